"""The kinds of questions of a game: number, source, and the rules behind them."""

from __future__ import annotations

from typing import Final

MOST_ANSWERS: Final = 63  # actions are 0..62: bit 63 of a mask would be the sign


class QuestionKind:
    """A kind of question. Immutable, and shared by all frames that ask it.

    `number` is unique within the game and never used again for another question. `key` names it in messages:
    `question-KEY`. `source` is the part of the game that asks, such as the key of a tile; None is the game itself.
    `rules` are the ids of the rules behind it. `is_main` marks a new decision, such as a number to place, unlike the
    tile's question that follows. All its answers are below `answers`.
    """

    def __init__(
        self,
        number: int,
        key: str,
        rules: list[str],
        source: str | None = None,
        main: bool = False,
        answers: int = MOST_ANSWERS,
    ) -> None:
        self.number = number
        self.key = key
        self.rules = rules
        self.source = source
        self.is_main = main
        self.answers = answers

    @property
    def message(self) -> str:
        """The message key of the question."""
        return f"question-{self.key}"
