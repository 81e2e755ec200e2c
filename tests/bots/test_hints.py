"""A hint says what its numbers say, and knows only what its seat may know."""

from typing import Any

import pytest

import zaria
from support.laws.positions import positions
from support.laws.variants import VARIANTS, Variant
from zaria.bots.game_bots import skills
from zaria.bots.hints import SURE, parts_of, sentence
from zaria.bots.search.halving import Candidate
from zaria.i18n import LOCALES, words
from zaria.i18n.speech import Speech
from zaria.miner.rules.setup import ChooseHero

pytestmark = pytest.mark.compiled

POSITIONS = 1000 if zaria.COMPILED else 70
ROLLOUTS = 200 if zaria.COMPILED else 12


def check(given: dict[str, Any], legal: list[int]) -> str:
    """The kind of its sentence, which must agree with the numbers of all choices."""
    choices = given["choices"]
    best = choices[0]
    key, arguments = given["sentence"]["key"], given["sentence"]["arguments"]
    assert {choice["action"] for choice in choices} <= set(legal)
    assert len({choice["action"] for choice in choices}) == len(choices)
    if key == "hint-lot":
        assert given["unit"] == "lot"
        assert best["behind"] == 0
        assert sum(choice["value"] for choice in choices) == pytest.approx(1)
        return str(key)
    assert arguments["best"] == best["word"]
    check_numbers(choices)
    if key in ("hint-only", "hint-clear", "hint-learnt"):
        assert len(choices) == 1
        assert (len(legal) == 1) == (key == "hint-only")
        return str(key)
    others = [choice for choice in choices[1:] if (choice["behind"], choice["behind_error"]) != (0, 0)]
    second = others[0] if others else choices[1]
    assert arguments["second"] == second["word"]
    if second["behind"] is None:
        assert key == "hint-equal"
        return str(key)
    is_sure = second["behind"] > SURE * second["behind_error"]
    is_told = round(second["behind"] * (1 if given["unit"] == "points" else 100), 1) > 0
    assert (key == "hint-equal") == (not is_sure or not is_told)
    if key in ("hint-money", "hint-money-safe"):
        more = best["parts"]["money"] - second["parts"]["money"]
        assert more > SURE * second["parts_error"]["money"]
        assert abs(arguments["amount"] - more) <= 500
        assert arguments["amount"] > 0
    elif key == "hint-points" and given["unit"] == "points":
        assert arguments["decimal"] == round(second["behind"], 1)
    elif key == "hint-points":
        assert best["parts"]["points"] - second["parts"]["points"] > SURE * second["parts_error"]["points"]
        assert arguments["decimal"] == pytest.approx(best["parts"]["points"] - second["parts"]["points"], abs=0.05001)
    elif key == "hint-chance":
        assert arguments["decimal"] == round(100 * second["behind"], 1)
    assert "decimal" not in arguments or arguments["decimal"] > 0
    return str(key)


def check_numbers(choices: list[dict[str, Any]]) -> None:
    """Nothing is better than the best choice, the others come in their order, and what was hardly tried has none."""
    best = choices[0]
    tried = [choice for choice in choices if choice["rollouts"] > 1]
    assert choices[: len(tried)] == tried
    for choice in choices[len(tried) :]:
        assert [choice[name] for name in ("value", "error", "behind", "behind_error")] == [None] * 4
        assert choice["parts"] == choice["parts_error"] == {}
    for choice in tried:
        assert choice["behind"] >= 0
        assert choice["behind"] == pytest.approx(best["value"] - choice["value"])
        assert choice["error"] >= max(best["error"], choice["behind_error"])
        assert choice["rollouts"] <= best["rollouts"]
        assert choice["parts"].keys() == choice["parts_error"].keys() == best["parts"].keys()
    assert [choice["behind"] for choice in tried] == sorted(choice["behind"] for choice in tried)
    assert best["behind"] in (0, None)


