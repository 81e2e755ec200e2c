"""Whole games between bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zaria.bots import bot
from zaria.core.engine.errors import BadPlayers, quote
from zaria.core.engine.frames import CHANCE, OVER
from zaria.core.engine.player import BUDGET, Bot
from zaria.core.engine.registry import find_game
from zaria.core.records.log import Log
from zaria.core.records.record import Record
from zaria.core.values.rng import Rng


def play(game: object, bots: Sequence[Bot | str], seed: int = 0, budget: int = BUDGET, **options: Any) -> Record:
    """Play a whole game between bots, one per seat, as objects or names: `play("vegas", ["greedy", "random"])`.

    The same seed gives the same record, on every platform.
    """
    description = find_game(game)
    low, high = description.players
    if not isinstance(bots, (list, tuple)) or not low <= len(bots) <= high:
        given = str(len(bots)) if isinstance(bots, (list, tuple)) else quote(bots)
        raise BadPlayers("players", game=description.name, given=given, low=low, high=high)
    seated: list[Bot] = [player if hasattr(player, "choose") else bot(player) for player in bots]
    log = Log(game, [player.name for player in seated], **options)
    rng = Rng(seed)
    nature = rng.split("nature")
    seats = [rng.split(f"seat {seat}") for seat in range(len(seated))]
    while log.state.actor != OVER:
        actor = log.state.actor
        if actor == CHANCE:
            log.roll(nature)
        else:
            log.apply(seated[actor].choose(log.state.known(actor), actor, seats[actor], budget))
    return log.record
