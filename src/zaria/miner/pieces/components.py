"""The faces of the dice, unless a table brings its own (DM-COMP-02)."""

from __future__ import annotations

from typing import Any, Final

from zaria.core.engine.components import Component
from zaria.core.engine.errors import BadOption
from zaria.miner.pieces.faces import BUILT_IN
from zaria.miner.pieces.faces_option import FacesOption

ORIGINAL: Final = {
    "tunnel": ["1", "2", "3", "4", "5", "beer"],
    "hazard": ["cave-in 1", "cave-in 1", "cave-in 2", "dragon 3", "dragon 4", "beer"],
    "tool": ["pickaxe", "pickaxe", "shield", "chest 1", "chest 2", "beer"],
    "treasure": ["gem 1", "gem 1", "gem 1", "gem 2", "gem 3", "beer"],
    "magic": ["magic 1", "magic 1", "magic 1", "magic 2", "magic 3", "beer"],
}


class DiceFaces(Component):
    """The built-in faces, which may be corrected after a look at real dice."""

    def is_used(self, options: dict[str, Any]) -> bool:
        return options["faces"] is None

    def check(self, value: Any) -> Any:
        try:
            faces = FACES.check(value)
        except BadOption:
            raise self.refuse() from None
        if faces is None or faces != value:  # only in the form that we write
            raise self.refuse()
        return faces


FACES: Final = FacesOption("miner", "faces")
DICE_FACES: Final = DiceFaces("faces", BUILT_IN.by_kind(), ORIGINAL)
