"""Players made of code. They sit where people sit and know what people may know."""

from __future__ import annotations

from zaria.bots.expectation import ExpectationBot
from zaria.bots.greedy import GreedyBot
from zaria.bots.naive import NaiveBot
from zaria.bots.opponents import CHARACTERS, OPPONENTS
from zaria.bots.random import RandomBot
from zaria.core.errors import UnknownBot, shown
from zaria.core.play import Bot

USUAL_BOT = "greedy"  # where nobody says which
REFERENCES: dict[str, Bot] = {bot.name: bot for bot in (RandomBot(), NaiveBot(), GreedyBot(), ExpectationBot())}
BOTS: dict[str, Bot] = REFERENCES | OPPONENTS


def known_bot(name: str) -> Bot | None:
    """By name, or by what an opponent is called: `hard-bruno` is Bruno."""
    return BOTS.get(name) or CHARACTERS.get(name.casefold())


def bot(name: object) -> Bot:
    """A bot by name."""
    found = known_bot(name) if isinstance(name, str) else None
    if found is None:
        raise UnknownBot("unknown-bot", given=shown(name), possible=", ".join(BOTS))
    return found


def called(name: str) -> str:
    """What players call this bot: `Bruno` for `hard-bruno`; a bot without a character by its name."""
    return OPPONENTS[name].called if name in OPPONENTS else name
