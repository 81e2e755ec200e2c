"""Draws a game on the screen. `Drawing` can draw any game from its views; most games have a better one of their own."""

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
    """Draws views. What is not in a view cannot be drawn: no secret can be shown by mistake."""

    # The command that shows what only one of several people may see; None if nothing is secret in this game.
    private_command: str | None = "mine"
    # Prefixes of the ids of the rules that are shown while nobody is asked.
    rules_of_the_table: tuple[str, ...] = ()

    def __init__(self, screen: Screen, words: Words, players: list[str]) -> None:
        self.screen = screen
        self.words = words
        self.players = players
        marks = screen.glyphs.marks
        self.marks = {seat: self.coloured(seat, marks[seat % len(marks)]) for seat in range(len(players))}
        self.speech = Speech(words, self.names())

    def names(self) -> dict[int, str]:
        """By seat. A game may have further numbers, for owners of dice who are not players."""
        return {seat: f"{self.marks[seat]} {self.coloured(seat, name)}" for seat, name in enumerate(self.players)}

    def coloured(self, seat: int, text: str) -> str:
        return self.screen.paint(text, f"seat{seat % len(self.screen.glyphs.marks)}")

    # The table

    def opening(self, view: dict[str, Any]) -> list[str]:
        """Shown once, before the game begins."""
        return []

    def table(self, view: dict[str, Any]) -> list[str]:
        """Everything that lies on the table."""
        lines = [self.screen.heading(self.words.say_or(f"game-{view['game']}", view["game"]))]
        lines.extend(f" {name}: {plain(value)}" for name, value in view.items() if name not in NOT_ON_THE_TABLE)
        for seat, own in enumerate(view.get("players", [])):
            lines.append(f" {self.speech.name(seat)}  {plain(own)}")
        return lines

    def tables(self, view: dict[str, Any]) -> list[list[str]]:
        """The table in the forms in which it can be drawn, the largest first."""
        return [self.table(view)]

    # A decision

    def question(self, ask: dict[str, Any]) -> str:
        """The question in words. If it has no message, its choices still say what can be done."""
        if self.words.has(ask["question"]):
            return self.speech.question(ask)
        return self.words.say("your-choice")

    def roll(self, view: dict[str, Any], ask: dict[str, Any]) -> list[str]:
        """The dice that the question is about, drawn large."""
        return []

    def small_roll(self, view: dict[str, Any], ask: dict[str, Any]) -> list[str]:
        """The same dice in one line, where rows are few."""
        return self.roll(view, ask)

    def preview(self, view: dict[str, Any], ask: dict[str, Any], choice: dict[str, Any]) -> str:
        """What would follow from a choice."""
        return plain(choice["preview"])

    def named(self, view: dict[str, Any], ask: dict[str, Any], choice: dict[str, Any]) -> str:
        """A choice where the table is not in sight."""
        return str(choice["word"])

    def why(self, view: dict[str, Any], number: int) -> str:
        """Why an answer, or the thing with this number, is worth what it is worth; empty if the game does not say."""
        return ""

    # What happens

    def tell(self, event: Event) -> list[str]:
        """What happened: one line, and more if it needs an explanation."""
        if self.words.has(f"event-{event.kind}"):
            return [self.speech.event(event)]
        return [f"{event.kind}: {plain(event.arguments)}" if event.arguments else event.kind]

    def ends_round(self, event: str) -> bool:
        """Does this event settle a round? Then the table is drawn before it, and people can read it after."""
        return False

    # The end

    def ending(self, view: dict[str, Any], result: dict[str, Any]) -> list[str]:
        """Who has won, and why."""
        column = max(width_of(self.speech.name(seat)) for seat in range(len(self.players))) + GAP
        lines = [self.screen.heading(self.words.say("result"))]
        for seat in [seat for place in view["ranking"] for seat in place]:
            score = self.screen.paint(f"{result['scores'][seat]:>8}", "bold")
            lines.append(f" {pad(self.speech.name(seat), column)}{score}")
        return [*lines, "", self.winners(result)]

    def why_over(self, last: str) -> list[str]:
        """Why the game ended with this last answer, if that is not plain."""
        return []

    def winners(self, result: dict[str, Any]) -> str:
        return f" {self.speech.say('result-won', {'winners': result['winners'], 'number': len(result['winners'])})}"

    # Help

    def legend(self) -> list[str]:
        """What the signs on the table mean."""
        return []

    def explain(self, word: str) -> tuple[list[str], list[str]]:
        """Lines about a thing on the table, and prefixes of the ids of its rules; nothing if there is no such thing."""
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
