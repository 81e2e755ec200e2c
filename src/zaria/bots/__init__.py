"""Players made of code. They sit where people sit and know what people may know."""

from __future__ import annotations

from zaria.bots.greedy import GreedyBot
from zaria.bots.naive import NaiveBot
from zaria.bots.opponents import OPPONENTS
from zaria.bots.random import RandomBot
from zaria.core.errors import UnknownBot, shown
from zaria.core.play import Bot

USUAL_BOT = "greedy"  # where nobody says which
REFERENCES: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), NaiveBot(), GreedyBot())}
BOTS: dict[str, Bot] = REFERENCES | OPPONENTS


def bot(name: object) -> Bot:
    """A bot by name."""
    if not isinstance(name, str) or name not in BOTS:
        raise UnknownBot("unknown-bot", given=shown(name), possible=", ".join(BOTS))
    return BOTS[name]
