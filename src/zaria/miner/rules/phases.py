"""The phases of a game, and how many rounds and refills it has."""

from __future__ import annotations

from typing import Final

SETUP: Final = 0
CHOOSING: Final = 1  # of heroes
EXCAVATION: Final = 2
SPELLS: Final = 3  # the magic phase
REPLENISH: Final = 4
TIE_BREAK: Final = 5
MINING: Final = 6  # the only one in solo
FINISHED: Final = 7
PHASE_NAMES: Final = ("setup", "heroes", "excavation", "magic", "replenish", "tie-break", "mining", "over")

UNDECIDED: Final = -1  # there is no starting player yet

ROUNDS: Final = 3
REFILLS: Final = 2  # of the mountain in solo (SOLO-08)
