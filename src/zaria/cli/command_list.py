"""All commands: our own, each a module of `commands/`, and the files of games that can be printed."""

from __future__ import annotations

from argparse import Namespace
from collections import ChainMap
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from zaria.cli.arguments import Arguments
from zaria.i18n import Words
from zaria.terminal.game_terminal import files
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen

COMMANDS = (
    "play",
    "replay",
    "verify",
    "analyse",
    "rules",
    "games",
    "score",
    "serve",
    "backup",
    "restore",
    "migrate",
    "admin",
    "join",
    "arena",
    "simulate",
    "dataset",
    "hint",
    "odds",
    "completion",
)


class Command(Protocol):
    """A module of a command."""

    def arguments(self, words: Words, given: list[str]) -> Arguments: ...

    def run(self, args: Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int: ...


class PrintFile:
    """Prints a file of a game, for users to change and play with: `zaria faces`."""

    def __init__(self, name: str, file: Path) -> None:
        self.name = name
        self.file = file

    def arguments(self, words: Words, given: list[str]) -> Arguments:
        parser = Arguments(self.name, words)
        parser.flag("--plain", "plain")
        return parser

    def run(self, args: Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
        screen.out.write(self.file.read_text(encoding="utf-8"))  # not wrapped: a file must stay as it is
        return 0


class OwnCommands(Mapping[str, Command]):
    """Each command is the module of its name, loaded on demand: a server does not need the plots."""

    def __getitem__(self, name: str) -> Command:
        if name not in COMMANDS:
            raise KeyError(name)
        return cast(Command, import_module(f"zaria.cli.commands.{name}"))

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)


def all_commands() -> Mapping[str, Command]:
    printed: dict[str, Command] = {name: PrintFile(name, file) for name, file in files().items()}
    return ChainMap(printed, OwnCommands())  # type: ignore[arg-type]  # only read; the last one comes first
