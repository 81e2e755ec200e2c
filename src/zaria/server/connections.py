"""The connections to a table, and which seat's view each of them gets."""

from __future__ import annotations

import asyncio

from zaria.server.broadcast import Broadcast
from zaria.server.chat import Chat
from zaria.server.encoding import encode_text
from zaria.server.hub import Hub, Subscriber
from zaria.server.presence import Presence
from zaria.server.table_state import TableState


class Connections:
    """Each gets the updates of one seat or the spectators'. All get presence, and chat unless they muted it."""

    def __init__(self, table: TableState, broadcast: Broadcast, hub: Hub, chat: Chat, away_seconds: float) -> None:
        self.table = table
        self.broadcast = broadcast
        self.hub = hub
        self.chat = chat
        self.presence = Presence(table, away_seconds)
        self.all_topic = f"{table.id}:all"
        self.subscribers: set[Subscriber] = set()
        self.is_dismissed = False

    def come(self, subscriber: Subscriber, guest: str | None) -> None:
        self.subscribers.add(subscriber)
        self.presence.come(guest)
        self.hub.subscribe(subscriber, self.chat.topic)
        self.hub.subscribe(subscriber, self.all_topic)

    def go(self, subscriber: Subscriber, guest: str | None) -> None:
        self.hub.remove(subscriber)
        if subscriber not in self.subscribers:
            return
        self.subscribers.discard(subscriber)
        self.presence.go(guest)
        self.tell_presence()
        if self.table.seats_of(guest):  # told again when the others may go on without them
            asyncio.get_running_loop().call_later(self.presence.away_seconds + 0.1, self.tell_presence)

    def look(self, subscriber: Subscriber, seat: int | None, since: int | None) -> None:
        """Send this seat's updates from now on: first those that were missed, or a snapshot."""
        if subscriber not in self.subscribers:  # disconnected before it was their turn
            return
        self.broadcast.follow(seat)
        missed = None if since is None else self.broadcast.missed(seat, since)
        for topic in subscriber.topics - {self.chat.topic, self.all_topic}:
            self.hub.unsubscribe(subscriber, topic)
        self.hub.subscribe(subscriber, self.broadcast.topic(seat))
        subscriber.seat = seat
        everything = [encode_text(self.broadcast.snapshot(seat, self.chat.messages))] if missed is None else missed
        for text in everything:
            subscriber.send(text)

    def mute(self, subscriber: Subscriber, on: bool) -> None:
        change = self.hub.unsubscribe if on else self.hub.subscribe
        change(subscriber, self.chat.topic)

    def send_away(self, seat: int) -> None:
        """The seat was left: connections with its view become spectators."""
        for subscriber in self.hub.subscribers(self.broadcast.topic(seat)):
            self.look(subscriber, None, None)

    def dismiss(self, code: int) -> None:
        """Close all connections; clients reconnect."""
        self.is_dismissed = True
        for subscriber in self.subscribers:
            subscriber.leave(code)

    def tell_clock(self, seconds: float) -> None:
        message = {"type": "clock", "version": self.table.version, "seconds": round(max(0.0, seconds), 1)}
        self.hub.publish(self.all_topic, encode_text(message))

    def tell_presence(self) -> None:
        if not self.is_dismissed:  # reconnected clients use the same topics, and have newer data
            self.hub.publish(self.all_topic, encode_text(self.presence.shown()))
