"""The history of a table: one entry for each of its versions. A table's state is the result of its entries.

In the database an entry is its tag in the column `kind` and its fields in the column `data`. Databases of earlier
versions are read as they are: tags and fields stay, and a new field needs a default that says what its absence means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

from zaria.core.engine.errors import Refusal
from zaria.server.common import utc_days
from zaria.server.table.seat import Seat, bot_seat, open_seat, person_seat

if TYPE_CHECKING:
    from zaria.server.table.state import TableState

SLOW_FROM = 3600  # seconds for a decision: longer clocks are for people who are not online at the same time


class BaseEntry(msgspec.Struct, tag_field="entry"):
    is_step: ClassVar[bool] = False  # of the game: the rest of the table stays as it is

    def apply(self, table: TableState) -> None:
        """Change the table. The entry was checked before it was made."""
        raise TypeError(f"{type(self).__name__} does not say what it changes")

    @property
    def tag(self) -> str:
        return str(self.__struct_config__.tag)

    def data(self) -> Any:
        """What is stored beside the tag."""
        return {name: getattr(self, name) for name in self.__struct_fields__}


class SharedDice(msgspec.Struct):
    """The envelope of a table whose dice other tables share.

    `table` is the name under which they were sealed; `seats` has `[seat, hash, bytes]` of what was added to them.
    """

    table: str
    seats: list[tuple[int, str, str]]


# Seats


class TableCreated(BaseEntry, tag="create"):
    """What the table was made with. The oldest tables know of no clock, and of no hints.

    `components` are those of the game at that time, where its replay depends on them: they go into the record.
    `hints` is None if nobody said whether they are allowed: then a person who plays alone may have them.
    `odds` says whether everybody may see the odds.
    `lesson` is the name of the lesson that its game follows.
    `shared` is the envelope that its dice come from, if they are not its own.
    `daily` is the day whose mountain it is, and `undo` says whether moves may be taken back: the first try may not.
    `duel` is the id of the duel that it is played for.
    `title` is what the host calls it; empty if it has no name.
    """

    game: str
    rules: int
    options: dict[str, Any]
    dice: Literal["sealed", "real", "lesson"]
    speed: Literal["watch", "fast"]
    private: bool
    chat: bool
    host: str
    seats: list[Seat]
    clock: int = 0
    components: dict[str, Any] | None = None
    hints: bool | None = None
    odds: bool = False
    lesson: str | None = None
    shared: SharedDice | None = None
    daily: str | None = None
    undo: bool = True
    duel: str | None = None
    title: str = ""

    @property
    def is_slow(self) -> bool:
        """Is it a game over days? Then its clock runs while no one is connected."""
        return self.clock > SLOW_FROM

    @property
    def is_contest(self) -> bool:
        """Is it compared with others' games with the same dice? Then there are no hints and no undo."""
        return not self.undo

    @property
    def opens(self) -> float:
        """When the envelope of the finished game may be opened: others may still have to play the same dice."""
        return 0 if self.daily is None else utc_days.opens(self.daily)

    def apply(self, table: TableState) -> None:
        table.header = self
        table.host = self.host
        table.seats = list(self.seats)


class SeatTaken(BaseEntry, tag="sit"):
    seat: int
    guest: str
    name: str

    def apply(self, table: TableState) -> None:
        table.seats[self.seat] = person_seat(self.name, self.guest)


class SeatLeft(BaseEntry, tag="stand"):
    """`host` is who is host now. Entries without it come from versions that took the person on the first seat."""

    seat: int
    host: str | None = None

    def apply(self, table: TableState) -> None:
        table.seats[self.seat] = open_seat()
        table.hashes.pop(self.seat, None)
        seated = [seat.guest for seat in table.seats if seat.guest is not None]
        table.host = self.host or (seated[0] if seated else table.host)


class PersonRemoved(BaseEntry, tag="remove"):
    """The host removed a person, who cannot sit here again."""

    seat: int
    guest: str

    def apply(self, table: TableState) -> None:
        table.removed.add(self.guest)
        for number in table.seats_of(self.guest):
            table.seats[number] = open_seat()
            table.hashes.pop(number, None)


class SeatSet(BaseEntry, tag="seat"):
    """The host gave an open seat to a bot, or opened a bot's."""

    seat: int
    kind: Literal["open", "bot"]
    bot: str | None

    def apply(self, table: TableState) -> None:
        table.seats[self.seat] = open_seat() if self.bot is None else bot_seat(self.bot)


class HostSet(BaseEntry, tag="host"):
    """Another person is the host from now on."""

    host: str

    def apply(self, table: TableState) -> None:
        table.host = self.host


class SeatsArranged(BaseEntry, tag="arrange"):
    """The seats by the numbers that they had; None for a new open one."""

    order: list[int | None]

    def apply(self, table: TableState) -> None:
        seats, hashes = table.seats, table.hashes
        table.seats = [open_seat() if old is None else seats[old] for old in self.order]
        table.hashes = {new: hashes[old] for new, old in enumerate(self.order) if old is not None and old in hashes}


