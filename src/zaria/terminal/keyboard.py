"""Keyboard input, and signals that stop the program."""

from __future__ import annotations

import io
import os
import re
import select
import signal
from types import FrameType
from typing import Any, Self, TextIO

from zaria.terminal.screen import Screen, clean

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
ARROWS = re.compile(r"\x1b[\[O][0-9;]*[A-Za-z~]")  # and other keys that send several characters


class Stopped(Exception):
    """Ctrl-C, or the terminal was closed."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Keyboard:
    """Reads lines. Inside `with`, a signal stops the program only while it waits for input, never during a step.

    There is no history of lines, since it would show secret answers to the next player.
    """

    def __init__(self, source: TextIO, screen: Screen) -> None:
        self.source = source
        self.screen = screen
        self.interactive = source.isatty() and screen.out.isatty()
        self.file = file_of(source)
        self.unread = b""
        self.waiting = False
        self.signal = 0
        self.before: dict[int, Any] = {}
        self.woken = self.wake = self.woken_before = -1

    def __enter__(self) -> Self:
        self.woken, self.wake = os.pipe()  # written by signals, so that none is missed just before a wait
        os.set_blocking(self.wake, False)
        self.woken_before = signal.set_wakeup_fd(self.wake)
        for number in SIGNALS:
            self.before[number] = signal.signal(number, self.stop)
        return self

    def __exit__(self, *error: object) -> None:
        for number, handler in self.before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self.woken_before)
        os.close(self.woken)
        os.close(self.wake)

    def stop(self, number: int, frame: FrameType | None) -> None:
        self.signal = number
        if self.waiting:
            raise Stopped(number)

    def check(self) -> None:
        """Raise Stopped if a signal came in the meantime."""
        if self.signal:
            raise Stopped(self.signal)

    def line(self, prompt: str, secret: bool = False) -> str:
        """The next line without control characters. EOFError at the end of the input.

        Input that does not come from a terminal is printed, so that the output is complete; secrets are not.
        """
        self.check()
        self.screen.out.write(prompt)
        self.screen.out.flush()
        typed = self.read() if self.file is None else self.read_bytes(self.file)
        entry = clean(ARROWS.sub("", typed)).strip()
        if not self.interactive:
            self.screen.show("" if secret else entry)
        return entry

    def pause(self, seconds: float) -> bool:
        """Wait this long, or until input; True if there was any. Consumes a lone Enter and keeps the rest."""
        if self.file is None:
            return False
        ready, _, _ = select.select([self.file, self.woken], [], [], seconds)
        self.check()
        if self.file in ready:
            more = os.read(self.file, 4096)
            if more == b"":
                raise EOFError
            self.unread = (self.unread + more).removeprefix(b"\n")
        return bool(ready)

    def read_bytes(self, file: int) -> str:
        while b"\n" not in self.unread:
            ready, _, _ = select.select([file, self.woken], [], [])
            self.check()
            more = os.read(file, 4096) if file in ready else b""
            if more == b"":
                break
            self.unread += more
        if self.unread == b"":
            raise EOFError
        line, _, self.unread = self.unread.partition(b"\n")
        return line.decode(self.source.encoding, "replace")

    def read(self) -> str:
        """Read a source that `select` does not support."""
        self.waiting = True
        try:
            line = self.source.readline()
        finally:
            self.waiting = False
        if line == "":
            raise EOFError
        return line


def file_of(source: TextIO) -> int | None:
    """The file descriptor of the source, if `select` can wait for it."""
    try:
        return source.fileno() if os.name == "posix" else None
    except io.UnsupportedOperation:
        return None
