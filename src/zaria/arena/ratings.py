"""OpenSkill ratings of a tournament's entrants: one number each, from all games and line-ups."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from zaria.arena.results import PlayedGame


class Rating(NamedTuple):
    mean: float
    error: float


def can_rate() -> bool:
    """Is OpenSkill installed? It comes with the extra `analysis`."""
    return find_spec("openskill") is not None


def ratings(games: list[PlayedGame], entrants: int) -> list[Rating]:
    """Ratings by entrant, after all games in order. Several seats of an entrant in a game share its rating."""
    model: Any = import_module("openskill.models").PlackettLuce()
    rated = [model.rating() for _ in range(entrants)]
    for game in sorted(games, key=lambda played: played.sitting.number):
        seats = game.sitting.seats
        if len(set(seats)) == 1:
            continue  # no information
        teams = [[model.create_rating([rated[who].mu, rated[who].sigma])] for who in seats]
        after = model.rate(teams, scores=list(game.result.scores))
        for entrant in set(seats):
            own = [after[seat][0] for seat, who in enumerate(seats) if who == entrant]
            rated[entrant].mu = sum(one.mu for one in own) / len(own)
            rated[entrant].sigma = min(one.sigma for one in own)
    return [Rating(one.mu, one.sigma) for one in rated]
