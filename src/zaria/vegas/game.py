"""The game Las Vegas."""

from __future__ import annotations

from zaria.core.engine.registry import BoolOption, ChoiceOption, Game, IntOption
from zaria.vegas.possible.pending import is_possible
from zaria.vegas.rules.components import DRAWN_TILES
from zaria.vegas.rules.frames import FRAMES
from zaria.vegas.rules.options import TilesOption
from zaria.vegas.rules.questions import QUESTIONS
from zaria.vegas.rules.setup import begin, blank
from zaria.vegas.views.observation import OBSERVATION

RULES = 2  # 2: records hold the tiles that are drawn from
REPLAYS_FROM = 1

VEGAS = Game(
    "vegas",
    (2, 5),  # LV-COMP-01
    [
        TilesOption("vegas"),
        BoolOption("vegas", "repeat_tiles", True),
        IntOption("vegas", "rounds", 3, 1, 7),
        ChoiceOption("vegas", "first", "seat0", ["seat0", "random"]),
        BoolOption("vegas", "open_money", False),
    ],
    RULES,
    begin,
    blank,
    FRAMES,
    QUESTIONS,
    [DRAWN_TILES],
    REPLAYS_FROM,
    OBSERVATION,
    is_possible,
)
GAMES = [VEGAS]
