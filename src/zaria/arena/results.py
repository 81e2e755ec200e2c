"""What came out of a tournament: a row for every game, and what can be said about all of them."""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from zaria.arena.kept_games import Form
from zaria.arena.match import Result
from zaria.arena.schedule import Sitting


class Played(NamedTuple):
    sitting: Sitting
    result: Result


class Summary(NamedTuple):
    """What is known about an entrant."""

    games: int
    share: float  # of the wins, mean over its seats
    error: float  # standard error; deals count, not games, since the games of a deal share their dice
    score: float
    milliseconds: float  # a move


def values_of(played: Played) -> list[Any]:
    sitting, result = played
    seconds = [round(one, 6) for one in result.seconds]
    lists = [list(sitting.seats), result.shares, result.scores, result.moves, seconds]
    return [sitting.number, sitting.deal, *lists, "; ".join(result.trouble)]


def played_of(values: list[Any]) -> Played:
    """The same read back; ValueError for a line that is not one of ours, such as one cut off by a crash."""
    number, deal, seats, shares, scores, moves, seconds, trouble = values
    if not len(seats) == len(shares) == len(scores) == len(moves) == len(seconds):
        raise ValueError("a line of results is cut off")
    result = Result(shares, scores, moves, seconds, trouble.split("; ") if trouble else [])
    return Played(Sitting(number, deal, tuple(seats)), result)


FORM: Form[Played] = Form(
    {
        **{"number": "int", "deal": "int", "seats": "ints", "shares": "floats", "scores": "ints"},
        **{"moves": "ints", "seconds": "floats", "trouble": "text"},
    },
    values_of,
    played_of,
)


def summary(games: list[Played], entrant: int) -> Summary:
    """Of one entrant over all its seats."""
    return summary_of_seats(
        [(game, [s for s, who in enumerate(game.sitting.seats) if who == entrant]) for game in games]
    )


def alone_against(games: list[Played], one: int, other: int) -> Summary:
    """Of one entrant where it sat alone against copies of another."""
    chosen = []
    for game in games:
        seats = game.sitting.seats
        if seats.count(one) == 1 and seats.count(other) == len(seats) - 1:
            chosen.append((game, [seats.index(one)]))
    return summary_of_seats(chosen)


def summary_of_seats(games: list[tuple[Played, list[int]]]) -> Summary:
    deals: dict[int, list[float]] = {}
    scores = moves = number = 0
    seconds = 0.0
    for game, seats in games:
        number += 1 if seats else 0
        for seat in seats:
            deals.setdefault(game.sitting.deal, []).append(game.result.shares[seat])
            scores += game.result.scores[seat]
            moves += game.result.moves[seat]
            seconds += game.result.seconds[seat]
    shares = [share for deal in deals.values() for share in deal]
    if not shares:
        return Summary(0, 0.0, 0.0, 0.0, 0.0)
    error = error_over_deals(deals)
    mean_score, mean_time = scores / len(shares), 1000 * seconds / max(1, moves)
    return Summary(number, sum(shares) / len(shares), error, mean_score, mean_time)


def error_over_deals(deals: dict[int, list[float]]) -> float:
    """The standard error of the mean. Deals count, not games: the games of a deal share their dice."""
    means = [sum(deal) / len(deal) for deal in deals.values()]
    middle = sum(means) / len(means)
    spread = sum((mean - middle) ** 2 for mean in means)
    return sqrt(spread / (len(means) - 1) / len(means)) if len(means) > 1 else 1.0
