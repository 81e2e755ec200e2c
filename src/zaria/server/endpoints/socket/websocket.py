"""The WebSocket of a table: frames in, updates out."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from zaria.core.engine.errors import ZariaError
from zaria.server.common.rate_limit import TokenBucket
from zaria.server.endpoints.socket.live_sockets import LiveSocket, LiveSockets
from zaria.server.endpoints.socket.quick_socket import QUICK, QuickSocket
from zaria.server.limits.budgets import network_of_scope
from zaria.server.live.actor import TableActor
from zaria.server.live.tables import Tables
from zaria.server.messages.encoding import encode_text
from zaria.server.messages.hub import Subscriber
from zaria.server.messages.incoming import (
    AskHint,
    BaseCommand,
    Command,
    ConnectionMessage,
    Mute,
    Ping,
    Sync,
    Watch,
    id_of,
    read_frame,
    read_message,
)
from zaria.server.messages.refusals import Refused, refusal_body
from zaria.server.people.guest import Guest
from zaria.server.people.identity import COOKIE

NO_TABLE = 4404
NOT_YOUR_SEAT = 4403
FLOOD = 1008
TRY_AGAIN = 1013


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Follow a table and send commands to it."""
    tables: Tables = socket.app.state.tables
    context = tables.context
    try:
        guest = await context.identities.guest(socket.cookies.get(COOKIE))
    except Refused as refused:
        await socket.close(FLOOD if refused.refusal.code == "banned" else TRY_AGAIN)
        return
    session = guest.id if guest is not None else f"network {network_of_scope(socket.scope)}"
    if guest is not None:
        context.origins.note(guest.id, network_of_scope(socket.scope))
    await socket.accept()
    context.usage.connect("guests", session)
    try:
        if context.usage.connections_of("guests", session) > context.settings.sockets:
            await socket.close(FLOOD)
            return
        live_sockets: LiveSockets = socket.app.state.live_sockets
        with live_sockets.arrival(network_of_scope(socket.scope)) as may_come:
            if not may_come:
                await socket.close(TRY_AGAIN)
                return
            try:
                actor = await tables.get(table_id)
            except Refused:
                await socket.close(NO_TABLE)
                return
        seat = seat_asked_for(actor, guest, socket.query_params.get("seat"))
        connection = Connection(socket, tables, actor, guest)
        connection.subscriber.session = context.identities.session(socket.cookies.get(COOKIE)) or ""
        if not connection.sockets.enter(connection.place):
            await socket.close(TRY_AGAIN)
            return
        try:
            await connection.serve(seat, number(socket.query_params.get("since")))
        finally:
            connection.sockets.leave(connection.place)
    finally:
        tables.gone += 1
        context.usage.disconnect("guests", session)


def number(text: str | None) -> int | None:
    """The integer in a query parameter; None if there is none."""
    plain = text is not None and text.isascii() and text.removeprefix("-").isdigit() and len(text) <= 18
    return int(text) if plain and text is not None else None


def seat_asked_for(actor: TableActor, guest: Guest | None, asked: str | None) -> int | None:
    """The seat named by the query, else the first seat of the guest; None for a spectator."""
    if asked is None:
        own = actor.seats_of(guest)
        return own[0] if own else None
    seat = number(asked)
    return seat if seat != -1 else None


