"""The score of a trove of Dice Miner, line by line: `1+2+3 and 1+2: 9`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zaria.i18n import Words
from zaria.miner.rules.scoring import against
from zaria.terminal.screen import Screen, term_lines

COLUMN = 15  # column of the explanations


class ScoreLines:
    """Explains a score, from the rows of the engine's scoring."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self.screen = screen
        self.words = words

    def lines(self, row: Mapping[str, Any]) -> list[str]:
        """Tunnels, treasure and hazards."""
        parts = [("tunnels", self.tunnels(row)), ("treasure", self.treasure(row)), ("hazards", self.hazards(row))]
        return [line for column, text in parts for line in self.line(column, text)]

    def line(self, column: str, text: str) -> list[str]:
        return term_lines(f"    {self.words.say(f'score-miner-{column}')}", text, COLUMN, self.screen.width)

    def tunnels(self, row: Mapping[str, Any]) -> str:
        sequences = ["+".join(map(str, sequence)) for sequence in row["sequences"]]
        about = {"sequences": self.words.listed(sequences), "number": len(sequences), "points": row["tunnels"]}
        return self.words.say("score-miner-sequences", about)

    def treasure(self, row: Mapping[str, Any]) -> str:
        doubled = "yes" if row["doubled"] else "no"
        return self.words.say("score-miner-gems", {"gems": row["gems"], "doubled": doubled, "points": row["treasure"]})

    def hazards(self, row: Mapping[str, Any]) -> str:
        parts = []
        for hazard, tool in (("cave_ins", "pickaxes"), ("dragons", "shields")):
            if row[hazard] > 0:
                points = int(against(row[hazard], row[tool]))
                about = {"hazards": row[hazard], "tools": row[tool], "points": points}
                parts.append(self.words.say(f"score-miner-{hazard.replace('_', '-')}", about))
        return ", ".join(parts) or self.words.say("score-miner-no-hazards")

    def solo_lines(self, row: Mapping[str, Any]) -> list[str]:
        """A solo trove (SOLO-10)."""
        lines = []
        for column in ("tunnels", "treasure", "hazards"):
            lines.extend(self.line(column, self.words.say(f"score-miner-solo-{column}", row)))
        return lines
