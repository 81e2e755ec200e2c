"""The simple reference player: the best move as if the round were settled right after it."""

from __future__ import annotations

from typing import Final

from zaria.bots.reference.heuristics import heuristic_for
from zaria.core.engine.frames import CHANCE
from zaria.core.engine.state import State
from zaria.core.values.rng import Rng

SAMPLES: Final = 12  # of secrets and of draws that are part of the move
DEPTH: Final = 3  # further answers of its own that it searches within a move


class GreedyBot:
    """Maximises the actor's lead over the best opponent, by the heuristic of the game.

    Hidden information is sampled a few times, and so are dice that the move itself rolls (a tile's, a reroll), but not
    the next turn's. Further questions to itself within the move get its best answer. Ties are broken at random.
    """

    name = "greedy"

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        legal = known.legal()
        if len(legal) == 1:
            return legal[0]
        worlds = [known]
        if known.hides_from(seat):
            worlds = [known.determinize(seat, rng) for _ in range(SAMPLES)]
        values = [sum([value_of(world, action, seat, rng, DEPTH) for world in worlds]) for action in legal]
        best = max(values)
        equals = [action for action, value in zip(legal, values) if value == best]
        return equals[rng.below(len(equals))]


def value_of(state: State, action: int, seat: int, rng: Rng, depth: int) -> float:
    """The seat's mean lead after the action."""
    after = state.copy()
    after.answer(action)
    if not follows_at_once(after):
        return best_lead(after, seat, rng, depth)
    samples = SAMPLES if depth == DEPTH else 3
    total = 0.0
    for _ in range(samples):
        tried = after.copy()
        while follows_at_once(tried):
            tried.nature(rng)
        total += best_lead(tried, seat, rng, depth)
    return total / samples


def best_lead(state: State, seat: int, rng: Rng, depth: int) -> float:
    """The lead now, or after the best answer to a further question of the same move."""
    if depth == 0 or state.actor != seat or not state.continues_move() or heuristic_for(state).counts_pending(state):
        return float(lead(state, seat))
    return max([value_of(state, action, seat, rng, depth - 1) for action in state.legal()])


def follows_at_once(state: State) -> bool:
    """Is the pending draw part of the move just made?"""
    return state.actor == CHANCE and state.continues_move() and not heuristic_for(state).counts_pending(state)


def lead(state: State, seat: int) -> int:
    """The seat's lead over the best other seat; in a solo game, its score."""
    values = heuristic_for(state).values(state)
    others = values[:seat] + values[seat + 1 :]
    return values[seat] - max(others, default=0)
