"""What a game brings for the terminal, in the folder `terminal` of its own folder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from zaria.games import parts

if TYPE_CHECKING:
    from argparse import Namespace

    from zaria.cli.arguments import Arguments
    from zaria.cli.drawing import Drawing
    from zaria.cli.keyboard import Keyboard
    from zaria.cli.screen import Screen
    from zaria.core.registry import Option
    from zaria.i18n import Words

T = TypeVar("T")


class Command(Protocol):
    """A module of a command."""

    def arguments(self, words: Words, given: list[str]) -> Arguments: ...

    def run(self, found: Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int: ...


class Pad(Protocol):
    """A page of the score pad."""

    most: int  # entries
    options: Sequence[Option]  # of the game, on which the score depends

    def __init__(self, screen: Screen, words: Words, options: Mapping[str, Any]) -> None: ...

    def from_arguments(self, arguments: list[str]) -> list[str]:
        """The entries that were given on the command line, where quotes are easily forgotten."""
        ...

    def check(self, entries: list[str]) -> None:
        """Refuse what cannot be; there may be more to come."""
        ...

    def lines(self, entries: list[str]) -> list[str]:
        """What it is worth, and why."""
        ...


class GameTerminal(NamedTuple):
    """All by the name of a game, except commands, which are by their own."""

    drawings: Mapping[str, type[Drawing]]
    pads: Mapping[str, type[Pad]] = {}
    commands: Mapping[str, Command] = {}


@cache
def terminals() -> list[GameTerminal]:
    return list(parts("terminal"))


def drawings() -> dict[str, type[Drawing]]:
    return merged(terminal.drawings for terminal in terminals())


def pads() -> dict[str, type[Pad]]:
    return merged(terminal.pads for terminal in terminals())


def commands() -> dict[str, Command]:
    return merged(terminal.commands for terminal in terminals())


def merged(tables: Iterator[Mapping[str, T]]) -> dict[str, T]:
    return {name: value for table in tables for name, value in table.items()}