class Connection:
    def __init__(
        self, socket: WebSocket[Any, Any, Any], tables: Tables, actor: TableActor, guest: Guest | None
    ) -> None:
        settings = tables.context.settings
        self.socket = socket
        self.tables = tables
        self.actor = actor
        self.guest = guest
        self.network = network_of_scope(socket.scope)
        self.limit = TokenBucket(settings.frames_at_once, settings.frames_per_second)
        self.subscriber = subscriber = Subscriber()
        self.sockets: LiveSockets = socket.app.state.live_sockets
        self.place = LiveSocket(self.network, guest and guest.id, self.is_seated, lambda: subscriber.leave(TRY_AGAIN))
        self.hints: set[asyncio.Task[None]] = set()  # being thought about

    def is_seated(self) -> bool:
        return bool(self.actor.seats_of(self.guest))

    async def serve(self, seat: int | None, since: int | None) -> None:
        subscriber, actor, guest = self.subscriber, self.actor, self.guest
        tasks: list[asyncio.Future[Any]] = []
        try:
            try:
                await actor.ask(lambda: actor.attach(subscriber, guest, seat, since))
            except ZariaError as error:
                await self.socket.close(NOT_YOUR_SEAT if error.refusal.code == "not-your-seat" else 1012)
                return
            tasks = [asyncio.create_task(self.read()), asyncio.create_task(self.write())]
            await asyncio.wait([*tasks, subscriber.gone], return_when=asyncio.FIRST_COMPLETED)
            if subscriber.gone.done():
                await self.close(subscriber.gone.result())
        finally:
            tasks += self.hints
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            actor.detach(subscriber, guest)

    async def close(self, code: int) -> None:
        try:
            await self.socket.close(code)
        except Exception:  # the client has closed it already
            return

    async def write(self) -> None:
        """What has gathered while the client did not read goes out together."""
        quick: QuickSocket = self.socket.scope["extensions"][QUICK]  # type: ignore[index, assignment]
        subscriber = self.subscriber
        subscriber.send_now = quick.send_now
        while True:
            subscriber.is_behind = False
            texts = await subscriber.mailbox.get_all()
            subscriber.is_behind = True
            await quick.send_texts(texts)

    async def read(self) -> None:
        """Read until the client disconnects or sends too much."""
        quick: QuickSocket = self.socket.scope["extensions"][QUICK]  # type: ignore[index, assignment]
        while True:
            message = await quick.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self.limit.take():
                self.subscriber.leave(FLOOD)
                return
            if message["type"] == "websocket.receive":
                await self.answer(message.get("text") or message.get("bytes") or b"")

    async def answer(self, frame: str | bytes) -> None:
        """Handle one frame. Errors in it are answered and do not end the connection."""
        id: str | None = None
        try:
            data = read_frame(frame)
            id = id_of(data)
            if not self.tables.context.budgets.take_frame(self.network):
                raise Refused("too-fast")
            message = read_message(data)
            if not isinstance(message, Ping):  # pages send those by themselves
                self.sockets.heard(self.place)
            if isinstance(message, BaseCommand):
                await self.command(message)
            else:
                await self.about_connection(message)
        except ZariaError as error:
            self.refuse(id, error)

    async def command(self, command: Command) -> None:
        if self.guest is None:
            raise Refused("no-guest")
        await self.tables.do(self.actor, self.guest, command, self.network, self.send)

    async def about_connection(self, message: ConnectionMessage) -> None:
        actor, subscriber, guest = self.actor, self.subscriber, self.guest
        if isinstance(message, Ping):
            self.send({"type": "pong", "version": actor.version})
        elif isinstance(message, Watch):
            await actor.ask(lambda: actor.watch(subscriber, guest, message.seat if message.seat != -1 else None))
        elif isinstance(message, Sync):
            await actor.ask(lambda: actor.sync(subscriber, message.version))
        elif isinstance(message, Mute):
            actor.connections.mute(subscriber, message.on)
        elif isinstance(message, AskHint):
            self.begin_hint(message.id)
        else:
            self.send(await actor.ask(lambda: actor.why(guest, message.target)))

    def begin_hint(self, id: str) -> None:
        """Other frames are read meanwhile."""
        guest = self.guest
        if guest is None:
            raise Refused("no-guest")
        hint = asyncio.create_task(self.hint(guest, id))
        self.hints.add(hint)
        hint.add_done_callback(self.hints.discard)

    async def hint(self, guest: Guest, id: str) -> None:
        try:
            self.send({"type": "hint", "id": id, **await self.actor.hint(guest)})
        except ZariaError as error:
            self.refuse(id, error)

    def refuse(self, id: str | None, error: ZariaError) -> None:
        self.send({"type": "refused", "id": id, "version": self.actor.version, **refusal_body(error.refusal)})

    def send(self, message: dict[str, Any]) -> None:
        self.subscriber.send(encode_text(message))
