"""All frames of Dice Miner, solo or not. Saved states name them by their place here: a new one comes last, none is
taken away."""

from __future__ import annotations

from typing import Final

from zaria.core.frames import Frames
from zaria.miner.bag import FILL_MOUNTAIN
from zaria.miner.excavation import DIG_TURN, START_EXCAVATION, TAKE_FIRST, TAKE_SECOND, ShareRoll, ShareWith
from zaria.miner.magic import MAGIC_TURN, START_MAGIC, ChooseTarget, MagicRoll
from zaria.miner.replenish import (
    NEXT_STARTER,
    REPLENISH_TROVES,
    CacheDie,
    CacheTurn,
    DrawStarter,
    RollTrove,
    TroveRoll,
)
from zaria.miner.score_round import SCORE_ROUND
from zaria.miner.setup import HERO_CHOICE, START_ROUND, ChooseHero, FirstRoll
from zaria.miner.solo import FILL, NEXT_ACTION, SOLO_TURN, FirstMagic, Recycle
from zaria.miner.solo_draft import PutInChest, SetFace
from zaria.miner.tiebreak import FIND_WINNER, GAME_OVER, TIE_MAGIC, BreakTie, ScoreTie

FRAMES: Final = Frames(
    [
        *(GAME_OVER, FIND_WINNER, BreakTie, TIE_MAGIC, ScoreTie, START_ROUND, FirstRoll, DrawStarter, HERO_CHOICE),
        *(ChooseHero, FILL_MOUNTAIN, START_EXCAVATION, DIG_TURN, ShareWith, ShareRoll, TAKE_FIRST, TAKE_SECOND),
        *(START_MAGIC, MAGIC_TURN, ChooseTarget, MagicRoll, SCORE_ROUND, REPLENISH_TROVES, CacheTurn, CacheDie),
        *(RollTrove, TroveRoll, NEXT_STARTER),
        *(FirstMagic, FILL, NEXT_ACTION, SOLO_TURN, SetFace, PutInChest, Recycle),
    ]
)
