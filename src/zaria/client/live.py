"""Follows a live table with the view of one seat: applies patches, checks versions, reconnects."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from asyncio import Future
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from zaria.client.api import Api, RequestRefused
from zaria.client.patch import apply_patch

PING = 2.5  # seconds of silence before a ping
DEAD = 9.0  # seconds of silence that mean the connection is lost
LONGEST_PAUSE = 3.0  # before reconnecting; random, so that clients do not come at once
FINAL = (4403, 4404)  # close codes after which reconnecting is useless


class Lost(Exception):
    """The table cannot be used: it does not exist, or the seat is not ours."""


class LiveTable:
    """Use it as `async with LiveTable(api, table, seat) as live`. A seat of None is a spectator.

    `hear` gets every message of the server as it arrives.
    """

    def __init__(
        self, api: Api, table: str, seat: int | None = None, hear: Callable[[dict[str, Any]], None] | None = None
    ) -> None:
        self.api = api
        self.table = table
        self.seat = seat
        self.hear = hear
        self.version = 0
        self.document: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.odds: dict[str, Any] | None = None  # if the table shows them
        self.connection: ClientConnection | None = None
        self.connected = 0  # number of connections so far
        self.pending: dict[str, tuple[str, Future[dict[str, Any]]]] = {}  # commands without an answer, by id
        self.change = asyncio.Event()
        self.lost: Lost | None = None
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> LiveTable:
        self.task = asyncio.create_task(self._stay_connected())
        while self.version == 0:
            await self.changed()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    @property
    def table_now(self) -> dict[str, Any]:
        """The table: seats, status, seal, pending draw."""
        shown: dict[str, Any] = self.document["table"]
        return shown

    @property
    def view(self) -> dict[str, Any] | None:
        """The game; None before it begins."""
        view: dict[str, Any] | None = self.document["view"]
        return view

    async def changed(self) -> None:
        """Wait for the next change; Lost if there can be none."""
        self.change.clear()
        if self.lost is None:
            await self.change.wait()
        if self.lost is not None:
            raise self.lost

    async def do(self, command: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its `ack`; RequestRefused if refused. Sends it again after a lost connection."""
        return await self._ask({"do": command, **fields})

    async def hint(self) -> dict[str, Any]:
        """What a strong player would do in our place now; RequestRefused where hints are not allowed."""
        return await self._ask({"type": "hint"})

    async def _ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message with a new id, and wait for the answer to it."""
        number = secrets.token_hex(8)
        text = json.dumps({"id": number, **message})
        answer: Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.pending[number] = (text, answer)
        try:
            if self.connection is not None:
                await self._send(self.connection, text)
            return await answer
        finally:
            del self.pending[number]

    async def _send(self, connection: ClientConnection, text: str) -> None:
        with suppress(ConnectionClosed):  # then it is sent again on the next connection
            await connection.send(text)

    async def _stay_connected(self) -> None:
        address = self.api.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        while True:
            query = f"?seat={-1 if self.seat is None else self.seat}"
            if self.version > 0:
                query += f"&since={self.version}"
            headers = {"Cookie": self.api.cookies()}
            try:
                async with connect(address + query, additional_headers=headers, ping_interval=None) as connection:
                    await self._follow(connection)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL:
                    return self._lose()
            except InvalidStatus as refused:
                if refused.response.status_code < 500:
                    return self._lose()
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            finally:
                self.connection = None
            await asyncio.sleep(random.uniform(0, LONGEST_PAUSE if self.connected > 0 else PING))

    def _lose(self) -> None:
        self.lost = Lost(self.table)
        self.change.set()
        for _, answer in self.pending.values():
            answer.set_exception(self.lost)

    async def _follow(self, connection: ClientConnection) -> None:
        """Read until the connection is lost."""
        self.connection = connection
        self.connected += 1
        for text, _ in list(self.pending.values()):
            await connection.send(text)
        silence = 0.0
        while silence < DEAD:
            try:
                async with asyncio.timeout(PING):  # `wait_for` in Python 3.11 can lose a cancellation
                    text = await connection.recv(decode=True)
            except TimeoutError:
                silence += PING
                await connection.send('{"type": "ping"}')
                continue
            silence = 0.0
            await self._take(connection, json.loads(text))

    async def _take(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "snapshot":
            self.document = message["document"]
            if message["seat"] is not None:
                self.seat = message["seat"]  # before the start the host may have moved us
            self._now(message)
        elif kind == "update" and message["from"] == self.version:
            apply_patch(self.document, message["patch"])
            self._now(message)
        elif kind == "update" and message["version"] > self.version:
            await connection.send(json.dumps({"type": "sync", "version": self.version}))  # an update was lost
        elif kind in ("ack", "hint", "refused") and message["id"] in self.pending:
            answer = self.pending[message["id"]][1]
            if kind != "refused" and not answer.done():
                answer.set_result(message)
            elif not answer.done():
                answer.set_exception(RequestRefused(message))
        if self.hear is not None:
            self.hear(message)

    def _now(self, message: dict[str, Any]) -> None:
        self.version = message["version"]
        self.question = message["question"]
        self.odds = message["odds"]
        self.change.set()
