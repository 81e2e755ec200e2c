"""Random games with all their positions."""

from functools import cache
from itertools import product
from math import prod
from typing import NamedTuple

from hypothesis import strategies as st

import zaria
from support.laws.variants import VARIANTS, Variant
from zaria.core.engine.state import State
from zaria.core.records.log import Log


class Journey(NamedTuple):
    """A whole game: its record, and `states[k]` after the first k steps."""

    log: Log
    states: list[State]


def random_step(game: State | Log, rng: zaria.Rng) -> None:
    state = game.state if isinstance(game, Log) else game
    if state.actor == zaria.CHANCE:
        game.roll(rng)
    else:
        legal = state.legal()
        game.apply(legal[rng.below(len(legal))])


@cache
def journey(number: int, seed: int = 0) -> Journey:
    """A random game of the variant with this number. It is shared: do not change its states."""
    variant = VARIANTS[number]
    log = Log(variant.game, [f"player {seat}" for seat in range(variant.players)], **variant.options)
    rng = zaria.Rng(seed).split(str(variant))
    states = [log.state.copy()]
    while log.state.actor != zaria.OVER:
        random_step(log, rng)
        states.append(log.state.copy())
    return Journey(log, states)


def children(state: State, widest: int) -> list[State]:
    """All positions one step further; a draw with more than `widest` outcomes ends the branch."""
    found: list[State] = []
    if state.actor == zaria.CHANCE and prod(state.bounds()) <= widest:
        for values in product(*map(range, state.bounds())):
            child = state.copy()
            child.deal(values)
            found.append(child)
    for action in state.legal():
        child = state.copy()
        child.apply(action)
        found.append(child)
    return found


def sample(number: int, size: int) -> list[State]:
    """Copies of about this number of positions, spread evenly over a random game, the first and the last among them."""
    states = journey(number).states
    places = sorted({round(place * (len(states) - 1) / (size - 1)) for place in range(size)})
    return [states[place].copy() for place in places]


def reach(variant: Variant, seed: int, picks: list[int], steps: int) -> State:
    """The position after this number of steps: the first decisions as picked, everything else at random."""
    state = variant.new()
    rng = zaria.Rng(seed)
    picks = list(picks)
    for _ in range(steps):
        if state.actor == zaria.OVER:
            break
        if state.actor == zaria.CHANCE:
            state.roll(rng)
        else:
            legal = state.legal()
            state.apply(legal[picks.pop(0) % len(legal) if picks else rng.below(len(legal))])
    return state


def positions() -> st.SearchStrategy[State]:
    """Any position of any game that can be reached."""
    return st.builds(
        reach,
        st.sampled_from(VARIANTS),
        st.integers(0, 2**32 - 1),
        st.lists(st.integers(0, 62), max_size=8),
        st.integers(0, 150),
    )
