"""The games of Dice Miner: one for several players, one solo."""

from __future__ import annotations

from zaria.core.engine.registry import Game, IntOption
from zaria.miner.pieces.components import DICE_FACES
from zaria.miner.pieces.faces_option import FacesOption
from zaria.miner.possible.alone import is_possible_alone
from zaria.miner.possible.pending import is_possible
from zaria.miner.rules.frames import FRAMES
from zaria.miner.rules.questions import QUESTIONS, SOLO_QUESTIONS
from zaria.miner.rules.setup import begin, blank
from zaria.miner.solo.turn import begin_solo, blank_solo
from zaria.miner.views.observation import OBSERVATION

RULES = 2  # 2: records hold the faces
REPLAYS_FROM = 1

FACES = FacesOption("miner", "faces")
MINER = Game(
    "miner",
    (2, 4),
    [FACES],
    RULES,
    begin,
    blank,
    FRAMES,
    QUESTIONS,
    [DICE_FACES],
    REPLAYS_FROM,
    OBSERVATION,
    is_possible,
)
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
    is_possible_alone,
)
GAMES = [MINER, MINER_SOLO]
