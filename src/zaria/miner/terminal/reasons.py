"""The reasons for the value of a choice, in sentences: short next to the choices, in full on request."""

from __future__ import annotations

from typing import Any

from zaria.i18n.speech import Speech

SHORT = 2  # sentences next to a choice
# Reasons shown only in full: a list of choices has no room for the dice that a die uncovers.
IN_FULL = ("opens", "opens-me", "opens-nothing", "slides", "last-die", "solo-opens", "solo-then", "beer-kind")


class Reasons:
    """Puts the `why` of a view into words."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def of_choice(self, why: dict[str, Any], number: int) -> str:
        """The most useful reasons for a legal answer; empty if there are none."""
        lines = [line for line in lines_of(why, number) if line["kind"] not in IN_FULL]
        return self.speech.why(lines[:SHORT])

    def in_full(self, why: dict[str, Any], number: int) -> str:
        """All reasons for an answer, or for a die of the mountain that cannot be taken."""
        return self.speech.why(lines_of(why, number))


def lines_of(why: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """The reasons of an answer; else those of the die with this number, which is the answer that takes it."""
    for about in why["choices"]:
        if about["action"] == number:
            rolled = [line for roll in why["rolls"] if number in roll["dice"] for line in roll["lines"]]
            return [*about["lines"], *rolled]
    return next((list(about["lines"]) for about in why["dice"] if about["die"] == number), [])
