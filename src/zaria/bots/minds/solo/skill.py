"""How well each level plays Dice Miner's solo game."""

from __future__ import annotations

from typing import Final

from zaria.bots.mind import Effort, Skill
from zaria.bots.minds.solo.mind import SoloMind

SKILL: Final[Skill] = Skill(
    SoloMind(),
    easy=Effort(0, bend=1.0, width=1),
    normal=Effort(0, bend=1.0, width=2),
    hard=Effort(0, bend=0.05, width=30),
    expert=Effort(2000, bend=0.05, width=600),
    hint=Effort(400, width=200),
    zeal={},
)
