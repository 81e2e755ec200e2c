"""The command `zaria`.

Exit codes: 0 success, 1 failure, 2 wrong command line (both explained in one line), 3 `zaria verify` found a
contribution that was never revealed, 130 after Ctrl-C.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

import zaria
from zaria.cli.command_list import all_commands
from zaria.cli.language import take_language
from zaria.cli.misuse import is_misuse
from zaria.core.engine import errors
from zaria.core.engine.errors import ZariaError, quote
from zaria.i18n import Words, preferred_language, words
from zaria.i18n.speech import Speech
from zaria.terminal.errors import UsageError
from zaria.terminal.keyboard import Keyboard, Stopped
from zaria.terminal.screen import Screen, clean, open_screen


def main(argv: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # do not stop at an invalid byte
    language = preferred_language(os.environ)
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
        if not zaria.COMPILED:
            screen.show(words.say("uncompiled"))
        return 0
    if name in ("--help", "-h", "help"):
        screen.show(*overview(screen, words))
        return 0
    known = all_commands()
    if name not in known:
        raise UsageError("command-unknown", given=quote(name), possible=", ".join(known))
    rest = given[1:]
    if name == "play":
        from zaria.cli.commands.play import as_last_time  # imported here, as all commands are

        rest = as_last_time(rest)
    parser = known[name].arguments(words, rest)
    arguments = parser.read(rest)
    if arguments.help:
        screen.show(words.say(f"command-{name}"), words.say(f"command-{name}.usage"), *parser.help_lines(screen))
        return 0
    with Keyboard(sys.stdin, screen) as keyboard:
        return known[name].run(arguments, screen, keyboard, words)


def overview(screen: Screen, words: Words) -> list[str]:
    lines = [words.say("overview"), ""]
    for name in all_commands():
        lines.append(f"  {screen.paint(words.say(f'command-{name}.usage'), 'bold')}")
        lines.append(f"      {words.say(f'command-{name}')}")
    return [*lines, "", words.say("overview.languages"), words.say("overview.unofficial")]


def say_wrong(text: str) -> None:
    """Print one line to the error stream, even if that stream is closed."""
    with suppress(OSError):
        print(f"zaria: {clean(text)}", file=sys.stderr, flush=True)


def give_up_output() -> None:
    """Discard further output. Otherwise the interpreter would report an error when it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
