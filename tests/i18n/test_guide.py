"""The rules to read in the page: every section has its words, and every rule of the game has its section."""

import re

import pytest
from made_keys import GUIDE, RULES, TILE_KEYS
from messages import letters, texts

from zaria.i18n import LOCALES
from zaria.vegas.tiles.catalogue import TILES

GAMES = {"vegas": "LV-", "miner": "DM-", "miner-solo": "SOLO-"}  # how the ids of a game's rules begin


def covers(section: dict[str, list[str]], rule: str) -> bool:
    return any(rule == start or rule.startswith(f"{start}-") for start in section["rules"])


@pytest.mark.parametrize("locale", LOCALES)
def test_every_section_has_a_title_and_its_paragraphs(locale: str) -> None:
    wanted = set()
    for one in GUIDE:
        key = f"guide-{one['game']}-{one['section']}"
        wanted |= {f"{key}.title", *(f"{key}-{number}" for number in range(1, one["paragraphs"] + 1))}
    assert {key for key in texts(locale) if key.startswith("guide-")} == wanted


@pytest.mark.parametrize("locale", LOCALES)
def test_paragraphs_have_one_to_three_sentences(locale: str) -> None:
    wrong = {}
    for key, text in texts(locale).items():
        if re.match(r"guide-.*-\d+$", key):
            sentences = re.findall(r"[.!?;](?= |$)", letters(text).strip().replace("; ", ", "))
            if not 1 <= len(sentences) <= 4 or not letters(text).strip().endswith((".", "!")):
                wrong[key] = sentences
    assert wrong == {}


def test_every_rule_has_a_section_and_every_beginning_a_rule() -> None:
    games = {one["game"] for one in GUIDE}
    rules = [rule for rule in RULES if rule.startswith(tuple(GAMES[game] for game in games))]
    assert len(rules) > 70
    assert [rule for rule in rules if not any(covers(one, rule) for one in GUIDE)] == []
    for one in GUIDE:
        assert one["rules"]
        for start in one["rules"]:
            assert any(rule == start or rule.startswith(f"{start}-") for rule in rules), start


def test_every_tile_has_its_own_section() -> None:
    own = {one["section"]: one["rules"] for one in GUIDE if one["section"].startswith("tile-")}
    assert own == {f"tile-{key}": [f"LV-TILE-{tile.code}"] for key, tile in zip(TILE_KEYS, TILES)}
