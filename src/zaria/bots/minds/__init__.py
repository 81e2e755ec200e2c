"""What opponents know about each game: one folder a game, and this is the list of them."""

from __future__ import annotations

from typing import Final

from zaria.bots.mind import Skill
from zaria.bots.minds.miner import skill as miner
from zaria.bots.minds.solo import skill as solo
from zaria.bots.minds.vegas import skill as vegas

SKILLS: Final[dict[str, Skill]] = {"vegas": vegas.SKILL, "miner": miner.SKILL, "miner-solo": solo.SKILL}
