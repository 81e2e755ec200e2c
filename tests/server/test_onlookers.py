"""Who looks at a table."""

import asyncio
from pathlib import Path

from zaria.server.broadcast import Broadcast
from zaria.server.chat import Chat
from zaria.server.hub import Hub, Subscriber
from zaria.server.onlookers import Onlookers
from zaria.server.room import Room, Seat
from zaria.server.settings import Settings


def test_who_left_before_it_was_their_turn_to_look_is_sent_nothing() -> None:
    async def run() -> None:
        room, hub = Room("k7m2q4x9r3tbc", bytes(32)), Hub()
        header = {"game": "vegas", "rules": 1, "options": {}, "dice": "sealed", "speed": "fast"}
        room.happen("create", {**header, "host": "ann", "seats": [Seat("person", "Ann", "ann").shown()]})
        onlookers = Onlookers(room, Broadcast(room, hub, 10), hub, Chat(room, Settings(Path()), []), 90)
        subscriber = Subscriber()
        onlookers.come(subscriber, None)
        onlookers.look(subscriber, None, None)
        assert len(subscriber.mailbox) == 1 and len(hub.listeners) == 3
        onlookers.go(subscriber, None)
        onlookers.look(subscriber, None, None)
        assert len(subscriber.mailbox) == 1 and not hub.listeners

    asyncio.run(run())
