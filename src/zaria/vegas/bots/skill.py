"""How well each level plays Las Vegas."""

from __future__ import annotations

from typing import Final

from zaria.bots.search.model import Effort, Model
from zaria.bots.search.skill import Skill
from zaria.vegas.bots.evaluator import VegasEvaluator
from zaria.vegas.bots.policy import VegasPolicy
from zaria.vegas.bots.style import VegasStyle

SKILL: Final[Skill] = Skill(
    Model(VegasPolicy(), VegasEvaluator(), VegasStyle()),
    easy=Effort(0, bias=6.0, noise=12.0),
    normal=Effort(24, bias=0.05),
    hard=Effort(75, bias=0.045),
    expert=Effort(10000, bias=0.015),
    hint=Effort(2000),
    bias_scale={"glitter": 0.45, "quiet": 1.5},
)