class OptionsChanged(BaseEntry, tag="change"):
    """The host chose other options. The fields are those of `TableCreated`."""

    rules: int
    options: dict[str, Any]
    components: dict[str, Any] | None
    dice: Literal["sealed", "real"]
    speed: Literal["watch", "fast"]
    clock: int
    private: bool
    chat: bool
    hints: bool | None
    odds: bool = False

    def apply(self, table: TableState) -> None:
        table.header = msgspec.structs.replace(table.header, **self.data())


class TableNamed(BaseEntry, tag="name"):
    """The host gave the table a name, or took it away."""

    title: str

    def apply(self, table: TableState) -> None:
        table.header = msgspec.structs.replace(table.header, title=self.title)


# The start


class TableStarted(BaseEntry, tag="start"):
    def apply(self, table: TableState) -> None:
        table.status = "sealing"


class ContributionsAsked(BaseEntry, tag="wants"):
    """The devices are asked for hashes or bytes for the dice."""

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


class DiceResealed(BaseEntry, tag="anew"):
    """A promised contribution was not shown in time: there is a new secret (in hex), and everybody promises again."""

    secret: str

    def apply(self, table: TableState) -> None:
        table.seal_anew(bytes.fromhex(self.secret))


class GameBegun(BaseEntry, tag="begin"):
    """The game begins; these are the names in its record. `by_seat` says how its draws are named, if it is sealed."""

    names: list[str]
    by_seat: bool = False

    def apply(self, table: TableState) -> None:
        table.begin(self.names, self.by_seat)


# The game


class Stepped(BaseEntry, tag="step"):
    """A step of the record: applying it makes the step. It is stored as it is there: a list, not an object."""

    is_step: ClassVar[bool] = True

    step: list[Any]

    def apply(self, table: TableState) -> None:
        table.make_step(self.step)

    def data(self) -> Any:
        return self.step


class SteppedLate(Stepped, tag="late"):
    """A bot's move for a person whose time was up."""

    def apply(self, table: TableState) -> None:
        table.make_step(self.step, is_late=True)


class SteppedTurningOver(Stepped, tag="turn-over"):
    """Cards that were face down until now: corrects earlier draws, each with its number from 1."""

    earlier: list[tuple[int, list[Any]]]

    def apply(self, table: TableState) -> None:
        table.put_right(self.earlier)
        table.make_step(self.step)

    def data(self) -> Any:
        return {"step": self.step, "earlier": self.earlier}


class SeatHandedOver(BaseEntry, tag="hand-over"):
    """A bot plays for a person who is away."""

    seat: int
    bot: str

    def apply(self, table: TableState) -> None:
        table.seats[self.seat] = table.seats[self.seat].played_by(self.bot)


class PersonCameBack(BaseEntry, tag="back"):
    seat: int

    def apply(self, table: TableState) -> None:
        table.seats[self.seat] = table.seats[self.seat].played_by(None)


# The end


class GaveUp(BaseEntry, tag="abandon"):
    """A person wants to give up the game with these seats, or no longer does. A host without a seat has only a name."""

    seats: list[int]
    on: bool
    name: str | None = None

    def apply(self, table: TableState) -> None:
        others = [seat for seat in table.giving_up if seat not in self.seats]
        table.giving_up = sorted(others + self.seats) if self.on else others


class GameFinished(BaseEntry, tag="over"):
    result: dict[str, Any] | None

    def apply(self, table: TableState) -> None:
        table.status = "over"
        if table.record is not None:
            table.record.result = self.result


class GameAbandoned(BaseEntry, tag="abandoned"):
    def apply(self, table: TableState) -> None:
        table.status, table.wants = "abandoned", None


class TableClosed(BaseEntry, tag="closed"):
    """The game cannot go on under the rules of this server."""

    code: str
    arguments: dict[str, Any]

    def apply(self, table: TableState) -> None:
        table.close(Refusal(None, self.code, self.arguments))


class RematchMade(BaseEntry, tag="rematch"):
    """`table` is the id of the next one, which this player asked for."""

    table: str
    name: str = ""

    def apply(self, table: TableState) -> None:
        table.rematch = self.table


Entry = (
    TableCreated
    | SeatTaken
    | SeatLeft
    | PersonRemoved
    | SeatSet
    | HostSet
    | SeatsArranged
    | OptionsChanged
    | TableNamed
    | TableStarted
    | ContributionsAsked
    | HashGiven
    | BytesGiven
    | DiceResealed
    | GameBegun
    | Stepped
    | SteppedLate
    | SteppedTurningOver
    | SeatHandedOver
    | PersonCameBack
    | GaveUp
    | GameFinished
    | GameAbandoned
    | TableClosed
    | RematchMade
)


def read_entry(tag: str, data: Any) -> Entry:
    """The entry that was stored; msgspec.ValidationError if this version does not know it."""
    fields = data if isinstance(data, dict) else {"step": data}
    entry: Entry = msgspec.convert({**fields, "entry": tag}, Entry)
    return entry
