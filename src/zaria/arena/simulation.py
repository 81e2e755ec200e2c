"""Statistics of many games at one table: length, scores, choices, seats, and what wins."""

from __future__ import annotations

import json
from math import sqrt
from typing import Any, NamedTuple

from zaria.arena.game_files import Form
from zaria.arena.match import Watcher, play_match
from zaria.arena.results import Deals, mean_over_deals
from zaria.arena.schedule import Sitting
from zaria.arena.tournament import Tournament
from zaria.core.engine.state import State
from zaria.games.statistics import Things, statistics_of


class SimulatedGame(NamedTuple):
    """The numbers of one game."""

    sitting: Sitting
    shares: list[float]
    scores: list[int]
    choices: list[int]  # number of choices at every decision, in order
    things: Things
    trouble: list[str]


class Observer(Watcher):
    """Collects the numbers of one game."""

    def __init__(self, game: str, players: int) -> None:
        statistics = statistics_of(game)
        self.count = statistics.counting(players) if statistics is not None else None
        self.choices: list[int] = []
        self.things: Things = {}

    def begins(self, state: State) -> None:
        if self.count is not None:
            state.listen(self.count.hear)

    def is_asked(self, state: State) -> None:
        self.choices.append(len(state.legal()))

    def ends(self, state: State) -> None:
        if self.count is not None:
            self.things = self.count.end(state)


def simulate_sitting(tournament: Tournament, sitting: Sitting) -> SimulatedGame:
    observer = Observer(tournament.game, len(sitting.seats))
    bots, seed = tournament.bots(sitting), tournament.seed_of(sitting)
    result = play_match(tournament.game, tournament.options, bots, seed, tournament.budget, observer)
    return SimulatedGame(sitting, result.shares, result.scores, observer.choices, observer.things, result.trouble)


def values_of(game: SimulatedGame) -> list[Any]:
    sitting = game.sitting
    things, trouble = json.dumps(game.things, separators=(",", ":")), "; ".join(game.trouble)
    return [sitting.number, sitting.deal, list(sitting.seats), game.shares, game.scores, game.choices, things, trouble]


def game_of(values: list[Any]) -> SimulatedGame:
    """A game read back from a row; ValueError for a row not written by us, such as one cut off by a crash."""
    number, deal, seats, shares, scores, choices, things, trouble = values
    if not len(seats) == len(shares) == len(scores):
        raise ValueError("a line of results is cut off")
    troubles = trouble.split("; ") if trouble else []
    return SimulatedGame(Sitting(number, deal, tuple(seats)), shares, scores, choices, json.loads(things), troubles)


FORM: Form[SimulatedGame] = Form(
    {
        **{"number": "int", "deal": "int", "seats": "ints", "shares": "floats", "scores": "ints"},
        **{"choices": "ints", "things": "text", "trouble": "text"},
    },
    values_of,
    game_of,
)


# Statistics


class Spread(NamedTuple):
    """Mean, standard deviation, minimum, median and maximum of some numbers."""

    mean: float
    deviation: float
    low: float
    median: float
    high: float


def spread(numbers: list[int]) -> Spread:
    """
    >>> spread([1, 2, 3, 10])
    Spread(mean=4.0, deviation=3.5355339059327378, low=1, median=2.5, high=10)
    """
    ordered = sorted(numbers)
    size = len(ordered)
    mean = sum(ordered) / size
    deviation = sqrt(sum((one - mean) ** 2 for one in ordered) / size)
    return Spread(mean, deviation, ordered[0], (ordered[(size - 1) // 2] + ordered[size // 2]) / 2, ordered[-1])


class Wins(NamedTuple):
    """For holders of a thing: how often it was held, how much, their share of the wins, and its error."""

    times: int
    amount: float
    share: float
    error: float


def wins_of_seats(games: list[SimulatedGame], seat: int) -> Wins:
    """The seat's share of the wins."""
    deals: Deals = {}
    for game in games:
        deals.setdefault(game.sitting.deal, []).append(game.shares[seat])
    return wins(deals, [game.scores[seat] for game in games])


def wins_of_entrant(games: list[SimulatedGame], entrant: int) -> Wins:
    deals: Deals = {}
    scores: list[int] = []
    for game in games:
        for seat, who in enumerate(game.sitting.seats):
            if who == entrant:
                deals.setdefault(game.sitting.deal, []).append(game.shares[seat])
                scores.append(game.scores[seat])
    return wins(deals, scores)


def wins_of_things(games: list[SimulatedGame], kind: str) -> dict[str, Wins]:
    """How often the seats with the most of each thing win. Ties count for all of them."""
    deals: dict[str, Deals] = {}
    amounts: dict[str, list[int]] = {}
    for game in games:
        for thing, by_seat in game.things.get(kind, {}).items():
            most = max(by_seat)
            if most > 0:
                for seat, amount in enumerate(by_seat):
                    if amount == most:
                        deals.setdefault(thing, {}).setdefault(game.sitting.deal, []).append(game.shares[seat])
                        amounts.setdefault(thing, []).append(amount)
    return {thing: wins(deals[thing], amounts[thing]) for thing in sorted(deals)}


def wins(deals: Deals, amounts: list[int]) -> Wins:
    share, error = mean_over_deals([deals])
    return Wins(sum(len(deal) for deal in deals.values()), sum(amounts) / len(amounts), share, min(1.0, error))


def choices_by_decision(games: list[SimulatedGame]) -> list[float]:
    """The mean number of choices at the first decision, the second, and so on, while half of the games last."""
    means: list[float] = []
    place = 0
    while True:
        there = [game.choices[place] for game in games if len(game.choices) > place]
        if 2 * len(there) < len(games) or not there:
            return means
        means.append(sum(there) / len(there))
        place += 1
