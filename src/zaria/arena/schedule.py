"""Seating plans of tournaments. Every entrant gets the same dice at every seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Sitting(NamedTuple):
    """One game to play: the deal seeds the dice, and the seats hold the numbers of entrants."""

    number: int
    deal: int
    seats: tuple[int, ...]


def sittings(entrants: int, players: int, games: int) -> list[Sitting]:
    """At least this many games, in whole deals: each line-up is played once from every seat with the same dice.

    Entrants take turns to play alone against the others, who fill the remaining seats in turn:

    >>> [sitting.seats for sitting in sittings(2, 3, 6)]
    [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]

    A game for one is played by every entrant with the same dice:

    >>> [(sitting.deal, sitting.seats) for sitting in sittings(2, 1, 4)]
    [(0, (0,)), (0, (1,)), (1, (0,)), (1, (1,))]
    """
    schedule: list[Sitting] = []
    deal = 0
    while len(schedule) < games:
        for seats in tables_of_deal(deal, entrants, players):
            schedule.append(Sitting(len(schedule), deal, seats))
        deal += 1
    return schedule


def tables_of_deal(deal: int, entrants: int, players: int) -> Iterator[tuple[int, ...]]:
    if players == 1:
        yield from ((entrant,) for entrant in range(entrants))
        return
    one = deal % entrants
    others = [entrant for entrant in range(entrants) if entrant != one] or [one]
    line_up = [one, *(others[(deal // entrants + seat) % len(others)] for seat in range(players - 1))]
    for turn in range(players):
        yield tuple(line_up[(seat - turn) % players] for seat in range(players))


def rotations(entrants: int, players: int, games: int) -> list[Sitting]:
    """At least this many games of one table, in whole deals: everyone moves on by a seat, with the same dice.

    The entrants fill the seats in turn, again and again. A table of equals is played once for each deal:

    >>> [sitting.seats for sitting in rotations(2, 3, 3)], [sitting.deal for sitting in rotations(1, 4, 3)]
    ([(0, 1, 0), (0, 0, 1), (1, 0, 0)], [0, 1, 2])
    """
    line_up = [seat % entrants for seat in range(players)]
    turned = [tuple(line_up[(seat - turn) % players] for seat in range(players)) for turn in range(players)]
    different = list(dict.fromkeys(turned))
    schedule: list[Sitting] = []
    deal = 0
    while len(schedule) < games:
        schedule += [Sitting(len(schedule) + number, deal, seats) for number, seats in enumerate(different)]
        deal += 1
    return schedule
