"""Mixed strategies for questions in which a predictable player loses: hiding, guessing, parting and picking.

The weights follow from the rewards: see each row.
"""

from __future__ import annotations

from typing import Any, Final

from zaria.core.engine.frames import Frame
from zaria.vegas.tiles.black_box import Part, Pick, stack_size
from zaria.vegas.tiles.lucky_punch import Guess, Hide

# Weights by action.
PURE: Final[list[int]] = []
# Three markers pay most, and people guess low; one is hidden often enough to punish that.
HIDE: Final = [0, 3, 5, 8]
# With these chances the owner wins as little from one marker as from three: 12/13 of 2, 8/13 of 3, 6/13 of 4.
GUESS: Final = [0, 1, 5, 7]
# The most valuable marker is mostly in the smaller stack, since the larger one looks better.
PART: Final = [3, 0, 1, 6, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]
# The larger stack holds more when markers are parted by chance; of two equal ones, either.
PICK_LARGER: Final = [2, 3]
PICK_EITHER: Final = [1, 1]


def mixed_strategy_for(question: Frame[Any]) -> list[int]:
    """The weight of each answer, if the question is one of these; empty otherwise."""
    if isinstance(question, Hide):
        return HIDE
    if isinstance(question, Guess):
        return GUESS
    if isinstance(question, Part):
        return PART
    if isinstance(question, Pick):
        return PICK_EITHER if stack_size(question.parting) == 3 else PICK_LARGER
    return PURE