def test_sentences_agree_with_their_numbers() -> None:
    told: set[str] = set()
    for variant in VARIANTS:
        for state in positions(variant, POSITIONS // len(VARIANTS) + 1, seed=23):
            given = zaria.hint(state, seed=1, rollouts=ROLLOUTS)
            told.add(check(given, state.legal()))
            check(zaria.hint(state, seed=1, rollouts=3), state.legal())  # hardly any
            for locale in LOCALES:
                sentence = given["sentence"]
                assert given["unit"] == "lot" or str(sentence["arguments"]["best"]) in Speech(words(locale), {}).say(
                    sentence["key"], sentence["arguments"]
                )
    assert {"hint-equal", "hint-money", "hint-points", "hint-lot"} <= told


def test_choices_are_compared_with_the_same_dice_only() -> None:
    """The best one had further rollouts, and was unlucky in them: that says nothing about the other one."""
    best, other = Candidate(1, 0.0), Candidate(2, 0.0)
    for value in (0.5, 0.7, 0.0, 0.0):
        best.add(value)
        best.parts.append([100 * value])
    for value in (0.25, 0.5):
        other.add(value)
        other.parts.append([100 * value])
    behind, error = other.behind(best)
    assert behind == pytest.approx(0.225)
    assert error == pytest.approx(0.025)
    parts, errors = parts_of(["money"], best, best)
    assert parts == {"money": pytest.approx(30)} and errors == {"money": 0}
    parts, errors = parts_of(["money"], other, best)
    assert parts == {"money": pytest.approx(30 - 22.5)} and errors == {"money": pytest.approx(2.5)}


def test_the_best_choice_is_compared_with_one_that_differs() -> None:
    """Two dice with the same face are the same choice twice: that they are equal is no reason for anything."""
    model = skills()["miner"].model
    state = next(positions(Variant("miner", 2, {}), 1, seed=4))
    numbers: dict[str, Any] = {"rollouts": 50, "parts": {}, "parts_error": {}}
    best = {"action": 1, "word": "take 1", "behind": 0.0, "behind_error": 0.0} | numbers
    twin = best | {"action": 2, "word": "take 2"}
    worse = best | {"action": 3, "word": "take 3", "behind": 0.2, "behind_error": 0.01}
    told = sentence(model, state, [best, twin, worse], "chance")
    assert told == {"key": "hint-chance", "arguments": {"best": "take 1", "second": "take 3", "decimal": 20.0}}
    assert sentence(model, state, [best, twin], "chance")["key"] == "hint-equal"


def test_an_amount_is_told_only_where_it_is_no_noise() -> None:
    model, state = skills()["vegas"].model, next(positions(Variant("vegas", 3, {"tiles": ["jackpot"]}), 1, seed=4))
    rolled: dict[str, Any] = {"rollouts": 50, "behind": 0.0, "behind_error": 0.0, "parts_error": {"money": 0.0}}
    best = rolled | {"action": 1, "word": "place 2", "parts": {"money": 90_000.0}}
    behind = {"action": 2, "word": "place 3", "behind": 0.2, "behind_error": 0.01, "parts": {"money": 87_000.0}}
    surely, perhaps = [rolled | behind | {"parts_error": {"money": error}} for error in (1000.0, 2000.0)]
    assert sentence(model, state, [best, surely], "chance")["key"] == "hint-money"
    assert sentence(model, state, [best, perhaps], "chance")["key"] == "hint-chance"


@pytest.mark.parametrize("players", [2, 4])
def test_a_hint_names_the_hero_that_the_expert_takes(players: int) -> None:
    state, rng = zaria.new("miner", players=players), zaria.Rng(3)
    heroes = 0
    while state.actor == zaria.CHANCE or isinstance(state.pending(), ChooseHero):
        if state.actor == zaria.CHANCE:
            state.nature(rng)
            continue
        given, taken = zaria.hint(state), zaria.bot("expert").choose(state, state.actor, rng, 1000)
        assert given["choices"][0]["action"] == taken
        assert check(given, state.legal()) == "hint-learnt"
        heroes += 1
        state.answer(taken)
    assert heroes == players


def test_the_only_choice_has_no_numbers() -> None:
    rng, state = zaria.Rng(1), zaria.new("miner", players=2)
    while state.actor == zaria.CHANCE or len(state.legal()) > 1:
        if state.actor == zaria.CHANCE:
            state.nature(rng)
        else:
            state.answer(state.legal()[0])
    given = zaria.hint(state)
    assert check(given, state.legal()) == "hint-only"
    assert [choice["value"] for choice in given["choices"]] == [None]


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
