"""The command `zaria`.

Exit codes: 0 success, 1 something could not be done, 2 the command line was not understood (both are explained in one
line), 3 `zaria verify` found a contribution that was never shown, 130 after Ctrl-C.
"""

from __future__ import annotations

import os
import sys
from collections import ChainMap
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import cast

import zaria
from zaria.cli.errors import UsageError, is_misuse
from zaria.cli.game_terminal import Command, commands
from zaria.cli.keyboard import Keyboard, Stopped
from zaria.cli.language import take_language
from zaria.cli.screen import Screen, clean, open_screen
from zaria.core import errors
from zaria.core.errors import ZariaError, shown
from zaria.i18n import Words, preferred, words
from zaria.i18n.speech import Speech

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


class OwnCommands(Mapping[str, Command]):
    """Each is the module of its name, loaded when it is asked for: a server need not know how to plot strengths."""

    def __getitem__(self, name: str) -> Command:
        if name not in COMMANDS:
            raise KeyError(name)
        return cast(Command, import_module(f"zaria.cli.{name}"))

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)


def main(argv: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # do not stop at an invalid byte
    language = preferred(os.environ)
    try:
        language, given = take_language(given, os.environ)
        errors.speak_with(Speech(words(language), {}).say)
        code = command(given, words(language))
        sys.stdout.flush()
        return code
    except ZariaError as error:
        say_wrong(Speech(words(language), {}).refusal(error.refusal))
        return 2 if is_misuse(error) else 1
    except BrokenPipeError:
        give_up_output()  # the reader has closed the pipe
        return 0
    except OSError as error:
        give_up_output()
        say_wrong(Speech(words(language), {}).say("output-broken", {"errno": error.errno}))
        return 1
    except (Stopped, KeyboardInterrupt) as stopped:
        return 128 + getattr(stopped, "number", 2)
    except EOFError:
        return 0


def command(given: list[str], words: Words) -> int:
    """Find the command and run it."""
    screen = open_screen(sys.stdout, os.environ, "--plain" in given)
    name = clean(given[0]) if given else "--help"
    if name == "--version":
        screen.show(f"zaria {zaria.__version__}")
        return 0
    if name in ("--help", "-h", "help"):
        screen.show(*overview(screen, words))
        return 0
    known = all_commands()
    if name not in known:
        raise UsageError("command-unknown", given=shown(name), possible=", ".join(known))
    rest = given[1:]
    if name == "play":
        from zaria.cli.play import as_last_time  # imported here, as all commands are

        rest = as_last_time(rest)
    parser = known[name].arguments(words, rest)
    found = parser.read(rest)
    if found.help:
        screen.show(words.say(f"command-{name}"), words.say(f"command-{name}.usage"), *parser.help_lines(screen))
        return 0
    with Keyboard(sys.stdin, screen) as keyboard:
        return known[name].run(found, screen, keyboard, words)


def all_commands() -> Mapping[str, Command]:
    """Our own commands, and those of games."""
    return ChainMap(dict(commands()), OwnCommands())  # type: ignore[arg-type]  # only read; the last one comes first


def overview(screen: Screen, words: Words) -> list[str]:
    lines = [words.say("overview"), ""]
    for name in all_commands():
        lines.append(f"  {screen.paint(words.say(f'command-{name}.usage'), 'bold')}")
        lines.append(f"      {words.say(f'command-{name}')}")
    return [*lines, "", words.say("overview.languages"), words.say("overview.unofficial")]


def say_wrong(text: str) -> None:
    """One line on the error stream, even if that stream is closed."""
    with suppress(OSError):
        print(f"zaria: {clean(text)}", file=sys.stderr, flush=True)


def give_up_output() -> None:
    """Nothing more can be written. Without this, the interpreter would report an error when it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
