"""A bot that is a program: it reads a question as a line of JSON, and writes its answer as one."""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread
from time import monotonic
from typing import Any

from zaria.arena.match import BotFailed, legal_action
from zaria.core.engine.state import State
from zaria.core.values.rng import Rng

SECONDS = 10.0  # for an answer
SHORTEST = 1.0  # for a bot that never answers
MOST_LINES = 1000  # that wait to be read; then the program waits
LONGEST_LINE = 100_000  # letters; what is longer is read in pieces, none of which is an answer


def patience(seconds: float, late: int) -> float:
    """How long to wait for a bot that was late this many times in a row, so that nobody waits for hours.

    >>> [patience(10.0, late) for late in (0, 1, 2, 9)]
    [10.0, 5.0, 2.5, 1.0]
    """
    return max(min(seconds, SHORTEST), seconds * 0.5**late)


class ProgramBot:
    """Starts the program with its first question, and again if it has ended. Other lines are passed over."""

    def __init__(self, name: str, command: list[str], seconds: float = SECONDS) -> None:
        self.name = name
        self.command = command
        self.errors: int | None = subprocess.DEVNULL  # where its standard error goes
        self.seconds = seconds
        self.spent = 0.0  # seconds of processor time for the last answer; nobody knows those of a program
        self.process: subprocess.Popen[str] | None = None
        self.lines: Queue[str] = Queue(MOST_LINES)
        self.questions: Queue[str | None] = Queue()
        self.number = 0
        self.late = 0  # how many questions had no answer in time, since the last one that had

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        legal = known.legal()
        question = self.question(seat, rng, budget) | {"legal": legal, "view": known.view(seat)}
        self.send(json.dumps(question, separators=(",", ":")))
        said = self.answer_line(self.number, patience(self.seconds, self.late))
        self.late = 0
        return legal_action(said.get("action"), legal)

    def question(self, seat: int, rng: Rng, budget: int) -> dict[str, Any]:
        """The next one, with its number."""
        self.number += 1
        return {"number": self.number, "seat": seat, "seed": int(rng.below(2**31)), "budget": budget}

    def send(self, line: str) -> None:
        if self.process is None or self.process.poll() is not None:
            self.close()  # what is left of one that has ended
            self.start()
        self.questions.put(line + "\n")

    def start(self) -> None:
        """Start it in a group of its own, so that all that it starts ends with it."""
        self.lines = Queue(MOST_LINES)
        self.questions = Queue()
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                self.command,
                stdin=pipe,
                stdout=pipe,
                stderr=self.errors,
                text=True,
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            raise BotFailed(f"it cannot be started: {error.strerror}") from None
        atexit.register(self.close)
        Thread(target=read_lines, args=(self.process, self.lines), daemon=True).start()
        Thread(target=write_lines, args=(self.process, self.questions), daemon=True).start()

    def answer_line(self, number: int, seconds: float) -> dict[str, Any]:
        """The line that answers the question of this number. A program that is late is ended."""
        until = monotonic() + seconds
        while True:
            try:
                left = until - monotonic()
                if left <= 0:
                    raise Empty  # even if there are lines: who says very much may never come to an answer
                line = self.lines.get(timeout=left)
            except Empty:
                self.close()
                self.late += 1
                raise BotFailed(f"no answer in {seconds:g} seconds") from None
            if line == "":
                self.close()
                raise BotFailed("it has ended")
            try:
                said = json.loads(line)
            except (ValueError, RecursionError):
                continue
            if isinstance(said, dict) and said.get("number") == number:
                return said

    def close(self) -> None:
        """End it. Its streams are closed by the threads that use them: another one could wait for them for ever."""
        if self.process is not None:
            atexit.unregister(self.close)
            end_group(self.process)
            self.process.wait()
            self.questions.put(None)
            self.process = None


def end_group(process: subprocess.Popen[str]) -> None:
    """End the program and what it has started, where the system knows groups."""
    process.kill()
    if hasattr(os, "killpg"):
        with suppress(OSError):  # nobody is left
            os.killpg(process.pid, signal.SIGKILL)


def read_lines(process: subprocess.Popen[str], lines: Queue[str]) -> None:
    """All that the program says, until it ends: the last line is empty. Where nobody reads on, the program waits."""
    assert process.stdout is not None
    with process.stdout as said:
        while (line := said.readline(LONGEST_LINE)) and keep(line if line.strip() else " ", process, lines):
            pass
    keep("", process, lines)


def keep(line: str, process: subprocess.Popen[str], lines: Queue[str]) -> bool:
    """Put it where it is read; False if the program was ended meanwhile."""
    while True:
        try:
            lines.put(line, timeout=0.5)
            return True
        except Full:
            if process.returncode is not None:
                return False


def write_lines(process: subprocess.Popen[str], questions: Queue[str | None]) -> None:
    """Tell the program its questions. One that does not read them holds nobody up."""
    assert process.stdin is not None
    with suppress(OSError), process.stdin as told:
        while (line := questions.get()) is not None:
            told.write(line)
            told.flush()
