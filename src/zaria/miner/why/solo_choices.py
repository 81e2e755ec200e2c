"""Reasons for answers of a solo game that are not dice of the mountain, and the next goal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from zaria.core.values.bits import count, members
from zaria.miner.pieces.dice import kind_of
from zaria.miner.pieces.faces import SIDES
from zaria.miner.pieces.mountain import PLACES, on_top
from zaria.miner.rules import questions
from zaria.miner.rules.choices import DONE, REFILL
from zaria.miner.solo.rules import chest_room, draftable
from zaria.miner.solo.score import BEST_OF_RATING, rating, solo_points
from zaria.miner.why.choices import reason
from zaria.miner.why.outlook import line
from zaria.miner.why.solo import face_lines, face_points

if TYPE_CHECKING:
    from zaria.core.engine.questions import QuestionKind
    from zaria.miner.rules.table import Table


def solo_choices(table: Table, asked: QuestionKind, about: dict[str, object]) -> list[dict[str, object]]:
    """The answers that are not dice of the mountain, by action."""
    if asked is questions.SOLO:
        answers = members(table.mask() & ~table.dice_at(table.shape))
        return [turn(table, action) for action in answers]
    if asked is questions.SET:
        return [set_face(table, int(str(about["die"])), side) for side in members(table.mask())]
    if asked is questions.CHEST:
        return [chest(table, int(str(about["die"])), answer) for answer in members(table.mask())]
    return []


def turn(table: Table, action: i64) -> dict[str, object]:
    if action == DONE:
        return reason(action, stop_lines(table))
    if action == REFILL:
        left = int(table.refills_left) - 1
        dice = int(count(table.bag))
        places = min(dice, PLACES - int(count(table.shape)))
        return reason(action, [line("solo-refill", {"places": places, "dice": dice, "number": left})])
    number = int(min(table.faces.amount[table.face[action]], count(table.shape)))
    return reason(action, [line("solo-spend", {"number": number})])


def stop_lines(table: Table) -> list[dict[str, object]]:
    """The final score after stopping, and what could still be done."""
    points = int(solo_points(table))
    lines = [line("solo-stop", {"total": points, "number": rating(points) - 1})]
    left = int(count(draftable(table, table.dice_at(on_top(table.shape)))))
    if left > 0:
        lines.append(line("solo-stop-dice", {"number": left}))
    if table.refills_left > 0 and table.bag != 0:
        lines.append(line("solo-stop-refills", {"number": int(table.refills_left), "dice": int(count(table.bag))}))
    return lines


def set_face(table: Table, die: i64, side: i64) -> dict[str, object]:
    """Reasons for setting a Beer, which is in the trove already and scores nothing yet."""
    face = SIDES * kind_of(die) + side
    tally = table.tally(0)
    entry = reason(side, face_lines(table, face, tally))
    entry["points"] = face_points(table, face, tally)
    return entry


def chest(table: Table, die: i64, answer: i64) -> dict[str, object]:
    """In a chest gems count twice; outside they count once, and that is final (SOLO-06)."""
    gems = int(table.faces.amount[table.face[die]])
    if answer == 0:
        entry = reason(answer, [line("solo-beside", {"number": int(chest_room(table))})])
        entry["points"] = 0
    else:
        entry = reason(answer, [line("solo-in-chest", {"change": gems, "number": int(chest_room(table)) - 1})])
        entry["points"] = gems
    return entry


def goal(table: Table) -> dict[str, object]:
    """The next lantern and its points (SOLO-11)."""
    points = int(solo_points(table))
    burning = rating(points) - 1
    if burning == len(BEST_OF_RATING):
        return line("solo-all", {"total": points})
    target = BEST_OF_RATING[burning] + 1
    return line("solo-goal", {"total": target, "number": burning + 1, "needed": target - points})
