"""How many different positions there are after a number of steps, from fixed positions, with every roll and choice.

The slow engine counts the same trees on its own; its counts were compared to the full depth when these
numbers were written down, and are again, as far as is quick, in every run.
"""

from itertools import product, takewhile
from math import prod
from typing import NamedTuple

import pytest

import zaria
from support.laws.journey import children
from support.scripted.slow_vegas import SlowVegas
from zaria.core.engine.state import State

pytestmark = pytest.mark.compiled

CARDS = "3 4 5 4 6 5 7 6 8 7 10 9"
WIDEST = 6**4  # draws with more outcomes are not followed: the branch ends there
QUICK = 1600  # up to this number, positions at one depth are also counted slowly
MOST = 10**9 if zaria.COMPILED else 2000  # more than this are not counted


class Tree(NamedTuple):
    """Turns that lead to a position, and the number of different positions 0, 1, 2, ... steps further."""

    players: int
    neutral: str
    turns: list[tuple[str, str]]
    counts: list[int]


TREES = {
    # One small die each and two chips each: passing is possible, so the round may last.
    "a die each, chips": Tree(
        2,
        "1 1 2 2 3 3 4 4",
        [("1 1 1 1 1 1 2 big 1", "place 1"), ("3 3 3 3 3 3 2 big 3", "place 3")],
        [1, 6, 7, 42, 34, 78, 61, 114, 76, 78, 48, 36, 21],
    ),
    # The chips are spent on the way: every choice is a number. Two small dice against a small and the big one.
    "two dice each, no chips": Tree(
        2,
        "6 6 6 5 5 4 1 2",
        [
            *[("1 1 1 1 1 2 2 big 1", "pass"), ("3 3 3 3 3 3 2 big 2", "pass")] * 2,
            ("1 1 1 1 1 2 2 big 1", "place 1"),
            ("3 3 3 3 3 3 2 big 2", "place 3"),
        ],
        [1, 21, 12, 432, 201, 1080, 345, 1512, 143],
    ),
    # Three players, no neutral dice: one is out, one has a small die, one the big die, and chips differ.
    "three players, one out": Tree(
        3,
        "",
        [
            ("1 1 1 1 1 1 1 big 1", "place 1"),
            ("2 2 2 2 2 2 3 big 2", "pass"),
            ("4 4 4 4 4 4 4 big 5", "pass"),
            ("2 2 2 2 2 2 3 big 2", "place 2"),
            ("4 4 4 4 4 4 4 big 5", "pass"),
            ("3", "pass"),
            ("4 4 4 4 4 4 4 big 5", "place 4"),
        ],
        [1, 6, 6, 36, 30],
    ),
    # Five players with one die each: everybody's order and ties matter.
    "five players, a die each": Tree(
        5,
        "",
        [
            *[("6 6 6 6 6 6 6 big 6", "pass")] * 10,
            ("1 1 1 1 1 1 2 big 1", "place 1"),
            ("2 2 2 2 2 2 3 big 2", "place 2"),
            ("3 3 3 3 3 3 4 big 3", "place 3"),
            ("4 4 4 4 4 4 5 big 4", "place 4"),
            ("5 5 5 5 5 5 5 big 6", "place 5"),
        ],
        [1, 6, 6, 36, 36, 216, 216, 1296, 1296, 7776, 2496],
    ),
}


def start(tree: Tree) -> tuple[State, SlowVegas]:
    """The position, in the engine and in the slow engine."""
    state, slow = zaria.new("vegas", players=tree.players, rounds=1), SlowVegas(tree.players, 1)

    def deal(words: str) -> None:
        values = state.parse_deal(words)
        state.deal(values)
        slow.draw(values)

    deal(CARDS)
    if tree.neutral:
        deal(tree.neutral)
    for roll, choice in tree.turns:
        deal(roll)
        state.apply(state.parse(choice))
        slow.decide(choice)
    return state, slow


def slow_children(slow: SlowVegas) -> list[SlowVegas]:
    found: list[SlowVegas] = []
    if slow.bounds() and prod(slow.bounds()) <= WIDEST:
        for values in product(*map(range, slow.bounds())):
            child = slow.copy()
            child.draw(list(values))
            found.append(child)
    for words in slow.words():
        child = slow.copy()
        child.decide(words)
        found.append(child)
    return found


@pytest.mark.parametrize("name", TREES)
def test_number_of_positions(name: str) -> None:
    state, _ = start(TREES[name])
    positions = {state.key(): state}
    counted = [1]
    expected = list(takewhile(lambda count: count <= MOST, TREES[name].counts))
    while len(counted) < len(expected):
        positions = {child.key(): child for parent in positions.values() for child in children(parent, WIDEST)}
        counted.append(len(positions))
    assert counted == expected


@pytest.mark.parametrize("name", TREES)
def test_number_of_positions_by_the_slow_engine(name: str) -> None:
    _, slow = start(TREES[name])
    positions = {slow.key(): slow}
    counted = [1]
    expected = TREES[name].counts
    while len(counted) < len(expected) and expected[len(counted)] <= QUICK:
        positions = {child.key(): child for parent in positions.values() for child in slow_children(parent)}
        counted.append(len(positions))
    assert counted == expected[: len(counted)]
