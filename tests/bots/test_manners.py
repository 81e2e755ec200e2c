"""The two characters of a level choose differently often enough to be told apart, and each as its line says."""

import pytest

import zaria
from support.positions import positions
from support.variants import Variant
from zaria.arena.match import play_match
from zaria.bots.mind import stretched
from zaria.bots.minds import SKILLS
from zaria.bots.opponents import CAST, LEVELS
from zaria.core.state import State

pytestmark = pytest.mark.installed  # the sources would take an hour

POSITIONS = 150
EFFORT = 200  # of a thousand parts of a level's usual one


def tastes(state: State, manner: str) -> dict[int, float]:
    """By choice: how much a player of this manner likes it, from 0 to 1."""
    legal = state.legal()
    return dict(zip(legal, stretched(SKILLS[state.setup.game].mind.manners(state, state.actor, legal, manner))))


@pytest.mark.parametrize("game", ["vegas", "miner", "miner-solo"])
@pytest.mark.parametrize("level", LEVELS)
def test_the_two_characters_of_a_level_differ_in_manner(level: str, game: str) -> None:
    """They think of the same dice, so nothing but their manners can make the difference."""
    one, two = [name for name, of, _ in CAST if of == level]
    manners = {name: manner for name, _, manner in CAST}
    asked = differ = 0
    liked = dict.fromkeys((one, two), 0.0)  # by how much it chose more to its taste than the level without a manner
    for state in positions(Variant(game, 1 if game == "miner-solo" else 4, {}), POSITIONS, seed=21):
        known, seat = state.known(state.actor), state.actor
        chosen = {
            name: zaria.bot(name).choose(known, seat, zaria.Rng(asked), EFFORT)
            for name in (level, f"{level}-{one}", f"{level}-{two}")
        }
        asked += 1
        differ += chosen[f"{level}-{one}"] != chosen[f"{level}-{two}"]
        for name in (one, two):
            taste = tastes(known, manners[name])
            liked[name] += taste[chosen[f"{level}-{name}"]] - taste[chosen[level]]
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
