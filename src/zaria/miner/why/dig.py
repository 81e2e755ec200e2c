"""Reasons for dice of the mountain in a game with others: what a die adds and opens, or why it cannot be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from zaria.core.values.bits import count, has, members
from zaria.miner.pieces.dice import KIND_NAMES, kind_of
from zaria.miner.pieces.mountain import on_side, on_top
from zaria.miner.pieces.tally import BEER, CHEST, PICKAXE, SHIELD, SPELL
from zaria.miner.rules import questions
from zaria.miner.rules.phases import ROUNDS
from zaria.miner.why.faces import HAZARD_OF, scoring_lines
from zaria.miner.why.later import later
from zaria.miner.why.magic import best_reroll
from zaria.miner.why.mountain import covered_line, dice_uncovered_by, lying_on, names, slides_line, sliding
from zaria.miner.why.outlook import line, outlook

if TYPE_CHECKING:
    from zaria.core.engine.questions import QuestionKind
    from zaria.miner.rules.table import Table

BEFORE_SECOND: Final = (questions.SHARE, questions.TAKE_FIRST)
MUCH: Final = 3  # points that are worth denying to somebody
AFTER_SHARING: Final = (*BEFORE_SECOND, questions.TAKE_SECOND)


@final
class DigReasons:
    """Reasons for all dice of the mountain, for one seat, on its own turn or another's."""

    def __init__(self, table: Table, seat: i64, asked: QuestionKind | None) -> None:
        self.table = table
        self.seat = seat
        self.asked = asked  # the seat's pending question
        self.now = outlook(table, seat)
        self.can_take = table.dice_at(on_top(table.shape))
        if asked in AFTER_SHARING:
            self.can_take |= table.dice_at(on_side(table.shape))
        # After sharing, the first die opens something for the second (DM-DIG-03).
        self.is_first = asked in BEFORE_SECOND and count(table.shape) > 1
        self.best = best_reroll(table, self.now)
        # Each of the others takes at least one die before this seat's next turn.
        self.turn_comes = asked is None or count(table.shape) - 1 >= table.seats

    def dice(self) -> list[dict[str, object]]:
        """All dice of the mountain, by cell."""
        return [self.die(cell) for cell in members(self.table.shape)]

    def die(self, cell: i64) -> dict[str, object]:
        table = self.table
        die = table.lying[cell]
        after = self.now.with_face(table.face[die])
        on_it = lying_on(table, cell)
        is_buried = len(on_it) == 2
        slides = [] if is_buried else sliding(table, cell)
        opens = [] if is_buried else dice_uncovered_by(table, die, self.is_first)
        opens_for = self.seat if self.is_first else table.left_of(self.seat)
        lines = self.denies_lines(die) if has(self.can_take, die) else [covered_line(table, on_it)]
        lines.extend(scoring_lines(self.now, table.face[die]))
        lines.extend(self.further_lines(die))
        worth_later, later_lines = later(table, self.seat, die, self.turn_comes)
        lines.extend(later_lines)
        if slides:
            lines.append(slides_line(table, slides))
        if not is_buried:
            lines.append(self.opens_line(opens, opens_for))
        return {
            "die": int(die),
            "points": after.change_from(self.now),
            "later": worth_later,
            "others": after.others_from(self.now),
            "on_it": on_it,
            "slides": slides,
            "opens": opens,
            "opens_for": int(opens_for) if opens else None,
            "sets": [],
            "lines": lines,
        }

    def denies_lines(self, die: i64) -> list[dict[str, object]]:
        """What the next player would gain, if that is the main reason to take the die."""
        face = self.table.face[die]
        rival = self.now.of(self.table.left_of(self.seat))
        gain = rival.with_face(face).change_from(rival)
        own = self.now.with_face(face).change_from(self.now)
        if gain < MUCH or gain <= own:
            return []
        return [line("denies", {"seat": int(rival.seat), "change": gain})]

    def opens_line(self, opens: list[int], opens_for: i64) -> dict[str, object]:
        faces = names(self.table, opens)
        if not opens:
            return line("opens-nothing" if count(self.table.shape) > 1 else "last-die", {})
        if opens_for == self.seat:
            return line("opens-me", {"faces": faces})
        return line("opens", {"faces": faces, "seat": int(opens_for)})

    def further_lines(self, die: i64) -> list[dict[str, object]]:
        """The uses of a face besides points."""
        face = self.table.face[die]
        symbol, amount = self.table.faces.symbol[face], int(self.table.faces.amount[face])
        if symbol in (PICKAXE, SHIELD):
            return self.on_top_lines(die)
        if symbol == CHEST:
            is_last = self.table.round >= ROUNDS
            return [line("chest-last", {}) if is_last else line("chest", {"number": amount})]
        if symbol == SPELL:
            return [line("magic", {"number": amount}), *([line("magic-best", self.best)] if self.best else [])]
        if symbol == BEER:
            return [
                line("beer" if self.turn_comes else "beer-last", {}),
                line("beer-kind", {"die_kind": KIND_NAMES[kind_of(die)]}),
            ]
        return []

    def on_top_lines(self, tool: i64) -> list[dict[str, object]]:
        """The hazard on top for which this tool matters most."""
        hazard = HAZARD_OF[int(self.table.faces.symbol[self.table.face[tool]])]
        tops = [die for die in members(self.table.dice_at(on_top(self.table.shape))) if die != tool]
        faces = [self.table.face[die] for die in tops if self.table.faces.symbol[self.table.face[die]] == hazard]
        if not faces:
            return []
        face = max(faces, key=lambda one: self.table.faces.amount[one])
        with_tool = self.now.with_face(self.table.face[tool])
        change = with_tool.with_face(face).change_from(with_tool)
        instead = self.now.with_face(face).change_from(self.now)
        name = self.table.faces.names[face]
        return [line("tool-on-top", {"face": name, "change": change, "instead": instead})]
