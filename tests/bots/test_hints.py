"""A hint says what its numbers say, and knows only what its seat may know."""

from typing import Any

import pytest

import zaria
from support.positions import positions
from support.variants import VARIANTS, Variant
from zaria.bots.hints import SURE
from zaria.i18n import LOCALES, words
from zaria.i18n.speech import Speech

pytestmark = pytest.mark.compiled

POSITIONS = 1000 if zaria.COMPILED else 70
ROLLOUTS = 200 if zaria.COMPILED else 12


def check(given: dict[str, Any], legal: list[int]) -> str:
    """The kind of its sentence, which must agree with the numbers."""
    choices = given["choices"]
    best = choices[0]
    key, arguments = given["sentence"]["key"], given["sentence"]["arguments"]
    assert {choice["action"] for choice in choices} <= set(legal)
    assert best["behind"] == 0
    if key == "hint-lot":
        assert given["unit"] == "lot"
        assert sum(choice["value"] for choice in choices) == pytest.approx(1)
        return str(key)
    assert arguments["best"] == best["word"]
    assert all(choice["behind"] == pytest.approx(best["value"] - choice["value"]) for choice in choices)
    if key in ("hint-only", "hint-clear"):
        assert len(choices) == 1
        assert (len(legal) == 1) == (key == "hint-only")
        return str(key)
    second = choices[1]
    assert arguments["second"] == second["word"]
    is_sure = second["behind"] > SURE * second["behind_error"]
    assert (key == "hint-equal") == (not is_sure)
    if key in ("hint-money", "hint-money-safe"):
        more = best["parts"]["money"] - second["parts"]["money"]
        assert abs(arguments["amount"] - more) <= 500
        assert arguments["amount"] > 0
    elif key == "hint-points" and given["unit"] == "points":
        assert arguments["decimal"] == round(second["behind"], 1)
    elif key == "hint-points":
        assert arguments["decimal"] == pytest.approx(best["parts"]["points"] - second["parts"]["points"], abs=0.05001)
    elif key == "hint-chance":
        assert arguments["decimal"] == round(100 * second["behind"], 1)
    return str(key)


def test_sentences_agree_with_their_numbers() -> None:
    told: set[str] = set()
    for variant in VARIANTS:
        for state in positions(variant, POSITIONS // len(VARIANTS) + 1, seed=23):
            given = zaria.hint(state, seed=1, rollouts=ROLLOUTS)
            told.add(check(given, state.legal()))
            for locale in LOCALES:
                sentence = given["sentence"]
                assert given["unit"] == "lot" or str(sentence["arguments"]["best"]) in Speech(words(locale), {}).say(
                    sentence["key"], sentence["arguments"]
                )
    assert {"hint-equal", "hint-money", "hint-points", "hint-lot"} <= told


def test_nobody_can_still_tie_only_where_nobody_can() -> None:
    """The last die of all, in a casino that is empty: whatever it wins is safe."""
    state = zaria.new("vegas", players=2, rounds=1)
    seen = 0
    for seed in range(200):
        rng, state = zaria.Rng(seed), zaria.new("vegas", players=2, rounds=1)
        while state.actor != zaria.OVER:
            if state.actor == zaria.CHANCE:
                state.nature(rng)
                continue
            left = sum(player["small"] + player["big"] for player in state.view()["players"])
            own = state.view()["players"][state.actor]
            if left == own["small"] + own["big"] and len(state.legal()) > 1:
                given = zaria.hint(state, seed=1, rollouts=ROLLOUTS)
                seen += given["sentence"]["key"] in ("hint-money-safe", "hint-safe")
            state.answer(state.legal()[rng.below(len(state.legal()))])
        if seen:
            return
    raise AssertionError("no safe move was ever called so")


def test_the_same_hint_for_the_same_seed() -> None:
    state = next(positions(Variant("miner", 3, {}), 1, seed=4))
    assert zaria.hint(state, seed=5, rollouts=ROLLOUTS) == zaria.hint(state, seed=5, rollouts=ROLLOUTS)


def test_no_hint_where_nobody_is_asked() -> None:
    with pytest.raises(zaria.IllegalMove, match="nobody has to decide anything now"):
        zaria.hint(zaria.new("vegas", players=3))
