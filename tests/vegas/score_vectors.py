"""What the engine's own scoring of Las Vegas gives, for scripts/make_vectors.py."""

import random
from collections.abc import Iterator
from typing import Any

from zaria.vegas.pad import settle

CASES = 150  # random ones, besides the edges
NAMES = ["A", "B", "C", "D", "E"]
DECK = [value for value, number in zip(range(3, 11), (11, 11, 13, 15, 13, 11, 9, 7)) for _ in range(number)]

Dice = dict[str, dict[str, int]]  # by owner


def rounds(rng: random.Random) -> Iterator[tuple[int, list[tuple[list[int], Dice]]]]:
    """Players and casinos: nobody, one alone, all kinds of equals, neutral winners; then random ones."""
    one, two = {"small": 1}, {"small": 2}
    yield 2, [([6, 3], {})]
    yield 2, [([6, 3], {"A": one})]
    yield 2, [([6, 3], {"A": {"big": 1}, "B": two})]
    yield 2, [([4, 4], {"A": one, "B": two})]
    yield 3, [([10, 9], {"A": {"big": 1}, "B": two, "C": one, "neutral": one})]
    yield 2, [([6, 3], {"neutral": {"small": 3}, "A": two, "B": one})]
    yield 2, [([6, 3], {"grey": two, "A": one, "B": {"small": 1, "black": 1}})]
    yield 2, [([6, 3], {"neutral": one}) for _ in range(6)]
    for number in range(CASES):
        players = 2 + number % 4
        deck = list(DECK)
        rng.shuffle(deck)
        left = {name: {"small": 7, "big": 1, "black": 2} for name in NAMES[:players]}
        left |= {"neutral": {"small": 7, "big": 1}, "grey": {"small": 6}}
        casinos: list[tuple[list[int], Dice]] = []
        for _ in range(6 if number % 5 else 1):
            dice: Dice = {}
            for owner, own in left.items():
                put = {kind: rng.randrange(min(most, 3) + 1) for kind, most in own.items() if rng.random() < 0.5}
                for kind, given in put.items():
                    own[kind] -= given
                if any(put.values()):
                    dice[owner] = {kind: given for kind, given in put.items() if given > 0}
            casinos.append(([deck.pop(), deck.pop()], dice))
        yield players, casinos


def vegas() -> list[Any]:
    found = []
    for players, casinos in rounds(random.Random(2)):
        names = NAMES[:players]
        lines = [f"{cards[0]} {cards[1]}: {', '.join(map(lot, dice.items()))}" for cards, dice in casinos]
        settled = settle(lines)
        seats = {seat: names.index(name) for seat, name in enumerate(settled.players)}  # as they came
        paid, tied = [], []
        for event in settled.events:
            told: dict[str, Any] = event.arguments
            if event.kind == "vegas-tied":
                tied.append([told["casino"], sorted(seats.get(owner, owner) for owner in told["seats"])])
            else:
                paid.append([told["casino"], seats.get(told["seat"], told["seat"]), told["amount"]])
        totals = [0] * players
        for seat, total in enumerate(settled.totals):
            totals[seats[seat]] = total
        shown = [{"cards": [card * 10_000 for card in cards], "dice": dice} for cards, dice in casinos]
        starter = None if settled.starter is None else seats[settled.starter]
        found.append(
            {"names": names, "casinos": shown, "paid": paid, "tied": tied, "totals": totals, "starter": starter}
        )
    return found


def lot(entry: tuple[str, dict[str, int]]) -> str:
    """`A 3 big black`."""
    owner, dice = entry
    words = [str(dice.get("small", 0)), *["big"] * dice.get("big", 0), *["black"] * dice.get("black", 0)]
    return f"{owner} {' '.join(words)}"


def vectors() -> dict[str, list[Any]]:
    return {"score-vegas": vegas()}
