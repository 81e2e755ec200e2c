"""The command `zaria`.

Exit codes: 0 success, 1 something could not be done, 2 the command line was not understood (both are explained in one
line), 3 `zaria verify` found a contribution that was never shown, 130 after Ctrl-C.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

import zaria
from zaria.cli import (
    admin,
    analyse,
    arena,
    backup,
    completion,
    dataset,
    games,
    hint,
    join,
    migrate,
    odds,
    play,
    replay,
    restore,
    rules,
    score,
    serve,
    simulate,
    verify,
)
from zaria.cli.errors import UsageError, is_misuse
from zaria.cli.game_terminal import Command, commands
from zaria.cli.keyboard import Keyboard, Stopped
from zaria.cli.language import take_language
from zaria.cli.screen import Screen, clean, open_screen
from zaria.core import errors
from zaria.core.errors import ZariaError, shown
from zaria.i18n import Words, preferred, words
from zaria.i18n.speech import Speech

COMMANDS: dict[str, Command] = {
    "play": play,
    "replay": replay,
    "verify": verify,
    "analyse": analyse,
    "rules": rules,
    "games": games,
    "score": score,
    "serve": serve,
    "backup": backup,
    "restore": restore,
    "migrate": migrate,
    "admin": admin,
    "join": join,
    "arena": arena,
    "simulate": simulate,
    "dataset": dataset,
    "hint": hint,
    "odds": odds,
    "completion": completion,
}


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
    rest = play.as_last_time(given[1:]) if name == "play" else given[1:]
    parser = known[name].arguments(words, rest)
    found = parser.read(rest)
    if found.help:
        screen.show(words.say(f"command-{name}"), words.say(f"command-{name}.usage"), *parser.help_lines(screen))
        return 0
    with Keyboard(sys.stdin, screen) as keyboard:
        return known[name].run(found, screen, keyboard, words)


def all_commands() -> dict[str, Command]:
    """Our own commands, and those of games."""
    return COMMANDS | commands()


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
