"""LV-ROY-05 to 09 and 11: what activates a tile, who is left of whom, how rewards are paid, and in which order."""

import pytest

from support.scripted.royale import Royale

pytestmark = pytest.mark.compiled


def activations(table: Royale) -> list[tuple[int, str]]:
    return [(event["seat"], event["tile"]) for event in table.told("vegas-activated")]


def test_LV_ROY_05_dice_that_a_turn_puts_in_a_casino_activate_its_tile_once() -> None:
    table = Royale(3, "pay_day", "jackpot")
    table.lay("1 1 1 big 1")
    assert activations(table) == [(0, "pay_day")]
    assert table.rewards("pay_day") == [(0, "1 chips")]
    table.lay("2 2", "black 1 2")
    assert activations(table) == [(0, "pay_day"), (1, "jackpot")]
    table.lay("6 6")
    assert len(activations(table)) == 2  # there is no tile at casino 6


def test_LV_ROY_05_the_tile_acts_after_the_dice_are_down() -> None:
    table = Royale(3, "double_down")
    table.lay("1 1 big 1")
    assert table.weights(1) == {"0": 4}
    assert "move 2 big" in table.names()


def test_LV_ROY_05_a_die_placed_by_power_play_activates() -> None:
    table = Royale(2, "power_play", "jackpot", neutral="6 6 6 6 6 6 6 6")
    table.lay("1 1")
    table.skip()
    table.do("power 2")
    table.answer("black 3 4")
    assert activations(table) == [(0, "power_play"), (0, "jackpot")]
    assert table.rewards("jackpot") == [(0, "$30000")]


def test_LV_ROY_05_neutral_dice_do_not_activate() -> None:
    table = Royale(2, "bad_luck", "jackpot", neutral="1 1 1 2 2 2 2 2")
    assert table.asks("roll")
    assert activations(table) == []
    table.park(6)
    assert table.told("vegas-bad-luck") == []


def test_LV_ROY_05_grey_dice_do_not_activate() -> None:
    table = Royale(3, "block_it", "pay_day")
    table.lay("1", "group 2 to 2")
    assert activations(table) == [(0, "block_it")]


def test_LV_ROY_05_adjustments_do_not_activate() -> None:
    table = Royale(3, "handicap", "pay_day")
    table.lay("1", "take 6", "take adjustment", "adjust small to 2")
    assert table.weights(2) == {"0": 1, "grey": 1}
    table.lay("2")
    table.lay("1", "take 6", "take adjustment", "adjust small from 1")
    assert activations(table) == [(0, "handicap"), (1, "pay_day"), (2, "handicap")]


def test_LV_ROY_05_dice_displaced_from_nice_dice_do_not_activate() -> None:
    table = Royale(3, "nice_dice", "pay_day")
    table.turn("1 2 2 2 2 2 2 big 2", "place 1", "move small 2")
    table.turn("1 2 2 2 2 2 2 big 2", "place 1", "move small 2")
    assert table.weights(2) == {"0": 1}
    assert activations(table) == [(0, "nice_dice"), (1, "nice_dice")]


def test_LV_ROY_05_black_dice_do_not_activate() -> None:
    table = Royale(3, "prime_time", "pay_day")
    table.lay("1")
    table.park(6)
    table.answer("black 1 2")
    table.do("place 1 2")
    assert activations(table) == [(0, "prime_time")]


def test_LV_ROY_05_my_choice_activates_without_dice() -> None:
    table = Royale(3, "my_choice", "pay_day")
    table.lay("1", "black 4 4")
    assert activations(table) == [(0, "my_choice"), (0, "pay_day")]
    assert table.weights(2) == {}


@pytest.mark.parametrize("tile", ["prime_time", "black_box"])
def test_LV_ROY_06_a_neutral_winner_does_and_gets_nothing(tile: str) -> None:
    table = Royale(2, tile, neutral="1 1 1 5 5 5 5 5")
    table.lay("1 1")
    table.lay("1")
    table.park(6)
    assert table.state.actor == -2  # nobody was asked: neither the neutral player nor the second
    assert table.casino(1)["tile"] is None


@pytest.mark.parametrize("tile", ["prime_time", "black_box"])
def test_LV_ROY_06_grey_dice_win_for_nobody_too(tile: str) -> None:
    table = Royale(3, tile, "block_it")
    table.lay("1 1")
    table.lay("2", "group 3 to 1")
    table.park(6)
    assert table.state.actor == -2


def test_LV_ROY_06_a_player_ahead_of_the_neutral_one_is_asked() -> None:
    table = Royale(2, "prime_time", neutral="1 1 5 5 5 5 5 5")
    table.lay("1 1 1")
    table.park(6)
    assert table.asks("black")


def test_LV_ROY_07_left_is_the_next_seat_clockwise() -> None:
    table = Royale(4, "lucky_punch")
    for seat, left in ((0, 1), (1, 2), (2, 3), (3, 0)):
        table.lay("1", "hide 1")
        assert table.state.actor == left
        table.do("guess 1")
        assert table.told("vegas-guessed")[-1]["owner"] == seat


def test_LV_ROY_07_with_or_without_dice() -> None:
    table = Royale(3, "lucky_punch")
    table.skip()
    table.lay("6 6 6 6 6 6 6 big 6")
    table.lay("6 6 6 6 6 6 6 big 6")
    assert table.supply(1) == (0, 0)
    table.lay("1", "hide 2")
    assert table.state.actor == 1


def test_LV_ROY_07_with_two_players_the_opponent() -> None:
    table = Royale(2, "lucky_punch")
    table.lay("1", "hide 1")
    assert table.state.actor == 1
    table.do("guess 2")
    table.lay("1", "hide 1")
    assert table.state.actor == 0


