"""The score pad of Las Vegas: parses the entries, and shows how the engine scores them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from zaria.core.engine.registry import Option
from zaria.i18n import Words
from zaria.i18n.speech import Speech
from zaria.terminal.errors import UsageError
from zaria.terminal.screen import Screen, pad, width_of
from zaria.vegas.pad import settle
from zaria.vegas.rules.casino import GREY, NEUTRAL
from zaria.vegas.rules.table import CASINOS


class VegasPad:
    """One entry is a casino, from 1 up: `60 30: Ann 3, Bob 2 big, neutral 1`."""

    most = CASINOS
    options: Sequence[Option] = ()

    def __init__(self, screen: Screen, words: Words, options: Mapping[str, Any]) -> None:
        self.screen = screen
        self.words = words

    def from_arguments(self, arguments: list[str]) -> list[str]:
        return arguments

    def check(self, entries: list[str]) -> None:
        settle(entries)

    def lines(self, entries: list[str]) -> list[str]:
        if not entries:
            raise UsageError("score-no-casino")
        settled = settle(entries)
        names = dict(enumerate(settled.players))
        others = {NEUTRAL: self.words.say("owner-vegas-neutral"), GREY: self.words.say("owner-vegas-grey")}
        speech = Speech(self.words, names | others)
        lines = [speech.event(event) for event in settled.events]
        column = max(map(width_of, settled.players), default=0) + 2
        totals = [self.words.money(total) for total in settled.totals]
        widest = max(map(width_of, totals), default=0)
        for seat, total in enumerate(totals):
            lines.append(f"  {pad(names[seat], column)}{self.screen.paint(total.rjust(widest), 'bold')}")
        if settled.starter is not None:
            lines.append(speech.say("score-vegas-starter", {"seat": settled.starter}))
        return lines
