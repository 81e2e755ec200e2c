"""The score pad of Dice Miner: parses the entries, and shows how the engine scores them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zaria.core.engine.errors import BadPlayers
from zaria.core.engine.registry import Option
from zaria.i18n import Words
from zaria.i18n.speech import Speech
from zaria.miner.game import FACES, MINER
from zaria.miner.pad import score_solo, score_troves
from zaria.miner.pieces.faces import faces_from
from zaria.miner.solo.score import rating
from zaria.miner.terminal.score_lines import ScoreLines
from zaria.terminal.errors import UsageError
from zaria.terminal.screen import Screen


class MinerPad:
    """One entry is the trove of a player: `Ann: t1 t2 g3 hero=engineer`, the name is optional."""

    most = MINER.players[1]
    options: Sequence[Option] = (FACES,)

    def __init__(self, screen: Screen, words: Words, options: Mapping[str, Any]) -> None:
        self.screen = screen
        self.words = words
        self.faces = faces_from(options.get(FACES.name))
        self.score = ScoreLines(screen, words)

    def from_arguments(self, arguments: list[str]) -> list[str]:
        """Entries from arguments. Single dice without a name are one trove typed without quotes."""
        if len(arguments) > 1 and not any(sign in trove for trove in arguments for sign in " :"):
            raise UsageError("score-quotes")
        return arguments

    def check(self, entries: list[str]) -> None:
        score_troves([trove_of(entry) for entry in entries], self.faces)

    def lines(self, entries: list[str]) -> list[str]:
        low, high = MINER.players
        if not low <= len(entries) <= high:
            raise BadPlayers("players", game=MINER.name, given=str(len(entries)), low=low, high=high)
        speech = Speech(self.words, {seat: self.name_of(entry, seat) for seat, entry in enumerate(entries)})
        rows = score_troves([trove_of(entry) for entry in entries], self.faces)
        lines: list[str] = []
        for seat, row in enumerate(rows):
            head = speech.say("told-miner-scored", {"seat": seat, "total": row["total"]})
            lines.extend([self.screen.paint(head, "bold"), *self.score.lines(row)])
        richest = [seat for seat, row in enumerate(rows) if row["doubled"]]
        return [*lines, speech.say("score-richest", {"seats": richest, "number": len(richest)})]

    def name_of(self, entry: str, seat: int) -> str:
        """The name before the colon, else player 1, 2 and so on."""
        name = entry.partition(":")[0].strip() if ":" in entry else ""
        return name or self.words.say("player", {"number": seat + 1})


def trove_of(entry: str) -> str:
    return entry.partition(":")[2] if ":" in entry else entry


class SoloPad:
    """The entry is the trove of a solo game: `t1 t2 k2 g3+ g1`, with a + behind treasure in a chest."""

    most = 1
    options: Sequence[Option] = (FACES,)

    def __init__(self, screen: Screen, words: Words, options: Mapping[str, Any]) -> None:
        self.screen = screen
        self.words = words
        self.faces = faces_from(options.get(FACES.name))

    def from_arguments(self, arguments: list[str]) -> list[str]:
        """Entries from arguments: a single trove, which needs no quotes."""
        return [" ".join(arguments)] if arguments else []

    def check(self, entries: list[str]) -> None:
        score_solo(trove_of(entries[0]), self.faces)

    def lines(self, entries: list[str]) -> list[str]:
        row = score_solo(trove_of(" ".join(entries)), self.faces)
        total = self.words.say("table-miner-total", {"total": row["total"]})
        verdict = self.words.say(f"rating-{rating(row['total'])}")
        return [self.screen.paint(total, "bold"), *ScoreLines(self.screen, self.words).solo_lines(row), verdict]
