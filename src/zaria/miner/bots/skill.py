"""How well each level plays Dice Miner."""

from __future__ import annotations

from typing import Final

from zaria.bots.search.model import Effort, Model
from zaria.bots.search.skill import Skill
from zaria.miner.bots.evaluator import MinerEvaluator
from zaria.miner.bots.policy import MinerPolicy
from zaria.miner.bots.style import MinerStyle

SKILL: Final[Skill] = Skill(
    Model(MinerPolicy(), MinerEvaluator(), MinerStyle()),
    easy=Effort(0, bias=1.5, noise=6.8),
    normal=Effort(0, bias=0.8, noise=0.6),
    hard=Effort(60, bias=0.03),
    expert=Effort(400, bias=0.012),
    hint=Effort(800),
    bias_scale={"quiet": 0.7},
)
