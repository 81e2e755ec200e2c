"""The simple reference player: what looks best if everything were settled right after the move."""

from __future__ import annotations

from typing import Final

from zaria.bots.reference.heuristics import heuristic_for
from zaria.core.engine.frames import CHANCE
from zaria.core.engine.state import State
from zaria.core.values.rng import Rng

SAMPLES: Final = 12  # how often secrets and draws that belong to the move itself are tried
DEPTH: Final = 3  # how many answers of its own to a move's further questions it thinks through


class GreedyBot:
    """Compares how far the actor would be ahead of the best opponent, by the heuristic of the game.

    What it may not know is imagined a few times, and so are the dice that the move itself makes roll (a tile's, a
    reroll); the next turn's are not. Questions to itself that belong to the move are answered in its best interest.
    Of equal moves one is taken at random.
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
    """Is nature about to draw something that belongs to the move just made?"""
    return state.actor == CHANCE and state.continues_move() and not heuristic_for(state).counts_pending(state)


def lead(state: State, seat: int) -> int:
    """How far the seat would be ahead of the best other one; alone, simply its score."""
    values = heuristic_for(state).values(state)
    others = values[:seat] + values[seat + 1 :]
    return values[seat] - max(others, default=0)
