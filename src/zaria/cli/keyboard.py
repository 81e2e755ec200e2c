"""What people type, and the signals by which they stop the program."""

from __future__ import annotations

import signal
from types import FrameType
from typing import Any, Self, TextIO

from zaria.cli.screen import Screen, clean

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Stopped(Exception):
    """Ctrl-C, or the terminal was closed."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Keyboard:
    """Reads lines. Between `with` and its end, a signal stops the program only while it waits, never inside a step."""

    def __init__(self, source: TextIO, screen: Screen) -> None:
        self.source = source
        self.screen = screen
        self.interactive = source.isatty() and screen.out.isatty()
        self.waiting = False
        self.signal = 0
        self.before: dict[int, Any] = {}

    def __enter__(self) -> Self:
        if self.interactive:
            edit_lines()
        for number in SIGNALS:
            self.before[number] = signal.signal(number, self.stop)
        return self

    def __exit__(self, *error: object) -> None:
        for number, handler in self.before.items():
            signal.signal(number, handler)

    def stop(self, number: int, frame: FrameType | None) -> None:
        self.signal = number
        if self.waiting:
            raise Stopped(number)

    def check(self) -> None:
        """Stop here if a signal came in the meantime."""
        if self.signal:
            raise Stopped(self.signal)

    def line(self, prompt: str, secret: bool = False) -> str:
        """The next line, without what does not belong in a text. EOFError at the end of the input.

        Lines that do not come from a person's keyboard are repeated, so that the output can be read alone; not secrets.
        """
        self.check()
        self.waiting = True
        try:
            if self.interactive:
                entry = input(prompt)
            else:
                self.screen.out.write(prompt)
                self.screen.out.flush()
                entry = self.source.readline()
                if entry == "":
                    raise EOFError
        finally:
            self.waiting = False
        entry = clean(entry).strip()
        if not self.interactive:
            self.screen.show("" if secret else entry)
        return entry


def edit_lines() -> None:
    """Let `input` edit lines with the arrow keys, but remember none: the next player must not find a secret entry."""
    try:
        import readline
    except ImportError:  # not on every system; `input` works without
        return
    readline.set_auto_history(False)
    for setting in ("enable-bracketed-paste", "enable-meta-key"):
        readline.parse_and_bind(f"set {setting} off")  # these would write escapes
