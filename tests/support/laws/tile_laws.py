"""Invariants of a table with tiles after every step, besides the laws of all games."""

import json
from typing import Any

import zaria
from support.laws.conserved import conserved_in
from support.laws.journey import random_step
from zaria.core.engine.state import State

ALL_GREY = 9
ON_THE_BAR = 2
AMOUNTS = range(30_000, 90_000, 10_000)

View = dict[str, Any]


def holds(state: State) -> View:
    """Check all invariants of one position; return its public view."""
    conserved_in("vegas")(state)
    assert bool(state.legal()) == (state.actor >= 0)
    view = state.view()
    question = ""
    if state.actor >= 0:
        asked = state.view(state.actor)
        assert json.loads(json.dumps(asked)) == asked
        question = asked["ask"]["question"]
    tiles = {tile["key"]: tile for tile in view["tiles"]}
    assert len({tile["code"][0] for tile in view["tiles"]}) == len(tiles)
    seats = [None, *range(state.players)]
    for key in ("high_five", "power_play"):
        assert key not in tiles or tiles[key]["holder"] in seats
    assert all(die["seat"] in seats for die in single_dice(tiles))
    grey_dice(view, tiles, question == "question-vegas-picture")
    markers(view, tiles)
    power(view, tiles)
    return view


def single_dice(tiles: dict[str, View]) -> list[View]:
    """The dice on Nice Dice and on the gold place."""
    lying = [*tiles.get("nice_dice", {}).get("pictures", []), tiles.get("my_choice", {}).get("gold")]
    return [die for die in lying if die is not None]


def grey_dice(view: View, tiles: dict[str, View], one_in_hand: bool) -> None:
    """Nine with Block It or Handicap, in casinos or on the tile; none without."""
    lying = sum(casino["grey"] for casino in view["casinos"])
    if "block_it" in tiles:
        assert lying + sum(tiles["block_it"]["groups"]) == ALL_GREY
    elif "handicap" in tiles:
        free = tiles["handicap"]["free"]
        assert lying + one_in_hand == sum(free.values())  # one picture is taken per grey die
        assert all(0 <= free[picture] <= most for picture, most in (("chip", 2), ("money", 3), ("adjustment", 4)))
    else:
        assert lying == 0


def markers(view: View, tiles: dict[str, View]) -> None:
    """Every marker is in a possible place."""
    closed = [casino["number"] for casino in view["casinos"] if casino["closed"]]
    if "no_entry" in tiles:
        assert closed == ([] if tiles["no_entry"]["closed"] is None else [tiles["no_entry"]["closed"]])
        assert tiles["no_entry"]["casino"] not in closed
        assert tiles["no_entry"]["step"] in range(6)
    else:
        assert closed == []
    if "jackpot" in tiles:
        assert tiles["jackpot"]["amount"] in AMOUNTS
    if "knockout" in tiles:
        assert all(dice["small"] + dice["big"] <= ON_THE_BAR for dice in tiles["knockout"]["bar"].values())
    if "bad_luck" in tiles:
        assert bool(tiles["bad_luck"]["owing"]) == tiles["bad_luck"]["activated"]


def power(view: View, tiles: dict[str, View]) -> None:
    """The holder of the marker has more dice there than any other owner."""
    holder = tiles.get("power_play", {}).get("holder")
    if holder is None:
        return
    casino = view["casinos"][tiles["power_play"]["casino"] - 1]
    weights = {seat: dice["small"] + 2 * dice["big"] + dice["black"] for seat, dice in casino["dice"].items()}
    own = weights.pop(str(holder))
    assert own > max([*weights.values(), casino["neutral"]["small"] + 2 * casino["neutral"]["big"], casino["grey"]])


def follows(before: View, after: View) -> None:
    """Check what one step must not change."""
    if before["round"] != after["round"] or after["actor"] == zaria.OVER or before["tiles"] == []:
        return
    neutral = [casino["neutral"] for casino in before["casinos"]]
    if any(dice["small"] + dice["big"] for dice in neutral):
        assert neutral == [casino["neutral"] for casino in after["casinos"]]
    for old, new in zip(before["casinos"], after["casinos"]):
        if old["closed"] and new["closed"]:
            assert (old["dice"], old["grey"]) == (new["dice"], new["grey"])
    old_tiles = {tile["key"]: tile for tile in before["tiles"]}
    new_tiles = {tile["key"]: tile for tile in after["tiles"]}
    assert list(old_tiles) == list(new_tiles)
    if "high_five" in old_tiles and old_tiles["high_five"]["holder"] is not None:
        assert new_tiles["high_five"]["holder"] == old_tiles["high_five"]["holder"]
    if "double_down" in old_tiles:
        for seat, dice in old_tiles["double_down"]["dice"].items():
            assert all(new_tiles["double_down"]["dice"][seat][size] >= dice[size] for size in dice)


def play_with_laws(state: State, rng: zaria.Rng) -> None:
    """Play a random game to its end, checking every law after every step."""
    before = holds(state)
    while state.actor != zaria.OVER:
        random_step(state, rng)
        after = holds(state)
        follows(before, after)
        before = after
