"""What came out of a tournament: a line of a CSV file for every game, and what can be said about all of them."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from zaria.arena.match import Result
from zaria.arena.schedule import Sitting

COLUMNS = ["number", "deal", "seats", "shares", "scores", "moves", "seconds", "trouble"]


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


def row_of(played: Played) -> list[str]:
    sitting, result = played
    lists = (sitting.seats, result.shares, result.scores, result.moves, [f"{s:.6f}" for s in result.seconds])
    joined = [" ".join(str(value) for value in values) for values in lists]
    return [str(sitting.number), str(sitting.deal), *joined, "; ".join(result.trouble)]


def played_of(row: list[str]) -> Played:
    """The same read back; ValueError for a line that is not one of ours, such as one cut off by a crash."""
    if len(row) != len(COLUMNS):
        raise ValueError("a line of results has other columns")
    seats = tuple(int(word) for word in row[2].split())
    shares = [float(word) for word in row[3].split()]
    scores, moves = [int(word) for word in row[4].split()], [int(word) for word in row[5].split()]
    seconds = [float(word) for word in row[6].split()]
    if not len(seats) == len(shares) == len(scores) == len(moves) == len(seconds):
        raise ValueError("a line of results is cut off")
    trouble = row[7].split("; ") if row[7] else []
    return Played(Sitting(int(row[0]), int(row[1]), seats), Result(shares, scores, moves, seconds, trouble))


def read_results(path: Path, about: str) -> list[Played] | None:
    """The games in a file; None if it is about another tournament. A broken last line is left out."""
    with path.open(encoding="utf-8", newline="") as file:
        if file.readline().rstrip("\r\n") != f"# {about}":
            return None
        found: dict[int, Played] = {}
        for row in csv.reader(file):
            if row and row != COLUMNS:
                try:
                    played = played_of(row)
                except ValueError:
                    continue
                found[played.sitting.number] = played
    return [found[number] for number in sorted(found)]


def write_results(path: Path, about: str, games: Iterable[Played]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        file.write(f"# {about}\n")
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(row_of(played) for played in games)


def append_result(path: Path, played: Played) -> None:
    with path.open("a", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerow(row_of(played))


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
    means = [sum(deal) / len(deal) for deal in deals.values()]
    middle = sum(means) / len(means)
    spread = sum((mean - middle) ** 2 for mean in means)
    error = sqrt(spread / (len(means) - 1) / len(means)) if len(means) > 1 else 1.0
    mean_score, mean_time = scores / len(shares), 1000 * seconds / max(1, moves)
    return Summary(number, sum(shares) / len(shares), error, mean_score, mean_time)
