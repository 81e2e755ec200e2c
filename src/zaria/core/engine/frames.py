"""The stack of pending things: questions to a seat, draws of nature, and steps that run by themselves.

A frame never changes after it is pushed, so copies of a state share their frames. A frame's own data is given to its
constructor; everything else it reads from the state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64

from zaria.core.engine.errors import IllegalDeal, Refusal
from zaria.core.engine.questions import QuestionKind
from zaria.core.values.chance import Source

if TYPE_CHECKING:
    from zaria.core.engine.state import State
    from zaria.core.values.rng import Rng

S = TypeVar("S", bound="State")

CHANCE: Final = -1  # nature is to act
OVER: Final = -2  # nothing is pending
STEP: Final = -3  # runs by itself; never seen from outside


class Frame(Generic[S]):
    """The base of all three kinds."""

    stamp: i64 = 0  # the frame's hash, computed on first use; 0 before

    def actor(self, state: S) -> i64:
        """The seat that is asked, CHANCE, STEP, or OVER."""
        return STEP

    def key(self) -> tuple[object, ...]:
        """The frame's own data."""
        return ()

    def hides_from(self, seat: i64) -> bool:
        """Does this frame hold a secret from the seat (-1: a spectator)?"""
        return False

    def known(self, seat: i64) -> Frame[S]:
        """This frame with everything secret from the seat set to one fixed value."""
        return self

    def resample(self, seat: i64, rng: Rng) -> Frame[S]:
        """This frame with everything secret from the seat drawn again."""
        return self

    # A step
    def run(self, state: S) -> None:
        """Carry out the step and push what follows."""

    # A draw of nature
    def kind(self) -> str:
        """The first part of the label, and the key of its message."""
        return ""

    def about(self, state: S) -> i64:
        """The seat that the draw is for; -1 for the whole table."""
        return -1

    def bounds(self, state: S) -> list[int]:
        return []

    def is_consequence(self) -> bool:
        """Does the draw belong to the decision just made, rather than to what comes next?"""
        return False

    def draw(self, state: S, source: Source) -> None:
        """Take one integer per bound from the source, in order, and apply them."""

    def read(self, state: S, words: list[str]) -> list[int]:
        """Read words from real dice or cards as integers below the bounds."""
        return read_pips(words, self.bounds(state))

    # A question
    def always_asked(self) -> bool:
        """Is it asked even with a single legal answer? A turn's main decision is."""
        return False

    def is_secret(self) -> bool:
        """Is the answer hidden from the others until something reveals it?"""
        return False

    def mask(self, state: S) -> i64:
        """The legal answers, as bits."""
        return 0

    def resolve(self, state: S, action: i64) -> None:
        """Carry out a legal answer and push what follows."""

    def why_not(self, state: S, action: i64) -> Refusal:
        """Why this answer is illegal; called only for illegal answers."""
        return Refusal(None, "not-a-choice", {"possible": possible(self, state)})

    def asks(self, state: S) -> QuestionKind:
        """Which of the game's questions it is."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def arguments(self, state: S) -> dict[str, object]:
        """The arguments of the question's message."""
        return {}

    def source(self, state: S) -> str | None:
        """The part of the game that asks: the key of a tile, or None for the game itself."""
        return self.asks(state).source

    def word(self, state: S, action: i64) -> str:
        """The words of an answer, legal or not; empty for a number that is no answer to this question."""
        return ""

    def verb(self, state: S, action: i64) -> str:
        """The verb of an answer, as in docs/questions.md: `place`, `pass`."""
        return ""

    def targets(self, state: S, action: i64) -> list[str]:
        """The targets of an answer, as in docs/questions.md: `casino:4`, `die:17`, `seat:1`."""
        return []

    def same_as(self, state: S, action: i64) -> list[str]:
        """Equal targets that a merged choice stands for."""
        return []

    def preview(self, state: S, action: i64) -> dict[str, object]:
        """The certain consequences of an answer."""
        return {}


class Question(Frame[S]):
    """A question to a seat. Subclasses define which seat, and the legal answers."""


class Nature(Frame[S]):
    """A draw of dice or cards."""

    def actor(self, state: S) -> i64:
        return CHANCE


class Step(Frame[S]):
    """A step that runs as soon as it is on top."""


class End(Frame[S]):
    """The bottom of every stack, where nothing is pending."""

    def actor(self, state: S) -> i64:
        return OVER


class Frames:
    """All frames of a game: instances of those without data, classes of the others.

    Saved states refer to them by position, so the list is append-only.
    """

    def __init__(self, listed: list[Frame[Any] | Callable[..., Frame[Any]]]) -> None:
        self.listed = [END, *listed]
        self.places = {name_of(frame): place for place, frame in enumerate(self.listed)}

    def number(self, frame: Frame[Any]) -> int:
        return self.places[type(frame).__name__]

    def make(self, number: int, remembered: list[int]) -> Frame[Any]:
        """The frame with this number and this data."""
        if number < 0:
            raise IndexError(number)
        frame = self.listed[number]
        if not isinstance(frame, Frame):
            return frame(*remembered)
        if remembered:
            raise ValueError("this frame remembers nothing")
        return frame


def name_of(frame: Frame[Any] | Callable[..., Frame[Any]]) -> str:
    return type(frame).__name__ if isinstance(frame, Frame) else frame.__name__


END: Final = End[Any]()


def is_like(one: Frame[Any], other: Frame[Any]) -> bool:
    """Are two frames equal?"""
    return type(one) is type(other) and one.key() == other.key()


def begins(stack: list[Frame[Any]], whole: list[Frame[Any]]) -> bool:
    """Is the stack what remains of the whole one after its upper part was carried out?"""
    return len(stack) <= len(whole) and all(is_like(one, other) for one, other in zip(stack, whole))


def possible(frame: Frame[S], state: S) -> str:
    """The words of all legal answers, for messages: `place 1, place 6, pass`."""
    mask = frame.mask(state)
    words: list[str] = []
    action: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            words.append(frame.word(state, action))
        mask >>= 1
        action += 1
    return ", ".join(words)


def read_number(word: str) -> int:
    """The number that a word spells; -1 for anything else."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 9 else -1


def read_pips(words: list[str], bounds: list[int]) -> list[int]:
    """Numbers as printed on dice, 1 and up, as integers below the bounds.

    >>> read_pips(["3", "6"], [6, 6])
    [2, 5]
    """
    if len(words) != len(bounds):
        raise IllegalDeal("deal-length", expected=len(bounds), given=len(words))
    values: list[int] = []
    for word, bound in zip(words, bounds):
        if not 1 <= read_number(word) <= bound:
            raise IllegalDeal("deal-word", word=word[:40], low=1, high=bound)
        values.append(read_number(word) - 1)
    return values
