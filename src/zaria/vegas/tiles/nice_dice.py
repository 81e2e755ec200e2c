"""Nice Dice (H1): put a die on the picture of its number; at payouts each die there pays that number.

A die that already lies on the picture goes to the casino of its number.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import Refusal
from zaria.core.engine.questions import QuestionKind
from zaria.core.values.bits import bit
from zaria.vegas.rules import questions
from zaria.vegas.rules.markers import die_is_big, die_owner, die_view, single_die
from zaria.vegas.rules.money import reward_view
from zaria.vegas.rules.table import CASINOS, Table
from zaria.vegas.tiles.base import Tile, TileQuestion

# Actions: a rolled small die of number 0 to 5, the rolled big die of that number, a die from this casino, none.
ROLLED_BIG: Final = 6
SMALL_HERE: Final = 12
BIG_HERE: Final = 13
KEEP: Final = 14


@final
class NiceDice(Tile):
    def when_activated(self, table: Table, casino: i64, seat: i64) -> None:
        table.push(PutOnPicture(seat, casino))

    def at_payouts(self, table: Table, casino: i64) -> None:
        """Each die pays its owner a separate reward (LV-TILE-H1-03)."""
        for number in range(i64(CASINOS)):
            die = table.markers.nice_die(number)
            if die != 0:
                table.reward(die_owner(die), number + 1, self.key)

    def would_pay(self, table: Table, casino: i64, seat: i64) -> i64:
        units: i64 = 0
        for number in range(i64(CASINOS)):
            die = table.markers.nice_die(number)
            if die != 0 and die_owner(die) == seat:
                units += number + 1
        return units

    def view(self, table: Table, casino: i64, seat: int | None) -> dict[str, Any]:
        return {"pictures": [die_view(table.markers.nice_die(number)) for number in range(CASINOS)]}


@final
class PutOnPicture(TileQuestion):
    """A die just rolled and not placed, or one in this casino (LV-TILE-H1-01)."""

    def mask(self, state: Table) -> i64:
        mask: i64 = 0
        for number in range(i64(CASINOS)):
            if can_take(state, number):
                if state.rolled_small(number) > 0:
                    mask |= bit(number)
                if state.rolled_big == number:
                    mask |= bit(number + ROLLED_BIG)
        if state.is_open(self.casino) and can_take(state, self.casino):
            if state.small_in(self.casino, self.seat) > 0:
                mask |= bit(SMALL_HERE)
            if state.big_in(self.casino, self.seat) > 0:
                mask |= bit(BIG_HERE)
        if mask != 0:
            mask |= bit(KEEP)
        return mask

    def resolve(self, state: Table, action: i64) -> None:
        if action == KEEP:
            return
        number = self.casino
        if action < SMALL_HERE:
            number = action % ROLLED_BIG
        big: i64 = 0
        if action == BIG_HERE or (ROLLED_BIG <= action and action < SMALL_HERE):
            big = 1
        displace(state, number)
        if action >= SMALL_HERE:
            state.put(number, self.seat, big - 1, -big)
        else:
            state.take_rolled_die(number, big)
            state.small[self.seat] -= 1 - big
            state.big[self.seat] -= big
        state.markers.put_nice_die(number, single_die(self.seat, big))
        if state.sink is not None:
            die = "big" if big == 1 else "small"
            state.tell("vegas-nice-die", {"seat": int(self.seat), "number": int(number) + 1, "die": die})

    def why_not(self, state: Table, action: i64) -> Refusal:
        number = self.casino
        if action < SMALL_HERE:
            number = action % ROLLED_BIG
        if action > KEEP:
            return super().why_not(state, action)
        if not can_take(state, number):
            return Refusal("LV-TILE-H1-02", "vegas-picture-closed", {"number": int(number) + 1})
        return Refusal("LV-TILE-H1-01", "vegas-no-nice-die", {})

    def asks(self, state: Table) -> QuestionKind:
        return questions.NICE

    def word(self, state: Table, action: i64) -> str:
        if action == KEEP:
            return "keep"
        if action == SMALL_HERE:
            return "move small here"
        if action == BIG_HERE:
            return "move big here"
        if action > KEEP:
            return ""
        die = "big" if action >= ROLLED_BIG else "small"
        return f"move {die} {action % ROLLED_BIG + 1}"

    def verb(self, state: Table, action: i64) -> str:
        return "keep" if action == KEEP else "put"

    def targets(self, state: Table, action: i64) -> list[str]:
        """The die, where it is now (in the roll, or in this casino), and the picture."""
        if action == KEEP:
            return []
        if action >= SMALL_HERE:
            die, number, place = action - SMALL_HERE, self.casino + 1, "casino"
        else:
            die, number, place = action // ROLLED_BIG, action % ROLLED_BIG + 1, "number"
        return ["die:big" if die == 1 else "die:small", f"{place}:{number}", f"picture:{number}"]

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        if action == KEEP:
            return {}
        number = int(action % ROLLED_BIG if action < SMALL_HERE else self.casino)
        return {"reward": reward_view(number + 1), "displaced": die_view(state.markers.nice_die(number))}


def can_take(table: Table, number: i64) -> bool:
    """Can a die go on the picture? One already there must be able to go to its casino (LV-TILE-H1-02)."""
    return table.markers.nice_die(number) == 0 or table.is_open(number)


def displace(table: Table, number: i64) -> None:
    """Move any die on the picture to the casino of its number, without activating it (LV-TILE-H1-02)."""
    die = table.markers.nice_die(number)
    if die != 0:
        table.markers.put_nice_die(number, 0)
        if table.sink is not None:
            table.tell("vegas-displaced", {"seat": int(die_owner(die)), "casino": int(number) + 1})
        table.put(number, die_owner(die), 1 - die_is_big(die), die_is_big(die))
