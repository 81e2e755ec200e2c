"""The command `zaria` for tests: in this process with typed lines, or in a real terminal."""

import codecs
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
from typing import ClassVar, NamedTuple

import zaria
from zaria.cli import main
from zaria.core.engine import errors
from zaria.i18n.speech import english

SOURCE = str(Path(zaria.__file__).parent.parent)
SEQUENCES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
PATIENCE = 60.0  # seconds to wait for a silent terminal; only a broken test takes so long


class Ran(NamedTuple):
    code: int
    out: str
    err: str


class Printed(io.TextIOWrapper):
    """An output stream that can be read while it is written."""

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
    """The key of the first choice of the last question; Enter if there is none."""
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
    """A real terminal running the command. `conftest` ends those left by a failed test."""

    opened: ClassVar[list["Terminal"]] = []

    def __init__(
        self,
        *argv: str,
        folder: Path,
        columns: int = 80,
        rows: int = 40,
        environment: dict[str, str] | None = None,
    ) -> None:
        if argv[:1] == ("play",) and "--pause" not in argv:
            argv = (*argv, "--pause", "0")  # no need to watch the bots
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
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
        self.opened.append(self)
        self.decoder = codecs.getincrementaldecoder("utf-8")()  # a character may arrive in two pieces
        self.printed = ""
        self.read_to = 0  # position read by `until`
        self.asked = 0  # position answered by `answer`

    def until(self, text: str) -> str:
        """Wait for a text; returns everything up to it since the last one."""
        end = time.monotonic() + PATIENCE
        while text not in self.printed[self.read_to :]:
            if not self.more(end):
                raise AssertionError(f"no {text!r} in {self.printed[self.read_to :]!r}")
        start = self.read_to
        self.read_to = self.printed.index(text, start) + len(text)
        return self.printed[start : self.read_to]

    def wait_for(self, *prompts: str) -> bool:
        """Wait until one of these is asked, after the last answer; False if the command has ended."""
        end = time.monotonic() + PATIENCE
        while len(self.printed) == self.asked or not self.ends_with(prompts):
            if not self.more(end):
                assert time.monotonic() < end, f"nothing is asked: {self.printed[-2000:]!r}"
                return False
        self.asked = len(self.printed)
        return True

    def ends_with(self, prompts: tuple[str, ...]) -> bool:
        """Does the output end with one of these? Only the end is checked, since whole games are long."""
        return SEQUENCES.sub("", self.printed[-500:]).endswith(prompts)

    def read_pages(self) -> str:
        """Press Enter after each page of a longer text, until the question is there again; returns the text."""
        self.asked, start = len(self.printed), len(self.printed)
        while self.wait_for("> ", "continue. ") and not self.ends_with(("> ",)):
            self.type("")
        self.read_to = len(self.printed)
        return self.printed[start:]

    def more(self, end: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
        if not ready:
            return False
        try:
            read = os.read(self.master, 65536)
        except OSError:  # the other side is closed
            return False
        self.printed += self.decoder.decode(read)
        return bool(read)

    def is_over(self) -> bool:
        return self.process.poll() is not None

    def answer(self, answer: Callable[[str], str | None]) -> None:
        """Type the answer to the output so far, if there is a question."""
        self.more(time.monotonic() + 0.05)
        printed = SEQUENCES.sub("", self.printed).replace("\r\n", "\n")
        if self.asked < len(self.printed) and printed.endswith(("> ", "continue. ")):
            self.asked = len(self.printed)
            self.type(answer(printed) or "")

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def press(self, keys: bytes) -> None:
        os.write(self.master, keys)

    def end(self) -> tuple[int, str]:
        """The exit code, and the whole output."""
        until = time.monotonic() + PATIENCE
        while self.more(until):
            pass
        code = self.process.wait(PATIENCE)
        self.close()
        return code, self.printed

    def close(self) -> None:
        """End the command, if it still runs."""
        self.opened.remove(self)
        if not self.is_over():
            self.process.kill()
            self.process.wait()
        os.close(self.master)
