"""Bots of one's own: a class in a module, an installed package, or any program that speaks lines of JSON.

`module:Class` names a class with a method `choose`, as in the README. Installed packages offer such classes by name, as
entry points of the group `zaria.bots`. `program:COMMAND` starts a program: see docs/own-bots.md.
Servers never load any of them: only the person at the command line says what is run here.
"""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

from zaria.arena.match import answer
from zaria.arena.program_bot import SECONDS, ProgramBot
from zaria.bots import BOTS, bot
from zaria.core.errors import UnknownBot, shown
from zaria.core.play import Bot
from zaria.core.rng import Rng
from zaria.core.state import State

GROUP = "zaria.bots"
PROGRAM = "program:"
LOADED: dict[str, Bot] = {}  # by what they are asked for with


class OwnBot:
    """Somebody's bot, known by what it was asked for with. One that takes too long is interrupted, if possible."""

    def __init__(self, name: str, player: Any) -> None:
        self.name = name
        self.player = player

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        with time_limit(SECONDS):
            action: int = self.player.choose(known, seat, rng, budget)
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


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """TimeoutError after so many seconds; only where the system has such clocks, and only in the main thread."""
    if not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
        return

    def stop(number: int, frame: object) -> None:
        raise TimeoutError(f"no answer in {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def find_bot(name: str) -> Bot:
    """One of ours, or one of somebody's own; UnknownBot says why it cannot be had."""
    if name in BOTS:
        return BOTS[name]
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
        return ProgramBot(name, name.removeprefix(PROGRAM))
    offered = {entry.name: entry for entry in entry_points(group=GROUP)}
    if name not in offered and ":" not in name:
        return bot(name)  # which says what there is
    try:
        made = offered[name].load() if name in offered else class_named(name)
        player = made()
    except Exception as error:  # anybody's code may do anything
        raise UnknownBot("own-bot-broken", given=shown(name), error=f"{type(error).__name__}: {error}"[:200]) from None
    if not callable(getattr(player, "choose", None)):
        raise UnknownBot("own-bot-no-choose", given=shown(name))
    return OwnBot(name, player)


def class_named(name: str) -> Any:
    """The class of `module:Class`. Modules are also looked for where one is."""
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    return getattr(import_module(module), attribute)
