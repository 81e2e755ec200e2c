"""What each game provides for bots, in its own package `bots`. The rest of `zaria.bots` knows no game."""

from __future__ import annotations

from typing import Final, NamedTuple

from zaria.bots.occasions import Commentator
from zaria.bots.reference.heuristic import Heuristic
from zaria.bots.reference.heuristics import HEURISTICS
from zaria.bots.search.skill import Skill
from zaria.core.engine.player import Bot
from zaria.games import parts


class GameBots(NamedTuple):
    """What one package provides, keyed by the name of the game."""

    skills: dict[str, Skill]  # how opponents play it
    heuristics: dict[str, Heuristic]  # how the simple reference players judge its positions
    watches: dict[str, Commentator]  # find what is worth a remark
    references: list[Bot]  # reference players for this game alone


LOADED: Final[list[GameBots]] = []  # on first use: they import modules of this package


def game_bots() -> list[GameBots]:
    if len(LOADED) == 0:
        LOADED.extend(parts("bots"))
        for bots in LOADED:
            HEURISTICS.update(bots.heuristics)
    return LOADED


def skills() -> dict[str, Skill]:
    """How opponents play each game."""
    return {game: skill for bots in game_bots() for game, skill in bots.skills.items()}


def watches() -> dict[str, Commentator]:
    """What finds each game's occasions for remarks; a solo game has none."""
    return {game: watch for bots in game_bots() for game, watch in bots.watches.items()}


def skill_of(game: str) -> Skill | None:
    """How opponents play this game; None if it has no skill."""
    return skills().get(game)
