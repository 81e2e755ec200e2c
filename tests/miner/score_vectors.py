"""What the engine's own scoring of Dice Miner gives, for scripts/make_vectors.py."""

import random
from collections.abc import Iterator
from typing import Any

from zaria.core.engine.errors import IllegalDeal
from zaria.miner.pad import IN_CHEST, score_solo, score_troves
from zaria.miner.pieces.dice import KIND_NAMES, NUMBER_OF
from zaria.miner.pieces.faces import BUILT_IN, SIDES
from zaria.miner.pieces.heroes import HERO_NAMES
from zaria.miner.solo.score import rating

CASES = 150  # random ones of each game, besides the edges

Trove = tuple[str | None, list[str]]  # the hero, and what the dice show: "cave-in 2"


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


def vectors() -> dict[str, list[Any]]:
    return {"score-miner": miner(), "score-miner-solo": solo()}
