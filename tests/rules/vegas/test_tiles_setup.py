"""LV-ROY-01 to 04 and 10: which tiles lie where, the open bank, and that every round starts new."""

from typing import Any

import pytest

import zaria
from support.laws.journey import random_step
from support.scripted.royale import Royale, all_dice
from support.scripted.vegas import CARDS, Scripted
from zaria.core.engine.state import State
from zaria.vegas.tiles.catalogue import TILES

pytestmark = pytest.mark.compiled

KEYS = [tile.key for tile in TILES]


def lying(state: State) -> list[str]:
    """The keys of the tiles at casinos 1 to 6, `-` for none."""
    return [casino["tile"] or "-" for casino in state.view()["casinos"]]


def letters(state: State) -> list[str]:
    return [tile["code"][0] for tile in state.view()["tiles"]]


def play_round(state: State, rng: zaria.Rng) -> list[str]:
    """A round at random; the codes of the tiles that were drawn for it."""
    assert state.chance().kind == "tiles"
    state.roll(rng)
    codes = [tile["code"] for tile in state.view()["tiles"]]
    while state.actor != zaria.OVER and not (state.actor == zaria.CHANCE and state.chance().kind == "tiles"):
        random_step(state, rng)
    return codes


def test_LV_COMP_06_eight_tiles_with_two_sides() -> None:
    assert [tile.code for tile in TILES] == [f"{letter}{side}" for letter in "ABCDEFGH" for side in "12"]
    assert len(set(KEYS)) == 16


def test_LV_COMP_06_two_black_dice_and_nine_grey_ones() -> None:
    table = Royale(3, "jackpot", "handicap")
    table.lay("1")
    assert table.state.bounds() == [6, 6]
    assert sum(casino["grey"] for casino in table.view()["casinos"]) == 9
    assert sum(Royale(3, "block_it").tile("block_it")["groups"]) == 9


def test_LV_ROY_01_three_random_tiles_go_to_casinos_1_2_3() -> None:
    seen: set[tuple[int, str]] = set()
    for seed in range(200):
        state = zaria.new("vegas", players=4, tiles=3)
        assert state.bounds() == [16, 14, 12]  # both sides of a tile are out once one is drawn
        state.roll(zaria.Rng(seed))
        assert lying(state)[3:] == ["-", "-", "-"]
        assert len(set(letters(state))) == 3
        seen |= set(enumerate(lying(state)[:3]))
    assert seen == {(place, key) for place in range(3) for key in KEYS}


def test_LV_ROY_01_every_combination_of_draws_keeps_the_sides_apart() -> None:
    for first in range(16):
        for second in range(14):
            state = zaria.new("vegas", players=3, tiles=3)
            state.deal([first, second, 11])
            assert len(set(letters(state))) == 3


def test_LV_ROY_01_tiles_are_drawn_at_the_start_of_each_round() -> None:
    table = Scripted(3, tiles=3)
    table.deal("jackpot C2 nice_dice")
    assert lying(table.state) == ["jackpot", "bad_luck", "nice_dice", "-", "-", "-"]
    table.deal(CARDS)
    table.state.deal([0] * 24)
    for _ in range(3):
        table.turn(all_dice(6), "place 6")
    assert table.view()["round"] == 2
    table.deal("g1 jackpot E2")  # the same one may come again
    assert lying(table.state) == ["black_box", "jackpot", "knockout", "-", "-", "-"]


def test_LV_ROY_01_both_sides_of_a_tile_cannot_be_dealt() -> None:
    state = zaria.new("vegas", players=3, tiles=2)
    with pytest.raises(zaria.IllegalDeal, match="lucky_punch"):
        state.parse_deal("jackpot lucky_punch")
    with pytest.raises(zaria.IllegalDeal):
        state.parse_deal("jackpot")


@pytest.mark.parametrize("number", range(7))
def test_LV_ROY_02_nought_to_six_tiles(number: int) -> None:
    state = zaria.new("vegas", players=3, tiles=number)
    state.roll(zaria.Rng(number))
    assert [key != "-" for key in lying(state)] == [True] * number + [False] * (6 - number)
    assert state.chance().kind == ("roll" if number == 0 else "cards")  # without tiles the cards were rolled


def test_LV_ROY_02_a_list_of_tiles_is_used_in_every_round() -> None:
    keys = ["nice_dice", "jackpot", "bad_luck", "knockout"]
    state = zaria.new("vegas", players=3, tiles=keys)
    rng = zaria.Rng(1)
    rounds: set[int] = set()
    while state.actor != zaria.OVER:
        assert lying(state) == [*keys, "-", "-"]
        rounds.add(state.view()["round"])
        if state.actor == zaria.CHANCE:
            state.roll(rng)
        else:
            state.apply(state.legal()[0])
    assert rounds == {1, 2, 3}


