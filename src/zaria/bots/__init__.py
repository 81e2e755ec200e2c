"""Players made of code. They take seats like people, and see only what a person in that seat sees."""

from __future__ import annotations

from zaria.bots.game_bots import game_bots
from zaria.bots.opponents import CHARACTERS, OPPONENTS
from zaria.bots.reference.greedy import GreedyBot
from zaria.bots.reference.naive import NaiveBot
from zaria.bots.reference.random import RandomBot
from zaria.core.engine.errors import UnknownBot, quote
from zaria.core.engine.player import Bot

USUAL_BOT = "greedy"  # unless another one is named
FOR_ALL_GAMES: list[Bot] = [RandomBot(), NaiveBot(), GreedyBot()]
FOR_ONE_GAME: list[Bot] = [reference for game in game_bots() for reference in game.references]
REFERENCES: dict[str, Bot] = {reference.name: reference for reference in FOR_ALL_GAMES + FOR_ONE_GAME}
BOTS: dict[str, Bot] = REFERENCES | OPPONENTS


def known_bot(name: str) -> Bot | None:
    """A bot by its name or its display name: `hard-bruno` is also Bruno."""
    return BOTS.get(name) or CHARACTERS.get(name.casefold())


def bot(name: object) -> Bot:
    """A bot by name."""
    own = known_bot(name) if isinstance(name, str) else None
    if own is None:
        raise UnknownBot("unknown-bot", given=quote(name), possible=", ".join(BOTS))
    return own


def display_name(name: str) -> str:
    """The name players see: `Bruno` for `hard-bruno`; a bot without a character keeps its own name."""
    return OPPONENTS[name].called if name in OPPONENTS else name