@pytest.mark.parametrize("units", range(1, 7))
def test_LV_ROY_08_one_and_two_are_chips_three_and_more_are_money(units: int) -> None:
    table = Royale(2, "pay_day", neutral="6 6 6 6 6 6 6 6")
    for number in range(2, units + 1):  # dice in as many casinos, one of them this
        table.lay(str(number))
        table.skip() if table.chips()[1] else table.lay("6")
    already = table.chips()[0]
    table.lay("1")
    chips, dollars = (units, 0) if units <= 2 else (0, 10_000 * units)
    assert (table.chips()[0] - already, table.money()[0]) == (chips, dollars)
    assert table.player(0)["cards"] == (1 if dollars else 0)  # one piece of money


def test_LV_ROY_08_rewards_count_for_the_score() -> None:
    table = Royale(3, "high_five", "lucky_punch")
    table.lay("1 1 1 1 1")
    table.lay("2", "hide 1", "guess 2")
    table.park(6)
    assert table.rewards("high_five") == [(0, "$100000")]
    assert table.rewards("lucky_punch") == [(1, "2 chips")]
    assert table.money()[0] == 100_000 + 30_000  # and the card of casino 1
    assert table.chips() == [2, 4, 2]


def end_of_round(table: Royale) -> list[str]:
    """What was told from the payouts on, shortly."""
    kinds = [event.kind for event in table.events]
    story: list[str] = []
    for event in table.events[kinds.index("vegas-payouts") :]:
        if event.kind == "vegas-reward":
            story.append(f"reward {event.arguments['tile']}")
        elif event.kind in ("vegas-prime-placed", "vegas-paid", "vegas-picked", "vegas-bad-luck"):
            story.append(f"{event.kind.removeprefix('vegas-')} {event.arguments.get('casino', '')}".strip())
    return story


def test_LV_ROY_09_prime_time_casinos_tiles_black_box_bad_luck() -> None:
    table = Royale(3, "bad_luck", "black_box", "nice_dice", "prime_time")
    table.lay("1")
    table.lay("2")
    table.lay("3", "move small 4")
    table.lay("4")
    table.lay("5 5")
    table.lay("6 6")
    table.park(6)  # 6, 6 and 8 weights: nobody ties
    table.answer("black 3 5")
    table.do("place 5")
    table.do("split 6 2 2 / 0 0 0")
    table.do("stack 1")
    assert end_of_round(table) == [
        "prime-placed 5",
        *["paid 1", "paid 2", "paid 3", "paid 4", "paid 5", "paid 5", "paid 6"],
        "reward nice_dice",
        "picked",
        "reward black_box",
        *["bad-luck"] * 2,
    ]


def test_LV_ROY_09_tile_rewards_come_by_casino_number() -> None:
    table = Royale(3, "my_choice", "high_five", "double_down")
    table.lay("3", "move 1")
    table.lay("2 2 2 2 2")
    table.lay("1", "black 6 6", "move small")
    table.park(6)
    assert [part for part in end_of_round(table) if part.startswith("reward")] == [
        "reward my_choice",
        "reward high_five",
        "reward double_down",
    ]


def test_LV_ROY_09_who_owes_is_fixed_before_ties_leave() -> None:
    table = Royale(3, "bad_luck")
    table.lay("1 1")
    table.lay("1 1")
    table.lay("1")
    table.park(6)
    assert [event["seat"] for event in table.told("vegas-bad-luck")] == [2]  # who alone is left in the casino


def test_LV_ROY_09_bad_luck_sees_the_dice_of_prime_time() -> None:
    table = Royale(3, "prime_time", "bad_luck")
    table.lay("1")
    table.lay("2")
    table.lay("2")
    table.park(6)
    table.answer("black 2 2")
    assert table.tile("bad_luck")["owing"] == [0]
    table.do("place 2")
    assert [event["seat"] for event in table.told("vegas-bad-luck")] == [0, 1, 2]  # all are equal now


def test_LV_ROY_09_money_won_in_this_round_pays_for_bad_luck() -> None:
    table = Royale(3, "bad_luck", cards="3 3 4 4 5 5 6 6 7 7 10 9")
    table.lay("1")
    table.lay("1")
    table.park(6)  # seats 0 and 1 weigh 8 each in casino 6; seat 2, who owes, weighs 9 there and wins it
    assert table.money()[2] == 100_000 - 50_000
    assert table.chips()[2] == 2


def test_LV_ROY_11_a_choice_with_one_answer_is_made_by_itself() -> None:
    table = Royale(3, "knockout", "my_choice")
    table.skip()
    table.lay("6 big 6")  # seat 1 has small dice only
    table.skip()
    table.lay("1", "bar big")  # it was not asked: seat 2 was
    assert table.told("vegas-bar") == [{"seat": 1, "die": "small"}, {"seat": 2, "die": "big"}]
    table.lay("2", "black 3 3")  # both dice show the same result
    assert table.rewards("my_choice") == [(1, "$30000")]


def test_LV_ROY_11_an_effect_that_cannot_happen_does_nothing() -> None:
    table = Royale(2, "my_choice", neutral="6 6 6 6 6 6 6 6")
    table.lay("1", "black 4 4")  # there is no other tile
    assert table.view()["turn"] == 1
    table.lay("1 1 1 1 1 1 1 big 1", "black 6 6")  # no die is left for the gold place
    assert table.tile("my_choice")["gold"] is None
    assert table.view()["turn"] == 0


def test_LV_ROY_11_which_number_to_place_is_always_asked() -> None:
    table = Royale(3, "no_entry")
    for _ in range(2):
        for _ in range(3):
            table.skip()
    table.roll_all(6)
    assert (table.state.actor, table.names()) == (0, ["place 6"])
