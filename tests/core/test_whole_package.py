"""What `zaria` gives, and nothing besides."""

from types import ModuleType
from typing import Any

import pytest

import zaria

pytestmark = pytest.mark.compiled


def test_nothing_leaks_into_the_package() -> None:
    """Its names are those of `__all__`, its parts, and what begins with an underscore."""
    found = vars(zaria).items()
    names = {name for name, value in found if not name.startswith("_") and not isinstance(value, ModuleType)}
    assert names - set(zaria.__all__) <= {"Mapping", "FOLDERS", "games_in", "register"}  # what it is made with
    assert not hasattr(zaria, "game") and not hasattr(zaria, "_game")


def test_bots_play_by_name_or_as_they_are() -> None:
    named = zaria.play("vegas", ["greedy", "random"], seed=3, rounds=1)
    given = zaria.play("vegas", (zaria.bot("greedy"), "random"), seed=3, rounds=1)
    assert named.to_json() == given.to_json()
    assert named.players == ["greedy", "random"]


@pytest.mark.parametrize(
    ("bots", "error", "words"),
    [
        (["greedy", "nobody"], zaria.UnknownBot, "there is no bot “nobody”; there are: "),
        (["greedy"], zaria.BadPlayers, "vegas is for 2 to 5 players, not 1"),
        ([], zaria.BadPlayers, "vegas is for 2 to 5 players, not 0"),
        ("greedy", zaria.BadPlayers, "vegas is for 2 to 5 players, not greedy"),
        (None, zaria.BadPlayers, "vegas is for 2 to 5 players, not None"),
        (["greedy", None], zaria.UnknownBot, "there is no bot “None”; there are: "),
        (["greedy", 3], zaria.UnknownBot, "there is no bot “3”; there are: "),
    ],
)
def test_who_cannot_play(bots: Any, error: type[zaria.ZariaError], words: str) -> None:
    with pytest.raises(error) as caught:
        zaria.play("vegas", bots)
    assert str(caught.value).startswith(words)
