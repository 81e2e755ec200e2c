"""Who looks at a table."""

import asyncio
from pathlib import Path

from zaria.server.broadcast import Broadcast
from zaria.server.chat import Chat
from zaria.server.connections import Connections
from zaria.server.hub import Hub, Subscriber
from zaria.server.settings import Settings
from zaria.server.table_state import Seat, TableState


def test_who_left_before_it_was_their_turn_to_look_is_sent_nothing() -> None:
    async def run() -> None:
        table, hub = TableState("k7m2q4x9r3tbc", bytes(32)), Hub()
        header = {"game": "vegas", "rules": 1, "options": {}, "dice": "sealed", "speed": "fast"}
        table.happen("create", {**header, "host": "ann", "seats": [Seat("person", "Ann", "ann").shown()]})
        connections = Connections(table, Broadcast(table, hub, 10), hub, Chat(table, Settings(Path()), []), 90)
        subscriber = Subscriber()
        connections.come(subscriber, None)
        connections.look(subscriber, None, None)
        assert len(subscriber.mailbox) == 1 and len(hub.listeners) == 3
        connections.go(subscriber, None)
        connections.look(subscriber, None, None)
        assert len(subscriber.mailbox) == 1 and not hub.listeners

    asyncio.run(run())
