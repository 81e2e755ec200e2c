"""What a game must be able to draw in the terminal, and which games can. Another game is one more module."""

from __future__ import annotations

from typing import Any, Protocol

from zaria.cli.errors import UsageError
from zaria.cli.game_terminal import drawings
from zaria.cli.screen import Screen, clean
from zaria.core.state import Event
from zaria.i18n import Words
from zaria.i18n.speech import Speech


class Drawing(Protocol):
    """Draws views. Whatever is not in a view cannot be drawn, so that no secret can be."""

    speech: Speech
    has_secrets: bool  # is there anything that only one of several people may see?

    def __init__(self, screen: Screen, words: Words, players: list[str]) -> None: ...

    def opening(self, view: dict[str, Any]) -> list[str]:
        """What is said once, before anything happens."""
        ...

    def table(self, view: dict[str, Any]) -> list[str]:
        """Everything that lies on the table."""
        ...

    def roll(self, view: dict[str, Any], ask: dict[str, Any]) -> list[str]:
        """What was rolled and bears on the question, big enough to enjoy."""
        ...

    def preview(self, view: dict[str, Any], choice: dict[str, Any]) -> str:
        """What would follow from a choice."""
        ...

    def tell(self, event: Event) -> list[str]:
        """What happened; a line, and more where it is explained."""
        ...

    def ending(self, view: dict[str, Any], result: dict[str, Any]) -> list[str]:
        """Who has won, and why."""
        ...

    def begins_turn(self, ask: dict[str, Any]) -> bool:
        """Is this a turn's main question, before which the table is drawn?"""
        ...

    def ends_round(self, event: str) -> bool:
        """After this event, is a round settled: should the table be drawn first, and people be given time after?"""
        ...

    def legend(self) -> list[str]:
        """What the signs on the table mean."""
        ...

    def rules_of(self, ask: dict[str, Any] | None) -> list[str]:
        """The beginnings of the ids of the rules that bear on a question."""
        ...

    def explain(self, word: str) -> tuple[list[str], list[str]]:
        """What a thing on the table is for, and the beginnings of the ids of its rules; nothing if it is none."""
        ...


def drawing_of(game: str, screen: Screen, words: Words, players: list[str]) -> Drawing:
    """For a record's players, whose names may hold anything."""
    found = drawings()
    if game not in found:
        raise UsageError("not-drawn", game=game, possible=", ".join(found))
    return found[game](screen, words, [clean(name) for name in players])
