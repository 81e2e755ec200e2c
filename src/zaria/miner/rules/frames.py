"""All frames of Dice Miner, also solo. Saved states refer to them by position: append new ones, never remove any."""

from __future__ import annotations

from typing import Final

from zaria.core.engine.frames import Frames
from zaria.miner.pieces.bag import FILL_MOUNTAIN
from zaria.miner.rules.excavation import DIG_TURN, START_EXCAVATION, TAKE_FIRST, TAKE_SECOND, ShareRoll, ShareWith
from zaria.miner.rules.magic import MAGIC_TURN, START_MAGIC, ChooseTarget, MagicRoll
from zaria.miner.rules.replenish import (
    NEXT_STARTER,
    REPLENISH_TROVES,
    CacheDie,
    CacheTurn,
    DrawStarter,
    RollTrove,
    TroveRoll,
)
from zaria.miner.rules.score_round import SCORE_ROUND
from zaria.miner.rules.setup import HERO_CHOICE, START_ROUND, ChooseHero, FirstRoll
from zaria.miner.rules.tiebreak import FIND_WINNER, GAME_OVER, TIE_MAGIC, BreakTie, ScoreTie
from zaria.miner.solo.draft import PutInChest, SetFace
from zaria.miner.solo.turn import FILL, NEXT_ACTION, SOLO_TURN, FirstMagic, Recycle

FRAMES: Final = Frames(
    [
        *(GAME_OVER, FIND_WINNER, BreakTie, TIE_MAGIC, ScoreTie, START_ROUND, FirstRoll, DrawStarter, HERO_CHOICE),
        *(ChooseHero, FILL_MOUNTAIN, START_EXCAVATION, DIG_TURN, ShareWith, ShareRoll, TAKE_FIRST, TAKE_SECOND),
        *(START_MAGIC, MAGIC_TURN, ChooseTarget, MagicRoll, SCORE_ROUND, REPLENISH_TROVES, CacheTurn, CacheDie),
        *(RollTrove, TroveRoll, NEXT_STARTER),
        *(FirstMagic, FILL, NEXT_ACTION, SOLO_TURN, SetFace, PutInChest, Recycle),
    ]
)
