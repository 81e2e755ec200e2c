"""Users' own bots: a class in a module, an installed package, or any program that speaks lines of JSON.

`module:Class` names a class with a method `choose`, as in the README. Installed packages offer such classes by name, as
entry points of the group `zaria.bots`. `program:COMMAND` starts a program: see docs/bots/own-bots.md.
Servers never load any of them: only the person at the command line decides what runs here.
"""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

from zaria.arena.class_bot import ClassBot, NoChoose
from zaria.arena.match import BotFailed, answer
from zaria.arena.program_bot import ProgramBot
from zaria.bots import bot, known_bot
from zaria.core.engine.errors import UnknownBot, quote
from zaria.core.engine.player import Bot
from zaria.core.engine.state import State
from zaria.core.values.rng import Rng

GROUP = "zaria.bots"
PROGRAM = "program:"
LOADED: dict[str, Bot] = {}  # by the text that asked for them


class GuardedBot:
    """A user's own bot at a table: if it fails, a legal move is made for it and the failure is reported."""

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


def find_bot(name: str) -> Bot:
    """A built-in bot or a user's own; UnknownBot says why there is none."""
    ours = known_bot(name)
    if ours is not None:
        return ours
    if name not in LOADED:
        LOADED[name] = load(name)
    return LOADED[name]


def looks_own(name: str) -> bool:
    """Does this name a user's own bot? People cannot have such names.

    >>> [looks_own(name) for name in ("my_module:First", "program:node first.js 2", "Ann", "Dr: Ann")]
    [True, True, False, False]
    """
    is_spelt_so = name.startswith(PROGRAM) or re.fullmatch(r"[\w.]+:\w+( \d+)?", name) is not None
    return is_spelt_so or re.sub(r" \d+$", "", name) in offered_by_packages()


def offered_by_packages() -> dict[str, EntryPoint]:
    """The bots of installed packages, by name."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def load(name: str) -> Bot:
    if name.startswith(PROGRAM):
        return program_named(name)
    offered = offered_by_packages()
    if name not in offered and ":" not in name:
        return bot(name)  # its error lists the built-in bots
    entry = offered.get(name)
    module, _, attribute = (name if entry is None else f"{entry.module}:{entry.attr}").partition(":")
    try:
        return ClassBot(name, module, attribute)
    except NoChoose:
        raise UnknownBot("own-bot-no-choose", given=quote(name)) from None
    except BotFailed as error:
        raise UnknownBot("own-bot-broken", given=quote(name), error=str(error)) from None


def program_named(name: str) -> Bot:
    """A program that cannot be found is refused before anything is played."""
    try:
        bot = ProgramBot(name, shlex.split(name.removeprefix(PROGRAM)))
        if not bot.command or shutil.which(bot.command[0]) is None:
            raise FileNotFoundError("there is no such program")
    except (ValueError, OSError) as error:  # an open quote, or nothing that can be run
        raise UnknownBot("own-bot-broken", given=quote(name), error=str(error)) from None
    return bot
