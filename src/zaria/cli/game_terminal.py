"""What a game can bring for the terminal, in the package `terminal` of its folder."""

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
    from zaria.cli.real_dice import RealDice
    from zaria.cli.screen import Screen
    from zaria.core.registry import Option
    from zaria.i18n import Words

T = TypeVar("T")


class Command(Protocol):
    """A module of a command."""

    def arguments(self, words: Words, given: list[str]) -> Arguments: ...

    def run(self, found: Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int: ...


class Pad(Protocol):
    """The score pad of a game."""

    most: int  # how many entries it takes
    options: Sequence[Option]  # options of the game that change the score

    def __init__(self, screen: Screen, words: Words, options: Mapping[str, Any]) -> None: ...

    def from_arguments(self, arguments: list[str]) -> list[str]:
        """The entries from the command line, where quotes are easily forgotten."""
        ...

    def check(self, entries: list[str]) -> None:
        """Refuse impossible entries; more may follow."""
        ...

    def lines(self, entries: list[str]) -> list[str]:
        """The score, and how it comes about."""
        ...


class GameTerminal(NamedTuple):
    """Drawings, score pads and readers of real dice by the name of the game, further commands by their own name."""

    drawings: Mapping[str, type[Drawing]]
    pads: Mapping[str, type[Pad]] = {}
    commands: Mapping[str, Command] = {}
    real_dice: Mapping[str, type[RealDice]] = {}


@cache
def terminals() -> list[GameTerminal]:
    return list(parts("terminal"))


def drawings() -> dict[str, type[Drawing]]:
    return merged(terminal.drawings for terminal in terminals())


def pads() -> dict[str, type[Pad]]:
    return merged(terminal.pads for terminal in terminals())


def commands() -> dict[str, Command]:
    return merged(terminal.commands for terminal in terminals())


def real_dice() -> dict[str, type[RealDice]]:
    return merged(terminal.real_dice for terminal in terminals())


def merged(tables: Iterator[Mapping[str, T]]) -> dict[str, T]:
    return {name: value for table in tables for name, value in table.items()}
