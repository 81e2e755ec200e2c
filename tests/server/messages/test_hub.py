"""What a connection is sent keeps its order, whether it goes out at once or has to wait."""

import asyncio
from types import SimpleNamespace
from typing import cast

from zaria.server.endpoints.socket.quick_socket import QUICK
from zaria.server.endpoints.socket.websocket import Connection
from zaria.server.messages.hub import Subscriber


class Wire:
    """In place of a socket: takes texts while it is open."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.open = asyncio.Event()
        self.open.set()

    def send_now(self, text: str) -> bool:
        if self.open.is_set():
            self.sent.append(text)
        return self.open.is_set()

    async def send_texts(self, texts: list[str]) -> None:
        await self.open.wait()
        self.sent.extend(texts)


async def a_moment() -> None:
    for _ in range(5):  # turns of the loop
        await asyncio.sleep(0)


def test_texts_keep_their_order_whether_they_had_to_wait_or_not() -> None:
    async def run() -> tuple[list[str], list[str]]:
        wire, subscriber = Wire(), Subscriber()
        socket = SimpleNamespace(scope={"extensions": {QUICK: wire}})
        subscriber.send("a")  # before the connection is served
        connection = cast(Connection, SimpleNamespace(socket=socket, subscriber=subscriber))
        writing = asyncio.create_task(Connection.write(connection))
        await a_moment()
        subscriber.send("b")
        at_once = wire.sent.copy()
        wire.open.clear()
        subscriber.send("c")
        await a_moment()  # it was taken, and waits
        subscriber.send("d")
        wire.open.set()
        subscriber.send("e")  # the client reads again, but c and d have not been sent yet
        await a_moment()
        subscriber.send("f")
        writing.cancel()
        return at_once, wire.sent

    at_once, sent = asyncio.run(run())
    assert at_once == ["a", "b"]
    assert "".join(sent) == "abcdef"
