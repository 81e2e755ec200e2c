"""Bots of one's own: a class in a module, an installed package, or any program that speaks lines of JSON.

`module:Class` names a class with a method `choose`, as in the README. Installed packages offer such classes by name, as
entry points of the group `zaria.bots`. `program:COMMAND` starts a program: see docs/own-bots.md.
Servers never load any of them: only the person at the command line says what is run here.
"""

from __future__ import annotations

import re
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from queue import Empty, Queue
from threading import Thread, current_thread, main_thread
from typing import Any

from zaria.arena.match import answer
from zaria.arena.program_bot import SECONDS, ProgramBot, shortened
from zaria.bots import bot, known_bot
from zaria.core.errors import UnknownBot, shown
from zaria.core.play import Bot
from zaria.core.rng import Rng
from zaria.core.state import State

GROUP = "zaria.bots"
PROGRAM = "program:"
LOADED: dict[str, Bot] = {}  # by what they are asked for with


class OwnBot:
    """Somebody's bot, known by what it was asked for with. Nobody waits for one that takes too long."""

    def __init__(self, name: str, player: Any) -> None:
        self.name = name
        self.player = player
        self.late = 0  # how many questions had no answer in time, since the last one that had

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        seconds = shortened(SECONDS, self.late)
        try:
            if can_be_interrupted():
                with time_limit(seconds):
                    action: int = self.player.choose(known, seat, rng, budget)
            else:
                action = answer_of_thread(seconds, lambda: self.player.choose(known, seat, rng, budget))
        except TimeoutError:
            self.late += 1
            raise
        self.late = 0
        return action


class Guarded:
    """A bot of one's own at a table: when it fails, a move is made for it, and somebody is told."""

    def __init__(self, bot: Bot, tell: Callable[[str], None]) -> None:
        self.name = bot.name
        self.bot = bot
        self.tell = tell

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        trouble: list[str] = []
        action = answer(self.bot, known, rng, budget, trouble)
        for text in trouble:
            self.tell(text)
        return action


def can_be_interrupted() -> bool:
    """Only where the system has such clocks, and only in the main thread."""
    return hasattr(signal, "setitimer") and current_thread() is main_thread()


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """TimeoutError after that many seconds, if this `can_be_interrupted`."""

    def stop(number: int, frame: object) -> None:
        raise TimeoutError(f"no answer in {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def answer_of_thread(seconds: float, ask: Callable[[], int]) -> int:
    """The answer that comes in time, else TimeoutError. A thread that hangs is left behind; it holds nothing up."""
    answers: Queue[int | BaseException] = Queue()

    def work() -> None:
        try:
            answers.put(ask())
        except (Exception, SystemExit) as error:  # anybody's code may do anything
            answers.put(error)

    Thread(target=work, daemon=True).start()
    try:
        found = answers.get(timeout=seconds)
    except Empty:
        raise TimeoutError(f"no answer in {seconds:g} seconds") from None
    if isinstance(found, BaseException):
        raise found
    return found


def find_bot(name: str) -> Bot:
    """One of ours, or one of somebody's own; UnknownBot says why it cannot be had."""
    ours = known_bot(name)
    if ours is not None:
        return ours
    if name not in LOADED:
        LOADED[name] = load(name)
    return LOADED[name]


def looks_own(name: str) -> bool:
    """Could this be the name of a bot of one's own? People cannot be called so.

    >>> [looks_own(name) for name in ("my_module:First", "program:node first.js 2", "Ann", "Dr: Ann")]
    [True, True, False, False]
    """
    return name.startswith(PROGRAM) or re.fullmatch(r"[\w.]+:\w+( \d+)?", name) is not None


def load(name: str) -> Bot:
    if name.startswith(PROGRAM):
        return program_named(name)
    offered = {entry.name: entry for entry in entry_points(group=GROUP)}
    if name not in offered and ":" not in name:
        return bot(name)  # which says what there is
    try:
        made = offered[name].load() if name in offered else class_named(name)
        player = made()
    except (Exception, SystemExit) as error:  # anybody's code may do anything
        raise UnknownBot("own-bot-broken", given=shown(name), error=f"{type(error).__name__}: {error}"[:200]) from None
    if not callable(getattr(player, "choose", None)):
        raise UnknownBot("own-bot-no-choose", given=shown(name))
    return OwnBot(name, player)


def program_named(name: str) -> Bot:
    """A program that cannot be found is refused before anything is played."""
    try:
        found = ProgramBot(name, name.removeprefix(PROGRAM))
        if not found.command or shutil.which(found.command[0]) is None:
            raise FileNotFoundError("there is no such program")
    except (ValueError, OSError) as error:  # quotes that do not end, or nothing that can be run
        raise UnknownBot("own-bot-broken", given=shown(name), error=str(error)) from None
    return found


def class_named(name: str) -> Any:
    """The class of `module:Class`. Modules are also looked for where one is."""
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    return getattr(import_module(module), attribute)
