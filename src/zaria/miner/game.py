"""Dice Miner as games that can be started: one for several players, one for one."""

from __future__ import annotations

from zaria.core.registry import Game, IntOption
from zaria.miner.components import DICE_FACES
from zaria.miner.faces_option import FacesOption
from zaria.miner.frames import FRAMES
from zaria.miner.observation import OBSERVATION
from zaria.miner.questions import QUESTIONS, SOLO_QUESTIONS
from zaria.miner.setup import begin, blank
from zaria.miner.solo import begin_solo, blank_solo

RULES = 2  # 2: records hold the faces
REPLAYS_FROM = 1

FACES = FacesOption("miner", "faces")
MINER = Game("miner", (2, 4), [FACES], RULES, begin, blank, FRAMES, QUESTIONS, [DICE_FACES], REPLAYS_FROM, OBSERVATION)
MINER_SOLO = Game(
    "miner-solo",
    (1, 1),
    [IntOption("miner-solo", "magic", 3, 0, 3), FacesOption("miner-solo", "faces")],  # SOLO-01
    RULES,
    begin_solo,
    blank_solo,
    FRAMES,
    SOLO_QUESTIONS,
    [DICE_FACES],
    REPLAYS_FROM,
    OBSERVATION,
)
GAMES = [MINER, MINER_SOLO]
