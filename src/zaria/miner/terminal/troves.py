"""The troves of Dice Miner: each player's dice by kind, with the points they would score now."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from zaria.i18n import figure
from zaria.i18n.speech import Speech
from zaria.miner.words import face as face_name
from zaria.terminal.screen import Screen, pad, width_of

POINTS = 4  # columns
COUNTED = ("excavation", "magic", "tie-break", "mining")  # phases in which the troves are still to be scored
COLUMN_OF = {"tunnel": "tunnels", "hazard": "hazards", "treasure": "treasure"}  # of the score, by kind of die


class ShownDie(NamedTuple):
    """A die, or a face of a hero."""

    kind: str
    face: str
    text: str


class Troves:
    """Draws players from views."""

    def __init__(self, screen: Screen, speech: Speech) -> None:
        self.screen = screen
        self.speech = speech

    def lines(self, view: dict[str, Any], width: int) -> list[str]:
        lines: list[str] = []
        for seat, player in enumerate(view["players"]):
            lines.extend(self.head(view, seat, width))
            lines.extend(self.groups(view, seat, player, width))
        return lines

    def compact(self, view: dict[str, Any], width: int) -> list[str]:
        """Each player in as few lines as possible: the name and the points, then all dice."""
        lines: list[str] = []
        for seat, player in enumerate(view["players"]):
            dice = sorted(
                self.dice(view, seat, player), key=lambda die: (list(view["faces"]).index(die.kind), die.face)
            )
            lines.extend(self.head(view, seat, width))
            if dice:
                lines.extend(pack("  ", [die.text for die in dice], width))
        return lines

    def head(self, view: dict[str, Any], seat: int, width: int) -> list[str]:
        """The name, the hero and the points, which get their own line if there is no room."""
        player = view["players"][seat]
        name = self.speech.name(seat)
        if player["hero"] is not None:
            name = self.speech.say("table-miner-with-hero", {"seat": seat, "hero": player["hero"]})
        points = ""
        if view["phase"] in COUNTED and player["now"] is not None and "refills_left" not in view:
            about = {"now": player["now"]["total"], "total": player["total"]}
            points = self.speech.say("table-miner-points", about)
        elif view["round"] > 0:
            points = self.speech.say("table-miner-total", {"total": player["total"]})
        room = width - width_of(name) - width_of(points)
        painted = self.screen.paint(points, "bold")
        if room < 1:
            return [name, f"{' ' * (width - width_of(points))}{painted}"]
        return [f"{name}{' ' * room}{painted}"]

    def groups(self, view: dict[str, Any], seat: int, player: dict[str, Any], width: int) -> list[str]:
        dice = self.dice(view, seat, player)
        column = max(width_of(self.speech.say(f"group-miner-{kind}")) for kind in view["faces"]) + 4
        lines: list[str] = []
        for kind in view["faces"]:
            group = sorted([die for die in dice if die.kind == kind], key=lambda die: die.face)
            if group:
                label = self.speech.say(f"group-miner-{kind}")
                points = self.points(view, player, kind)
                first = pad(f"  {label}", column) + self.screen.paint(points.rjust(POINTS), "bold") + "  "
                shown = [die.text for die in group]
                shown[-1] += self.note(view, player, kind)
                lines.extend(pack(first, shown, width))
        return lines

    def points(self, view: dict[str, Any], player: dict[str, Any], kind: str) -> str:
        if kind not in COLUMN_OF or player["now"] is None or view["phase"] not in COUNTED:
            return ""
        return figure(player["now"][COLUMN_OF[kind]])

    def note(self, view: dict[str, Any], player: dict[str, Any], kind: str) -> str:
        """A note for the player whose gems count double."""
        doubled = kind == "treasure" and self.points(view, player, kind) != "" and player["now"].get("doubled", False)
        return f" {self.screen.paint(self.speech.say('mark-miner-doubled'), 'good')}" if doubled else ""

    def dice(self, view: dict[str, Any], seat: int, player: dict[str, Any]) -> list[ShownDie]:
        """The faces of the trove and of the hero. If the player is asked, dice are shown with their numbers."""
        ask = view["ask"]
        chosen = ask["arguments"].get("chosen", []) if ask is not None else []
        shown = []
        for die, kind, face, spent, cached, used in player["trove"]:
            text = self.face(kind, face)
            if seat == view["actor"]:
                text = f"{self.screen.paint(f'{die}:', 'dim')}{text}"
            for mark, is_set in (("spent", spent), ("cached", cached), ("used", used), ("chosen", die in chosen)):
                if is_set:
                    text = f"{text} {self.screen.paint(self.speech.say(f'mark-miner-{mark}'), 'dim')}"
            shown.append(ShownDie(kind, face, text))
        return shown + [ShownDie(kind, face, f"{self.face(kind, face)}*") for kind, face in player["hero_faces"]]

    def face(self, kind: str, face: str) -> str:
        """The face in words; a tunnel only by its number."""
        return face if kind == "tunnel" and face.isdigit() else face_name(self.speech, face)


def pack(first: str, items: list[str], width: int) -> list[str]:
    """Items in as many lines as needed. Only items longer than a line are broken."""
    indent = " " * width_of(first)
    lines = [first]
    for number, item in enumerate(items):
        whole = item + (", " if number + 1 < len(items) else "")
        fits = width_of(indent + whole.rstrip()) <= width
        for piece in [whole] if fits else re.findall(r"\S+ *", whole):
            if lines[-1] not in (first, indent) and width_of((lines[-1] + piece).rstrip()) > width:
                lines.append(indent)
            lines[-1] += piece
    return [line.rstrip() for line in lines]
