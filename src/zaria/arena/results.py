"""Results of a tournament: a row per game, and a summary per entrant."""

from __future__ import annotations

from math import inf, sqrt
from statistics import fmean
from typing import Any, NamedTuple, TypeAlias

from zaria.arena.game_files import Form
from zaria.arena.match import GameResult
from zaria.arena.schedule import Sitting

Deals: TypeAlias = dict[int, list[float]]  # by deal: an entrant's results at each of its seats


class PlayedGame(NamedTuple):
    sitting: Sitting
    result: GameResult


class Summary(NamedTuple):
    """Statistics of an entrant."""

    games: int
    share: float  # of the wins, mean over its seats
    error: float  # the standard error of the share
    score: float
    score_error: float
    milliseconds: float  # per move


def values_of(played: PlayedGame) -> list[Any]:
    sitting, result = played
    seconds = [round(one, 6) for one in result.seconds]
    lists = [list(sitting.seats), result.shares, result.scores, result.moves, seconds]
    return [sitting.number, sitting.deal, *lists, "; ".join(result.trouble)]


def played_of(values: list[Any]) -> PlayedGame:
    """A game read back from a row; ValueError for a row not written by us, such as one cut off by a crash."""
    number, deal, seats, shares, scores, moves, seconds, trouble = values
    if not len(seats) == len(shares) == len(scores) == len(moves) == len(seconds):
        raise ValueError("a line of results is cut off")
    result = GameResult(shares, scores, moves, seconds, trouble.split("; ") if trouble else [])
    return PlayedGame(Sitting(number, deal, tuple(seats)), result)


FORM: Form[PlayedGame] = Form(
    {
        **{"number": "int", "deal": "int", "seats": "ints", "shares": "floats", "scores": "ints"},
        **{"moves": "ints", "seconds": "floats", "trouble": "text"},
    },
    values_of,
    played_of,
)


def summary(games: list[PlayedGame], entrant: int) -> Summary:
    """The summary of one entrant over all its seats."""
    return summary_of_seats(
        [(game, [s for s, who in enumerate(game.sitting.seats) if who == entrant]) for game in games]
    )


def alone_against(games: list[PlayedGame], one: int, other: int) -> Summary:
    """The result of one entrant where it played alone against copies of another."""
    chosen = []
    for game in games:
        seats = game.sitting.seats
        if seats.count(one) == 1 and seats.count(other) == len(seats) - 1:
            chosen.append((game, [seats.index(one)]))
    return summary_of_seats(chosen)


def summary_of_seats(games: list[tuple[PlayedGame, list[int]]]) -> Summary:
    shares: dict[tuple[int, ...], Deals] = {}  # by line-up
    scores: dict[tuple[int, ...], Deals] = {}
    moves = 0
    seconds = 0.0
    games = [(game, seats) for game, seats in games if seats]
    for (sitting, result), seats in games:
        line_up = tuple(sorted(sitting.seats))
        for of_seats, by_line_up in ((result.shares, shares), (result.scores, scores)):
            by_line_up.setdefault(line_up, {}).setdefault(sitting.deal, []).extend(of_seats[seat] for seat in seats)
        moves += sum(result.moves[seat] for seat in seats)
        seconds += sum(result.seconds[seat] for seat in seats)
    if not games:
        return Summary(0, 0.0, 0.0, 0.0, 0.0, 0.0)
    share, error = mean_over_deals(list(shares.values()))
    score, score_error = mean_over_deals(list(scores.values()))
    return Summary(len(games), share, min(1.0, error), score, score_error, 1000 * seconds / max(1, moves))


def mean_over_deals(line_ups: list[Deals]) -> tuple[float, float]:
    """The mean over all seats, and its standard error, which is infinite for a single deal.

    The sampling unit is the deal, since games of a deal share their dice. The variance is taken within line-ups, which
    differ by design and not by chance; a line-up with a single deal is compared with all deals.

    >>> mean_over_deals([{0: [1, 1], 1: [0, 0]}])
    (0.5, 0.5)
    """
    everything = [number for deals in line_ups for deal in deals.values() for number in deal]
    mean, dealt = fmean(everything), sum(len(deals) for deals in line_ups)
    if dealt == 1:
        return mean, inf
    squares = 0.0
    for deals in line_ups:
        is_alone = len(deals) == 1
        usual = mean if is_alone else fmean([number for deal in deals.values() for number in deal])
        compared = dealt if is_alone else len(deals)
        spread = sum((sum(deal) - len(deal) * usual) ** 2 for deal in deals.values())
        squares += spread * compared / (compared - 1)
    return mean, sqrt(squares) / len(everything)
