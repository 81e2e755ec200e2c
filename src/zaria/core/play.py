"""Whole games between bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from zaria.core.errors import BadPlayers
from zaria.core.frames import CHANCE, OVER
from zaria.core.record import Log, Record
from zaria.core.registry import find_game
from zaria.core.rng import Rng
from zaria.core.state import State

BUDGET = 1000  # rollouts that a bot may spend on a move, unless it is told otherwise


class Bot(Protocol):
    """Whoever answers questions. Has no memory between calls, so one object may hold several seats."""

    name: str

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        """A legal action in `known`, the state with everything hidden that the seat may not know."""
        ...


def play(game: object, bots: Sequence[Bot], seed: int = 0, budget: int = BUDGET, **options: Any) -> Record:
    """Play a whole game between bots. The same seed gives the same record, on every platform."""
    low, high = find_game(game).players
    if not low <= len(bots) <= high:
        raise BadPlayers("players", game=game, given=str(len(bots)), low=low, high=high)
    log = Log(game, [bot.name for bot in bots], **options)
    rng = Rng(seed)
    nature = rng.split("nature")
    seats = [rng.split(f"seat {seat}") for seat in range(len(bots))]
    while log.state.actor != OVER:
        actor = log.state.actor
        if actor == CHANCE:
            log.roll(nature)
        else:
            log.apply(bots[actor].choose(log.state.known(actor), actor, seats[actor], budget))
    return log.record
