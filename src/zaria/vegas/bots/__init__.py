"""How bots play Las Vegas."""

from __future__ import annotations

from typing import Final

from zaria.bots.game_bots import GameBots
from zaria.vegas.bots.expectation import ExpectationBot
from zaria.vegas.bots.heuristic import HEURISTIC
from zaria.vegas.bots.skill import SKILL
from zaria.vegas.bots.watch import VegasWatch

BOTS: Final = GameBots(
    skills={"vegas": SKILL},
    heuristics={"vegas": HEURISTIC},
    watches={"vegas": VegasWatch()},
    references=[ExpectationBot()],
)
