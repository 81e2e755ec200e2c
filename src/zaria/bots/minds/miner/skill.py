"""How well each level plays Dice Miner."""

from __future__ import annotations

from typing import Final

from zaria.bots.mind import Effort, Skill
from zaria.bots.minds.miner.mind import MinerMind

SKILL: Final[Skill] = Skill(
    MinerMind(),
    easy=Effort(0, bend=1.5, noise=6.0),
    normal=Effort(7, bend=0.06),
    hard=Effort(300, bend=0.04),
    expert=Effort(5000, bend=0.025),
    hint=Effort(800),
)
