"""Dice Miner in the terminal: the mountain, and the players' troves beside or below it."""

from __future__ import annotations

from typing import Any

from zaria.core.engine.state import Event
from zaria.i18n import Words, figure
from zaria.miner.pieces.heroes import HERO_FACES, HERO_NAMES
from zaria.miner.terminal.mountain import WIDTH, Mountain
from zaria.miner.terminal.reasons import Reasons
from zaria.miner.terminal.score_lines import ScoreLines
from zaria.miner.terminal.troves import Troves
from zaria.miner.words import face as face_name
from zaria.miner.words import sign
from zaria.terminal.drawing import Drawing
from zaria.terminal.screen import Screen, pad, width_of

GAP = 3
NARROWEST_TROVES = 37  # next to the mountain; with less room they are drawn below it
ROUNDS = 3
ENDS = ("done", "stop")  # verbs without further gains
# Prefixes of the ids of the rules about things on the table.
RULES_OF_THING = {
    "tunnel": ["DM-SCORE-01", "SOLO-04"],
    "hazard": ["DM-SCORE-03", "SOLO-05"],
    "cave-in": ["DM-SCORE-03", "SOLO-05"],
    "dragon": ["DM-SCORE-03", "SOLO-05"],
    "tool": ["DM-SCORE-03", "SOLO-05"],
    "pickaxe": ["DM-SCORE-03", "SOLO-05"],
    "shield": ["DM-SCORE-03", "SOLO-05"],
    "chest": ["DM-REST-01", "SOLO-06"],
    "treasure": ["DM-SCORE-02", "SOLO-06"],
    "gem": ["DM-SCORE-02", "SOLO-10"],
    "magic": ["DM-MAGIC", "SOLO-07"],
    "beer": ["DM-DIG-02", "DM-DIG-03", "DM-DIG-04", "SOLO-03"],
    "mountain": ["DM-COMP-04", "DM-COMP-05"],
    "faces": ["DM-COMP-01", "DM-COMP-02"],
}


