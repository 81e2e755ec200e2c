"""Lucky Punch (A1): hide one to three markers; the player to your left guesses how many.

A wrong guess pays you two chips, $30,000 or $40,000 for one, two or three hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from zaria.core.engine.frames import Frame
from zaria.core.engine.questions import QuestionKind
from zaria.core.values.bits import bit
from zaria.vegas.rules import questions
from zaria.vegas.rules.money import reward_view
from zaria.vegas.rules.table import Table
from zaria.vegas.tiles.base import Tile, TileQuestion

if TYPE_CHECKING:
    from zaria.core.values.rng import Rng

REWARDS: Final = (0, 2, 3, 4)  # by the number hidden (LV-TILE-A1-01)
ONE_TO_THREE: Final = 0b1110


@final
class LuckyPunch(Tile):
    def when_activated(self, table: Table, casino: i64, seat: i64) -> None:
        table.push(Hide(seat, casino))

    def view(self, table: Table, casino: i64, seat: int | None) -> dict[str, Any]:
        guess = table.top
        if not isinstance(guess, Guess):
            return {"owner": None, "hidden": None}
        owner = int(guess.owner)
        return {"owner": owner, "hidden": int(guess.hidden) if seat == owner else None}


@final
class Hide(TileQuestion):
    def is_secret(self) -> bool:
        return True

    def mask(self, state: Table) -> i64:
        return ONE_TO_THREE

    def resolve(self, state: Table, action: i64) -> None:
        if state.sink is not None:
            state.tell("vegas-hid", {"seat": int(self.seat)})
            state.tell("vegas-hid-number", {"seat": int(self.seat), "number": int(action)}, (int(self.seat),))
        state.push(Guess(state.left_of(self.seat), self.casino, self.seat, action))

    def asks(self, state: Table) -> QuestionKind:
        return questions.HIDE

    def arguments(self, state: Table) -> dict[str, object]:
        return {"guesser": int(state.left_of(self.seat))}

    def word(self, state: Table, action: i64) -> str:
        return f"hide {action}" if bit(action) & ONE_TO_THREE != 0 else ""

    def verb(self, state: Table, action: i64) -> str:
        return "hide"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [f"marker:{action}"]

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        return {"if_wrong": reward_view(REWARDS[action])}


@final
class Guess(TileQuestion):
    """Until the guess only the owner knows the number (LV-TILE-A1-02)."""

    def __init__(self, guesser: i64, casino: i64, owner: i64, hidden: i64) -> None:
        super().__init__(guesser, casino)
        self.owner = owner
        self.hidden = hidden

    def key(self) -> tuple[object, ...]:
        return (int(self.seat), int(self.casino), int(self.owner), int(self.hidden))

    def hides_from(self, seat: i64) -> bool:
        return seat != self.owner

    def known(self, seat: i64) -> Frame[Table]:
        return self if seat == self.owner else Guess(self.seat, self.casino, self.owner, 1)

    def resample(self, seat: i64, rng: Rng) -> Frame[Table]:
        return self if seat == self.owner else Guess(self.seat, self.casino, self.owner, rng.below(3) + 1)

    def mask(self, state: Table) -> i64:
        return ONE_TO_THREE

    def resolve(self, state: Table, action: i64) -> None:
        if state.sink is not None:
            guess: dict[str, object] = {"seat": int(self.seat), "owner": int(self.owner)}
            state.tell("vegas-guessed", guess | {"guess": int(action), "hidden": int(self.hidden)})
        if action != self.hidden:  # LV-TILE-A1-01
            state.reward(self.owner, REWARDS[self.hidden], "lucky_punch")

    def asks(self, state: Table) -> QuestionKind:
        return questions.GUESS

    def arguments(self, state: Table) -> dict[str, object]:
        return {"owner": int(self.owner)}

    def word(self, state: Table, action: i64) -> str:
        return f"guess {action}" if bit(action) & ONE_TO_THREE != 0 else ""

    def verb(self, state: Table, action: i64) -> str:
        return "guess"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [f"marker:{action}", f"seat:{self.owner}"]
