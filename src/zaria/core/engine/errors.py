"""The errors of Zaria. Each is a user's mistake, with one exact sentence from the message files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar


class Refusal(NamedTuple):
    """Why something cannot be done: the rule it would break (if any), a message code and its arguments."""

    rule: str | None
    code: str
    arguments: dict[str, object]

    @property
    def key(self) -> str:
        """The message key of this refusal."""
        return f"refusal-{self.code}"


def _plainly(key: str, arguments: Mapping[str, object]) -> str:
    return " ".join([key, *(f"{name}={value}" for name, value in arguments.items())])


_say: Callable[[str, Mapping[str, object]], str] = _plainly


def speak_with(say: Callable[[str, Mapping[str, object]], str]) -> None:
    """Set what `str(error)` returns: the core has only codes, the sentences are in message files."""
    global _say
    _say = say


class ZariaError(Exception):
    """Base of all errors that a user can cause."""

    def __init__(self, code: str, rule: str | None = None, **arguments: object) -> None:
        self.refusal = Refusal(rule, code, arguments)
        super().__init__(self.refusal)

    def __str__(self) -> str:
        return _say(self.refusal.key, self.refusal.arguments)

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors are sent between processes, also compiled ones."""
        return again, (type(self), self.refusal)


E = TypeVar("E", bound=ZariaError)


def again(kind: type[E], refusal: Refusal) -> E:
    """An error of this kind with this refusal."""
    return kind(refusal.code, refusal.rule, **refusal.arguments)


class UnknownGame(ZariaError):
    """There is no game of that name."""


class BadPlayers(ZariaError):
    """The game does not allow this number of players."""


class BadSeat(ZariaError):
    """The table has no such seat."""


class BadOption(ZariaError):
    """The game has no such option, or the option does not take that value."""


class IllegalMove(ZariaError):
    """The action is not legal now. The state is unchanged."""

    @classmethod
    def of(cls, refusal: Refusal) -> IllegalMove:
        return again(cls, refusal)


class IllegalDeal(ZariaError):
    """A deal has too many, too few or impossible values. The state is unchanged."""


class BadBuffer(ZariaError):
    """The buffer has a wrong size or type, or is read-only. Nothing was written."""


class NoObservation(ZariaError):
    """The game has no observation vector."""


class BadRecord(ZariaError):
    """The record is damaged, truncated, not from Zaria, or not a possible game."""


class NewerRecord(BadRecord):
    """The record was made under newer rules, or in a newer format, than this version knows."""


class UnknownBot(ZariaError):
    """There is no bot of that name."""


class BadState(ZariaError):
    """The bytes of a saved state are damaged, truncated, or not from Zaria."""


class NewerState(BadState):
    """The state was saved under newer rules, or in a newer format, than this version knows."""


def quote(given: object) -> str:
    """A short text for a value given by a user."""
    try:
        text = given if isinstance(given, str) and given.isprintable() else repr(given)
    except Exception:  # a number of thousands of digits, or an object without a working repr
        text = f"<{type(given).__name__}>"
    return text if len(text) <= 40 else text[:39] + "…"
