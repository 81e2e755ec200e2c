"""What a game can provide for the terminal, in the package `terminal` of its folder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from zaria.games import parts

if TYPE_CHECKING:
    from pathlib import Path

    from zaria.core.engine.registry import Option
    from zaria.i18n import Words
    from zaria.terminal.drawing import Drawing
    from zaria.terminal.real_dice import RealDice
    from zaria.terminal.screen import Screen

T = TypeVar("T")


class Pad(Protocol):
    """The score pad of a game."""

    most: int  # most entries
    options: Sequence[Option]  # options of the game that change the score

    def __init__(self, screen: Screen, words: Words, options: Mapping[str, Any]) -> None: ...

    def from_arguments(self, arguments: list[str]) -> list[str]:
        """The entries from the command line, where users forget quotes."""
        ...

    def check(self, entries: list[str]) -> None:
        """Refuse impossible entries; more may follow."""
        ...

    def lines(self, entries: list[str]) -> list[str]:
        """The score and its sources."""
        ...


class GameTerminal(NamedTuple):
    """Drawings, score pads and readers of real dice by the name of the game, files by the command that prints them."""

    drawings: Mapping[str, type[Drawing]]
    pads: Mapping[str, type[Pad]] = {}
    files: Mapping[str, Path] = {}
    real_dice: Mapping[str, type[RealDice]] = {}


@cache
def terminals() -> list[GameTerminal]:
    return list(parts("terminal"))


def drawings() -> dict[str, type[Drawing]]:
    return merge(terminal.drawings for terminal in terminals())


def pads() -> dict[str, type[Pad]]:
    return merge(terminal.pads for terminal in terminals())


def files() -> dict[str, Path]:
    return merge(terminal.files for terminal in terminals())


def real_dice() -> dict[str, type[RealDice]]:
    return merge(terminal.real_dice for terminal in terminals())


def merge(tables: Iterator[Mapping[str, T]]) -> dict[str, T]:
    return {name: value for table in tables for name, value in table.items()}
