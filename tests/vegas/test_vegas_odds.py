"""The odds of Las Vegas, against every roll that there is."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import zaria
from support.laws.journey import random_step
from zaria.core.engine.state import State

pytestmark = pytest.mark.compiled

FEW = 5 if zaria.COMPILED else 4  # dice whose rolls are all tried
Weights = dict[int, int]


def first_of(weights: Weights) -> int | None:
    """Who has most when equals are out."""
    numbers = list(weights.values())
    left = {weight: owner for owner, weight in weights.items() if weight > 0 and numbers.count(weight) == 1}
    return left[max(left)] if left else None


def weights_in(casino: dict[str, Any]) -> Weights:
    found = {int(seat): dice["small"] + 2 * dice["big"] + dice["black"] for seat, dice in casino["dice"].items()}
    found[-1] = casino["neutral"]["small"] + 2 * casino["neutral"]["big"]
    found[-2] = casino["grey"]
    return found


def plus(weights: Weights, seat: int, more: int) -> Weights:
    return weights | {seat: weights.get(seat, 0) + more}


def hand(view: dict[str, Any], seat: int) -> list[int]:
    """What each die of a hand weighs."""
    player = view["players"][seat]
    return [1] * int(player["small"]) + [2] * int(player["big"])


def weight_of(number: int, dice: list[int], rolled: tuple[int, ...]) -> int:
    return sum(weight for weight, shown in zip(dice, rolled) if shown == number)


def rolls_of(dice: list[int]) -> list[tuple[int, ...]]:
    return list(product(range(1, 7), repeat=len(dice)))


def leading(view: dict[str, Any], seat: int, casino: dict[str, Any]) -> Fraction:
    """In how many of all next rolls the seat could take the casino."""
    number, dice = casino["number"], hand(view, seat)
    good = 0
    for rolled in rolls_of(dice):
        more = weight_of(number, dice, rolled)
        good += more > 0 and not casino["closed"] and first_of(plus(weights_in(casino), seat, more)) == seat
    return Fraction(good, len(rolls_of(dice)))


def keeping(view: dict[str, Any], seat: int, casino: dict[str, Any], weights: Weights, lies: int | None) -> Fraction:
    """In how many of all next rolls of the others, taken together, none of them could take it away."""
    number = casino["number"]
    others = [other for other in range(len(view["players"])) if other != seat and other != lies]
    hands = [hand(view, other) for other in others]
    good = 0
    alls = list(product(*[rolls_of(dice) for dice in hands]))
    for rolls in alls:
        each = [(other, weight_of(number, dice, rolled)) for other, dice, rolled in zip(others, hands, rolls)]
        if lies is not None:
            each.append((lies, roll_weight(view, number)))
        good += all(casino["closed"] or first_of(plus(weights, other, more)) == seat for other, more in each)
    return Fraction(good, len(alls))


def roll_weight(view: dict[str, Any], number: int) -> int:
    return int(view["roll"]["small"].count(number)) + 2 * int(view["roll"]["big"] == number)


def expected(state: State, seat: int) -> dict[str, Fraction]:
    """By place on the table."""
    view = state.view(seat)
    found = {}
    asked = state.ask()
    lies = view["turn"] if asked is not None and asked["question"] == "question-vegas-choose" else None
    dice = hand(view, seat)
    if dice and lies != seat:
        shown = [1 in rolled for rolled in rolls_of(dice)]
        found["roll"] = Fraction(sum(shown), len(shown))
    for casino in view["casinos"]:
        place, weights, number = f"casino:{casino['number']}", weights_in(casino), casino["number"]
        if not casino["cards"]:
            continue
        if lies == seat:
            weights = plus(weights, seat, 0 if casino["closed"] else roll_weight(view, number))
        if first_of(weights) == seat:
            found[place] = keeping(view, seat, casino, weights, None if lies == seat else lies)
        elif lies != seat and dice:
            found[place] = leading(view, seat, casino)
    return found


@pytest.mark.parametrize(
    "options", [{}, {"tiles": ["no_entry", "prime_time", "block_it"]}, {"tiles": ["handicap", "lucky_punch"]}]
)
def test_they_are_what_all_rolls_give(options: dict[str, Any]) -> None:
    compared = {"vegas-shows": 0, "vegas-lead": 0, "vegas-kept": 0, "vegas-placed": 0}
    for seed in range(12):
        state, rng = zaria.new("vegas", players=3, rounds=1, **options), zaria.Rng(seed)
        while state.actor != zaria.OVER:
            dice = sum(len(hand(state.view(), seat)) for seat in range(3))
            if dice <= FEW:
                for seat in range(3):
                    told = state.odds(seat)
                    assert told["seat"] == seat
                    wanted = expected(state, seat)
                    assert {line["targets"][0]: line["chance"] for line in told["lines"]} == {
                        place: round(chance.numerator / chance.denominator, 6) for place, chance in wanted.items()
                    }, state
                    for line in told["lines"]:
                        compared[line["kind"]] += 1
            random_step(state, rng)
    assert min(compared.values()) > 20, compared


def test_the_sentence_of_the_plan() -> None:
    """With five dice it is 3 in 5 that one of them shows a 2."""
    state, rng = zaria.new("vegas", players=2, rounds=1), zaria.Rng(1)
    while len(hand(state.view(), 0)) != 5 or state.actor != zaria.CHANCE:
        if state.actor == zaria.CHANCE:
            state.roll(rng)
        else:
            state.apply(state.legal()[0])
    first = state.odds(0)["lines"][0]
    assert (first["kind"], first["arguments"], first["about"]) == ("vegas-shows", {"dice": 5}, [3, 5])


def test_they_know_no_secret_and_change_nothing() -> None:
    """What is hidden from a seat has another value in `known`; spectators see the odds of the seat in turn."""
    for seed in range(10):
        state = zaria.new("vegas", players=3, rounds=1, tiles=["lucky_punch", "black_box"])
        rng = zaria.Rng(seed)
        while state.actor != zaria.OVER:
            before = state.to_bytes()
            for seat in range(3):
                assert state.odds(seat) == state.known(seat).odds(seat)
            assert state.odds(None)["seat"] == state.view()["turn"]
            assert state.to_bytes() == before
            random_step(state, rng)
