"""The heuristic of each game. A game that brings none is judged by its standing."""

from __future__ import annotations

from typing import Final

from zaria.bots.heuristic import Heuristic
from zaria.bots.miner import MinerHeuristic
from zaria.bots.miner_solo import SoloHeuristic
from zaria.bots.vegas import VegasHeuristic
from zaria.core.state import State

HEURISTICS: Final[dict[str, Heuristic]] = {
    "vegas": VegasHeuristic(),
    "miner": MinerHeuristic(),
    "miner-solo": SoloHeuristic(),
}
STANDING: Final = Heuristic()


def heuristic_for(state: State) -> Heuristic:
    return HEURISTICS.get(state.setup.game, STANDING)
