"""How bots play Dice Miner; the solo game is in `solo/`."""

from __future__ import annotations

from typing import Final

from zaria.bots.game_bots import GameBots
from zaria.miner.bots import skill
from zaria.miner.bots.heuristic import HEURISTIC
from zaria.miner.bots.solo import skill as solo
from zaria.miner.bots.solo.heuristic import HEURISTIC as SOLO_HEURISTIC
from zaria.miner.bots.watch import MinerWatch

BOTS: Final = GameBots(
    skills={"miner": skill.SKILL, "miner-solo": solo.SKILL},
    heuristics={"miner": HEURISTIC, "miner-solo": SOLO_HEURISTIC},
    watches={"miner": MinerWatch()},
    references=[],
)
