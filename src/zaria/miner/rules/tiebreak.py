"""The end of the game, and breaking a tie (DM-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from zaria.core.engine.frames import Step
from zaria.core.values.bits import bit, has, members
from zaria.core.values.ints import zeros
from zaria.miner.rules.magic import begin_magic
from zaria.miner.rules.phases import FINISHED, TIE_BREAK
from zaria.miner.rules.ranking import places
from zaria.miner.rules.replenish import push_rolls
from zaria.miner.rules.scoring import (
    breakdown,
    hazard_points,
    richest,
    total_points,
    treasure_points,
    tunnel_points,
)
from zaria.miner.rules.table import Table, TieScore

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints

MOST_REPEATS: Final = 100  # DM-END-03


@final
class FindWinner(Step[Table]):
    """The highest total wins (DM-END-01)."""

    def run(self, state: Table) -> None:
        totals = zeros(state.seats)
        for seat in range(state.seats):
            totals[seat] = state.score(seat)
        best = best_of(state, totals)
        if best & (best - 1) != 0:
            state.contest = best
            state.push(BreakTie(1))


def best_of(table: Table, totals: Ints) -> i64:
    """The seats in the contest with the highest total, as bits."""
    best: i64 = 0
    most: i64 = 0
    for seat in range(table.seats):
        if has(table.contest, seat):
            if best == 0 or totals[seat] > most:
                best = bit(seat)
                most = totals[seat]
            elif totals[seat] == most:
                best |= bit(seat)
    return best


@final
class BreakTie(Step[Table]):
    """The tied players reroll their whole troves, play a magic phase, and score again (DM-END-02)."""

    def __init__(self, repeat: i64) -> None:
        self.repeat = repeat

    def key(self) -> tuple[object, ...]:
        return (int(self.repeat),)

    def run(self, state: Table) -> None:
        state.phase = TIE_BREAK
        if state.sink is not None:
            state.tell("miner-tie", {"repeat": int(self.repeat), "seats": members(state.contest)})
        state.push(ScoreTie(self.repeat))
        state.push(TIE_MAGIC)
        push_rolls(state, state.magic_first)


@final
class TieMagic(Step[Table]):
    """Clockwise from round 3's first magic player (DM-END-02)."""

    def run(self, state: Table) -> None:
        begin_magic(state)


@final
class ScoreTie(Step[Table]):
    """The extra score only breaks the tie. Players still tied repeat, and share the win in the end (DM-END-03)."""

    def __init__(self, repeat: i64) -> None:
        self.repeat = repeat

    def key(self) -> tuple[object, ...]:
        return (int(self.repeat),)

    def run(self, state: Table) -> None:
        tallies = state.tallies()
        doubled = richest(tallies)
        totals = zeros(state.seats)
        scored: list[TieScore] = []
        for seat in range(state.seats):
            if has(state.contest, seat):
                tally = tallies[seat]
                treasure = treasure_points(tally, seat == doubled)
                totals[seat] = total_points(tally, seat == doubled)
                columns = (int(tunnel_points(tally)), int(treasure), int(hazard_points(tally)))
                scored.append(TieScore(int(self.repeat), int(seat), *columns))
        state.tie_breaks = state.tie_breaks + scored
        if state.sink is not None:
            rows = breakdown(tallies)
            for row in scored:
                state.tell("miner-tie-scored", {"seat": row.seat, "repeat": row.repeat, **rows[row.seat]})
        state.refresh_magic()
        best = best_of(state, totals)
        if best & (best - 1) != 0 and self.repeat < MOST_REPEATS:
            state.contest = best
            state.push(BreakTie(self.repeat + 1))


@final
class GameOver(Step[Table]):
    """Nothing is pending any more."""

    def run(self, state: Table) -> None:
        state.phase = FINISHED
        if state.sink is not None:
            if state.solo:
                state.tell("miner-solo-over", {"total": state.scores()[0]})
            else:
                state.tell("miner-over", {"scores": state.scores(), "winners": places(state)[0]})


FIND_WINNER: Final = FindWinner()
TIE_MAGIC: Final = TieMagic()
GAME_OVER: Final = GameOver()
