"""Prime Time (B1): before payouts the winner of this casino rolls the black dice and may place them as their own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import Refusal
from zaria.core.engine.questions import QuestionKind
from zaria.core.values.bits import bit, has
from zaria.vegas.rules import questions
from zaria.vegas.rules.casino import NEUTRAL, winner
from zaria.vegas.rules.table import Table
from zaria.vegas.tiles.base import BlackDice, Tile, TileQuestion

# Answers: which of the two dice are placed.
NEITHER: Final = 0
LOWER: Final = 1
HIGHER: Final = 2
BOTH: Final = 3


@final
class PrimeTime(Tile):
    def before_payouts(self, table: Table, casino: i64) -> None:
        """Roll for the winner as the dice stand, ties considered but not yet out (LV-TILE-B1-01); not if neutral."""
        seat = winner(table.weights(casino))
        if 0 <= seat and seat < NEUTRAL:  # LV-ROY-06
            table.push(PrimeRoll(seat, casino))


@final
class PrimeRoll(BlackDice):
    def rolled(self, state: Table, one: i64, two: i64) -> None:
        if one > two:
            one, two = two, one
        state.push(PrimePlace(self.seat, self.casino, one, two))


@final
class PrimePlace(TileQuestion):
    def __init__(self, seat: i64, casino: i64, lower: i64, higher: i64) -> None:
        super().__init__(seat, casino)
        self.lower = lower  # as printed on the dice
        self.higher = higher

    def key(self) -> tuple[object, ...]:
        return (int(self.seat), int(self.casino), int(self.lower), int(self.higher))

    def mask(self, state: Table) -> i64:
        """A die of a closed casino cannot be placed (LV-TILE-B1-02). The dice of a double are the same choice."""
        mask = bit(NEITHER)
        lower_open = state.is_open(self.lower - 1)
        higher_open = state.is_open(self.higher - 1)
        if lower_open:
            mask |= bit(LOWER)
        if higher_open and self.lower != self.higher:
            mask |= bit(HIGHER)
        if lower_open and higher_open:
            mask |= bit(BOTH)
        return mask

    def resolve(self, state: Table, action: i64) -> None:
        if has(action, 0):
            self.place(state, self.lower)
        if has(action, 1):
            self.place(state, self.higher)
        if action == NEITHER and state.sink is not None:
            state.tell("vegas-prime-none", {"seat": int(self.seat)})
        state.clear_roll()  # the black dice lie in casinos now, or nowhere

    def place(self, state: Table, number: i64) -> None:
        """Place a black die. It counts as the player's own, with weight 1 (LV-TILE-B1-02)."""
        if state.sink is not None:
            state.tell("vegas-prime-placed", {"seat": int(self.seat), "casino": int(number)})
        state.put_black(number - 1, self.seat)

    def why_not(self, state: Table, action: i64) -> Refusal:
        if self.word(state, action) != "":
            return Refusal("LV-TILE-B1-02", "vegas-closed", {"casino": int(state.markers.closed) + 1})
        return super().why_not(state, action)

    def asks(self, state: Table) -> QuestionKind:
        return questions.PRIME

    def arguments(self, state: Table) -> dict[str, object]:
        return {"one": int(self.lower), "two": int(self.higher)}

    def word(self, state: Table, action: i64) -> str:
        if action == NEITHER:
            return "pass"
        if action == BOTH:
            return f"place {self.lower} {self.higher}"
        if action == LOWER:
            return f"place {self.lower}"
        return f"place {self.higher}" if action == HIGHER and self.lower != self.higher else ""

    def verb(self, state: Table, action: i64) -> str:
        return "pass" if action == NEITHER else "place"

    def targets(self, state: Table, action: i64) -> list[str]:
        """Each black die that is placed, and where it goes."""
        places: list[str] = []
        if has(action, 0):
            places.extend([f"black:{self.lower}", f"casino:{self.lower}"])
        if has(action, 1):
            places.extend([f"black:{self.higher}", f"casino:{self.higher}"])
        return places
