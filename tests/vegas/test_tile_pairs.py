"""Every pair of tiles that can meet, played together at random, with every law after every step."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import zaria
from support.laws.tile_laws import play_with_laws
from zaria.vegas.tiles.catalogue import TILES

pytestmark = pytest.mark.compiled

PAIRS = [(one.key, two.key) for one, two in combinations(TILES, 2) if one.code[0] != two.code[0]]
# Uncompiled, a game takes a hundred times as long: there each pair meets once.
GAMES_A_PAIR = max(3, settings().max_examples // 20) if zaria.COMPILED else max(1, settings().max_examples // 40)


def test_all_pairs_that_can_meet_are_played() -> None:
    assert len(PAIRS) == 16 * 15 // 2 - 8


@pytest.mark.parametrize("pair", PAIRS, ids=" ".join)
@settings(max_examples=GAMES_A_PAIR)
@given(players=st.integers(2, 5), seed=st.integers(0, 2**32 - 1), swapped=st.booleans())
def test_two_tiles_play_together(pair: tuple[str, str], players: int, seed: int, swapped: bool) -> None:
    tiles = list(reversed(pair)) if swapped else list(pair)
    play_with_laws(zaria.new("vegas", players=players, tiles=tiles, rounds=1), zaria.Rng(seed))


@pytest.mark.parametrize("key", [key for pair in PAIRS for key in pair if "no_entry" in pair and key != "no_entry"])
@settings(max_examples=3 * GAMES_A_PAIR)
@given(players=st.integers(2, 5), seed=st.integers(0, 2**32 - 1))
def test_closed_casinos_are_respected_more_than_once(key: str, players: int, seed: int) -> None:
    """A closed casino is in the way only now and then, so that these pairs are played more often."""
    play_with_laws(zaria.new("vegas", players=players, tiles=["no_entry", key], rounds=1), zaria.Rng(seed))
