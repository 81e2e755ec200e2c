"""A live table: one task does one thing at a time. What it acknowledges is on disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from zaria.core.errors import ZariaError
from zaria.core.errors import again as refused_again
from zaria.server.broadcast import Broadcast
from zaria.server.chat import Chat
from zaria.server.command_context import CommandContext
from zaria.server.commands import carry_out, take_seat_again
from zaria.server.connections import Connections
from zaria.server.context import Context
from zaria.server.entries import Rematched
from zaria.server.guest import Guest
from zaria.server.history import history
from zaria.server.hub import Subscriber
from zaria.server.incoming import Command
from zaria.server.mailbox import Mailbox
from zaria.server.plans import Plans
from zaria.server.refusals import Refused, refusal_body
from zaria.server.store import StoredEntry
from zaria.server.table_state import TableState
from zaria.server.transaction import Transaction

Work = Callable[[], Awaitable[Any]]
T = TypeVar("T")
log = logging.getLogger("zaria")


class TableActor:
    def __init__(
        self, table: TableState, context: Context, said: list[dict[str, Any]], broken: Callable[[TableActor], None]
    ) -> None:
        self.table = table
        self.context = context
        self.broken = broken  # called when the table must be loaded again
        self.broadcast = Broadcast(table, context.hub, context.settings.missed_events)
        chat = Chat(table, context.hub, context.settings, said)
        self.connections = Connections(table, self.broadcast, context.hub, chat, context.settings.away_seconds)
        self.plans = Plans(self)
        self.acks: dict[tuple[str, str], dict[str, Any]] = {}  # by guest and command
        self.loop = asyncio.get_running_loop()
        self.inbox: Mailbox[tuple[Work, asyncio.Future[Any] | None]] = Mailbox()
        self.is_working = False
        self.is_stopped = False
        self.version = table.version  # the last one on disk
        self.task = asyncio.create_task(self.run(), name=f"table {table.id}")

    # One thing at a time

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
        """Have the table's task do this when its turn comes, and wait for the result."""
        if self.is_stopped:
            raise Refused("closing")
        done: asyncio.Future[T] = self.loop.create_future()
        self.inbox.put((work, done))
        return await done

    def post(self, work: Work) -> None:
        """The same without waiting."""
        if not self.is_stopped:
            self.inbox.put((work, None))

    def stop(self, code: int = 1012) -> None:
        """Unload the table. Everything is on disk; clients reconnect."""
        self.is_stopped = True
        self.plans.cancel()
        self.task.cancel()
        while self.inbox.items:
            _, done = self.inbox.items.popleft()
            if done is not None and not done.done():
                done.set_exception(Refused("closing"))
        self.connections.dismiss(code)

    def break_off(self) -> None:
        """Unload the table because its state in memory differs from the one on disk."""
        self.broken(self)
        self.stop()

    # Commands

    async def do(self, guest: Guest, command: Command) -> dict[str, Any]:
        """Carry out a command. If it was carried out before, return the same answer."""
        self.connections.presence.seen(guest.id)
        known = self.acks.get((guest.id, command.id))
        if known is not None:
            return known
        if self.table.is_closed_here and self.table.closed is not None:
            raise refused_again(Refused, self.table.closed)
        transaction = Transaction(self.table, self.broadcast, guest.id, command.id)
        answer: dict[str, Any] = {"type": "ack", "id": command.id}
        carry_out(CommandContext(transaction, guest, self.connections, self.context.settings, answer), command)
        await self.commit(transaction)
        answer["version"] = transaction.first or self.table.version
        self.acks[guest.id, command.id] = answer
        return answer

    async def commit(self, transaction: Transaction, due: bool = False) -> None:
        """Do what follows by itself, write to disk, then tell everybody."""
        if transaction.first is not None or due:
            transaction.go_on(due)
        if transaction.first is not None:
            await self.commit_entries(transaction)
        elif not transaction.write.is_empty:
            await self.context.store.write(transaction.write)
        for work in transaction.afterwards:
            work()

    async def commit_entries(self, transaction: Transaction) -> None:
        table = self.table
        if transaction.is_about_seats:
            transaction.write.summary(table.id, table.status, table.is_listed, table.summary())
        self.plans.cancel()
        try:
            await self.context.store.write(transaction.write)
        except Refused:
            self.break_off()
            raise
        self.version = table.version
        self.broadcast.send()
        if transaction.is_about_seats:
            self.connections.tell_presence()
        self.plans.make()

    async def carry_on(self) -> None:
        """Go on where the table stopped: after loading, and after an error."""
        self.plans.make()

    @property
    def is_busy(self) -> bool:
        """Is something being done, waiting or planned?"""
        return self.is_working or len(self.inbox) > 0 or self.plans.is_pending

    # Connections

    async def attach(self, subscriber: Subscriber, guest: Guest | None, seat: int | None, since: int | None) -> None:
        """A new connection, with the view of a seat of its guest, or as a spectator."""
        self.must_hold(guest, seat)
        self.connections.come(subscriber, guest.id if guest is not None else None)
        for number in self.seats_of(guest):
            if self.table.status == "playing" and self.table.seats[number].is_played_by_bot:
                transaction = Transaction(self.table, self.broadcast)
                take_seat_again(transaction, number)
                await self.commit(transaction)
        self.connections.look(subscriber, seat, since)
        self.connections.tell_presence()
        self.wind_clock()

    def detach(self, subscriber: Subscriber, guest: Guest | None) -> None:
        self.connections.go(subscriber, guest.id if guest is not None else None)
        self.wind_clock()

    def wind_clock(self) -> None:
        """The clock runs only while players are connected, and new connections must be told its time."""

        async def work() -> None:
            self.plans.run_clock()

        if self.table.header.clock:
            self.post(work)

    async def watch(self, subscriber: Subscriber, guest: Guest | None, seat: int | None) -> None:
        """Switch a connection to another view."""
        self.must_hold(guest, seat)
        self.connections.look(subscriber, seat, None)

    async def sync(self, subscriber: Subscriber, since: int | None) -> None:
        """Send the updates that a connection missed."""
        self.connections.look(subscriber, subscriber.seat, since)

    async def shown(self, guest: Guest | None, seat: int | None) -> dict[str, Any]:
        self.must_hold(guest, seat)
        return self.broadcast.snapshot(seat, self.connections.chat.messages)

    async def recorded(self, guest: Guest | None, seat: int | None) -> str:
        self.must_hold(guest, seat)
        return self.table.shown_record(seat).to_json()

    async def known_state(self, guest: Guest | None, seat: int) -> tuple[int, bytes]:
        """The version, and the state that a seat of this guest may know."""
        self.must_hold(guest, seat)
        if self.table.closed is not None:
            raise refused_again(Refused, self.table.closed)
        return self.table.version, self.table.known_state(seat)

    async def looked_back(self, guest: Guest | None, seat: int | None) -> dict[str, Any]:
        """The game so far. The table does nothing else meanwhile. After the end every seat may be seen."""
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
        """Why the actor, if it is a seat of this guest, cannot choose this target."""
        match = self.table.match
        if match is None or match.state.actor not in self.seats_of(guest):
            raise Refused("not-your-move", seat=-1 if match is None else match.state.actor)
        refusal = match.state.why_not_target(target)
        return {"type": "why", "target": target, "refusal": None if refusal is None else refusal_body(refusal)}

    def must_hold(self, guest: Guest | None, seat: int | None) -> None:
        if seat is not None and seat not in self.seats_of(guest):
            raise Refused("not-your-seat")

    def seats_of(self, guest: Guest | None) -> list[int]:
        return self.table.seats_of(guest.id if guest is not None else None)

    def remember(self, entries: list[StoredEntry], said: list[tuple[str, str, int]]) -> None:
        """Restore the answers to commands from before the table was loaded."""
        for guest, command, version in said:
            self.acks[guest, command] = {"type": "ack", "id": command, "version": version}
        for version, entry, sender, sent in entries:
            if sender is not None and sent is not None:
                answer = {"type": "ack", "id": sent, "version": version}
                self.acks[sender, sent] = answer | ({"table": entry.table} if isinstance(entry, Rematched) else {})
