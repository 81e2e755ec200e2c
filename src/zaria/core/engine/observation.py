"""A game as numbers for programs that learn: a seat's observation as a vector, and one index for all answers.

The vector consists of named fields. The index joins all questions of the game: the same action means different things
in different questions, so each question has its own range. Both are append-only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mypy_extensions import i64

from zaria.core.engine.questions import QuestionKind
from zaria.core.values.ints import zeros

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints, Shorts


class Field(NamedTuple):
    """One part of a vector: `size` numbers from `low` to `high`."""

    name: str
    size: int
    low: int
    high: int
    about: str


class Observation:
    """The fields of a game's vector, in order."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.size: int = sum([field.size for field in fields])

    def place(self, name: str) -> int:
        """The offset of a field.

        >>> Observation([Field("dice", 6, 0, 8, ""), Field("chips", 1, 0, 99, "")]).place("chips")
        6
        """
        place = 0
        for field in self.fields:
            if field.name == name:
                return place
            place += field.size
        raise KeyError(name)


class ActionIndex:
    """Every pair of a question and an answer as one number below `size`.

    >>> from zaria.core.engine.questions import QuestionKind
    >>> index = ActionIndex([QuestionKind(1, "a", [], answers=7), QuestionKind(2, "b", [], answers=3)])
    >>> index.size, index.number(2, 0), index.pair(9)[1]
    (10, 7, 2)
    """

    def __init__(self, questions: list[QuestionKind]) -> None:
        self.questions = questions
        self.size: int = sum([kind.answers for kind in questions])
        self.first: Ints = zeros(1 + max([kind.number for kind in questions], default=0))
        place = 0
        for kind in questions:
            self.first[kind.number] = place
            place += kind.answers

    def number(self, question: int, answer: int) -> int:
        """The number of an answer to a question."""
        return int(self.first[question]) + answer

    def pair(self, number: int) -> tuple[QuestionKind, int]:
        """The question and answer with this number."""
        for kind in self.questions:
            answer = number - int(self.first[kind.number])
            if 0 <= answer < kind.answers:
                return kind, answer
        raise IndexError(number)


def write_one_of(row: Shorts, at: i64, size: i64, which: i64) -> i64:
    """Write a one-hot value, or zeros; return the place after it."""
    for place in range(at, at + size):
        row[place] = 0
    if 0 <= which and which < size:
        row[at + which] = 1
    return at + size


def ahead(other: i64, seat: i64, seats: i64) -> i64:
    """How many seats the other is clockwise from the seat; -1 if it is no seat.

    >>> ahead(3, 1, 4), ahead(0, 1, 4), ahead(-1, 1, 4)
    (2, 3, -1)
    """
    if other < 0:
        return -1
    if other < seat:
        return other - seat + seats
    return other - seat
