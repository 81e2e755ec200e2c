"""A bot that is a program: it reads a question as a line of JSON, and writes its answer as one."""

from __future__ import annotations

import json
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic

from zaria.core.rng import Rng
from zaria.core.state import State

SECONDS = 10.0  # for an answer
SHORTEST = 1.0  # for one who never answers


def shortened(seconds: float, late: int) -> float:
    """How long to wait for one who was late so many times, one after the other: nobody else waits for hours.

    >>> [shortened(10.0, late) for late in (0, 1, 2, 9)]
    [10.0, 5.0, 2.5, 1.0]
    """
    return max(min(seconds, SHORTEST), seconds * 0.5**late)


class ProgramFailed(Exception):
    """It ended, said nothing in time, or what it said makes no sense."""


class ProgramBot:
    """Starts the program with its first question, and again if it has ended. Other lines are passed over."""

    def __init__(self, name: str, command: str, seconds: float = SECONDS) -> None:
        self.name = name
        self.command = shlex.split(command)
        self.seconds = seconds
        self.process: subprocess.Popen[str] | None = None
        self.lines: Queue[str] = Queue()
        self.number = 0
        self.late = 0  # how many questions had no answer in time, since the last one that had

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        self.number += 1
        legal = known.legal()
        question = {
            "number": self.number,
            "seat": seat,
            "legal": legal,
            "seed": int(rng.below(2**31)),
            "budget": budget,
        }
        self.send(json.dumps(question | {"view": known.view(seat)}, separators=(",", ":")))
        action = self.answer(shortened(self.seconds, self.late))
        self.late = 0
        if type(action) is not int or action not in legal:
            raise ProgramFailed(f"{action!r} is not one of {legal}")
        return action

    def send(self, line: str) -> None:
        if self.process is None or self.process.poll() is not None:
            self.close()  # what is left of one that has ended
            self.start()
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError:
            raise ProgramFailed("it does not listen") from None

    def start(self) -> None:
        self.lines = Queue()
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                self.command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True, errors="replace"
            )
        except OSError as error:
            raise ProgramFailed(f"it cannot be started: {error.strerror}") from None
        Thread(target=read_lines, args=(self.process, self.lines), daemon=True).start()

    def answer(self, seconds: float) -> object:
        """The action in the line that answers the last question. A program that is late is ended."""
        until = monotonic() + seconds
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, until - monotonic()))
            except Empty:
                self.close()
                self.late += 1
                raise ProgramFailed(f"no answer in {seconds:g} seconds") from None
            if line == "":
                self.close()
                raise ProgramFailed("it has ended")
            try:
                said = json.loads(line)
            except ValueError:
                continue
            if isinstance(said, dict) and said.get("number") == self.number:
                return said.get("action")

    def close(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            for stream in (self.process.stdin, self.process.stdout):
                if stream is not None:
                    with suppress(OSError):  # what it has not read is lost
                        stream.close()
            self.process = None


def read_lines(process: subprocess.Popen[str], lines: Queue[str]) -> None:
    """All that the program says, until it ends: the last line is empty."""
    assert process.stdout is not None
    try:
        for line in process.stdout:
            lines.put(line if line.strip() else " ")
    except ValueError:
        pass  # closed while it was read
    lines.put("")
