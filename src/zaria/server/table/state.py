"""The state of a table: seats, dice, game. It results from its entries, old and new alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from zaria.bots.remarks import Remarks, characters_of
from zaria.core.engine.errors import BadRecord, Refusal
from zaria.core.engine.state import State
from zaria.core.records.face_down import FaceDown
from zaria.core.records.record import Record
from zaria.core.records.replay import fresh, showing
from zaria.core.records.seal import DrawNames, Seal, dice_key, draw, hash_of, unshown
from zaria.core.records.verify import open_envelope
from zaria.games import face_down_of
from zaria.server.common import wall_clock
from zaria.server.messages.refusals import Refused, refusal_body
from zaria.server.table.clock import TurnClock
from zaria.server.table.lessons import Progress, lessons
from zaria.server.table.match import Match

if TYPE_CHECKING:
    from zaria.server.table.entries import BaseEntry, TableCreated
    from zaria.server.table.seat import Seat

UNFINISHED = ("open", "sealing", "playing")
BROKEN_PROMISES = 2  # after them a seat adds nothing to the dice: else it could hold up the game forever


class TableState:
    """Without `with_game` the steps of its game go into the record only: for those who do not look at the game."""

    def __init__(self, id: str, secret: bytes, header: TableCreated, with_game: bool = True) -> None:
        self.id = id
        self.with_game = with_game
        self.start(secret, header)

    def start(self, secret: bytes, header: TableCreated) -> None:
        """Reset to the state after the first entry."""
        self.secret = secret  # never shown before the end
        self.version = 0
        self.is_loading = False  # then steps are only noted: many of them may be taken back by others
        self.header = header  # the first entry, with what the host changed later
        self.host = ""
        self.status = "open"
        self.seats: list[Seat] = []
        self.removed: set[str] = set()  # guests whom the host does not want here
        self.hashes: dict[int, str] = {}
        self.added: dict[int, str] = {}  # what the seats' devices added to the dice, in hex
        self.key = b""  # of this table's dice, once the game has begun
        self.draw_names: DrawNames | None = None  # where every seat has dice of its own
        self.earlier: list[dict[str, Any]] = []  # envelopes that were given up: a seat did not show what it promised
        self.wants: str | None = None
        self.match: Match | None = None
        self.record: Record | None = None  # as stored, even if it cannot be replayed
        self.problem: BadRecord | None = None  # why it cannot be
        self.overdue: set[int] = set()  # the seats whose last move was made for them because their time was up
        self.slow = TurnClock()  # of a game over days
        self.giving_up: list[int] = []
        self.closed: Refusal | None = None
        self.is_closed_here = (
            False  # closed by this version only: a newer one can go on, so nothing is shown or changed
        )
        self.rematch: str | None = None
        self.settled: dict[str, Any] | None = None  # the public part that steps of the game do not change
        self.apply(header)

    # What happens

    def apply(self, entry: BaseEntry, at: float | None = None) -> None:
        """Apply an entry: a stored one with its time, or one that is made now.

        A step that cannot be made raises BadRecord, and nothing has changed.
        """
        entry.apply(self)
        self.version += 1
        if not entry.is_step:
            self.settled = None
        if self.header.is_slow and self.match is not None:
            self.slow.turn_to(len(self.match.line), wall_clock.now() if at is None else at, self.header.clock)

    def load(self, stored: Iterable[tuple[BaseEntry, float]]) -> None:
        """Apply all that was stored after the first entry. If its game cannot be replayed, `problem` says why."""
        for _ in self.loading(stored):
            continue

    def loading(self, stored: Iterable[tuple[BaseEntry, float]]) -> Iterator[None]:
        """`load` step by step, for callers who have something else to do in between. Use the table when it is done."""
        self.is_loading = True
        for entry, at in stored:
            try:
                self.apply(entry, at)
            except BadRecord as problem:
                if self.record is None:
                    raise
                self.match, self.problem = None, problem
                self.apply(entry, at)
            yield
        self.is_loading = False
        try:
            if self.match is not None:
                yield from self.match.catch_up()
        except BadRecord as problem:
            self.match, self.problem = None, problem

    def close(self, why: Refusal) -> None:
        self.status, self.wants, self.closed = "closed", None, why

    def begin(self, names: list[str], by_seat: bool = False) -> None:
        self.status, self.wants = "playing", None
        seal = None
        if self.header.dice == "sealed":
            seats = [[seat, self.hashes[seat], self.added[seat]] for seat in sorted(self.added)]
            sealed_as = self.id
            if self.header.shared is not None:
                sealed_as, seats = self.header.shared.table, [list(one) for one in self.header.shared.seats]
            seal = Seal(sealed_as, hash_of(self.secret), None, seats, None, self.earlier or None, by_seat)
            self.key = seal.key(self.secret)
            self.draw_names = DrawNames() if by_seat else None
        elif self.header.dice == "lesson":
            self.key = dice_key(self.secret, self.id, [])  # for what the lesson does not say
        header = self.header
        self.record = Record(header.game, header.rules, header.options, names, [], None, seal, header.components)
        if self.with_game and self.problem is None:
            self.match = Match(self.record, self.remarks())

    def own_draw(self) -> list[Any]:
        """The pending draw as a step, from the table's own dice."""
        assert self.match is not None
        chance = self.match.state.chance()
        return self.match.deal(draw(self.key, self.name_of_draw(chance.label), chance.bounds))

    def name_of_draw(self, label: str) -> str:
        """The name from which the dice of the pending draw are derived."""
        names, record = self.draw_names, self.record
        if names is None or record is None:
            return label
        for step in record.steps[len(names.drawn) - 1 :]:
            names.note(step)
        return names.name(label)

    @property
    def against_opponents(self) -> bool:
        """Does one person play against opponents? Then a friend can play the same game against them later."""
        return len(self.seats) > 1 and len(self.people()) == 1

    def seed_for(self, known: State) -> int | None:
        """The seed of an opponent's search; where the game can become a duel, equal positions get equal seeds."""
        if self.draw_names is None:
            return None
        return int.from_bytes(sha256(self.key + known.to_bytes()).digest()[:7], "big")

    def seal_anew(self, secret: bytes) -> None:
        """Give up the envelope: a seat did not show what it promised. All seats promise again for the new one."""
        given_up = {"seal": hash_of(self.secret), "secret": self.secret.hex(), "seats": self.promises()}
        self.earlier = [*self.earlier, given_up]
        self.secret, self.hashes, self.added, self.wants = secret, {}, {}, None

    def check_rules(self) -> None:
        """BadRecord if this server cannot go on with the table's rules, or with its game."""
        header = self.header
        names = [""] * len(self.seats)
        fresh(Record(header.game, header.rules, header.options, names, [], None, None, header.components))
        if self.problem is not None:
            raise self.problem

    def remarks(self) -> Remarks | None:
        """What opponents say, from the first step on; None where none of them is a character, and in lessons."""
        characters = characters_of([seat.bot if seat.kind == "bot" else None for seat in self.seats])
        if not characters or self.header.lesson is not None:
            return None
        return Remarks(self.header.game, self.id, characters)

    def make_step(self, step: list[Any], is_late: bool = False) -> None:
        """Make a step of the game: the only way to make one."""
        if self.match is not None and self.is_loading:
            self.match.note(step, is_late)
        elif self.match is not None:
            self.match.make(step, is_late)
        elif self.record is not None:
            self.record.steps.append(step)
        else:
            raise BadRecord("record-early", number=1, given="", expected="")
        if is_late:
            self.overdue.add(step[0])
        elif self.overdue:
            self.overdue.discard(step[0])

    def put_right(self, steps: list[tuple[int, list[Any]]]) -> None:
        """Other draws in place of earlier ones."""
        if self.match is not None and not self.is_loading:
            self.match.put_right(steps)
        elif self.record is not None:
            for number, step in steps:
                self.record.steps[number - 1] = step

    # Questions about the table

    @property
    def has_ended(self) -> bool:
        return self.status not in UNFINISHED and not self.is_closed_here

    @property
    def is_shut(self) -> bool:
        """Has somebody the same dice before them still? The player might, as another guest."""
        is_given_up = self.header.duel is not None and self.status == "abandoned"
        return is_given_up or wall_clock.now() < self.header.opens

    @property
    def is_open(self) -> bool:
        """May everybody see the secret of the dice?"""
        return self.has_ended and not self.is_shut

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    @property
    def allows_hints(self) -> bool:
        """As the table was made; if that was not said, only where no people play against each other."""
        wanted: bool | None = self.header.hints
        if wanted is not None:
            return wanted
        return len([seat for seat in self.seats if seat.kind != "bot"]) <= 1

    @property
    def lesson(self) -> Progress | None:
        """How far the game has followed its lesson; None where there is none, or where it is taught no more."""
        lesson = lessons().get(self.header.lesson or "")
        return None if lesson is None or self.match is None else lesson.progress(self.match.standing())

    @property
    def is_astray(self) -> bool:
        """Has the pupil left the lesson's script? Then nothing is played automatically until they undo."""
        lesson = self.lesson
        return lesson is not None and lesson.astray

    def seats_of(self, guest: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if guest is not None and seat.guest == guest]

    def seat(self, number: int | None) -> Seat:
        if number is None or not 0 <= number < len(self.seats):
            raise Refused("no-seat", given=str(number), high=len(self.seats) - 1, number=len(self.seats))
        return self.seats[number]

    def promises(self) -> list[list[Any]]:
        """What the seats promised to add to the dice: seat, hash, and the bytes if they were shown."""
        return [[seat, self.hashes[seat], self.added.get(seat)] for seat in sorted(self.hashes)]

    def may_promise(self, seat: int) -> bool:
        """May this seat still promise to add to the dice? Not after several promises that it did not keep."""
        return sum(seat in unshown(envelope) for envelope in self.earlier) < BROKEN_PROMISES

    def waits_for(self) -> tuple[Any, int] | None:
        """The draw that is pending, and the seat that must press for it; -1 for any."""
        if self.match is None or self.status != "playing":
            return None
        draw = self.match.draw()
        if draw is None:
            return None
        seat = draw.label.split("/")[2]
        return draw, int(seat) if seat != "-" else -1

    def hidden_draw(self) -> FaceDown | None:
        """With real dice, if the pending draw is one that nobody sees yet: what it is about; else None."""
        hidden = face_down_of(self.header.game) if self.header.dice == "real" else None
        if hidden is None:
            return None
        waiting = self.waits_for()
        return hidden if waiting is not None and waiting[0].kind in hidden.kinds else None

    def awaited(self) -> list[int]:
        """The people's seats for which the others wait: to move, to press, or to agree to give the game up."""
        if self.match is None or self.status != "playing":
            return []
        waiting = self.waits_for()
        asked = {self.match.state.actor if waiting is None else waiting[1]}
        if self.giving_up:
            asked.update(seat for seat in self.people() if seat not in self.giving_up)
        return [seat for seat in self.people() if seat in asked and not self.seats[seat].is_played_by_bot]

    def awaited_guests(self) -> list[str]:
        """The people for whom the table waits."""
        return sorted({self.seats[seat].guest or "" for seat in self.awaited()})

    def showing_record(self, seat: int | None) -> Iterator[Record | None]:
        """The record as this seat may see it, last; after the end the whole, with the secret if nobody needs it."""
        if self.record is None:
            raise Refused("table-not-begun")
        if not self.has_ended or self.is_shut:
            return showing(self.record, seat)
        has_secret = self.is_open and self.record.seal is not None
        return iter([open_envelope(self.record, self.secret) if has_secret else self.record])

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
            "seal": self.shown_seal() if self.has_ended else self.settled["seal"],  # some are opened later
            "waiting": None if waiting is None else {"draw": waiting[0]._asdict(), "seat": waiting[1]},
            "lesson": self.lesson,
            "undo": playing.can_undo(self.people()) if playing is not None and self.header.undo else [],
            "result": None if self.record is None else self.record.result,
        }

    def shown_settled(self) -> dict[str, Any]:
        """The part of it that steps of the game do not change. It is cached until another entry comes."""
        header = self.header
        return {
            "id": self.id,
            "title": header.title,
            "game": header.game,
            "rules": header.rules,
            "options": header.options,
            "dice": header.dice,
            "speed": header.speed,
            "clock": header.clock,
            "private": header.private,
            "chat": header.chat,
            "hints": self.allows_hints,
            "odds": header.odds,
            "host": self.host,
            "status": self.status,
            "seats": list(self.seats),
            "seal": self.shown_seal(),
            "abandon": list(self.giving_up),
            "closed": None if self.closed is None else refusal_body(self.closed),
            "rematch": self.rematch,
            "daily": header.daily,
            "duel": header.duel,
        }

    def shown_seal(self) -> dict[str, Any] | None:
        if self.header.dice != "sealed":
            return None
        return {
            "seal": hash_of(self.secret),
            "secret": self.secret.hex() if self.is_open else None,
            "seats": self.promises() if self.header.shared is None else [list(one) for one in self.header.shared.seats],
            "wants": self.wants,
            "earlier": self.earlier,
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

    def shown_why(self, seat: int | None) -> dict[str, Any] | None:
        """Why the seat's choices are worth what they are worth; None for spectators and when nobody plays."""
        if self.match is None or seat is None or self.status != "playing":
            return None
        return self.match.state.why(seat)

    def shown_odds(self, seat: int | None) -> dict[str, Any] | None:
        """The odds of the seat, and for spectators of the one in turn; None where the table does without them."""
        if self.match is None or not self.header.odds or self.status != "playing":
            return None
        return self.match.state.odds(seat)

    def summary(self) -> dict[str, Any]:
        """A line in a list of tables."""
        seats = [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in self.seats]
        header = self.header
        return {
            "id": self.id,
            "status": self.status,
            "seats": seats,
            "title": header.title,
            "game": header.game,
            "options": header.options,
            "dice": header.dice,
            "speed": header.speed,
            "clock": header.clock,
            "private": header.private,
            "hints": self.allows_hints,
            "odds": header.odds,
            "lesson": header.lesson,
            "daily": header.daily,
        }

    def invited(self) -> set[str]:
        """For whom a seat is kept, as long as they can take it."""
        offered = {seat.offered for seat in self.seats if seat.offered is not None and not self.seats_of(seat.offered)}
        return offered if self.status == "open" else set()

    @property
    def is_listed(self) -> bool:
        has_room = any(seat.kind == "open" and seat.offered is None for seat in self.seats)
        return self.status == "open" and has_room and not self.header.private