@pytest.mark.parametrize(
    "tiles",
    [-1, 7, True, None, 2.0, "jackpot", (), [], ["jack_pot"], [1], KEYS[::2][:7], ["jackpot", "jackpot"]],
    ids=str,
)
def test_LV_ROY_02_other_values_are_refused(tiles: Any) -> None:
    with pytest.raises(zaria.BadOption):
        zaria.new("vegas", players=3, tiles=tiles)


@pytest.mark.parametrize("letter", range(8))
def test_LV_ROY_02_a_list_with_both_sides_of_a_tile_is_refused(letter: int) -> None:
    with pytest.raises(zaria.BadOption) as caught:
        zaria.new("vegas", players=3, tiles=KEYS[2 * letter : 2 * letter + 2])
    assert caught.value.refusal.rule == "LV-ROY-01"
    assert f"two sides of tile {'ABCDEFGH'[letter]}" in str(caught.value)


def test_LV_ROY_03_unused_tiles_then_unused_sides_then_any() -> None:
    for seed in range(20):
        rng = zaria.Rng(seed)
        state = zaria.new("vegas", players=2, tiles=6, repeat_tiles=False, rounds=4)
        assert state.bounds() == [16, 14, 12, 10, 8, 6]
        first = play_round(state, rng)
        assert state.bounds() == [4, 2, 6, 5, 4, 3]  # two unused tiles, then the six others on their other side
        second = play_round(state, rng)
        assert not {code[0] for code in second[:2]} & {code[0] for code in first}
        assert not set(first) & set(second)
        assert state.bounds() == [4, 3, 2, 1, 8, 6]  # four sides are unused; then any of the four other tiles
        third = play_round(state, rng)
        assert set(first) | set(second) | set(third[:4]) == {tile.code for tile in TILES}
        assert state.bounds() == [16, 14, 12, 10, 8, 6]
        for codes in (first, second, third):
            assert len({code[0] for code in codes}) == 6


def test_LV_ROY_03_three_tiles_a_round_never_repeat_a_side_in_five_rounds() -> None:
    rng = zaria.Rng(3)
    state = zaria.new("vegas", players=2, tiles=3, repeat_tiles=False, rounds=5)
    codes = [code for _ in range(5) for code in play_round(state, rng)]
    assert len(set(codes)) == 15
    assert len({code[0] for code in codes[:8]}) == 8


def test_LV_ROY_03_with_repetition_any_tile_may_come_again() -> None:
    rng = zaria.Rng(4)
    state = zaria.new("vegas", players=2, tiles=6, rounds=3)
    for _ in range(3):
        assert state.bounds() == [16, 14, 12, 10, 8, 6]
        play_round(state, rng)


def test_LV_ROY_04_24_cards_are_set_aside_and_54_are_the_open_bank() -> None:
    state = zaria.new("vegas", players=3, tiles=1)
    state.deal([0])
    assert state.view()["bank"] is None
    state.deal(state.parse_deal(CARDS))
    assert (state.chance().kind, state.bounds()) == ("aside", list(range(78, 54, -1)))
    state.deal(state.parse_deal(" ".join(["10"] * 7 + ["9"] * 9 + ["3"] * 8)))
    bank = state.view()["bank"]
    assert bank == {"30000": 1, "40000": 9, "50000": 11, "60000": 13, "70000": 11, "80000": 9}
    assert sum(bank.values()) == 54


def test_LV_ROY_04_later_rounds_are_dealt_from_what_was_set_aside() -> None:
    table = Royale(3, "jackpot", rounds=3)
    table.park(6)
    assert table.state.bounds() == list(range(24, 12, -1))
    with pytest.raises(zaria.IllegalDeal):
        table.state.parse_deal("10 10 10 10 10 10 10 9 9 9 9 9")  # they all lie in the bank
    table.state.roll(zaria.Rng(1))
    table.park(6)
    assert table.state.bounds() == list(range(12, 0, -1))


@pytest.mark.parametrize(("rounds", "aside"), [(1, 0), (2, 12), (3, 24), (7, 72)])
def test_LV_ROY_04_twelve_cards_for_each_further_round(rounds: int, aside: int) -> None:
    table = Scripted(3, tiles=["jackpot"], rounds=rounds)
    table.deal(CARDS)
    if aside > 0:
        assert len(table.state.bounds()) == aside
        table.state.roll(zaria.Rng(1))
    assert table.state.chance().kind == "roll"
    assert sum((table.view()["bank"] or {}).values()) == 78 - aside


