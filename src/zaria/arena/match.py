"""One game between players, with what is needed to compare them."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import Any, NamedTuple

from zaria.core.errors import shown
from zaria.core.frames import CHANCE, OVER
from zaria.core.play import BUDGET, Bot
from zaria.core.registry import find_game
from zaria.core.rng import Rng
from zaria.core.state import State


class Result(NamedTuple):
    """Of one game, by seat."""

    shares: list[float]  # of the win: 1 for the only winner, a half for one of two
    scores: list[int]
    moves: list[int]  # answers with a choice
    seconds: list[float]  # of processor time spent on them
    trouble: list[str]  # what bots did wrong; a move was made for them


def play_match(game: str, options: dict[str, Any], bots: Sequence[Bot], seed: int, budget: int = BUDGET) -> Result:
    """Play a game. The seed names the dice; each seat's own chance depends on it, too."""
    state = find_game(game).start(len(bots), options)
    rng = Rng(seed)
    nature = rng.split("nature")
    own = [rng.split(f"seat {seat}") for seat in range(len(bots))]
    moves = [0] * len(bots)
    seconds = [0.0] * len(bots)
    trouble: list[str] = []
    actor = state.actor
    while actor != OVER:
        if actor == CHANCE:
            state.nature(nature)
        else:
            begun = process_time()
            action = answer(bots[actor], state, own[actor], budget, trouble)
            seconds[actor] += process_time() - begun
            moves[actor] += 1
            state.apply(action)
        actor = state.actor
    winners = state.winners()
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(bots))]
    return Result(shares, state.scores(), moves, seconds, trouble)


def answer(bot: Bot, state: State, rng: Rng, budget: int, trouble: list[str]) -> int:
    """The bot's choice. One that fails or answers nonsense gets the lowest legal action, and that is noted."""
    try:
        action = bot.choose(state.known(state.actor), state.actor, rng, budget)
    except Exception as error:  # anybody's code may do anything
        trouble.append(f"{bot.name}: {type(error).__name__}")
        return state.legal()[0]
    if type(action) is not int or action not in state.legal():
        trouble.append(f"{bot.name}: {shown(action)}")
        return state.legal()[0]
    return action
