"""A live table: a single task does all its work in order. Acknowledged changes are on disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from zaria.core.engine.errors import ZariaError
from zaria.core.engine.errors import again as refused_again
from zaria.server.audience.broadcast import Broadcast
from zaria.server.audience.chat import MOST_SHOWN, Chat
from zaria.server.audience.connections import Connections
from zaria.server.commands.context import CommandContext
from zaria.server.commands.everybody import carry_out, take_seat_again
from zaria.server.commands.transaction import Transaction
from zaria.server.contests.access import check_access
from zaria.server.context import Context
from zaria.server.live.hints import HintRequest, Hints
from zaria.server.live.plans import Plans
from zaria.server.live.questions import TableQuestions
from zaria.server.messages.hub import Subscriber
from zaria.server.messages.incoming import Command
from zaria.server.messages.mailbox import Mailbox
from zaria.server.messages.refusals import Refused
from zaria.server.operations.logs import request_id
from zaria.server.people.guest import Guest
from zaria.server.storage.changes import WriteConflict
from zaria.server.storage.store import StoredEntry
from zaria.server.table.announcements import apply_and_tell
from zaria.server.table.entries import RematchMade, SeatsArranged, TableCreated
from zaria.server.table.state import TableState

Work = Callable[[], Awaitable[Any]]
T = TypeVar("T")
RACES = 5  # that a command may lose against other processes
log = logging.getLogger("zaria")


class TableActor(TableQuestions):
    def __init__(
        self, table: TableState, context: Context, said: list[dict[str, Any]], broken: Callable[[TableActor], None]
    ) -> None:
        self.table = table
        self.context = context
        self.broken = broken  # called when the table must be loaded again
        self.broadcast = Broadcast(table, context.hub, context.settings.missed_events)
        chat = Chat(table, context.hub, context.budgets.chats, said, context.blocks)
        self.connections = Connections(table, self.broadcast, context.hub, chat, context.settings, context.peers)
        context.open_seats.follow(table)
        self.plans = Plans(self)
        self.hints = Hints(table, context)
        self.acks: dict[tuple[str, str], dict[str, Any]] = {}  # by guest and command
        self.loop = asyncio.get_running_loop()
        self.inbox: Mailbox[tuple[Work, asyncio.Future[Any] | None, str | None]] = Mailbox()  # and by which request
        self.is_working = False
        self.is_stopped = False
        self.version = table.version  # the last one on disk
        self.task = asyncio.create_task(self.run(), name=f"table {table.id}")

    # One thing at a time

    async def run(self) -> None:
        self.post(self.resume)
        while True:
            self.is_working = False
            work, done, asked_by = await self.inbox.get()
            self.is_working = True
            request_id.set(asked_by)
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
        """Queue work for the table's task, and wait for the result."""
        if self.is_stopped:
            raise Refused("closing")
        done: asyncio.Future[T] = self.loop.create_future()
        self.inbox.put((work, done, request_id.get()))
        return await done

    def post(self, work: Work) -> None:
        """The same without waiting."""
        if not self.is_stopped:
            self.inbox.put((work, None, None))

    def stop(self, code: int = 1012) -> None:
        """Unload the table. Everything is on disk; clients reconnect."""
        self.is_stopped = True
        self.plans.cancel()
        self.task.cancel()
        while self.inbox.items:
            _, done, _ = self.inbox.items.popleft()
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
        self.connections.presence.note_activity(guest.id)
        return await self.try_again(lambda: self.do_once(guest, command))

    async def do_once(self, guest: Guest, command: Command) -> dict[str, Any]:
        known = self.acks.get((guest.id, command.id))
        if known is not None:
            return known
        if self.table.is_closed_here and self.table.closed is not None:
            raise refused_again(Refused, self.table.closed)
        transaction = Transaction(self.table, self.broadcast, guest.id, command.id)
        answer: dict[str, Any] = {"type": "ack", "id": command.id}
        shared = self.context
        own = (transaction, guest, self.connections, shared.settings, shared.open_seats, shared.blocks, answer)
        carry_out(CommandContext(*own), command)
        await self.commit(transaction)
        answer["version"] = transaction.first or self.table.version
        self.acks[guest.id, command.id] = answer
        return answer

    async def try_again(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Retry if another process wrote first: by then its entries have been read here.

        A command for the earlier version is then refused as stale.
        """
        for _ in range(RACES):
            try:
                return await attempt()
            except WriteConflict:
                continue
        raise Refused("not-stored")

    async def commit(self, transaction: Transaction, due: bool = False) -> None:
        """Do the automatic steps, write to disk, then send updates."""
        if transaction.first is not None or due:
            transaction.settle(due)
        try:
            if transaction.first is not None:
                await self.commit_entries(transaction)
            elif not transaction.changes.is_empty:
                await self.context.store.write(transaction.changes)
        except WriteConflict:
            await self.read_again()
            raise
        for work in transaction.afterwards:
            work()

    async def commit_entries(self, transaction: Transaction) -> None:
        table = self.table
        if transaction.is_about_seats:
            transaction.changes.summary(table.id, table.status, table.is_listed, table.summary())
            transaction.changes.invite(table.id, table.invited())
        if table.header.is_slow:
            transaction.changes.turns(table.id, table.awaited_guests(), table.slow.end)
        self.plans.cancel()
        try:
            await self.context.store.write(transaction.changes)
        except WriteConflict:
            raise
        except Refused:
            self.break_off()
            raise
        self.context.metrics.moves.inc(transaction.steps)
        await self.announce(transaction.is_about_seats, transaction.moved)

    async def announce(self, is_about_seats: bool, moved: list[list[int | None]]) -> None:
        """Send the new version to all connections, and plan what happens next."""
        self.version = self.table.version
        self.broadcast.send()
        if is_about_seats:
            self.connections.check_seats(moved)
            self.context.open_seats.follow(self.table)
            self.connections.tell_presence()
            await self.claim()
        self.connections.follow_waiting()
        self.plans.make()

    async def resume(self) -> None:
        """Continue where the table stopped: after loading, and after an error."""
        await self.claim()
        self.plans.make()

    # Other processes

    @property
    def is_run_here(self) -> bool:
        """Does this process run the table's bots and timers?"""
        return self.context.peers.runs(self.table.id)

    async def claim(self) -> None:
        """Try to become the process that runs the table, if it needs one."""
        if self.table.status in ("sealing", "playing") and not self.is_run_here:
            await self.context.peers.take(self.table.id)

    async def follow(self) -> None:
        """Apply the entries that other processes stored for this table."""
        new = await self.context.store.entries(self.table.id, self.version)
        if not new:
            return
        self.plans.cancel()
        for stored in new:
            self.broadcast.note(apply_and_tell(self.table, stored.entry, stored.at))
            if stored.guest is not None:
                self.connections.presence.note_activity(stored.guest)
        self.remember(new, [])
        self.context.metrics.followed.inc(len(new))
        moved = [stored.entry.order for stored in new if isinstance(stored.entry, SeatsArranged)]
        await self.announce(any(not stored.entry.is_step for stored in new), moved)

    async def read_again(self) -> None:
        """Memory and database differ: load everything again, and send snapshots to all connections."""
        store, id = self.context.store, self.table.id
        try:
            row, entries, said = await store.table(id), await store.entries(id), await store.chat(id, MOST_SHOWN)
        except Refused:
            self.break_off()
            raise
        assert row is not None and isinstance(entries[0].entry, TableCreated)
        self.table.start(row.secret, entries[0].entry)
        self.table.load((stored.entry, stored.at) for stored in entries[1:])
        self.table.check_rules()
        self.plans.cancel()
        self.connections.chat.messages = said
        self.remember(entries, await store.chat_commands(id))
        self.version = self.table.version
        self.context.open_seats.follow(self.table)
        self.connections.show_anew()
        self.connections.tell_presence()
        await self.context.peers.take(id)
        self.connections.follow_waiting()
        self.plans.make()

    async def hear_chat(self) -> None:
        """Chat messages from other processes."""
        chat = self.connections.chat
        said = await self.context.store.chat(self.table.id, MOST_SHOWN)
        for message in said:
            if not chat.messages or message["number"] > chat.messages[-1]["number"]:
                chat.publish(message)

    async def see_who_is_there(self) -> None:
        """Who is connected through other processes."""
        self.connections.presence.are_elsewhere(await self.context.peers.present(self.table.id))
        self.connections.tell_presence()
        self.connections.follow_waiting()
        self.plans.run_clock()

    @property
    def is_stuck(self) -> bool:
        """Is an automatic action due although none is running or planned?"""
        return self.task.done() or (not self.is_stopped and not self.is_busy and self.is_run_here and self.plans.is_due)

    @property
    def is_unused(self) -> bool:
        """Are there no connections, and no work in progress?"""
        return not self.connections.subscribers and not self.is_working and len(self.inbox) == 0

    @property
    def is_busy(self) -> bool:
        """Is any work in progress, queued or planned?"""
        return self.is_working or len(self.inbox) > 0 or self.plans.is_pending

    # Connections

    async def attach(self, subscriber: Subscriber, guest: Guest | None, seat: int | None, since: int | None) -> None:
        """A new connection, with the view of a seat of its guest, or as a spectator."""
        self.must_hold(guest, seat)
        await check_access(self.context, self.table, guest)
        self.connections.come(subscriber, guest.id if guest is not None else None)
        await self.try_again(lambda: self.give_seats_back(guest))
        self.connections.look(subscriber, seat, since)
        self.connections.tell_presence()
        self.connections.follow_waiting()
        self.wind_clock()

    async def give_seats_back(self, guest: Guest | None) -> None:
        for number in self.seats_of(guest):
            if self.table.status == "playing" and self.table.seats[number].is_played_by_bot:
                transaction = Transaction(self.table, self.broadcast)
                take_seat_again(transaction, number)
                await self.commit(transaction)

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

    async def hint(self, guest: Guest, seat: int | None = None) -> dict[str, Any]:
        """What a strong player would do in this guest's place. The table is not blocked meanwhile."""

        async def request() -> HintRequest:
            self.must_hold(guest, seat)
            return self.hints.ask(guest.id, seat)

        return await self.hints.find(await self.ask(request))

    def remember(self, entries: list[StoredEntry], said: list[tuple[str, str, int]]) -> None:
        """Restore the answers to commands from before the table was loaded."""
        for guest, command, version in said:
            self.acks[guest, command] = {"type": "ack", "id": command, "version": version}
        for version, entry, sender, sent, _ in entries:
            if sender is not None and sent is not None:
                answer = {"type": "ack", "id": sent, "version": version}
                self.acks[sender, sent] = answer | ({"table": entry.table} if isinstance(entry, RematchMade) else {})
