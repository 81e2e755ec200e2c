"""How well each level plays Las Vegas."""

from __future__ import annotations

from typing import Final

from zaria.bots.mind import Effort, Skill
from zaria.bots.minds.vegas.mind import VegasMind

SKILL: Final[Skill] = Skill(
    VegasMind(),
    easy=Effort(0, bend=6.0, noise=12.0),
    normal=Effort(24, bend=0.05),
    hard=Effort(75, bend=0.045),
    expert=Effort(10000, bend=0.015),
    hint=Effort(2000),
    zeal={"glitter": 0.45, "quiet": 1.5},
)
