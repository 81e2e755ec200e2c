"""How well each level plays Dice Miner."""

from __future__ import annotations

from typing import Final

from zaria.bots.mind import Effort, Skill
from zaria.bots.minds.miner.mind import MinerMind

SKILL: Final[Skill] = Skill(
    MinerMind(),
    easy=Effort(0, bend=1.5, noise=6.8),
    normal=Effort(0, bend=0.8, noise=0.6),
    hard=Effort(60, bend=0.03),
    expert=Effort(400, bend=0.012),
    hint=Effort(800),
    zeal={"quiet": 0.7},
)
