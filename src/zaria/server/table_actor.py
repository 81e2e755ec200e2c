"""A live table: one task does one thing at a time. What it acknowledges is on disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from zaria.core.errors import ZariaError
from zaria.core.errors import again as refused_again
from zaria.server.broadcast import Broadcast
from zaria.server.chat import SHOWN, Chat
from zaria.server.command_context import CommandContext
from zaria.server.commands import carry_out, take_seat_again
from zaria.server.connections import Connections
from zaria.server.contests import must_be_let_in
from zaria.server.context import Context
from zaria.server.entries import Arranged, Created, Rematched
from zaria.server.following import follow
from zaria.server.guest import Guest
from zaria.server.hints import Asked, Hints
from zaria.server.hub import Subscriber
from zaria.server.incoming import Command
from zaria.server.logs import request_id
from zaria.server.mailbox import Mailbox
from zaria.server.plans import Plans
from zaria.server.refusals import Refused
from zaria.server.store import StoredEntry
from zaria.server.table_questions import TableQuestions
from zaria.server.table_state import TableState
from zaria.server.transaction import Transaction
from zaria.server.write import Overtaken

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
        chat = Chat(table, context.hub, context.settings, said, context.blocks)
        self.connections = Connections(table, self.broadcast, context.hub, chat, context.settings, context.peers)
        context.open_seats.follow(table)
        self.plans = Plans(self)
        self.hints = Hints(table, context.workers, context.settings)
        self.acks: dict[tuple[str, str], dict[str, Any]] = {}  # by guest and command
        self.loop = asyncio.get_running_loop()
        self.inbox: Mailbox[tuple[Work, asyncio.Future[Any] | None, str | None]] = Mailbox()  # and by which request
        self.is_working = False
        self.is_stopped = False
        self.version = table.version  # the last one on disk
        self.task = asyncio.create_task(self.run(), name=f"table {table.id}")

    # One thing at a time

    async def run(self) -> None:
        self.post(self.carry_on)
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
        """Have the table's task do this when its turn comes, and wait for the result."""
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
        self.connections.presence.seen(guest.id)
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
        """Again, if another process was faster: by then it is known here what it did.

        What was meant for the version before is refused as stale, since that is not the last one any more.
        """
        for _ in range(RACES):
            try:
                return await attempt()
            except Overtaken:
                continue
        raise Refused("not-stored")

    async def commit(self, transaction: Transaction, due: bool = False) -> None:
        """Do what follows by itself, write to disk, then tell everybody."""
        if transaction.first is not None or due:
            transaction.go_on(due)
        try:
            if transaction.first is not None:
                await self.commit_entries(transaction)
            elif not transaction.write.is_empty:
                await self.context.store.write(transaction.write)
        except Overtaken:
            await self.read_again()
            raise
        for work in transaction.afterwards:
            work()

    async def commit_entries(self, transaction: Transaction) -> None:
        table = self.table
        if transaction.is_about_seats:
            transaction.write.summary(table.id, table.status, table.is_listed, table.summary())
        if table.header.is_slow:
            transaction.write.turns(table.id, table.awaited_guests(), table.slow.end)
        self.plans.cancel()
        try:
            await self.context.store.write(transaction.write)
        except Overtaken:
            raise
        except Refused:
            self.break_off()
            raise
        self.context.metrics.moves.add(amount=transaction.steps)
        await self.go_on_from_here(transaction.is_about_seats, transaction.moved)

    async def go_on_from_here(self, is_about_seats: bool, moved: list[list[int | None]]) -> None:
        """There is a new version: tell everybody, and plan what happens next."""
        self.version = self.table.version
        self.broadcast.send()
        if is_about_seats:
            self.connections.check_seats(moved)
            self.context.open_seats.follow(self.table)
            self.connections.tell_presence()
            await self.run_it()
        self.connections.follow_waiting()
        self.plans.make()

    async def carry_on(self) -> None:
        """Go on where the table stopped: after loading, and after an error."""
        await self.run_it()
        self.plans.make()

    # Other processes

    @property
    def is_run_here(self) -> bool:
        """Are its bots and timers this process's?"""
        return self.context.peers.runs(self.table.id)

    async def run_it(self) -> None:
        """Try to be the process that runs it, if it is to be run at all."""
        if self.table.status in ("sealing", "playing") and not self.is_run_here:
            await self.context.peers.take(self.table.id)

    async def follow(self) -> None:
        """Take what other processes did at this table from the log."""
        found = await self.context.store.entries(self.table.id, self.version)
        if not found:
            return
        self.plans.cancel()
        for stored in found:
            self.broadcast.note(follow(self.table, stored.entry, stored.at))
            if stored.guest is not None:
                self.connections.presence.seen(stored.guest)
        self.remember(found, [])
        self.context.metrics.followed.add(amount=len(found))
        moved = [stored.entry.order for stored in found if isinstance(stored.entry, Arranged)]
        await self.go_on_from_here(any(not stored.entry.is_step for stored in found), moved)

    async def read_again(self) -> None:
        """What is in memory is not what was stored: take everything from the log, and show it to everybody."""
        store, id = self.context.store, self.table.id
        try:
            row, entries, said = await store.table(id), await store.entries(id), await store.chat(id, SHOWN)
        except Refused:
            self.break_off()
            raise
        assert row is not None and isinstance(entries[0].entry, Created)
        self.table.start(row.secret, entries[0].entry)
        for stored in entries[1:]:
            self.table.apply(stored.entry, stored.at)
        self.table.check_rules()
        self.table.play()
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
        """What was said through other processes."""
        chat = self.connections.chat
        said = await self.context.store.chat(self.table.id, SHOWN)
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
        """Should the table go on by itself, while nothing is being done or planned?"""
        return self.task.done() or (not self.is_stopped and not self.is_busy and self.is_run_here and self.plans.is_due)

    @property
    def is_unused(self) -> bool:
        """Is nobody connected, and is nothing being done for anybody?"""
        return not self.connections.subscribers and not self.is_working and len(self.inbox) == 0

    @property
    def is_busy(self) -> bool:
        """Is something being done, waiting or planned?"""
        return self.is_working or len(self.inbox) > 0 or self.plans.is_pending

    # Connections

    async def attach(self, subscriber: Subscriber, guest: Guest | None, seat: int | None, since: int | None) -> None:
        """A new connection, with the view of a seat of its guest, or as a spectator."""
        self.must_hold(guest, seat)
        await must_be_let_in(self.context, self.table, guest)
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
        """What a strong player would do in the place of this guest. The table goes on while it is thought about."""

        async def asked() -> Asked:
            self.must_hold(guest, seat)
            return self.hints.ask(guest.id, seat)

        return await self.hints.find(await self.ask(asked))

    def remember(self, entries: list[StoredEntry], said: list[tuple[str, str, int]]) -> None:
        """Restore the answers to commands from before the table was loaded."""
        for guest, command, version in said:
            self.acks[guest, command] = {"type": "ack", "id": command, "version": version}
        for version, entry, sender, sent, _ in entries:
            if sender is not None and sent is not None:
                answer = {"type": "ack", "id": sent, "version": version}
                self.acks[sender, sent] = answer | ({"table": entry.table} if isinstance(entry, Rematched) else {})
