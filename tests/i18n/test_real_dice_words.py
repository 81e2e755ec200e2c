"""At a table with real dice the page asks for every draw in words of its own."""

import pytest
from said_in_source import SOURCE, chance_kinds

from zaria.i18n import Words


@pytest.mark.parametrize("game", ["vegas", "miner"])
def test_every_draw_is_asked_for(game: str) -> None:
    kinds = chance_kinds(SOURCE / game)
    say = Words("en", with_page=True).say
    assert len(kinds) >= 6
    for kind in kinds:
        assert say(f"web-real-{game}-{kind}", {"seat": "Ann"})
