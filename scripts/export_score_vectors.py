"""Writes tests/vectors/score-*.json (or into the folder that is named): what the engine's own scoring gives.

The score pad of the web client scores in the page; it is tested with these files. The same ones come out every time.
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from zaria.core.errors import IllegalDeal
from zaria.miner.dice import KIND_NAMES, NUMBER_OF
from zaria.miner.faces import BUILT_IN, SIDES
from zaria.miner.heroes import HERO_NAMES
from zaria.miner.pad import IN_CHEST, score_solo, score_troves
from zaria.miner.solo_score import rating
from zaria.vegas.pad import settle

FOLDER = Path(__file__).parents[1] / "tests" / "vectors"
CASES = 150  # random ones of each game, besides the edges
NAMES = ["A", "B", "C", "D", "E"]
DECK = [value for value, number in zip(range(3, 11), (11, 11, 13, 15, 13, 11, 9, 7)) for _ in range(number)]

Trove = tuple[str | None, list[str]]  # the hero, and what the dice show: "cave-in 2"
Dice = dict[str, dict[str, int]]  # by owner


def troves(rng: random.Random) -> Iterator[list[Trove]]:
    """Heroes alone, one kind alone, equal gems, nothing at all; then random ones."""
    yield [(None, []), (None, [])]
    for hero in HERO_NAMES:
        yield [(hero, []), (None, [])]
        yield [(hero, ["1", "2", "3", "cave-in 1", "dragon 4", "gem 1"]), (None, ["gem 2", "pickaxe", "cave-in 2"])]
    yield [(None, ["gem 3"]), (None, ["gem 1", "gem 2"]), (None, [])]
    yield [(None, ["gem 3"]), ("prospector", ["gem 1", "gem 2"])]
    yield [(None, ["2", "3", "4", "5"]), (None, ["1", "1", "1"]), (None, ["1", "1", "2", "2", "3"])]
    yield [
        (None, ["dragon 4", "dragon 3", "cave-in 2"]),
        (None, ["shield", "pickaxe", "pickaxe", "chest 2", "magic 3"]),
    ]
    for number in range(CASES):
        dice = [kind for kind, most in enumerate(NUMBER_OF) for _ in range(most)]
        rng.shuffle(dice)
        heroes: list[str | None] = list(rng.sample(HERO_NAMES, 6))
        players = 2 + number % 3
        given: list[Trove] = []
        for seat in range(players):
            own = [dice.pop() for _ in range(rng.randrange(60 // players))]
            faces = [BUILT_IN.names[SIDES * kind + rng.randrange(SIDES)] for kind in own]
            given.append((heroes[seat] if rng.random() < 0.8 else None, faces))
        yield given


def written(trove: Trove) -> str:
    """The trove as the terminal's score pad takes it; Beer of any kind is a tunnel die's."""
    hero, faces = trove
    kinds = [next(kind for kind in range(5) if BUILT_IN.find(kind, face) >= 0) for face in faces]
    dice = [f"{KIND_NAMES[kind]} {face}" for kind, face in zip(kinds, faces)]
    return " ".join([*dice, *([f"hero={hero}"] if hero else [])])


def miner() -> list[Any]:
    return [
        {
            "troves": [{"hero": hero, "faces": faces} for hero, faces in given],
            "rows": score_troves([written(trove) for trove in given], BUILT_IN),
        }
        for given in troves(random.Random(1))
    ]


def solo_troves(rng: random.Random) -> Iterator[list[str]]:
    """What is possible and what is not; then random ones: few dice, so that many are possible."""
    yield []
    yield ["1", "2", "3", "4", "5"] * 2 + ["1"]
    yield ["2"]
    yield ["1", "1", "2", "3", "3"]
    yield ["chest 2", "gem 3+", "gem 2+", "gem 1"]
    yield ["chest 1", "gem 3+", "gem 2+"]
    yield ["pickaxe", "cave-in 2", "shield", "dragon 4"]
    yield ["pickaxe", "cave-in 2", "cave-in 1"]
    yield ["shield", "dragon 4", "dragon 3"]
    yield ["gem 3"] * 9
    yield ["chest 2"] * 4 + ["gem 3+"] * 8 + ["1", "2", "3", "4", "5"] * 5 + ["shield"] * 3 + ["dragon 4"] * 3
    for _ in range(CASES):
        trove = [face for _ in range(rng.randrange(4)) for face in "12345"[: rng.randrange(1, 6)]]
        for tool, hazards in (("pickaxe", ("cave-in 1", "cave-in 2")), ("shield", ("dragon 3", "dragon 4"))):
            tools = rng.randrange(3)
            trove += [tool] * tools + [rng.choice(hazards) for _ in range(rng.randrange(tools + 1))]
        trove += [rng.choice(("chest 1", "chest 2")) for _ in range(rng.randrange(3))]
        trove += [f"gem {rng.randrange(1, 4)}{rng.choice(('', IN_CHEST))}" for _ in range(rng.randrange(5))]
        if rng.random() < 0.2:
            trove.append(rng.choice(("1", "3", "5", "cave-in 2", "dragon 3")))
        rng.shuffle(trove)
        yield trove


def letter(face: str) -> str:
    """The short form of a face: `t1`, `c2`, `p`, `k2`, `g3+`."""
    symbol, _, number = face.partition(" ")
    return f"t{face}" if face.isdigit() else f"{'k' if symbol == 'chest' else symbol[0]}{number}"


def solo() -> list[Any]:
    found: list[Any] = []
    for trove in solo_troves(random.Random(3)):
        try:
            row = score_solo(" ".join(map(letter, trove)), BUILT_IN)
        except IllegalDeal as error:
            refused = {"code": error.refusal.code, "arguments": error.refusal.arguments}
            found.append({"trove": trove, "refused": refused})
        else:
            found.append({"trove": trove, "row": row, "rating": rating(row["total"])})
    return found


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


def main(folder: Path) -> None:
    for name, cases in (("miner", miner()), ("miner-solo", solo()), ("vegas", vegas())):
        lines = ",\n ".join(json.dumps(case, separators=(",", ":")) for case in cases)
        (folder / f"score-{name}.json").write_text(f"[\n {lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
