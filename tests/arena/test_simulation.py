"""Simulations: what is counted in each game, and what is said about many."""

from xml.etree import ElementTree

import pytest

import zaria
from zaria.arena.plots import Bar, bars, curve, histogram
from zaria.arena.schedule import Sitting, rotations
from zaria.arena.simulation import (
    SimulatedGame,
    choices_by_decision,
    simulate_sitting,
    wins_of_entrant,
    wins_of_seats,
    wins_of_things,
)
from zaria.arena.tournament import Tournament, play_all

SVG = "{http://www.w3.org/2000/svg}"


def simulated(
    game: str, options: dict[str, object], entrants: list[str], players: int, games: int
) -> list[SimulatedGame]:
    tournament = Tournament(game, options, entrants, 3, 1000)
    return [simulate_sitting(tournament, sitting) for sitting in rotations(len(entrants), players, games)]


def test_everybody_moves_on_by_a_seat_with_the_same_dice() -> None:
    planned = rotations(3, 3, 7)
    assert [sitting.seats for sitting in planned[:3]] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert [sitting.deal for sitting in planned] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert [sitting.number for sitting in planned] == list(range(9))


def test_las_vegas_counts_the_money_of_numbers_and_the_use_of_tiles() -> None:
    for game in simulated("vegas", {"rounds": 1}, ["random"], 4, 5):
        paid = [sum(by_seat) for by_seat in zip(*game.things["number"].values())]
        rest = [score - money for score, money in zip(game.scores, paid)]
        assert set(rest) <= {0, 10_000, 20_000}  # without tiles, all else is the worth of chips
        assert game.things["tile"] == {}
        assert len(game.choices) >= 4 and min(game.choices) >= 1
    with_tiles = simulated("vegas", {"tiles": ["pay_day", "jackpot"]}, ["random"], 3, 3)
    assert {tile for game in with_tiles for tile in game.things["tile"]} == {"pay_day", "jackpot"}


def test_dice_miner_counts_heroes_and_kinds_of_dice() -> None:
    for game in simulated("miner", {}, ["random"], 3, 2):
        heroes = game.things["hero"]
        assert [sum(seat) for seat in zip(*heroes.values())] == [1, 1, 1]
        assert set(game.things["die"]) == {"tunnel", "hazard", "tool", "treasure", "magic"}
        assert sum(map(sum, game.things["die"].values())) > 20
    solo = simulated("miner-solo", {}, ["random"], 1, 2)
    assert all(game.things["hero"] == {} and len(game.things["die"]["tunnel"]) == 1 for game in solo)


def made(
    number: int, deal: int, shares: list[float], things: dict[str, list[int]], choices: list[int]
) -> SimulatedGame:
    scores = [int(10 * share) for share in shares]
    return SimulatedGame(Sitting(number, deal, (0, 1)), shares, scores, choices, {"tile": things}, [])


def test_shares_are_those_of_the_players_who_had_the_most() -> None:
    games = [
        made(0, 0, [1.0, 0.0], {"a": [2, 1], "b": [1, 1]}, [4, 2]),
        made(1, 1, [0.0, 1.0], {"a": [3, 0], "b": [0, 0]}, [2]),
        made(2, 2, [1.0, 0.0], {"a": [0, 5]}, [3]),
    ]
    found = wins_of_things(games, "tile")
    assert found["a"].times == 3
    assert found["a"].share == pytest.approx(1 / 3)
    assert found["a"].amount == pytest.approx(10 / 3)
    assert (found["b"].times, found["b"].share) == (2, 0.5)
    assert wins_of_seats(games, 0).share == wins_of_entrant(games, 0).share == pytest.approx(2 / 3)
    assert wins_of_seats(games, 1).amount == pytest.approx(10 / 3)
    assert choices_by_decision(games) == [3.0]


def test_the_same_seed_gives_the_same_simulation_on_one_process_or_on_two() -> None:
    tournament = Tournament("vegas", {"rounds": 1}, ["naive", "random"], 3, 1000)
    wanted = rotations(2, 2, 6)
    alone = list(play_all(simulate_sitting, tournament, wanted, 1))
    both = sorted(play_all(simulate_sitting, tournament, wanted, 2), key=lambda game: game.sitting.number)
    assert both == alone
    assert alone != list(play_all(simulate_sitting, tournament._replace(seed=4), wanted, 1))


# Plots


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def test_bars_are_as_long_as_their_values() -> None:
    picture = parsed(bars("A <title> & more", "below", [Bar("one", 0.2, 0.01), Bar("two", 0.4, 0.02)], 0.25))
    found = [float(bar.get("width", "")) for bar in picture.iter(f"{SVG}rect") if bar.get("class") == "bar"]
    assert found[1] == pytest.approx(2 * found[0], abs=0.2)
    said = [text.text for text in picture.iter(f"{SVG}text")]
    assert {"A <title> & more", "one", "two", "0.200", "0.400", "below"} <= set(said)
    lines = [line.get("class") for line in picture.iter(f"{SVG}line")]
    assert lines.count("error") == 2 and lines.count("equal") == 1


@pytest.mark.parametrize("values", [[5], [1, 1, 2], list(range(1000)), [-40, 3, 3]])
def test_a_histogram_counts_every_value_once(values: list[int]) -> None:
    picture = parsed(histogram("title", "below", values))
    heights = [float(bar.get("height", "")) for bar in picture.iter(f"{SVG}rect") if bar.get("class") == "bar"]
    assert len(heights) <= 30
    highest = max(sum(value == one for one in values) for value in values) if len(set(values)) <= 30 else 34
    assert sum(heights) == pytest.approx(max(heights) * len(values) / highest, rel=0.05)


def test_a_curve_goes_through_its_values() -> None:
    picture = parsed(curve("title", "below", [1.0, 3.0, 2.0]))
    line = next(picture.iter(f"{SVG}polyline")).get("points", "").split()
    ys = [float(point.split(",")[1]) for point in line]
    assert ys[0] > ys[2] > ys[1]
    assert ys[0] - ys[1] == pytest.approx(2 * (ys[2] - ys[1]), abs=0.3)
    assert parsed(curve("title", "below", [1.0])) is not None


def test_branching_is_what_can_really_be_chosen() -> None:
    game = simulated("vegas", {"rounds": 1}, ["random"], 2, 1)[0]
    state = zaria.new("vegas", players=2, rounds=1)
    rng = zaria.Rng(3 * 1_000_003)
    nature, own = rng.split("nature"), [rng.split("seat 0"), rng.split("seat 1")]
    seen = []
    while state.actor != zaria.OVER:
        if state.actor == zaria.CHANCE:
            state.nature(nature)
            continue
        seen.append(len(state.legal()))
        state.apply(zaria.bot("random").choose(state.known(state.actor), state.actor, own[state.actor], 1000))
    assert game.choices == seen
