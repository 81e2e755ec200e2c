"""The state of a table: seats, dice, game. It results from its entries, old and new alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zaria.core.errors import BadRecord, Refusal
from zaria.core.record import Record
from zaria.core.replay import fresh, shown_to
from zaria.core.seal import Seal, dice_key, hash_of
from zaria.core.verify import opened
from zaria.server.match import Match
from zaria.server.refusals import Refused, refusal_body

if TYPE_CHECKING:
    from zaria.server.entries import BaseEntry, Created
    from zaria.server.seat import Seat

UNFINISHED = ("open", "sealing", "playing")


class TableState:
    def __init__(self, id: str, secret: bytes, header: Created) -> None:
        self.id = id
        self.secret = secret  # never shown before the end
        self.version = 0
        self.header = header  # the first entry
        self.host = ""
        self.status = "open"
        self.seats: list[Seat] = []
        self.hashes: dict[int, str] = {}
        self.added: dict[int, str] = {}  # what the seats' devices added to the dice, in hex
        self.key = b""  # of this table's dice, once the game has begun
        self.wants: str | None = None
        self.match: Match | None = None
        self.record: Record | None = None  # as stored, even if it cannot be replayed
        self.late: list[int] = []  # stored steps that were made for people whose time was up
        self.giving_up: list[int] = []
        self.closed: Refusal | None = None
        self.is_closed_here = (
            False  # closed by this version only: a newer one can go on, so nothing is shown or changed
        )
        self.rematch: str | None = None
        self.settled: dict[str, Any] | None = None  # the public part that steps of the game do not change
        self.apply(header)

    # What happens

    def apply(self, entry: BaseEntry) -> None:
        """Apply an entry, new or stored."""
        self.version += 1
        if not entry.is_step:
            self.settled = None
        entry.apply(self)

    def close(self, why: Refusal) -> None:
        self.status, self.wants, self.closed = "closed", None, why

    def begin(self, names: list[str]) -> None:
        self.status, self.wants = "playing", None
        seal = None
        if self.header.dice == "sealed":
            seats = [[seat, self.hashes[seat], self.added[seat]] for seat in sorted(self.added)]
            seal = Seal(self.id, hash_of(self.secret), None, seats, None)
            added = [(seat, bytes.fromhex(self.added[seat])) for seat in sorted(self.added)]
            self.key = dice_key(self.secret, self.id, added)
        header = self.header
        self.record = Record(header.game, header.rules, header.options, names, [], None, seal, header.components)

    def check_rules(self) -> None:
        """BadRecord if this server cannot go on with the table's rules."""
        header = self.header
        names = [""] * len(self.seats)
        fresh(Record(header.game, header.rules, header.options, names, [], None, None, header.components))

    def play(self) -> None:
        """Set up the game from the record, which may have steps already."""
        if self.record is None:
            return
        self.match = Match.resume(self.record, self.late)
        self.record = self.match.record

    def add_step(self, step: list[Any], is_late: bool = False) -> None:
        """A step of the game. A new one was made by the match already. A stored one is made by `play`."""
        if self.match is not None:
            return
        if self.record is None:
            raise BadRecord("record-early", number=1, given="", expected="")
        self.record.steps.append(step)
        if is_late:
            self.late.append(len(self.record.steps))

    # Questions about the table

    @property
    def has_ended(self) -> bool:
        return self.status not in UNFINISHED and not self.is_closed_here

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def seats_of(self, guest: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if guest is not None and seat.guest == guest]

    def seat(self, number: int | None) -> Seat:
        if number is None or not 0 <= number < len(self.seats):
            raise Refused("no-seat", given=str(number), high=len(self.seats) - 1, number=len(self.seats))
        return self.seats[number]

    def waits_for(self) -> tuple[Any, int] | None:
        """The draw that is pending, and the seat that must press for it; -1 for any."""
        if self.match is None or self.status != "playing":
            return None
        draw = self.match.draw()
        if draw is None:
            return None
        seat = draw.label.split("/")[2]
        return draw, int(seat) if seat != "-" else -1

    def shown_record(self, seat: int | None) -> Record:
        """The record as this seat may see it; after the end the whole record, with the secret of the dice."""
        if self.record is None:
            raise Refused("table-not-begun")
        if not self.has_ended:
            return shown_to(self.record, seat)
        return self.record if self.record.seal is None else opened(self.record, self.secret)

    def known_state(self, seat: int) -> bytes:
        """The state that this seat may know, as bytes."""
        if self.match is None:
            raise Refused("table-not-begun")
        return self.match.state.known(seat).to_bytes()

    # What is shown

    def shown_table(self) -> dict[str, Any]:
        """The public part of the document, the same for everybody."""
        if self.settled is None:
            self.settled = self.shown_settled()
        waiting = self.waits_for()
        playing = self.match if self.status == "playing" else None
        return {
            **self.settled,
            "waiting": None if waiting is None else {"draw": waiting[0]._asdict(), "seat": waiting[1]},
            "undo": [] if playing is None else playing.can_undo(self.people()),
            "result": None if self.record is None else self.record.result,
        }

    def shown_settled(self) -> dict[str, Any]:
        """The part of it that steps of the game do not change. It is cached until another entry comes."""
        header = self.header
        return {
            "id": self.id,
            "game": header.game,
            "rules": header.rules,
            "options": header.options,
            "dice": header.dice,
            "speed": header.speed,
            "clock": header.clock,
            "private": header.private,
            "chat": header.chat,
            "host": self.host,
            "status": self.status,
            "seats": list(self.seats),
            "seal": self.shown_seal(),
            "abandon": list(self.giving_up),
            "closed": None if self.closed is None else refusal_body(self.closed),
            "rematch": self.rematch,
        }

    def shown_seal(self) -> dict[str, Any] | None:
        if self.header.dice != "sealed":
            return None
        return {
            "seal": hash_of(self.secret),
            "secret": self.secret.hex() if self.has_ended else None,
            "seats": [[seat, self.hashes[seat], self.added.get(seat)] for seat in sorted(self.hashes)],
            "wants": self.wants,
        }

    def shown_view(self, seat: int | None) -> tuple[dict[str, Any] | None, dict[str, Any] | None]:
        """The seat's view of the game, and its question if it is asked."""
        return self.shown_views([seat])[0]

    def shown_views(self, seats: list[int | None]) -> list[tuple[dict[str, Any] | None, dict[str, Any] | None]]:
        """The same for several seats; what they share is built once."""
        if self.match is None:
            return [(None, None)] * len(seats)
        views = self.match.state.views(seats)
        questions = [view.pop("ask") for view in views]
        return [(view, question if self.status == "playing" else None) for view, question in zip(views, questions)]

    def summary(self) -> dict[str, Any]:
        """A line in a list of tables."""
        seats = [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in self.seats]
        header = self.header
        return {
            "id": self.id,
            "status": self.status,
            "seats": seats,
            "game": header.game,
            "options": header.options,
            "dice": header.dice,
            "speed": header.speed,
            "private": header.private,
        }

    @property
    def is_listed(self) -> bool:
        has_room = any(seat.kind == "open" for seat in self.seats)
        return self.status == "open" and has_room and not self.header.private
