"""The vector of Las Vegas says the same as the view of the seat."""

import pytest

import zaria
from support.laws.journey import sample
from support.laws.variants import VARIANTS
from support.laws.vectors import chosen, field, seats_from
from zaria.core.engine.state import State
from zaria.vegas.rules import money
from zaria.vegas.rules.table import Table
from zaria.vegas.tiles.catalogue import KEYS

pytestmark = pytest.mark.compiled

GAMES = [number for number, variant in enumerate(VARIANTS) if variant.game == "vegas"]


@pytest.mark.parametrize("number", GAMES, ids=[str(VARIANTS[number]) for number in GAMES])
def test_the_vector_says_what_the_view_says(number: int) -> None:
    for state in sample(number, 12 if zaria.COMPILED else 5):
        for seat in range(state.players):
            compare(state, seat)


def compare(state: State, seat: int) -> None:
    view = state.view(seat)
    around = seats_from(seat, state.players)

    def one(name: str) -> int | None:
        place = chosen(field(state, seat, name))
        return None if place is None else around[place]

    assert field(state, seat, "players") == [state.players]
    assert field(state, seat, "round") == [view["round"]] and field(state, seat, "rounds") == [view["rounds"]]
    assert one("actor") == (view["actor"] if view["actor"] >= 0 else None)
    assert one("turn") == view["turn"] and one("starter") == view["starter"]
    if view["ask"] is not None:
        assert chosen(field(state, seat, "question")) == view["ask"]["number"] - 1
    roll = view["roll"]
    assert field(state, seat, "roll") == [roll["small"].count(number) for number in range(1, 7)]
    assert chosen(field(state, seat, "roll_big")) == (None if roll["big"] is None else roll["big"] - 1)
    assert [die for die in field(state, seat, "black_dice") if die] == roll["black"]
    cards = field(state, seat, "cards")
    for number, casino in enumerate(view["casinos"]):
        assert [10_000 * card for card in cards[2 * number : 2 * number + 2] if card] == casino["cards"]
        neutral = field(state, seat, "neutral")[2 * number : 2 * number + 2]
        if state.players == 2:
            assert neutral == list(casino["neutral"].values())
        for name in ("small", "big", "black"):
            dice = field(state, seat, name)[5 * number : 5 * number + 5]
            assert dice == padded([casino["dice"].get(str(other), {name: 0})[name] for other in around])
        assert field(state, seat, "grey")[number] == casino["grey"]
        assert field(state, seat, "closed")[number] == casino["closed"]
        tile = chosen(field(state, seat, "tiles")[16 * number : 16 * number + 16])
        assert (None if tile is None else KEYS[tile]) == casino["tile"]
    players = [view["players"][other] for other in around]
    assert field(state, seat, "supply_small") == padded([player["small"] for player in players])
    assert field(state, seat, "supply_big") == padded([player["big"] for player in players])
    assert field(state, seat, "chips") == padded([player["chips"] for player in players])
    assert field(state, seat, "hand") == padded([player["cards"] for player in players])
    worth = [-1 if player["money"] is None else player["money"] // 10_000 for player in players]
    assert field(state, seat, "money") == padded(worth)
    assert field(state, seat, "royale") == [int(view["tiles"] != [])]
    if view["tiles"] and view["bank"] is not None:
        bank = dict(zip(range(10_000, 110_000, 10_000), field(state, seat, "bank")))
        assert {str(value): number for value, number in bank.items() if number > 0} == view["bank"]


def padded(numbers: list[int]) -> list[int]:
    return numbers + [0] * (5 - len(numbers))


@pytest.mark.parametrize("open_money", [False, True])
def test_LV_PAY_04_the_money_of_others_is_not_in_the_vector(open_money: bool) -> None:
    state = zaria.new("vegas", players=3, open_money=open_money)
    assert isinstance(state, Table)
    before = [state.observe(seat) for seat in range(3)]
    money.move(state.money, 5, money.DECK, money.HAND + 1)
    money.move(state.money, 3, money.HAND + 1, money.DECK)  # the number of cards, which is public, stays the same
    after = [state.observe(seat) for seat in range(3)]
    assert [one != two for one, two in zip(before, after)] == [open_money, True, open_money]


def test_questions_hold_what_they_are_about_for_those_who_may_know() -> None:
    state = zaria.new("vegas", players=3, tiles=["lucky_punch"], first="seat0")
    for _ in range(500):
        if state.actor == zaria.CHANCE:
            state.roll(zaria.Rng(_))
        elif "hide 3" in [state.name(action) for action in state.legal()]:
            break
        else:
            state.apply(state.legal()[0])
    owner = state.actor
    state.apply(state.parse("hide 3"))
    guesser, third = seats_from(owner, 3)[1:]
    assert state.actor == guesser
    assert field(state, owner, "memory") == [0, 0, 3, 0]  # casino 1, whose secret it is, how many
    assert field(state, guesser, "memory") == [0, 2, 1, 0]  # the same for all that may be hidden
    assert field(state, third, "memory") == [0, 1, 1, 0]
