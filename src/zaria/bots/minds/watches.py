"""Where remarks come from, game by game. In a game for one there is nobody to make any."""

from __future__ import annotations

from typing import Final

from zaria.bots.minds.miner.watch import MinerWatch
from zaria.bots.minds.occasions import Watch
from zaria.bots.minds.vegas.watch import VegasWatch

WATCHES: Final[dict[str, Watch]] = {"vegas": VegasWatch(), "miner": MinerWatch()}
