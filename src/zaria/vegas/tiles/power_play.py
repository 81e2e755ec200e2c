"""Power Play (D2): with more dice here than any other owner you may place a die of your choice instead of rolling."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import Refusal
from zaria.core.engine.frames import Frame
from zaria.core.engine.questions import QuestionKind
from zaria.core.values.bits import bit
from zaria.vegas.rules import questions
from zaria.vegas.rules.casino import OWNERS
from zaria.vegas.rules.lanes import lane
from zaria.vegas.rules.markers import NONE
from zaria.vegas.rules.table import CASINOS, Table
from zaria.vegas.rules.turn import ROLL, activate
from zaria.vegas.tiles.base import Tile, TileQuestion
from zaria.vegas.views.projection import payments_with

BIG: Final = 6  # actions 0 to 5 place a small die, 6 to 11 the big one
ROLL_INSTEAD: Final = 12


@final
class PowerPlay(Tile):
    def when_activated(self, table: Table, casino: i64, seat: i64) -> None:
        """A player who activates it with more dice than every other owner takes the marker (LV-TILE-D2-01)."""
        if table.markers.power != seat and leads(table, casino, seat):
            table.markers.power = seat
            if table.sink is not None:
                table.tell("vegas-power-taken", {"seat": int(seat)})

    def when_dice_moved(self, table: Table, casino: i64) -> None:
        """Without that majority the marker goes back at once (LV-TILE-D2-03, LV-TILE-D2-04)."""
        holder = table.markers.power
        if holder != NONE and not leads(table, casino, holder):
            table.markers.power = NONE
            if table.sink is not None:
                table.tell("vegas-power-lost", {"seat": int(holder)})

    def at_turn_start(self, table: Table, casino: i64, seat: i64) -> Frame[Table] | None:
        """It may be used in each turn while the majority holds (LV-TILE-D2-02)."""
        return PowerTurn(seat, casino) if table.markers.power == seat else None

    def view(self, table: Table, casino: i64, seat: int | None) -> dict[str, Any]:
        holder = int(table.markers.power)
        return {"holder": holder if holder >= 0 else None}


def leads(table: Table, casino: i64, seat: i64) -> bool:
    """Do the seat's dice here weigh more than those of every other owner?"""
    weights = table.weights(casino)
    own = lane(weights, seat)
    for owner in range(i64(OWNERS)):
        if owner != seat and lane(weights, owner) >= own:
            return False
    return True


@final
class PowerTurn(TileQuestion):
    """Turn a die to any number of an open casino and put it there, or roll as usual (LV-TILE-D2-02)."""

    def always_asked(self) -> bool:
        return True

    def mask(self, state: Table) -> i64:
        mask = bit(ROLL_INSTEAD)
        for casino in range(i64(CASINOS)):
            if state.is_open(casino):
                if state.small[self.seat] > 0:
                    mask |= bit(casino)
                if state.big[self.seat] > 0:
                    mask |= bit(casino + BIG)
        return mask

    def resolve(self, state: Table, action: i64) -> None:
        if action == ROLL_INSTEAD:
            state.push(ROLL)
            return
        small: i64 = 1
        if action >= BIG:
            small = 0
            action -= BIG
        if state.sink is not None:
            die: dict[str, object] = {"seat": int(self.seat), "casino": int(action) + 1}
            state.tell("vegas-power-used", die | {"small": int(small), "big": int(1 - small)})
        state.place(action, self.seat, small, 1 - small)
        activate(state, action, self.seat)

    def why_not(self, state: Table, action: i64) -> Refusal:
        if action >= ROLL_INSTEAD:
            return super().why_not(state, action)
        if not state.is_open(action % BIG):
            return Refusal("LV-TILE-E1-01", "vegas-closed", {"casino": int(action % BIG) + 1})
        return Refusal("LV-TILE-D2-02", "vegas-no-such-die", {"die": "big" if action >= BIG else "small"})

    def asks(self, state: Table) -> QuestionKind:
        return questions.POWER

    def word(self, state: Table, action: i64) -> str:
        if action == ROLL_INSTEAD:
            return "roll"
        if action > ROLL_INSTEAD:
            return ""
        return f"power {action % BIG + 1} big" if action >= BIG else f"power {action + 1}"

    def verb(self, state: Table, action: i64) -> str:
        return "roll" if action == ROLL_INSTEAD else "put"

    def targets(self, state: Table, action: i64) -> list[str]:
        if action == ROLL_INSTEAD:
            return []
        return ["die:big" if action >= BIG else "die:small", f"casino:{action % BIG + 1}"]

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        if action == ROLL_INSTEAD:
            return {}
        weight = 2 if action >= BIG else 1
        return {"casino": int(action % BIG) + 1, "pays": payments_with(state, action % BIG, self.seat, weight)}
