"""An adjustment, as given by Handicap and My Choice: one of your dice goes into a casino or comes out of one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import Refusal
from zaria.core.engine.questions import QuestionKind
from zaria.core.values.bits import bit
from zaria.vegas.rules import questions
from zaria.vegas.rules.table import CASINOS, Table
from zaria.vegas.tiles.base import TileQuestion
from zaria.vegas.views.projection import payments_with

# Actions in four rows of six casinos.
SMALL_TO: Final = 0
BIG_TO: Final = 6
SMALL_FROM: Final = 12
BIG_FROM: Final = 18
LAST: Final = 23


@final
class Adjust(TileQuestion):
    """Only dice in supply and in open casinos; nothing is activated (LV-TILE-F2-03, LV-TILE-H2-04)."""

    def mask(self, state: Table) -> i64:
        mask: i64 = 0
        for number in range(i64(CASINOS)):
            if state.is_open(number):
                if state.small[self.seat] > 0:
                    mask |= bit(number + SMALL_TO)
                if state.big[self.seat] > 0:
                    mask |= bit(number + BIG_TO)
                if state.small_in(number, self.seat) > 0:
                    mask |= bit(number + SMALL_FROM)
                if state.big_in(number, self.seat) > 0:
                    mask |= bit(number + BIG_FROM)
        return mask

    def resolve(self, state: Table, action: i64) -> None:
        number = action % CASINOS
        row = action - number
        if state.sink is not None:
            kind = "vegas-adjusted-in" if row <= BIG_TO else "vegas-adjusted-out"
            state.tell(kind, {"seat": int(self.seat), "casino": int(number) + 1, "die": die_of(action)})
        if row == SMALL_TO:
            state.place(number, self.seat, 1, 0)
        elif row == BIG_TO:
            state.place(number, self.seat, 0, 1)
        elif row == SMALL_FROM:
            state.place(number, self.seat, -1, 0)
        else:
            state.place(number, self.seat, 0, -1)

    def why_not(self, state: Table, action: i64) -> Refusal:
        if action > LAST:
            return super().why_not(state, action)
        number = action % CASINOS
        if not state.is_open(number):
            return Refusal("LV-TILE-E1-01", "vegas-closed", {"casino": int(number) + 1})
        if action < SMALL_FROM:
            return Refusal("LV-TILE-F2-03", "vegas-no-such-die", {"die": die_of(action)})
        return Refusal("LV-TILE-F2-03", "vegas-no-die-there", {"die": die_of(action), "casino": int(number) + 1})

    def asks(self, state: Table) -> QuestionKind:
        return questions.ADJUST

    def word(self, state: Table, action: i64) -> str:
        if action > LAST:
            return ""
        way = "to" if action < SMALL_FROM else "from"
        return f"adjust {die_of(action)} {way} {action % CASINOS + 1}"

    def verb(self, state: Table, action: i64) -> str:
        return "put" if action < SMALL_FROM else "take"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [f"die:{die_of(action)}", f"casino:{action % CASINOS + 1}"]

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        number = action % CASINOS
        weight: i64 = 1 if die_of(action) == "small" else 2
        if action >= SMALL_FROM:
            weight = -weight
        return {"casino": int(number) + 1, "pays": payments_with(state, number, self.seat, weight)}


def die_of(action: i64) -> str:
    return "small" if (action // CASINOS) % 2 == 0 else "big"
