"""Black Box (G1): at payouts the winner's left neighbour parts six markers into two stacks; the winner picks one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from zaria.core.engine.frames import Frame
from zaria.core.engine.questions import QuestionKind
from zaria.vegas.rules import questions
from zaria.vegas.rules.casino import NEUTRAL, winner
from zaria.vegas.rules.money import DOLLARS
from zaria.vegas.rules.table import Table
from zaria.vegas.tiles.base import Tile, TileQuestion

if TYPE_CHECKING:
    from zaria.core.values.rng import Rng

# The six markers are 6, 2, 2, 0, 0, 0. A parting is the content of its smaller stack; of 3 + 3, of either one.
PARTINGS: Final = (
    (6,),
    (2,),
    (0,),
    (6, 2),
    (6, 0),
    (2, 2),
    (2, 0),
    (0, 0),
    (6, 2, 2),
    (6, 2, 0),
    (6, 0, 0),
    (2, 2, 0),
    (2, 0, 0),
    (0, 0, 0),
)
ALL_MARKERS: Final = 10  # the sum of all six
FIRST_OF_SIZE: Final = (0, 0, 3, 8, 14)  # partings with a first stack of this size begin here


@final
class BlackBox(Tile):
    def at_payouts(self, table: Table, casino: i64) -> None:
        seat = winner(table.weights(casino))
        if 0 <= seat and seat < NEUTRAL:  # LV-ROY-06
            table.push(Part(table.left_of(seat), casino, seat))

    def view(self, table: Table, casino: i64, seat: int | None) -> dict[str, Any]:
        pick = table.top
        if not isinstance(pick, Pick):
            return {"stacks": None, "markers": None}
        size = int(stack_size(pick.parting))
        stacks = both_stacks(pick.parting) if seat == pick.parted_by else None
        return {"stacks": [size, 6 - size], "markers": stacks}


@final
class Part(TileQuestion):
    """Stacks of 3 + 3, 4 + 2 or 5 + 1 (LV-TILE-G1-01)."""

    def __init__(self, seat: i64, casino: i64, picker: i64) -> None:
        super().__init__(seat, casino)
        self.picker = picker

    def key(self) -> tuple[object, ...]:
        return (int(self.seat), int(self.casino), int(self.picker))

    def is_secret(self) -> bool:
        return True

    def mask(self, state: Table) -> i64:
        return (1 << 14) - 1

    def resolve(self, state: Table, action: i64) -> None:
        if state.sink is not None:
            size = int(stack_size(action))
            state.tell("vegas-parted", {"seat": int(self.seat), "one": size, "two": 6 - size})
            own: dict[str, object] = {"seat": int(self.seat), "parting": parting_text(action)}
            state.tell("vegas-parted-markers", own, (int(self.seat),))
        state.push(Pick(self.picker, self.casino, self.seat, action))

    def asks(self, state: Table) -> QuestionKind:
        return questions.SPLIT

    def arguments(self, state: Table) -> dict[str, object]:
        return {"picker": int(self.picker)}

    def word(self, state: Table, action: i64) -> str:
        return f"split {parting_text(action)}" if action < len(PARTINGS) else ""

    def verb(self, state: Table, action: i64) -> str:
        return "split"

    def targets(self, state: Table, action: i64) -> list[str]:
        """The content of each stack: `stack:1:6,2` and `stack:2:2,0,0,0`."""
        stacks = [",".join([str(marker) for marker in stack]) for stack in both_stacks(action)]
        return [f"stack:1:{stacks[0]}", f"stack:2:{stacks[1]}"]


@final
class Pick(TileQuestion):
    """Until the pick only the player who parted the markers knows the stacks (LV-TILE-G1-02)."""

    def __init__(self, seat: i64, casino: i64, parted_by: i64, parting: i64) -> None:
        super().__init__(seat, casino)
        self.parted_by = parted_by
        self.parting = parting

    def key(self) -> tuple[object, ...]:
        return (int(self.seat), int(self.casino), int(self.parted_by), int(self.parting))

    def hides_from(self, seat: i64) -> bool:
        return seat != self.parted_by

    def known(self, seat: i64) -> Frame[Table]:
        """The question with the stacks hidden; their sizes are public."""
        if seat == self.parted_by:
            return self
        return Pick(self.seat, self.casino, self.parted_by, FIRST_OF_SIZE[stack_size(self.parting)])

    def resample(self, seat: i64, rng: Rng) -> Frame[Table]:
        if seat == self.parted_by:
            return self
        size = stack_size(self.parting)
        first: i64 = FIRST_OF_SIZE[size]
        following: i64 = FIRST_OF_SIZE[size + 1]
        return Pick(self.seat, self.casino, self.parted_by, first + rng.below(following - first))

    def mask(self, state: Table) -> i64:
        return 0b11

    def resolve(self, state: Table, action: i64) -> None:
        units: i64 = sum(PARTINGS[self.parting])
        if action == 1:
            units = ALL_MARKERS - units
        if state.sink is not None:
            picked: dict[str, object] = {"seat": int(self.seat), "stack": int(action) + 1}
            stack = both_stacks(self.parting)[action]
            shown = {"parting": parting_text(self.parting), "amount": int(units * DOLLARS)}
            state.tell("vegas-picked", picked | shown | {"markers": markers_text(stack)})
        state.reward(self.seat, units, "black_box")

    def asks(self, state: Table) -> QuestionKind:
        return questions.STACK

    def arguments(self, state: Table) -> dict[str, object]:
        size = int(stack_size(self.parting))
        return {"parted_by": int(self.parted_by), "one": size, "two": 6 - size}

    def word(self, state: Table, action: i64) -> str:
        return f"stack {action + 1}" if action <= 1 else ""

    def verb(self, state: Table, action: i64) -> str:
        return "pick"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [f"stack:{action + 1}"]


def stack_size(parting: i64) -> i64:
    """The number of markers in the first stack."""
    return i64(len(PARTINGS[parting]))


def both_stacks(parting: i64) -> list[list[int]]:
    """The markers of the first stack and of the second.

    >>> both_stacks(3)
    [[6, 2], [2, 0, 0, 0]]
    """
    first = list(PARTINGS[parting])
    second = [6, 2, 2, 0, 0, 0]
    for marker in first:
        second.remove(marker)
    return [first, second]


def parting_text(parting: i64) -> str:
    """`6 2 / 2 0 0 0`"""
    return " / ".join([markers_text(stack) for stack in both_stacks(parting)])


def markers_text(stack: list[int]) -> str:
    """`2 0 0 0`"""
    return " ".join([str(marker) for marker in stack])
