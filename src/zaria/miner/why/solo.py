"""Reasons for dice in a solo game: what they gain and what they need (SOLO)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from zaria.core.values.bits import bit, count, has, members
from zaria.miner.pieces.dice import HAZARD, TOOL, TUNNEL, dice_of, kind_of
from zaria.miner.pieces.faces import SIDES
from zaria.miner.pieces.mountain import on_top
from zaria.miner.pieces.tally import BEER, CHEST, GEM, LONGEST, SPELL
from zaria.miner.rules import questions
from zaria.miner.solo.rules import chest_room, draftable, free_tool, may_draft
from zaria.miner.solo.score import STRAIGHT, cached_gems, points_for
from zaria.miner.why.faces import NAME_OF, TOOL_OF
from zaria.miner.why.mountain import covered_line, dice_uncovered_by, lying_on, names
from zaria.miner.why.odds import faces_of
from zaria.miner.why.outlook import line

if TYPE_CHECKING:
    from zaria.core.engine.questions import QuestionKind
    from zaria.miner.rules.table import Table


@final
class SoloDig:
    """Reasons for all dice of a solo mountain."""

    def __init__(self, table: Table, asked: QuestionKind | None) -> None:
        self.table = table
        self.is_recycling = asked is questions.RECYCLE
        self.tally = table.tally(0)
        self.can_take = draftable(table, table.dice_at(on_top(table.shape)))

    def dice(self) -> list[dict[str, object]]:
        """All dice of the mountain, by cell."""
        return [self.die(cell) for cell in members(self.table.shape)]

    def die(self, cell: i64) -> dict[str, object]:
        table = self.table
        die = table.lying[cell]
        face = table.face[die]
        on_it = lying_on(table, cell)
        sets = self.sets(die) if has(table.beer, die) else []
        opens = [] if on_it else dice_uncovered_by(table, die, False)
        lines = [covered_line(table, on_it)] if on_it else []
        if self.is_recycling and not on_it:
            lines.append(line("solo-recycles", {}))
        lines.extend(wild_lines(sets) if has(table.beer, die) else face_lines(table, face, self.tally))
        if has(self.can_take & ~table.beer, die) and not self.is_recycling:
            lines.extend(self.then_lines(die))
        if opens:
            lines.append(line("solo-opens", {"faces": names(table, opens)}))
        elif not on_it:
            lines.append(line("opens-nothing" if count(table.shape) > 1 else "last-die", {}))
        return {
            "die": int(die),
            "points": face_points(table, face, self.tally),
            "later": 0,
            "others": [],
            "on_it": on_it,
            "slides": [],
            "opens": opens,
            "opens_for": 0 if opens else None,
            "sets": sets,
            "lines": lines,
        }

    def sets(self, die: i64) -> list[dict[str, object]]:
        """The faces that a Beer can be set to, and what the others need (SOLO-03)."""
        faces = [face for face in faces_of(self.table.faces, kind_of(die)) if self.table.faces.symbol[face] != BEER]
        return [
            {
                "face": self.table.faces.names[face],
                "allowed": may_draft(self.table, face, self.tally),
                "points": face_points(self.table, face, self.tally),
                "lines": face_lines(self.table, face, self.tally),
            }
            for face in faces
        ]

    def then_lines(self, die: i64) -> list[dict[str, object]]:
        """The most valuable die on top that can be taken then and not now."""
        after = self.table.copy()
        after.lift(die)
        after.troves[0] |= bit(die)
        if kind_of(die) == HAZARD:
            after.used |= bit(free_tool(after, after.faces.symbol[after.face[die]]))
        tally = after.tally(0)
        most = 0
        best = ""
        for other in members(draftable(after, after.dice_at(on_top(after.shape))) & ~self.can_take & ~after.beer):
            points = face_points(after, after.face[other], tally)
            if points > most:
                most = points
                best = after.faces.names[after.face[other]]
        return [line("solo-then", {"face": best, "change": most})] if best else []


def face_points(table: Table, face: i64, tally: i64) -> int:
    """The points of a further die with this face; treasure without a chest (SOLO-10)."""
    gems = cached_gems(table)
    return int(points_for(tally + table.faces.tally[face], gems) - points_for(tally, gems))


def wild_lines(sets: list[dict[str, object]]) -> list[dict[str, object]]:
    """What a Beer can become (SOLO-03). A single possible face is not asked for, so its meaning is told here."""
    allowed = [one for one in sets if one["allowed"]]
    if not allowed:
        return [line("solo-no-wild", {})]
    if len(allowed) == 1:
        lines = allowed[0]["lines"]
        assert isinstance(lines, list)
        return [line("solo-wild-one", {"face": allowed[0]["face"]}), *lines]
    return [line("solo-wild", {"faces": [one["face"] for one in allowed]})]


def face_lines(table: Table, face: i64, tally: i64) -> list[dict[str, object]]:
    """What a face adds to the trove, or what it needs (SOLO-04 to SOLO-07)."""
    symbol, amount = table.faces.symbol[face], int(table.faces.amount[face])
    allowed = may_draft(table, face, tally)
    if face // SIDES == TUNNEL:
        return [tunnel_line(int(symbol) + 1, allowed)]
    if face // SIDES == HAZARD:
        tool = TOOL_OF[int(symbol)]
        if not allowed:
            return [line("solo-needs-tool", {"tool": NAME_OF[tool]})]
        left = free_tools(table, tool) - 1
        return [line("solo-turned", {"tool": NAME_OF[tool], "number": left, "change": amount})]
    if symbol == GEM:
        if chest_room(table) > 0:
            return [line("solo-gem-chest", {"change": 2 * amount, "instead": amount})]
        return [line("solo-gem", {"change": amount})]
    if symbol == CHEST:
        return [line("solo-chest", {"number": amount})]
    if symbol == SPELL:
        return [line("solo-magic", {"number": amount})]
    return [line("solo-tool", {"tool": NAME_OF[int(symbol)]})]


def tunnel_line(number: int, allowed: bool) -> dict[str, object]:
    if not allowed:
        return line("solo-needs-tunnel", {"needed": number - 1})
    if number == 1:
        return line("solo-starts", {})
    if number == LONGEST:
        return line("solo-completes", {"change": STRAIGHT})
    return line("solo-short", {"whole": list(range(1, number + 1)), "number": LONGEST - number})


def free_tools(table: Table, tool: i64) -> int:
    """The number of unused tools of this kind."""
    free = members(table.troves[0] & dice_of(TOOL) & ~table.used)
    return len([die for die in free if table.faces.symbol[table.face[die]] == tool])
