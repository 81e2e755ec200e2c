"""What a game brings for bots, in the package `bots` of its folder. Nothing else in `zaria.bots` knows a game."""

from __future__ import annotations

from typing import Final, NamedTuple

from zaria.bots.occasions import Commentator
from zaria.bots.reference.heuristic import Heuristic
from zaria.bots.reference.heuristics import HEURISTICS
from zaria.bots.search.skill import Skill
from zaria.core.engine.player import Bot
from zaria.games import parts


class GameBots(NamedTuple):
    """All of it by the name of the game."""

    skills: dict[str, Skill]  # how opponents play it
    heuristics: dict[str, Heuristic]  # how the simple reference players judge its positions
    watches: dict[str, Commentator]  # what is worth a remark
    references: list[Bot]  # reference players for this game alone


LOADED: Final[list[GameBots]] = []  # when they are first asked for: they import what is beside this file


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
    """Where remarks come from; a solo game has nobody to make them."""
    return {game: watch for bots in game_bots() for game, watch in bots.watches.items()}


def skill_of(game: str) -> Skill | None:
    """How opponents play this game; None if nobody has thought about it yet."""
    return skills().get(game)
