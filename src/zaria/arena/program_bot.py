"""A bot that is a program: it reads each question as a line of JSON and writes its answer as another."""

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
MOST_LINES = 1000  # unread lines, after which the program has to wait
LONGEST_LINE = 100_000  # characters; longer lines are read in pieces, none a valid answer


def patience(seconds: float, late: int) -> float:
    """Seconds to wait for a bot that was late this many times in a row: a broken bot must not cost hours.

    >>> [patience(10.0, late) for late in (0, 1, 2, 9)]
    [10.0, 5.0, 2.5, 1.0]
    """
    return max(min(seconds, SHORTEST), seconds * 0.5**late)


class ProgramBot:
    """Starts the program at its first question, and again if it ended. Ignores lines that are no answers."""

    def __init__(self, name: str, command: list[str], seconds: float = SECONDS) -> None:
        self.name = name
        self.command = command
        self.errors: int | None = subprocess.DEVNULL  # where its standard error goes
        self.seconds = seconds
        self.spent = 0.0  # seconds of CPU time for the last answer; unknown for a program
        self.process: subprocess.Popen[str] | None = None
        self.lines: Queue[str] = Queue(MOST_LINES)
        self.questions: Queue[str | None] = Queue()
        self.number = 0
        self.late = 0  # questions in a row without an answer in time

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        legal = known.legal()
        question = self.question(seat, rng, budget) | {"legal": legal, "view": known.view(seat)}
        self.send(json.dumps(question, separators=(",", ":")))
        said = self.answer_line(self.number, patience(self.seconds, self.late))
        self.late = 0
        return legal_action(said.get("action"), legal)

    def question(self, seat: int, rng: Rng, budget: int) -> dict[str, Any]:
        """The next question, with its number."""
        self.number += 1
        return {"number": self.number, "seat": seat, "seed": int(rng.below(2**31)), "budget": budget}

    def send(self, line: str) -> None:
        if self.process is None or self.process.poll() is not None:
            self.close()  # clean up after one that has ended
            self.start()
        self.questions.put(line + "\n")

    def start(self) -> None:
        """Start the program in its own process group, so that its children end with it."""
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
        """The answer to the question with this number. Ends a program that is late."""
        until = monotonic() + seconds
        while True:
            try:
                left = until - monotonic()
                if left <= 0:
                    raise Empty  # even if lines are left: a flood of output may never contain an answer
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
        """End the program. Its threads close their own streams: closing them from here could block for ever."""
        if self.process is not None:
            atexit.unregister(self.close)
            end_group(self.process)
            self.process.wait()
            self.questions.put(None)
            self.process = None


def end_group(process: subprocess.Popen[str]) -> None:
    """End the program and, on systems with process groups, its children."""
    process.kill()
    if hasattr(os, "killpg"):
        with suppress(OSError):  # already gone
            os.killpg(process.pid, signal.SIGKILL)


def read_lines(process: subprocess.Popen[str], lines: Queue[str]) -> None:
    """Queue the program's lines, and an empty one when it ends. A full queue makes the program wait."""
    assert process.stdout is not None
    with process.stdout as said:
        while (line := said.readline(LONGEST_LINE)) and keep(line if line.strip() else " ", process, lines):
            pass
    keep("", process, lines)


def keep(line: str, process: subprocess.Popen[str], lines: Queue[str]) -> bool:
    """Queue a line; False if the program was ended meanwhile."""
    while True:
        try:
            lines.put(line, timeout=0.5)
            return True
        except Full:
            if process.returncode is not None:
                return False


def write_lines(process: subprocess.Popen[str], questions: Queue[str | None]) -> None:
    """Write the questions, in a thread of its own: a program that does not read them blocks nothing else."""
    assert process.stdin is not None
    with suppress(OSError), process.stdin as told:
        while (line := questions.get()) is not None:
            told.write(line)
            told.flush()
