"""Draws a game on the screen. `Drawing` can draw any game from its views; most games have their own."""

from __future__ import annotations

from typing import Any

from zaria.core.engine.state import Event
from zaria.i18n import Words
from zaria.i18n.bidi import isolate
from zaria.i18n.speech import Speech
from zaria.terminal.game_terminal import drawings
from zaria.terminal.screen import Screen, clean, pad, width_of

GAP = 2
# Fields of every view that are drawn elsewhere.
NOT_ON_THE_TABLE = ("game", "seat", "actor", "ask", "players", "ranking")


class Drawing:
    """Draws views. It has only views, so it cannot show a secret by mistake."""

    # The command that shows a person's secrets; None if nothing is secret in this game.
    private_command: str | None = "mine"
    # Prefixes of the ids of rules shown while no one is asked.
    rules_of_the_table: tuple[str, ...] = ()

    def __init__(self, screen: Screen, words: Words, players: list[str]) -> None:
        self.screen = screen
        self.words = words
        self.players = players
        marks = screen.glyphs.marks
        self.marks = {seat: self.coloured(seat, marks[seat % len(marks)]) for seat in range(len(players))}
        self.speech = Speech(words, self.names())

    def names(self) -> dict[int, str]:
        """Names by seat. A game may have further numbers, for owners of dice that are no players."""
        return {seat: f"{self.marks[seat]} {self.coloured(seat, name)}" for seat, name in enumerate(self.players)}

    def coloured(self, seat: int, text: str) -> str:
        return self.screen.paint(text, f"seat{seat % len(self.screen.glyphs.marks)}")

    # The table

    def opening(self, view: dict[str, Any]) -> list[str]:
        """Shown once, before the game begins."""
        return []

    def table(self, view: dict[str, Any]) -> list[str]:
        """The full table."""
        lines = [self.screen.heading(self.words.say_or(f"game-{view['game']}", view["game"]))]
        lines.extend(f" {name}: {plain(value)}" for name, value in view.items() if name not in NOT_ON_THE_TABLE)
        for seat, own in enumerate(view.get("players", [])):
            lines.append(f" {self.speech.name(seat)}  {plain(own)}")
        return lines

    def tables(self, view: dict[str, Any]) -> list[list[str]]:
        """The forms of the table, largest first."""
        return [self.table(view)]

    # A decision

    def question(self, ask: dict[str, Any]) -> str:
        """The question in words; a general one if it has no message, since its choices say what can be done."""
        if self.words.has(ask["question"]):
            return self.speech.question(ask)
        return self.words.say("your-choice")

    def roll(self, view: dict[str, Any], ask: dict[str, Any]) -> list[str]:
        """The dice of the question, drawn large."""
        return []

    def small_roll(self, view: dict[str, Any], ask: dict[str, Any]) -> list[str]:
        """The same dice in one line, for few rows."""
        return self.roll(view, ask)

    def preview(self, view: dict[str, Any], ask: dict[str, Any], choice: dict[str, Any]) -> str:
        """The consequences of a choice."""
        return plain(choice["preview"])

    def named(self, view: dict[str, Any], ask: dict[str, Any], choice: dict[str, Any]) -> str:
        """The name of a choice where the table is not visible."""
        return str(choice["word"])

    def why(self, view: dict[str, Any], number: int) -> str:
        """The reasons for the value of an answer, or of the thing with this number; empty if there are none."""
        return ""

    # What happens

    def tell(self, event: Event) -> list[str]:
        """An event in words: one line, or more with an explanation."""
        if self.words.has(f"event-{event.kind}"):
            return [self.speech.event(event)]
        return [f"{event.kind}: {plain(event.arguments)}" if event.arguments else event.kind]

    def ends_round(self, event: str) -> bool:
        """Does this event settle a round? Then the table is drawn before it, and people get time to read."""
        return False

    # The end

    def ending(self, view: dict[str, Any], result: dict[str, Any]) -> list[str]:
        """The winners, and why they won."""
        column = max(width_of(self.speech.name(seat)) for seat in range(len(self.players))) + GAP
        lines = [self.screen.heading(self.words.say("result"))]
        for seat in [seat for place in view["ranking"] for seat in place]:
            score = self.screen.paint(f"{result['scores'][seat]:>8}", "bold")
            lines.append(f" {pad(self.speech.name(seat), column)}{score}")
        return [*lines, "", self.winners(result)]

    def why_over(self, last: str) -> list[str]:
        """Why the game ended with this last answer, if that is not obvious."""
        return []

    def winners(self, result: dict[str, Any]) -> str:
        return f" {self.speech.say('result-won', {'winners': result['winners'], 'number': len(result['winners'])})}"

    # Help

    def legend(self) -> list[str]:
        """The meaning of the signs on the table."""
        return []

    def explain(self, word: str) -> tuple[list[str], list[str]]:
        """Lines about a thing on the table, and prefixes of the ids of its rules; empty if there is none."""
        return [], []


def plain(value: Any) -> str:
    """A value of a view as text: `{"held": 3, "dice": [1, 2]}` as `held 3, dice 1 2`."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {plain(one)}".strip() for name, one in value.items())
    if isinstance(value, list | tuple):
        nested = any(isinstance(one, dict | list | tuple) for one in value)
        return (" / " if nested else " ").join(plain(one) for one in value)
    return "-" if value is None else str(value)


def drawing_of(game: str, screen: Screen, words: Words, players: list[str]) -> Drawing:
    """The drawing of a game. Names of players may contain anything, so they are cleaned."""
    return drawings().get(game, Drawing)(screen, words, [isolate(clean(name)) for name in players])
