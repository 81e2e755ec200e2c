"""A live table: one task carries out one thing after the other. What it acknowledges is on disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from zaria.bots import USUAL_BOT
from zaria.core.errors import ZariaError
from zaria.core.errors import again as refused_again
from zaria.core.frames import CHANCE, OVER
from zaria.server.broadcast import Broadcast
from zaria.server.chat import Chat
from zaria.server.commands import ABOUT_AWAY, PLAIN, check_version, come_back, must_be_seated
from zaria.server.connections import Connections
from zaria.server.context import Context
from zaria.server.guest import Guest
from zaria.server.history import history
from zaria.server.hub import Subscriber
from zaria.server.incoming import Command, required
from zaria.server.mailbox import Mailbox
from zaria.server.new_table import rematch_table
from zaria.server.refusals import Refused, told
from zaria.server.store import Entry
from zaria.server.table_state import TableState
from zaria.server.transaction import Transaction
from zaria.server.turn_clock import TurnClock

Work = Callable[[], Awaitable[Any]]
T = TypeVar("T")
log = logging.getLogger("zaria")


class TableActor:
    def __init__(
        self, table: TableState, context: Context, chat: list[dict[str, Any]], broken: Callable[[TableActor], None]
    ) -> None:
        self.table = table
        self.context = context
        self.settings = context.settings
        self.broken = broken  # called when the table must be loaded anew
        self.broadcast = Broadcast(table, context.hub, self.settings.missed_events)
        self.chat = Chat(table, self.settings, chat)
        self.connections = Connections(table, self.broadcast, context.hub, self.chat, self.settings.away_seconds)
        self.presence = self.connections.presence
        self.clock = TurnClock(table, self.presence)
        self.acks: dict[tuple[str, str], dict[str, Any]] = {}  # by guest and command
        self.loop = asyncio.get_running_loop()
        self.inbox: Mailbox[tuple[Work, asyncio.Future[Any] | None]] = Mailbox()
        self.timer: asyncio.TimerHandle | None = None
        self.alarm: asyncio.TimerHandle | None = None  # of the turn clock
        self.bot: asyncio.Task[None] | None = None
        self.wanted: tuple[str | None, float] = (None, 0)  # what the devices are asked for, and until when
        self.is_working = False
        self.is_stopped = False
        self.version = table.version  # the last one on disk
        self.task = asyncio.create_task(self.run(), name=f"table {table.id}")

    # One thing after the other

    async def run(self) -> None:
        self.post(self.carry_on)
        while True:
            self.is_working = False
            work, done = await self.inbox.get()
            self.is_working = True
            try:
                result = await work()
            except asyncio.CancelledError:
                if done is not None and not done.done():
                    done.set_exception(Refused("closing"))
                raise
            except Exception as error:
                if done is not None and not done.done():
                    done.set_exception(error if isinstance(error, ZariaError) else Refused("unexpected"))
                if not isinstance(error, ZariaError):
                    log.exception("table %s", self.table.id)
                    self.break_off()
            else:
                if done is not None and not done.done():
                    done.set_result(result)

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the table's task do it, in its turn."""
        if self.is_stopped:
            raise Refused("closing")
        done: asyncio.Future[T] = self.loop.create_future()
        self.inbox.put((work, done))
        return await done

    def post(self, work: Work) -> None:
        """The same, for whoever does not wait for it."""
        if not self.is_stopped:
            self.inbox.put((work, None))

    def stop(self, code: int = 1012) -> None:
        """Leave the memory. Everything is on disk; whoever is connected comes again."""
        self.is_stopped = True
        self.cancel_plans()
        self.task.cancel()
        while self.inbox.items:
            _, done = self.inbox.items.popleft()
            if done is not None and not done.done():
                done.set_exception(Refused("closing"))
        self.connections.dismiss(code)

    def break_off(self) -> None:
        """What is in memory is not what is on disk: forget it."""
        self.broken(self)
        self.stop()

    # Commands

    async def do(self, guest: Guest, command: Command) -> dict[str, Any]:
        """Carry out a command; the same one again gets the same answer."""
        self.presence.seen(guest.id)
        known = self.acks.get((guest.id, command.id))
        if known is not None:
            return known
        if self.table.is_shut and self.table.closed is not None:
            raise refused_again(Refused, self.table.closed)
        check_version(self.table, command)
        transaction = Transaction(self.table, self.broadcast, guest.id, command.id)
        answer: dict[str, Any] = {"type": "ack", "id": command.id}
        if command.do == "chat":
            await self.chat.say(guest, command, self.context.store, self.context.hub)
        elif command.do == "rematch":
            answer["table"] = self.rematch(transaction, guest)
        elif command.do in ABOUT_AWAY:
            ABOUT_AWAY[command.do](transaction, guest, command, self.presence.is_away)
        elif command.do in PLAIN:
            PLAIN[command.do](transaction, guest, command)
        else:
            raise Refused("unknown-command", given=command.do[:20], possible=", ".join(COMMANDS))
        await self.finish(transaction)
        if command.do == "stand":
            self.connections.send_away(required(command.seat, "seat"))
        answer["version"] = transaction.first or self.table.version
        self.acks[guest.id, command.id] = answer
        return answer

    async def finish(self, transaction: Transaction, due: bool = False) -> None:
        """What follows by itself, then the disk, then everybody."""
        if transaction.first is not None or due:
            transaction.go_on(due)
        if transaction.first is None:
            return
        table = self.table
        if transaction.is_about_seats:
            transaction.write.summary(table.id, table.status, table.is_listed, table.summary())
        self.cancel_plans()
        try:
            await self.context.store.write(transaction.write)
        except Refused:
            self.break_off()
            raise
        self.version = table.version
        self.broadcast.send()
        if transaction.is_about_seats:
            self.connections.tell_presence()
        self.plan()

    def rematch(self, transaction: Transaction, guest: Guest) -> str:
        table = self.table
        must_be_seated(table, guest)
        if not table.has_ended:
            raise Refused("table-not-ended")
        if table.rematch is None:
            next_table = rematch_table(table, guest.id, self.settings, transaction.write)
            transaction.tell("table-rematch", {"name": guest.name})
            transaction.happen("rematch", {"table": next_table.id})
        return str(table.rematch)

    # What happens by itself

    async def carry_on(self) -> None:
        """After loading: go on where it stopped."""
        self.plan()

    def plan(self) -> None:
        """Who or what acts next, if it is not a person."""
        self.cancel_plans()
        self.run_clock()
        table, settings = self.table, self.settings
        if table.status == "sealing":
            if self.wanted[0] != table.wants:
                self.wanted = (table.wants, self.loop.time() + settings.seal_seconds)
            self.timer = self.loop.call_at(self.wanted[1], self.post, self.due(table.version))
        elif table.status == "playing" and table.match is not None:
            actor = table.match.state.actor
            if actor == CHANCE and table.header["dice"] == "sealed":
                pause = Transaction(table, self.broadcast).pause()
                seconds = {"none": 0.0, "bot": settings.bot_seconds, "press": settings.roll_seconds}[pause]
                self.timer = self.loop.call_later(seconds, self.post, self.due(table.version))
            elif actor not in (CHANCE, OVER) and table.seats[actor].bot is not None:
                self.let_bot_think(actor, table.version)

    def run_clock(self) -> None:
        """Let the time of whoever is asked run, and tell everybody how much is left."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        end = self.clock.end_of_turn(self.loop.time())
        if end is not None and self.bot is None and self.table.match is not None:
            actor = self.table.match.state.actor
            self.alarm = self.loop.call_at(end, self.let_bot_think, actor, self.table.version)
            self.connections.tell_clock(end - self.loop.time())

    def let_bot_think(self, seat: int, version: int) -> None:
        self.alarm = None
        self.bot = asyncio.create_task(self.think(seat, version), name=f"bot {self.table.id}")

    @property
    def is_busy(self) -> bool:
        """Is something being done or to be done, or about to happen by itself?"""
        plans = (self.timer, self.alarm, self.bot)
        return self.is_working or len(self.inbox) > 0 or any(plan is not None for plan in plans)

    def cancel_plans(self) -> None:
        for plan in (self.timer, self.alarm, self.bot):
            if plan is not None:
                plan.cancel()
        self.timer, self.alarm, self.bot = None, None, None

    def due(self, version: int) -> Work:
        """Nobody did anything in time."""

        async def work() -> None:
            if self.table.version == version:
                await self.finish(Transaction(self.table, self.broadcast), due=True)

        return work

    async def think(self, seat: int, version: int) -> None:
        """A bot moves: whoever plays the seat, or the usual one once for a person whose time is up."""
        match, name = self.table.match, self.table.seats[seat].bot
        if match is None:
            return
        is_late = name is None
        known = match.state.known(seat)
        if self.table.header["speed"] == "watch" and not is_late:
            await asyncio.sleep(self.settings.bot_seconds)
        action = await self.context.workers.choose(name or USUAL_BOT, self.table.id, match.record, seat, known)

        async def work() -> None:
            self.bot = None
            if self.table.version == version:
                transaction = Transaction(self.table, self.broadcast)
                if is_late:
                    transaction.tell("table-late", {"seat": seat})
                    transaction.step(lambda match: match.apply_late(action), "late")
                else:
                    transaction.step(lambda match: match.apply(action))
                await self.finish(transaction)

        self.post(work)

    # Connections

    async def attach(self, subscriber: Subscriber, guest: Guest | None, seat: int | None, since: int | None) -> None:
        """Somebody looks through the eyes of a seat that is theirs, or as a spectator."""
        self.must_hold(guest, seat)
        self.connections.come(subscriber, guest.id if guest is not None else None)
        for number in self.seats_of(guest):
            if self.table.status == "playing" and self.table.seats[number].is_played_by_bot:
                transaction = Transaction(self.table, self.broadcast)
                come_back(transaction, number)
                await self.finish(transaction)
        self.connections.look(subscriber, seat, since)
        self.connections.tell_presence()
        self.wind_clock()

    def detach(self, subscriber: Subscriber, guest: Guest | None) -> None:
        self.connections.go(subscriber, guest.id if guest is not None else None)
        self.wind_clock()

    def wind_clock(self) -> None:
        """It depends on who is there, and whoever comes is told what it shows. Bots and dice do not wait for that."""

        async def work() -> None:
            self.run_clock()

        if self.table.header["clock"]:
            self.post(work)

    async def watch(self, subscriber: Subscriber, guest: Guest | None, seat: int | None) -> None:
        """Through other eyes."""
        self.must_hold(guest, seat)
        self.connections.look(subscriber, seat, None)

    async def sync(self, subscriber: Subscriber, since: int | None) -> None:
        """What was missed."""
        self.connections.look(subscriber, subscriber.seat, since)

    async def shown(self, guest: Guest | None, seat: int | None) -> dict[str, Any]:
        self.must_hold(guest, seat)
        return self.broadcast.snapshot(seat, self.chat.messages)

    async def recorded(self, guest: Guest | None, seat: int | None) -> str:
        self.must_hold(guest, seat)
        return self.table.shown_record(seat).to_json()

    async def looked_back(self, guest: Guest | None, seat: int | None) -> dict[str, Any]:
        """The game so far; the table waits meanwhile, so that it is a whole one. After the end all seats are open."""
        if not self.table.has_ended:
            self.must_hold(guest, seat)
        elif seat is not None:
            self.table.seat(seat)
        closed = self.table.closed
        if closed is not None:
            raise refused_again(Refused, closed)
        if self.table.match is None:
            raise Refused("table-not-begun")
        return {"version": self.table.version, **await history(self.table.match.record, seat)}

    async def why(self, guest: Guest | None, target: str) -> dict[str, Any]:
        """Why whoever is asked now cannot choose what they point at."""
        match = self.table.match
        if match is None or match.state.actor not in self.seats_of(guest):
            raise Refused("not-your-move", seat=-1 if match is None else match.state.actor)
        refusal = match.state.why_not_target(target)
        return {"type": "why", "target": target, "refusal": None if refusal is None else told(refusal)}

    def must_hold(self, guest: Guest | None, seat: int | None) -> None:
        if seat is not None and seat not in self.seats_of(guest):
            raise Refused("not-your-seat")

    def seats_of(self, guest: Guest | None) -> list[int]:
        return self.table.seats_of(guest.id if guest is not None else None)

    def remember(self, entries: list[Entry], said: list[tuple[str, str, int]]) -> None:
        """The commands that were carried out before the table was loaded."""
        for guest, command, version in said:
            self.acks[guest, command] = {"type": "ack", "id": command, "version": version}
        for entry in entries:
            if entry.guest is not None and entry.command is not None:
                answer = {"type": "ack", "id": entry.command, "version": entry.version}
                if entry.kind == "rematch":
                    answer["table"] = entry.data["table"]
                self.acks[entry.guest, entry.command] = answer


COMMANDS = (*PLAIN, *ABOUT_AWAY, "rematch", "chat")