class MinerDrawing(Drawing):
    """Draws views of Dice Miner for several players."""

    private_command = None
    rules_of_the_table = ("DM-COMP-04",)

    def __init__(self, screen: Screen, words: Words, players: list[str]) -> None:
        super().__init__(screen, words, players)
        self.mountain = Mountain(screen, words)
        self.troves = Troves(screen, self.speech)
        self.score = ScoreLines(screen, words)
        self.reasons = Reasons(self.speech)

    # The table

    def opening(self, view: dict[str, Any]) -> list[str]:
        """A note on faces that were not checked against real dice, and on how to use others."""
        if not view["unverified"]:
            return []
        faces: dict[str, list[str]] = {}
        for kind, face in view["unverified"]:
            faces.setdefault(self.words.say(f"die-kind-{kind}"), []).append(face_name(self.speech, face))
        listed = " · ".join(f"{kind}: {', '.join(dict.fromkeys(shown))}" for kind, shown in faces.items())
        return [self.screen.paint(self.words.say("faces-unverified", {"faces": listed}), "dim")]

    def table(self, view: dict[str, Any]) -> list[str]:
        heading = self.screen.heading(self.heading(view))
        mountain = self.mountain.lines(view["mountain"], dice_asked(view), self.is_solo(view))
        room = self.screen.width - WIDTH - GAP
        if not mountain or room < NARROWEST_TROVES:
            inset = [" " * ((self.screen.width - WIDTH) // 2) + line for line in mountain]
            return [heading, *inset, *self.troves.lines(view, self.screen.width)]
        return [heading, *side_by_side(mountain, self.troves.lines(view, room))]

    def tables(self, view: dict[str, Any]) -> list[list[str]]:
        """The table in three sizes: in full; with the rows of the mountain as lines; and with short troves, too."""
        heading = self.screen.heading(self.heading(view))
        mountain = self.mountain.compact(view["mountain"], dice_asked(view), self.is_solo(view))
        width = self.screen.width
        troves = [self.troves.lines(view, width), self.troves.compact(view, width)]
        return [self.table(view), *([heading, *mountain, *each] for each in troves), [heading, *mountain]]

    def is_solo(self, view: dict[str, Any]) -> bool:
        return "refills_left" in view

    def heading(self, view: dict[str, Any]) -> str:
        if view["round"] == 0:
            return self.words.say("game-miner")
        phase = self.words.say(f"phase-{view['phase']}")
        about = {"round": view["round"], "rounds": ROUNDS, "phase": phase, "bag": sum(view["bag"].values())}
        return self.words.say("table-miner-round", about)

    # A decision

    def preview(self, view: dict[str, Any], ask: dict[str, Any], choice: dict[str, Any]) -> str:
        """The targets of the choice, and its consequences."""
        why = self.reasons.of_choice(view["why"], choice["action"]) or self.follows(choice)
        gains = "" if choice["verb"] in ENDS else self.gains(choice["preview"])
        named = "" if choice["verb"] == "give" else self.pointed_at(view, ask, choice)  # the reason names the seat
        head = " ".join(part for part in (named, gains) if part)
        return ": ".join(part for part in (head, why) if part)

    def named(self, view: dict[str, Any], ask: dict[str, Any], choice: dict[str, Any]) -> str:
        shown = self.pointed_at(view, ask, choice)
        return f"{choice['word']} ({shown})" if shown else super().named(view, ask, choice)

    def why(self, view: dict[str, Any], number: int) -> str:
        return self.reasons.in_full(view["why"], number)

    def follows(self, choice: dict[str, Any]) -> str:
        """The consequences of a choice without reasons, in words."""
        preview = choice["preview"]
        if "faces" in preview:
            return ", ".join(face_name(self.speech, face) for _, face in preview["faces"])
        if "rolls" in preview:
            return self.words.say("preview-miner-rolls", {"number": preview["rolls"]})
        return self.words.say("preview-miner-no-magic" if "rerolls" in preview else "preview-miner-enough")

    def gains(self, preview: dict[str, Any]) -> str:
        """The points of a choice, with others' gains and losses, or the points of a die."""
        texts = []
        if "points" in preview:
            texts.append(sign(self.speech, preview["points"]))
        if "at_stake" in preview:
            texts.append(self.speech.say("preview-miner-at-stake", {"change": preview["at_stake"]}))
        for other in preview.get("others", []):
            texts.append(f"{self.speech.name(other['seat'])} {sign(self.speech, other['points'])}")
        return f"({', '.join(texts)})" if texts else ""

    def pointed_at(self, view: dict[str, Any], ask: dict[str, Any], choice: dict[str, Any]) -> str:
        """A die by its face, with the numbers of equal dice; a seat by its name."""
        if all(other["targets"][:1] == choice["targets"][:1] for other in ask["choices"]):
            return ""  # the question already names it
        kind, _, name = (choice["targets"] or [""])[0].partition(":")
        if kind == "seat":
            return self.speech.name(int(name))
        if kind != "die":
            return ""
        on_mountain = [(die["die"], die["kind"], die["face"]) for die in view["mountain"]]
        in_troves = [tuple(row[:3]) for player in view["players"] for row in player["trove"]]
        shown = next((row for row in [*on_mountain, *in_troves] if row[0] == int(name)), None)
        if shown is None:
            return ""
        text = self.face(*shown[1:])
        if choice["same_as"]:
            others = ", ".join(same.removeprefix("die:") for same in choice["same_as"])
            text = self.words.say("preview-miner-same", {"face": text, "others": others})
        return text

    def face(self, kind: str, face: str) -> str:
        """A face in words, with the kind of the die if it is a Beer."""
        if face == "beer":
            return self.speech.say("preview-miner-of-kind", {"die_kind": kind, "face": face})
        return face_name(self.speech, face)

    # What happens

    def tell(self, event: Event) -> list[str]:
        if event.kind in ("miner-scored", "miner-tie-scored"):
            row: Any = event.arguments
            return [self.speech.say("told-miner-scored", row), *self.score.lines(row)]
        return super().tell(event)

    def ends_round(self, event: str) -> bool:
        return event == "miner-scoring"

    # The end

    def ending(self, view: dict[str, Any], result: dict[str, Any]) -> list[str]:
        """The score sheet, best player first."""
        lines = [self.screen.heading(self.words.say("result"))]
        names = max(width_of(self.speech.name(seat)) for seat in range(len(view["players"]))) + 2
        rounds = [self.words.say("table-miner-sheet-round", {"round": number}) for number in range(1, ROUNDS + 1)]
        heads = [*rounds, self.words.say("table-miner-sheet-total")]
        lines.append(" " * (names + 1) + "".join(f"{head:>10}" for head in heads))
        for seat in [seat for place in view["ranking"] for seat in place]:
            points = [row["total"] for row in view["players"][seat]["rounds"]]
            cells = "".join(f"{figure(number):>10}" for number in points)
            total = self.screen.paint(f"{figure(result['scores'][seat]):>10}", "bold")
            lines.append(f" {pad(self.speech.name(seat), names)}{cells}{total}")
        return [*lines, *self.tie_breaks(view), "", self.winners(result)]

    def tie_breaks(self, view: dict[str, Any]) -> list[str]:
        """The tied players' scores in each repeat."""
        extra = [player["tiebreaks"] for player in view["players"]]
        lines = []
        for repeat in range(max(map(len, extra))):
            scored = [(seat, rows[repeat]["total"]) for seat, rows in enumerate(extra) if repeat < len(rows)]
            texts = ", ".join(f"{self.speech.name(seat)} {figure(total)}" for seat, total in scored)
            lines.append(f" {self.words.say('table-miner-tie-break', {'repeat': repeat + 1, 'scores': texts})}")
        return lines

    # Help

    def legend(self) -> list[str]:
        glyphs = self.screen.glyphs
        signs = {"top": glyphs.top * 2, "left": glyphs.left, "right": glyphs.right}
        return [self.words.say("table-miner-legend", signs)]

    def explain(self, word: str) -> tuple[list[str], list[str]]:
        """A hero, a kind of dice, or a symbol, by its name or key."""
        asked = word.casefold()
        for hero, faces in zip(HERO_NAMES, HERO_FACES):
            name = self.words.say(f"hero-{hero}")
            if asked in (hero, name.casefold()):
                shown = ", ".join(self.face(kind, face) for kind, face in faces)
                return [f"{self.screen.paint(name, 'bold')}: {shown}"], ["DM-COMP-03"]
        for thing, rules in RULES_OF_THING.items():
            if asked in self.names_of(thing):
                return [], rules
        return [], []

    def names_of(self, thing: str) -> list[str]:
        """A thing's key, and its names on dice and in the troves."""
        keys = [f"face-{thing}", f"die-kind-{thing}", f"group-miner-{thing}"]
        texts = [self.words.say(key, {"number": ""}) for key in keys if self.words.has(key)]
        return [thing, f"{thing}s", *(name.strip().casefold() for name in texts)]


class SoloDrawing(MinerDrawing):
    """The same for one miner."""

    rules_of_the_table = ("SOLO",)

    def heading(self, view: dict[str, Any]) -> str:
        about = {"points": view["players"][0]["total"], "refills": view["refills_left"]}
        return self.words.say("table-miner-solo", about | {"bag": sum(view["bag"].values())})

    def ends_round(self, event: str) -> bool:
        return event == "miner-solo-over"

    def ending(self, view: dict[str, Any], result: dict[str, Any]) -> list[str]:
        """The score line by line, and the verdict."""
        total = self.screen.paint(self.words.say("table-miner-total", {"total": result["scores"][0]}), "bold")
        verdict = self.words.say(f"rating-{view['rating']}")
        return [
            self.screen.heading(self.words.say("result")),
            *self.score.solo_lines(view["players"][0]["now"]),
            "",
            f" {total}",
            f" {verdict}",
        ]

    def why_over(self, last: str) -> list[str]:
        return [f" {self.words.say('solo-over-stopped' if last == 'stop' else 'solo-over-by-itself')}"]

    def legend(self) -> list[str]:
        signs = {"top": self.screen.glyphs.top * 2, "blocked": self.screen.glyphs.blocked * 2}
        return [self.words.say("table-miner-solo-legend", signs)]


def dice_asked(view: dict[str, Any]) -> set[int] | None:
    """The dice of the mountain that can be chosen now; None if there is no question."""
    ask = view["ask"]
    if ask is None:
        return None
    targets = [target for choice in ask["choices"] for target in choice["targets"]]
    return {int(target.removeprefix("die:")) for target in targets if target.startswith("die:")}


def side_by_side(left: list[str], right: list[str]) -> list[str]:
    """Two blocks side by side, whatever their heights."""
    height = max(len(left), len(right))
    both = zip(left + [""] * (height - len(left)), right + [""] * (height - len(right)))
    return [f"{pad(one, WIDTH + GAP)}{other}".rstrip() for one, other in both]
