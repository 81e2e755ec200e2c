"""The vector of Dice Miner says the same as the view."""

import pytest

import zaria
from support.laws.journey import random_step, sample
from support.laws.variants import VARIANTS
from support.laws.vectors import chosen, field, seats_from
from zaria.core.engine.state import State
from zaria.core.values.bits import members
from zaria.miner.pieces.dice import KIND_NAMES
from zaria.miner.pieces.faces import amount_of, symbol_of
from zaria.miner.pieces.heroes import HERO_NAMES
from zaria.miner.pieces.mountain import CELLS, coordinates
from zaria.miner.rules.magic import ChooseTarget
from zaria.miner.rules.phases import PHASE_NAMES

pytestmark = pytest.mark.compiled

GAMES = [number for number, variant in enumerate(VARIANTS) if variant.game.startswith("miner")]
PLACES = [coordinates(cell) for cell in CELLS]


@pytest.mark.parametrize("number", GAMES, ids=[str(VARIANTS[number]) for number in GAMES])
def test_the_vector_says_what_the_view_says(number: int) -> None:
    for state in sample(number, 12):
        for seat in range(state.players):
            compare(state, seat)


def compare(state: State, seat: int) -> None:
    view = state.view(seat)
    around = seats_from(seat, state.players)

    def one(name: str) -> int | None:
        place = chosen(field(state, seat, name))
        return None if place is None else around[place]

    assert field(state, seat, "players") == [state.players] and field(state, seat, "round") == [view["round"]]
    assert PHASE_NAMES[chosen(field(state, seat, "phase")) or 0] == view["phase"]
    assert one("actor") == (view["actor"] if view["actor"] >= 0 else None)
    assert one("turn") == view["turn"] and one("starter") == view["starter"]
    if view["ask"] is not None:
        assert chosen(field(state, seat, "question")) == view["ask"]["number"] - 1
    assert field(state, seat, "refills") == [view.get("refills_left", 0)]
    assert field(state, seat, "bag") == [view["bag"][kind] for kind in KIND_NAMES]
    compare_dice(state, seat)
    players = [view["players"][other] for other in around]
    hero = field(state, seat, "hero")
    scores = field(state, seat, "score")
    for place, player in enumerate(players):
        own = chosen(hero[6 * place : 6 * place + 6])
        assert (None if own is None else HERO_NAMES[own]) == player["hero"]
        assert field(state, seat, "hero_spent")[place] == sum(player["hero_spent"])
        assert scores[place] == player["total"]
        sheet = field(state, seat, "sheet")[9 * place : 9 * place + 9]
        if "refills_left" not in view:
            lines = [number for line in player["rounds"] for number in list(line.values())[:3]]
            assert sheet == lines + [0] * (9 - len(lines))


def compare_dice(state: State, seat: int) -> None:
    view = state.view(seat)
    around = seats_from(seat, state.players)
    names = ("cell", "covers", "owner", "symbol", "amount", "marks")
    seen = {name: field(state, seat, name) for name in names}
    expected = {name: [0] * 60 for name in names}
    for lying in view["mountain"]:
        die = lying["die"]
        expected["cell"][die] = PLACES.index(lying["cell"]) + 1
        expected["covers"][die] = ["top", "side", "no"].index(lying["take"])
        expected["symbol"][die], expected["amount"][die] = symbol_of(lying["face"]) + 1, amount_of(lying["face"])
    for place, other in enumerate(around):
        for die, _, face, spent, cached, used in view["players"][other]["trove"]:
            expected["owner"][die] = place + 1
            expected["symbol"][die], expected["amount"][die] = symbol_of(face) + 1, amount_of(face)
            expected["marks"][die] = spent + 2 * cached + 4 * used
    if isinstance(state.top, ChooseTarget):
        assert field(state, seat, "memory") == [state.top.left]
        for die in members(state.top.chosen):
            expected["marks"][die] += 8
    assert seen == expected


def test_dice_that_are_chosen_to_be_rerolled_are_marked() -> None:
    rng = zaria.Rng(3)
    state = zaria.new("miner", players=2)
    while not (isinstance(state.top, ChooseTarget) and state.top.chosen):
        random_step(state, rng)
    for seat in range(2):
        assert sum(mark >= 8 for mark in field(state, seat, "marks")) == len(members(state.top.chosen)) > 0
        compare(state, seat)
