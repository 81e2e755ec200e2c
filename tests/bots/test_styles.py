"""The two characters of a level choose differently often enough to be told apart, and each as its line says."""

import pytest

import zaria
from support.laws.positions import positions
from support.laws.variants import Variant
from zaria.arena.match import play_match
from zaria.bots.game_bots import skills
from zaria.bots.opponents import CAST, LEVELS
from zaria.bots.search.style import normalise
from zaria.core.engine.state import State

pytestmark = pytest.mark.installed  # the sources would take an hour

POSITIONS = 150
EFFORT = 200  # of a thousand parts of a level's usual one


def preferences(state: State, style: str) -> dict[int, float]:
    """By choice: how much a player of this style likes it, from 0 to 1."""
    legal = state.legal()
    return dict(
        zip(legal, normalise(skills()[state.setup.game].model.style.preferences(state, state.actor, legal, style)))
    )


@pytest.mark.parametrize("game", ["vegas", "miner", "miner-solo"])
@pytest.mark.parametrize("level", LEVELS)
def test_the_two_characters_of_a_level_differ_in_style(level: str, game: str) -> None:
    """They think of the same dice, so nothing but their styles can make the difference."""
    one, two = [name for name, of, _ in CAST if of == level]
    styles = {name: style for name, _, style in CAST}
    asked = differ = 0
    liked = dict.fromkeys((one, two), 0.0)  # by how much it chose more to its taste than the level without a style
    for state in positions(Variant(game, 1 if game == "miner-solo" else 4, {}), POSITIONS, seed=21):
        known, seat = state.known(state.actor), state.actor
        chosen = {
            name: zaria.bot(name).choose(known, seat, zaria.Rng(asked), EFFORT)
            for name in (level, f"{level}-{one}", f"{level}-{two}")
        }
        asked += 1
        differ += chosen[f"{level}-{one}"] != chosen[f"{level}-{two}"]
        for name in (one, two):
            preference = preferences(known, styles[name])
            liked[name] += preference[chosen[f"{level}-{name}"]] - preference[chosen[level]]
    assert differ >= 0.08 * asked, f"{differ} of {asked}"
    assert min(liked.values()) >= 0.02 * asked, liked


@pytest.mark.parametrize("game", ["vegas", "miner"])
@pytest.mark.parametrize(
    ("one", "other", "games"), [("easy-zoe", "easy-nino", 3000), ("normal-leo", "normal-nora", 2000)]
)
def test_neither_of_the_two_is_stronger(game: str, one: str, other: str, games: int) -> None:
    """But for luck. The stronger levels take longer: they are in bench/README.md."""
    won = 0.0
    for number in range(games):
        seats = [zaria.bot(other)] * 4
        seats[number % 4] = zaria.bot(one)
        won += play_match(game, {}, seats, seed=number // 4).shares[number % 4]
    error = 0.43 / games**0.5
    assert abs(won / games - 0.25) < 3 * error + 0.01
