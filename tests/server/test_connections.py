"""Connections to a table."""

import asyncio
from pathlib import Path

from support.tables import table_of
from zaria.server.broadcast import Broadcast
from zaria.server.chat import Chat
from zaria.server.connections import Connections
from zaria.server.hub import Hub, Subscriber
from zaria.server.seat import open_seat, person_seat
from zaria.server.settings import Settings


def test_a_connection_that_closed_before_its_turn_is_sent_nothing() -> None:
    async def run() -> None:
        table, hub = table_of("vegas", [person_seat("Ann", "ann"), open_seat()]), Hub()
        connections = Connections(table, Broadcast(table, hub, 10), hub, Chat(table, hub, Settings(Path()), []), 90)
        subscriber = Subscriber()
        connections.come(subscriber, None)
        connections.look(subscriber, None, None)
        assert len(subscriber.mailbox) == 1 and len(hub.listeners) == 3
        connections.go(subscriber, None)
        connections.look(subscriber, None, None)
        assert len(subscriber.mailbox) == 1 and not hub.listeners

    asyncio.run(run())
