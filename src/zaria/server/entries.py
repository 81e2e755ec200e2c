"""What happens at a table: one entry for each of its versions. A table's state is the sum of its entries.

In the database an entry is its tag in the column `kind` and its fields in the column `data`. Databases of earlier
versions are read as they are: tags and fields stay, and a new field needs a default that says what its absence means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

from zaria.core.errors import Refusal
from zaria.server.seat import Seat, bot_seat, open_seat, person_seat

if TYPE_CHECKING:
    from zaria.server.table_state import TableState


class BaseEntry(msgspec.Struct, tag_field="entry"):
    is_step: ClassVar[bool] = False  # of the game: the rest of the table stays as it is

    def apply(self, table: TableState) -> None:
        """Change the table. That it can be changed so was checked before the entry was made."""
        raise TypeError(f"{type(self).__name__} does not say what it changes")

    @property
    def tag(self) -> str:
        return str(self.__struct_config__.tag)

    def data(self) -> Any:
        """What is stored beside the tag."""
        return {name: getattr(self, name) for name in self.__struct_fields__}


# Seats


class Created(BaseEntry, tag="create"):
    """What the table was made with. The oldest tables know of no clock.

    `components` are those of the game at that time, where its replay depends on them: they go into the record.
    """

    game: str
    rules: int
    options: dict[str, Any]
    dice: Literal["sealed", "real"]
    speed: Literal["watch", "fast"]
    private: bool
    chat: bool
    host: str
    seats: list[Seat]
    clock: int = 0
    components: dict[str, Any] | None = None

    def apply(self, table: TableState) -> None:
        table.header = self
        table.host = self.host
        table.seats = list(self.seats)


class Sat(BaseEntry, tag="sit"):
    seat: int
    guest: str
    name: str

    def apply(self, table: TableState) -> None:
        table.seats[self.seat] = person_seat(self.name, self.guest)


class Stood(BaseEntry, tag="stand"):
    """`host` is who is host now. Entries without it come from versions that took the person on the first seat."""

    seat: int
    host: str | None = None

    def apply(self, table: TableState) -> None:
        table.seats[self.seat] = open_seat()
        table.hashes.pop(self.seat, None)
        seated = [seat.guest for seat in table.seats if seat.guest is not None]
        table.host = self.host or (seated[0] if seated else table.host)


class SeatSet(BaseEntry, tag="seat"):
    """The host gave an open seat to a bot, or opened a bot's."""

    seat: int
    kind: Literal["open", "bot"]
    bot: str | None

    def apply(self, table: TableState) -> None:
        table.seats[self.seat] = open_seat() if self.bot is None else bot_seat(self.bot)


# The start


class Started(BaseEntry, tag="start"):
    def apply(self, table: TableState) -> None:
        table.status = "sealing"


class Wanted(BaseEntry, tag="wants"):
    """What the devices are asked to add to the dice."""

    what: Literal["hashes", "bytes"]

    def apply(self, table: TableState) -> None:
        table.wants = self.what


class HashGiven(BaseEntry, tag="hash"):
    seat: int
    hash: str

    def apply(self, table: TableState) -> None:
        table.hashes[self.seat] = self.hash


class BytesGiven(BaseEntry, tag="bytes"):
    seat: int
    bytes: str

    def apply(self, table: TableState) -> None:
        table.added[self.seat] = self.bytes


class Begun(BaseEntry, tag="begin"):
    """The game begins; these are the names in its record."""

    names: list[str]

    def apply(self, table: TableState) -> None:
        table.begin(self.names)


# The game


class Stepped(BaseEntry, tag="step"):
    """A step of the record. It is stored as it is there: a list, not an object."""

    is_step: ClassVar[bool] = True

    step: list[Any]

    def apply(self, table: TableState) -> None:
        table.add_step(self.step)

    def data(self) -> Any:
        return self.step


class SteppedLate(Stepped, tag="late"):
    """A bot's move for a person whose time was up."""

    def apply(self, table: TableState) -> None:
        table.add_step(self.step, is_late=True)


class HandedOver(BaseEntry, tag="hand-over"):
    """A bot plays for a person who is away."""

    seat: int
    bot: str

    def apply(self, table: TableState) -> None:
        table.seats[self.seat] = table.seats[self.seat].played_by(self.bot)


class CameBack(BaseEntry, tag="back"):
    seat: int

    def apply(self, table: TableState) -> None:
        table.seats[self.seat] = table.seats[self.seat].played_by(None)


# The end


class GaveUp(BaseEntry, tag="abandon"):
    """A person wants to give the game up with these seats, or not any more."""

    seats: list[int]
    on: bool

    def apply(self, table: TableState) -> None:
        others = [seat for seat in table.giving_up if seat not in self.seats]
        table.giving_up = sorted(others + self.seats) if self.on else others


class Finished(BaseEntry, tag="over"):
    result: dict[str, Any] | None

    def apply(self, table: TableState) -> None:
        table.status = "over"
        if table.record is not None:
            table.record.result = self.result


class Abandoned(BaseEntry, tag="abandoned"):
    def apply(self, table: TableState) -> None:
        table.status, table.wants = "abandoned", None


class Closed(BaseEntry, tag="closed"):
    """The game cannot go on under the rules of this server."""

    code: str
    arguments: dict[str, Any]

    def apply(self, table: TableState) -> None:
        table.close(Refusal(None, self.code, self.arguments))


class Rematched(BaseEntry, tag="rematch"):
    """`table` is the id of the next one."""

    table: str

    def apply(self, table: TableState) -> None:
        table.rematch = self.table


Entry = (
    Created
    | Sat
    | Stood
    | SeatSet
    | Started
    | Wanted
    | HashGiven
    | BytesGiven
    | Begun
    | Stepped
    | SteppedLate
    | HandedOver
    | CameBack
    | GaveUp
    | Finished
    | Abandoned
    | Closed
    | Rematched
)


def read_entry(tag: str, data: Any) -> Entry:
    """The entry that was stored; msgspec.ValidationError if this version does not know it."""
    fields = data if isinstance(data, dict) else {"step": data}
    entry: Entry = msgspec.convert({**fields, "entry": tag}, Entry)
    return entry
