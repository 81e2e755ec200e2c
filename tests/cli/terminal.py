"""The command `zaria` for tests: in this process with typed lines, or in a real terminal."""

import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import zaria
from zaria.cli import main
from zaria.cli.screen import ESCAPE
from zaria.core import errors
from zaria.i18n.speech import english

SOURCE = str(Path(zaria.__file__).parent.parent)
PATIENCE = 60.0  # seconds until a terminal that says nothing is given up; only a broken test waits so long


class Ran(NamedTuple):
    code: int
    out: str
    err: str


class Printed(io.TextIOWrapper):
    """An output that can be read while it is written."""

    def __init__(self) -> None:
        self.bytes = io.BytesIO()
        super().__init__(self.bytes, encoding="utf-8")

    def text(self) -> str:
        self.flush()
        return self.bytes.getvalue().decode()


class Typist(io.StringIO):
    """Types the given lines, then what `answer` returns for the output so far. Then the input ends."""

    def __init__(self, lines: Iterable[str], out: Printed, answer: Callable[[str], str | None] | None) -> None:
        super().__init__()
        self.lines = list(lines)
        self.out = out
        self.answer = answer

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]  # as in io.StringIO
        if self.lines:
            return self.lines.pop(0) + "\n"
        typed = self.answer(self.out.text()) if self.answer is not None else None
        return "" if typed is None else typed + "\n"


def zaria_command(*argv: str, typed: Iterable[str] = (), answer: Callable[[str], str | None] | None = None) -> Ran:
    """Run the command in this process."""
    out, err = Printed(), Printed()
    before = sys.stdin
    sys.stdin = Typist(typed, out, answer)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main(argv)
    finally:
        sys.stdin = before
        errors.speak_with(english)
    return Ran(code, out.text(), err.text())


def first_choice(printed: str) -> str | None:
    """The key of the first choice of the last question; Enter where nothing is asked."""
    if not printed.endswith("> "):
        return ""
    return choices(printed)[0]


def choices(printed: str) -> list[str]:
    """The keys of the last question's choices."""
    return re.findall(r"^ +(\S+)  \S", printed[printed.rindex("\n\n") :], re.MULTILINE)


def stopping_after(number: int) -> Callable[[str], str | None]:
    """Takes the first choice this many times. Then the input ends."""
    answered = 0

    def answer(printed: str) -> str | None:
        nonlocal answered
        answered += 1
        return first_choice(printed) if answered <= number else None

    return answer


class Terminal:
    """A real terminal with the command in it."""

    def __init__(self, *argv: str, folder: Path, columns: int = 80, environment: dict[str, str] | None = None) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        inherited = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "zaria.cli", *argv],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=inherited | {"PYTHONPATH": SOURCE, "TERM": "xterm-256color"} | (environment or {}),
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)
        self.printed = ""
        self.read_to = 0  # by `until`
        self.asked = 0  # up to where `answer` has answered

    def until(self, text: str) -> str:
        """Wait for a text; returns everything up to it since the last one."""
        end = time.monotonic() + PATIENCE
        while text not in self.printed[self.read_to :]:
            if not self.more(end):
                raise AssertionError(f"no {text!r} in {self.printed[self.read_to :]!r}")
        start = self.read_to
        self.read_to = self.printed.index(text, start) + len(text)
        return self.printed[start : self.read_to]

    def more(self, end: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
        if not ready:
            return False
        try:
            read = os.read(self.master, 65536)
        except OSError:  # the other side is closed
            return False
        self.printed += read.decode()
        return bool(read)

    def is_over(self) -> bool:
        return self.process.poll() is not None

    def answer(self, answer: Callable[[str], str | None]) -> None:
        """Type the answer to all that was printed, if something is asked."""
        self.more(time.monotonic() + 0.05)
        printed = ESCAPE.sub("", self.printed).replace("\r\n", "\n")
        if self.asked < len(self.printed) and printed.endswith(("> ", "go on. ")):
            self.asked = len(self.printed)
            self.type(answer(printed) or "")

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def press(self, keys: bytes) -> None:
        os.write(self.master, keys)

    def end(self) -> tuple[int, str]:
        """The exit code, and everything that was printed."""
        until = time.monotonic() + PATIENCE
        while self.more(until):
            pass
        code = self.process.wait(PATIENCE)
        os.close(self.master)
        return code, self.printed