def test_LV_ROY_04_the_base_game_has_no_bank() -> None:
    table = Scripted(3)
    table.start()
    assert table.view()["bank"] is None
    assert table.state.chance().kind == "roll"


def test_LV_ROY_10_markers_and_tracks_start_again_in_each_round() -> None:
    table = Royale(3, "jackpot", "no_entry", "handicap", "double_down", "nice_dice", "power_play", rounds=2)
    fresh = table.view()["tiles"]
    table.lay("1 1", "black 1 2")
    table.lay("2 2", "close 1")
    table.lay("3 3", "take 4", "take money")
    table.lay("4 4", "move 2")
    table.lay("5", "move small here")
    table.lay("6 6 big 6")
    moved = table.view()["tiles"]
    assert all(old != new for old, new in zip(fresh, moved))
    table.park(6)
    table.start()
    assert table.view()["tiles"] == fresh
    assert [casino["grey"] for casino in table.view()["casinos"]] == [1, 1, 1, 2, 2, 2]
    assert not any(casino["closed"] for casino in table.view()["casinos"])
    assert table.supply(0) == table.supply(1) == table.supply(2) == (7, 1)


def test_LV_ROY_10_all_other_markers_too() -> None:
    table = Royale(3, "block_it", "my_choice", "knockout", "high_five", rounds=2)
    fresh = table.view()["tiles"]
    table.lay("1", "group 3 to 6")
    table.lay("2", "black 6 6", "move big")
    table.lay("3", "bar big")  # the other opponent has only small dice left
    table.lay("4 4 4 4 4")
    changed = [new["key"] for old, new in zip(fresh, table.view()["tiles"]) if old != new]
    assert changed == ["block_it", "my_choice", "knockout", "high_five"]
    table.park(6)
    table.start()
    assert table.view()["tiles"] == fresh
    table.park(6)
    assert len(table.rewards("high_five")) == 1  # nothing is paid again in round 2
    assert len(table.rewards("my_choice")) == 1


def test_LV_ROY_10_bad_luck_is_forgotten_after_the_round() -> None:
    table = Royale(3, "bad_luck", rounds=2)
    table.lay("1")
    table.park(6)
    assert len(table.told("vegas-bad-luck")) == 2
    table.start()
    assert table.tile("bad_luck")["activated"] is False
    table.park(6)
    assert len(table.told("vegas-bad-luck")) == 2


def test_LV_ROY_04_the_bank_pays_with_its_own_cards() -> None:
    table = Royale(3, "jackpot", "pay_day")
    before = table.view()["bank"]
    table.lay("1", "black 3 4")
    assert table.rewards("jackpot") == [(0, "$30000")]
    assert table.view()["bank"] == {**before, "30000": before["30000"] - 1}
    table.lay("2")
    assert table.rewards("pay_day") == [(1, "1 chips")]
    assert sum(table.view()["bank"].values()) == sum(before.values()) - 1  # a chip is no card


def test_LV_ROY_04_what_bad_luck_takes_goes_to_the_bank_and_change_comes_from_it() -> None:
    table = Royale(3, "bad_luck", "my_choice")
    table.lay("1")
    table.lay("2", "black 3 3")
    table.lay("1")
    bank = table.view()["bank"]
    table.park(6)
    assert table.told("vegas-bad-luck") == [{"seat": 1, "amount": 50_000, "chips": 0}]
    paid = table.told("vegas-paid")
    assert [(pay["seat"], pay["amount"]) for pay in paid if pay["seat"] == 1] == [(1, 40_000)]
    # the 3 and the 4 that seat 1 has are handed in; the 2 of change is no card
    assert table.view()["bank"] == {**bank, "30000": bank["30000"] + 1, "40000": bank["40000"] + 1}


def test_LV_ROY_04_a_bank_without_the_card_pays_all_the_same() -> None:
    table = Royale(3, "jackpot", rounds=3)
    for left in (4, 3, 2, 1, None):
        table.lay("1", "black 3 4")
        assert table.view()["bank"].get("30000") == left
    bank = table.view()["bank"]
    table.lay("1", "black 3 4")
    assert len(table.rewards("jackpot")) == 6
    assert table.view()["bank"] == bank
    assert [table.player(seat)["cards"] for seat in range(3)] == [2, 2, 2]
