"""Double Down (G2): move dice of yours from this casino to the tile, which pays like a casino: $60,000 and $30,000."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import Refusal
from zaria.core.engine.questions import QuestionKind
from zaria.core.values.bits import bit
from zaria.vegas.rules import questions
from zaria.vegas.rules.casino import NOBODY, first_and_second
from zaria.vegas.rules.lanes import lane, one_in
from zaria.vegas.rules.table import Table
from zaria.vegas.tiles.base import Tile, TileQuestion
from zaria.vegas.views.projection import payments_with

FIRST: Final = 6
SECOND: Final = 3
KEEP: Final = 0
BIG: Final = 8  # an action is the number of small dice, plus BIG if the big one moves
LAST: Final = 15


@final
class DoubleDown(Tile):
    def when_activated(self, table: Table, casino: i64, seat: i64) -> None:
        """Nothing if the casino is closed: no dice leave it (LV-TILE-G2-01)."""
        if table.is_open(casino):
            table.push(MoveDice(seat, casino))

    def at_payouts(self, table: Table, casino: i64) -> None:
        """It pays like a casino (LV-TILE-G2-02)."""
        first, second = first_and_second(weights_on_tile(table))
        if first != NOBODY:
            table.reward(first, FIRST, self.key)
        if second != NOBODY:
            table.reward(second, SECOND, self.key)

    def would_pay(self, table: Table, casino: i64, seat: i64) -> i64:
        first, second = first_and_second(weights_on_tile(table))
        if first == seat:
            return FIRST
        if second == seat:
            return SECOND
        return 0

    def view(self, table: Table, casino: i64, seat: int | None) -> dict[str, Any]:
        dice: dict[str, dict[str, int]] = {}
        for owner in range(table.seats):
            small, big = lane(table.markers.double_small, owner), lane(table.markers.double_big, owner)
            if small + big > 0:
                dice[str(owner)] = {"small": int(small), "big": int(big)}
        return {"dice": dice}


def weights_on_tile(table: Table) -> i64:
    """A big die counts as two here, too (LV-COMP-02)."""
    return table.markers.double_small + 2 * table.markers.double_big


@final
class MoveDice(TileQuestion):
    """Any number of the player's dice, old or new. They never come back (LV-TILE-G2-01)."""

    def mask(self, state: Table) -> i64:
        mask = bit(state.small_in(self.casino, self.seat) + 1) - 1
        if state.big_in(self.casino, self.seat) > 0:
            mask |= mask << BIG
        return mask

    def resolve(self, state: Table, action: i64) -> None:
        if action == KEEP:
            return
        small, big = action % BIG, action // BIG
        state.markers.double_small += small * one_in(self.seat)
        state.markers.double_big += big * one_in(self.seat)
        if state.sink is not None:
            state.tell("vegas-doubled", {"seat": int(self.seat), "small": int(small), "big": int(big)})
        state.put(self.casino, self.seat, -small, -big)

    def why_not(self, state: Table, action: i64) -> Refusal:
        if action > LAST:
            return super().why_not(state, action)
        dice: dict[str, object] = {"small": int(state.small_in(self.casino, self.seat))}
        return Refusal("LV-TILE-G2-01", "vegas-too-few-dice", dice | {"big": int(state.big_in(self.casino, self.seat))})

    def asks(self, state: Table) -> QuestionKind:
        return questions.MOVE

    def arguments(self, state: Table) -> dict[str, object]:
        return {"casino": int(self.casino) + 1}

    def word(self, state: Table, action: i64) -> str:
        if action == KEEP:
            return "keep"
        if action > LAST:
            return ""
        words = ["move"]
        if action % BIG > 0:
            words.append(str(action % BIG))
        if action >= BIG:
            words.append("big")
        return " ".join(words)

    def verb(self, state: Table, action: i64) -> str:
        return "keep" if action == KEEP else "move"

    def targets(self, state: Table, action: i64) -> list[str]:
        """Each die that moves."""
        return ["die:small"] * int(action % BIG) + ["die:big"] * int(action // BIG)

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        weight = action % BIG + 2 * (action // BIG)
        return {"casino": int(self.casino) + 1, "pays": payments_with(state, self.casino, self.seat, -weight)}
