"""A position as a value: compared, copied, hashed, saved, and stripped of a seat's unknowns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from zaria.core.engine.errors import BadSeat, quote
from zaria.core.engine.frames import END, Frame
from zaria.core.engine.saved import from_bytes, to_bytes
from zaria.core.engine.stamps import stamp_of_frame, stamp_of_setup
from zaria.core.values.row import Row, RowHash, RowWriter

if TYPE_CHECKING:
    from zaria.core.engine.setup import Setup
    from zaria.core.engine.state import State
    from zaria.core.values.rng import Rng


class Position:
    """The stack of frames, and the methods a game must define for its table."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.top: Frame[Any] = END  # the next frame
        self.below: list[Frame[Any]] = []  # the frames after it, bottom first
        self.draws: i64 = 0  # number of draws so far: makes the labels unique

    @property
    def players(self) -> int:
        return self.setup.players

    # Defined by each game

    def copy(self) -> State:
        """An independent copy without a sink for events. Frames are shared, since they never change."""
        raise TypeError(f"{type(self).__name__} cannot be copied")

    def carry(self, row: Row) -> None:
        """Pass everything on the table through the row, number by number, to save, load or hash it."""
        raise TypeError(f"{type(self).__name__} does not say what it holds")

    def round_now(self) -> i64:
        """The current round, from 1; 0 before the first."""
        return 0

    def scores(self) -> list[int]:
        """Each seat's dollars or points so far."""
        raise TypeError(f"{type(self).__name__} keeps no score")

    def standing(self) -> list[int]:
        """The scores if the round were settled now."""
        return self.scores()

    def ranking(self) -> list[list[int]]:
        """The seats by place, best first, grouped if they share a place; empty before the end."""
        raise TypeError(f"{type(self).__name__} has no winners")

    def winners(self) -> list[int]:
        """The seats that have won; empty before the end."""
        places = self.ranking()
        return places[0] if places else []

    def table_view(self) -> dict[str, Any]:
        """What a spectator may see of the table, built field by field."""
        raise TypeError(f"{type(self).__name__} cannot be seen")

    def show_own(self, shown: dict[str, Any], seat: int) -> None:
        """Replace fields of `table_view` by what this seat sees, without changing values that other views share."""

    def why(self, seat: object) -> dict[str, Any] | None:
        """The reasons for the value of each choice to the seat, as data; None if the game has none."""
        self.check_seat(seat)
        return None

    def odds(self, seat: object) -> dict[str, Any]:
        """The seat's chances now, from what it may know. Spectators see those of the seat in turn."""
        viewer = self.check_viewer(seat)
        if viewer < 0:
            viewer = self.in_turn()
        return {"seat": int(viewer), "lines": self.odds_of(viewer)}

    def in_turn(self) -> i64:
        """The seat whose turn it is."""
        return 0

    def odds_of(self, seat: i64) -> list[dict[str, object]]:
        """The lines of `odds`; empty by default."""
        return []

    # Values

    def fields(self) -> tuple[object, ...]:
        """Everything on the table, as plain values."""
        row = RowWriter()
        self.carry(row)
        return tuple(row.values)

    def key(self) -> tuple[object, ...]:
        """The whole state as one comparable value."""
        pending = tuple([(type(frame).__name__, *frame.key()) for frame in [*self.below, self.top]])
        return (*self.setup.key(), int(self.draws), pending, self.fields())

    def hash_key(self) -> int:
        """A 64-bit hash of the whole state, cheap enough for search: equal for equal states.

        It does not depend on the process, the machine, or whether the engine is compiled.
        """
        row = RowHash()
        row.number(stamp_of_setup(self.setup))
        row.number(self.draws)
        row.number(i64(len(self.below)))
        for frame in self.below:
            row.number(stamp_of_frame(frame))
        row.number(stamp_of_frame(self.top))
        self.carry(row)
        return row.value()

    def to_bytes(self) -> bytes:
        """The whole state, for `zaria.from_bytes`: compact, with its version and a checksum."""
        return to_bytes(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        raise TypeError("a state changes and cannot be hashed; use state.key() or state.hash_key()")

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        """Plain `copy`, since shared parts never change."""
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[bytes], State], tuple[bytes]]:
        return from_bytes, (self.to_bytes(),)

    # Who may know what

    def hides_from(self, seat: object) -> bool:
        """Is anything secret from the seat (None: a spectator) now?"""
        return self.secrets_from(seat) > 0

    def secrets_from(self, seat: object) -> int:
        """The number of pending frames with a secret from the seat (None: a spectator)."""
        viewer = self.check_viewer(seat)
        return len([frame for frame in [self.top, *self.below] if frame.hides_from(viewer)])

    def known(self, seat: object) -> State:
        """A copy in which everything secret from the seat has one fixed value."""
        viewer = self.check_seat(seat)
        twin = self.copy()
        twin.top = twin.top.known(viewer)
        twin.below = [frame.known(viewer) for frame in twin.below]
        return twin

    def determinize(self, seat: object, rng: Rng) -> State:
        """A copy in which those secrets are drawn again; depends only on `known(seat)` and the generator."""
        viewer = self.check_seat(seat)
        twin = self.known(seat)
        twin.top = twin.top.resample(viewer, rng)
        twin.below = [frame.resample(viewer, rng) for frame in twin.below]
        return twin

    def check_seat(self, seat: object) -> int:
        """The seat, or BadSeat."""
        if type(seat) is not int or not 0 <= seat < self.setup.players:
            raise BadSeat("seat", given=quote(seat), high=self.setup.players - 1)
        return seat

    def check_viewer(self, seat: object) -> int:
        """The seat, -1 for None (a spectator), or BadSeat."""
        return -1 if seat is None else self.check_seat(seat)
