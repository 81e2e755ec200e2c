"""Simulated players: tables of four seats that move on demand, a connection for each seat."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec
from bench.server.sockets import Socket

from zaria.client.patch import apply_patch

SEATS = 4
decode = msgspec.json.decode


class Table:
    """A table followed on four connections. `sent` is the command without an answer."""

    def __init__(self, id: str, cookie: str, port: int, choose: random.Random) -> None:
        self.id = id
        self.cookie = cookie
        self.host = f"127.0.0.1:{port}"
        self.port = port
        self.choose = choose
        self.seats = [Seat(self, number) for number in range(SEATS)]
        self.sent: Sent | None = None
        self.commands = 0
        self.acked: list[tuple[int, str]] = []  # version and words of each acknowledged move
        self.refused: list[str] = []
        self.is_over = False
        self.when_all_have_it: Callable[[Table, Sent], None] | None = None
        self.when_idle: Callable[[Table], None] | None = None

    @property
    def is_ready(self) -> bool:
        """Are all seats up to date and all commands answered, and is a seat asked?"""
        if self.sent is not None or self.is_over or not all(seat.is_connected for seat in self.seats):
            return False
        return self.asked() is not None

    def asked(self) -> Seat | None:
        return next((seat for seat in self.seats if seat.question is not None), None)

    def waits(self) -> bool:
        """Is a draw pending?"""
        return all(seat.is_connected for seat in self.seats) and self.seats[0].document["table"]["waiting"] is not None

    def move(self) -> None:
        """Make a random move for the seat that is asked."""
        seat = self.asked()
        assert seat is not None and seat.question is not None
        choice = self.choose.choice(seat.question["choices"])
        self.command(seat, "move", action=choice["action"], word=choice.get("word"))

    def roll(self) -> None:
        self.command(self.seats[0], "roll")

    def command(self, seat: Seat, do: str, action: int | None = None, word: str | None = None) -> None:
        self.commands += 1
        frame: dict[str, Any] = {"id": f"{self.id}-{self.commands}", "do": do, "version": seat.version}
        if action is not None:
            frame["action"] = action
        self.sent = Sent(frame, seat, word)
        self.sent.send()

    def heard(self, message: dict[str, Any]) -> None:
        """Handle an answer to the pending command."""
        sent = self.sent
        if message["type"] == "refused":
            self.refused.append(message["code"])
        elif sent is not None and message["id"] == sent.frame["id"] and not sent.is_acked:  # it may be sent twice
            sent.is_acked = True
            if sent.word is not None:
                self.acked.append((message["version"], sent.word))
            self.check(sent)

    def seen(self, before: int) -> None:
        """Note that one more connection has the version after this one."""
        if self.sent is not None and self.sent.frame["version"] == before:
            self.sent.receivers += 1
            self.sent.seen = time.perf_counter()
            self.check(self.sent)

    def check(self, sent: Sent) -> None:
        """Continue if the move is acknowledged and has reached all connections."""
        if sent.receivers >= SEATS and sent.is_acked:
            self.sent = None
            if self.when_all_have_it is not None:
                self.when_all_have_it(self, sent)
            self.stir()

    def stir(self) -> None:
        """Make the next move or draw, if there is one. No command may be pending."""
        if self.sent is None and self.when_idle is not None:
            self.when_idle(self)

    def close(self) -> None:
        for seat in self.seats:
            if seat.socket is not None:
                seat.socket.close()


class Sent:
    """A command that has no answer yet."""

    def __init__(self, frame: dict[str, Any], seat: Seat, word: str | None) -> None:
        self.frame = frame
        self.seat = seat
        self.word = word
        self.at = time.perf_counter()
        self.seen = 0.0  # when the last receiver got it
        self.receivers = 0
        self.is_acked = False

    def send(self) -> None:
        if self.seat.socket is not None:
            self.seat.socket.send(msgspec.json.encode(self.frame))


class Seat:
    """One connection: applies patches, and counts lost or misordered messages."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        self.socket: Socket | None = None
        self.more = ""  # appended to the address
        self.version = 0
        self.document: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.wrong = 0
        self.messages = 0
        self.is_connected = False  # and up to date
        self.follows = True  # otherwise it only reads versions and questions, which is cheaper
        self.arrived = asyncio.Event()

    async def connect(self) -> None:
        """Connect or reconnect, and wait until the table is up to date."""
        self.arrived.clear()
        since = f"&since={self.version}" if self.version else ""
        path = f"/api/tables/{self.table.id}/live?seat={self.number}{since}{self.more}"
        loop = asyncio.get_running_loop()
        socket = Socket(path, self.table.host, self.table.cookie, self.hear, self.lost)
        await loop.create_connection(lambda: socket, "127.0.0.1", self.table.port)
        self.socket = socket
        socket.send(b'{"type": "ping"}')  # answered after all missed updates
        await self.arrived.wait()

    async def try_to_connect(self) -> None:
        """Connect if the server listens."""
        with suppress(OSError):
            await self.connect()

    async def is_up(self) -> bool:
        """Does the connection answer?"""
        if self.socket is not None and self.is_connected:
            self.arrived.clear()
            self.socket.send(b'{"type": "ping"}')
            await self.arrived.wait()
        return self.is_connected

    def lost(self) -> None:
        self.socket = None
        self.is_connected = False
        self.arrived.set()

    def hear(self, text: bytes) -> None:
        message = decode(text)
        kind = message["type"]
        self.messages += 1
        if kind == "update":
            if message["from"] != self.version:
                self.wrong += 1
            if self.follows:
                apply_patch(self.document, message["patch"])
            self.now(message)
            self.table.seen(message["from"])
            self.table.stir()
        elif kind == "snapshot":
            self.document = message["document"]
            self.now(message)
        elif kind in ("ack", "refused"):
            self.table.heard(message)
        elif kind == "pong":
            self.is_connected = True
            self.arrived.set()

    def now(self, message: dict[str, Any]) -> None:
        self.version = message["version"]
        self.question = message["question"]
        if self.follows:
            self.table.is_over = self.document["table"]["status"] not in ("open", "sealing", "playing")


async def connect_all(tables: Iterable[Table]) -> None:
    for table in tables:
        await asyncio.gather(*[seat.connect() for seat in table.seats])
