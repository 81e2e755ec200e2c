"""The scoring phase: the points of every trove go on the score sheet (DM-SCORE, DM-END)."""

from __future__ import annotations

from typing import Final, final

from zaria.core.engine.frames import Step
from zaria.miner.rules.phases import ROUNDS
from zaria.miner.rules.scoring import (
    breakdown,
    hazard_points,
    richest,
    treasure_points,
    tunnel_points,
)
from zaria.miner.rules.table import COLUMNS, HAZARDS, TREASURES, TUNNELS, Table


@final
class ScoreRound(Step[Table]):
    """Each player fills three columns a round. Spent magic can be used again (DM-MAGIC-06)."""

    def run(self, state: Table) -> None:
        if state.sink is not None:
            state.tell("miner-scoring", {"round": int(state.round)})
        tallies = state.tallies()
        doubled = richest(tallies)
        for seat in range(state.seats):
            tally = tallies[seat]
            first = (seat * ROUNDS + state.rounds_scored) * COLUMNS
            state.points[first + TUNNELS] = tunnel_points(tally)
            state.points[first + TREASURES] = treasure_points(tally, seat == doubled)
            state.points[first + HAZARDS] = hazard_points(tally)
        state.rounds_scored += 1
        state.refresh_magic()
        if state.sink is not None:
            rows = breakdown(tallies)
            for seat in range(state.seats):
                state.tell("miner-scored", {"seat": int(seat), "round": int(state.round), **rows[seat]})


SCORE_ROUND: Final = ScoreRound()
