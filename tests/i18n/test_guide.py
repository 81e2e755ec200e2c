"""The rules to read in the page: every section has its words, and every rule of the game has its section."""

import re

import pytest
from made_keys import GUIDE, RULES, TILE_KEYS
from messages import letters, texts

from zaria.games import folder_of, parts
from zaria.i18n import LOCALES
from zaria.vegas.tiles.catalogue import TILES

PREFIXES = {name: prefixes for words in parts("words") for name, prefixes in words.rules.items()}  # by game


def covers(section: dict[str, list[str]], rule: str) -> bool:
    return any(rule == start or rule.startswith(f"{start}-") for start in section["rules"])


@pytest.mark.parametrize("locale", LOCALES)
def test_every_section_has_a_title_and_its_paragraphs(locale: str) -> None:
    wanted = set()
    for one in GUIDE:
        key = f"guide-{one['game']}-{one['section']}"
        wanted |= {f"{key}.title", *(f"{key}-{number}" for number in range(1, one["paragraphs"] + 1))}
    said = {key for key in texts(locale) if key.startswith("guide-")}
    headings = {key for key in said if re.search(r"-\d+\.title$", key)}  # above some paragraphs
    assert said - headings == wanted
    assert {key.removesuffix(".title") for key in headings} <= wanted


@pytest.mark.parametrize("locale", LOCALES)
def test_paragraphs_have_one_to_three_sentences(locale: str) -> None:
    wrong = {}
    for key, text in texts(locale).items():
        if re.match(r"guide-.*-\d+$", key):
            sentences = re.findall(r"[.!?;](?= |$)", letters(text).strip().replace("; ", ", "))
            if not 1 <= len(sentences) <= 3 or not letters(text).strip().endswith((".", "!")):
                wrong[key] = sentences
    assert wrong == {}


def test_every_rule_has_a_section_and_every_beginning_a_rule() -> None:
    assert len(RULES) > 110
    for rule in RULES:
        folder = next(folder_of(game) for game, prefixes in PREFIXES.items() if rule.split("-")[0] in prefixes)
        assert any(covers(one, rule) for one in GUIDE if one["game"] == folder), rule
    for one in GUIDE:
        assert one["rules"]
        for start in one["rules"]:
            assert any(rule == start or rule.startswith(f"{start}-") for rule in RULES), start


def test_every_tile_has_its_own_section() -> None:
    own = {one["section"]: one["rules"] for one in GUIDE if one["section"].startswith("tile-")}
    assert own == {f"tile-{key}": [f"LV-TILE-{tile.code}"] for key, tile in zip(TILE_KEYS, TILES)}
