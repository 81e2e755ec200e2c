"""The results of rerolls: each face of one die with its change of points, and the exact mean for several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from zaria.miner.pieces.dice import KIND_NAMES
from zaria.miner.pieces.faces import SIDES

if TYPE_CHECKING:
    from zaria.miner.pieces.faces import Faces
    from zaria.miner.why.outlook import Outlook


def odds(now: Outlook, without: Outlook, kind: i64) -> dict[str, object]:
    """The odds of rolling a die of this kind into a trove: each face, its number of sides, and the change."""
    sides_of_die: list[dict[str, object]] = []
    total = 0
    for face in faces_of(now.faces, kind):
        after = without.with_face(face)
        change = after.change_from(now)
        sides = sides_with(now.faces, face)
        total += sides * change
        others = after.others_from(now)
        sides_of_die.append({"face": now.faces.names[face], "sides": sides, "points": change, "others": others})
    return {"kind": KIND_NAMES[kind], "faces": sides_of_die, "mean": [total, SIDES]}


def faces_of(faces: Faces, kind: i64) -> list[int]:
    """The different faces of a kind."""
    return [face for face in range(int(SIDES * kind), int(SIDES * kind) + SIDES) if faces.shared[face] == face]


def sides_with(faces: Faces, face: i64) -> int:
    """The number of sides of its die with this face."""
    first = SIDES * (face // SIDES)
    return len([side for side in range(first, first + SIDES) if faces.shared[side] == face])


def joint_mean(now: Outlook, without: Outlook, kinds: list[int]) -> list[int]:
    """The mean change if dice of these kinds are rolled together into a trove without them: sum and number of rolls.

    Only the tally of the dice matters, so equal tallies are counted once, with their frequency.
    """
    ways: dict[int, int] = {0: 1}
    for kind in kinds:
        grown: dict[int, int] = {}
        for tally, often in ways.items():
            for side in range(SIDES):
                face = SIDES * kind + side
                shown = tally + int(now.faces.tally[face])
                grown[shown] = grown.get(shown, 0) + often
        ways = grown
    total = 0
    for tally, often in ways.items():
        total += often * without.with_tally(without.tally() + tally).change_from(now)
    return [total, SIDES ** len(kinds)]
