"""The connections to a table, and which seat's view each of them gets."""

from __future__ import annotations

import asyncio

from zaria.server.audience.broadcast import Broadcast
from zaria.server.audience.chat import Chat
from zaria.server.audience.presence import Presence
from zaria.server.messages.encoding import encode_text
from zaria.server.messages.hub import Hub, Subscriber
from zaria.server.operations.settings import Settings
from zaria.server.storage.cluster.peers import Peers
from zaria.server.table.state import TableState


class Connections:
    """Each gets the updates of one seat or the spectators'. All get presence, and chat unless they muted it."""

    def __init__(
        self, table: TableState, broadcast: Broadcast, hub: Hub, chat: Chat, settings: Settings, peers: Peers
    ) -> None:
        self.table = table
        self.broadcast = broadcast
        self.hub = hub
        self.peers = peers
        self.chat = chat
        self.presence = Presence(table, settings.away_seconds, settings.idle_turn_seconds)
        self.idle: asyncio.TimerHandle | None = None  # when a player whose turn it is will count as away
        self.away: asyncio.TimerHandle | None = None  # when a disconnected player will count as away
        self.told_away: list[int] = []
        self.all_topic = f"{table.id}:all"
        self.subscribers: set[Subscriber] = set()
        self.is_dismissed = False

    def come(self, subscriber: Subscriber, guest: str | None) -> None:
        self.subscribers.add(subscriber)
        subscriber.guest = guest
        self.presence.come(guest)
        if guest is not None and self.count_of(subscriber) == 1:
            self.peers.came(self.table.id, guest, subscriber.session)
        self.hub.subscribe(subscriber, self.chat.topic)
        self.hub.subscribe(subscriber, self.all_topic)
        self.plan_away()

    def go(self, subscriber: Subscriber, guest: str | None) -> None:
        self.hub.remove(subscriber)
        if subscriber not in self.subscribers:
            return
        self.subscribers.discard(subscriber)
        self.presence.go(guest)
        if guest is not None and self.count_of(subscriber) == 0:
            self.peers.went(self.table.id, guest, subscriber.session)
        self.tell_presence()
        self.plan_away()

    def count_of(self, subscriber: Subscriber) -> int:
        """The connections of the same guest with the same device."""
        same = (subscriber.guest, subscriber.session)
        return sum((one.guest, one.session) == same for one in self.subscribers)

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
        if missed is None:
            missed = [encode_text(self.broadcast.snapshot(seat, self.chat.heard_by(subscriber.guest)))]
        for text in missed:
            subscriber.send(text)

    def mute(self, subscriber: Subscriber, on: bool) -> None:
        change = self.hub.unsubscribe if on else self.hub.subscribe
        change(subscriber, self.chat.topic)

    def check_seats(self, moved: list[list[int | None]]) -> None:
        """After seats moved or were left: a connection whose seat is no longer its guest's becomes a spectator."""
        for order in moved:
            self.move(order)
        for subscriber in list(self.subscribers):
            if subscriber.seat is not None and not self.may_see(subscriber, subscriber.seat):
                self.look(subscriber, None, None)

    def may_see(self, subscriber: Subscriber, seat: int) -> bool:
        return subscriber.guest is not None and seat in self.table.seats_of(subscriber.guest)

    def show_anew(self) -> None:
        """Send all connections a snapshot, since the table is not the one sent before."""
        self.broadcast.begin_anew()
        for subscriber in list(self.subscribers):
            seat = subscriber.seat
            self.look(subscriber, seat if seat is not None and self.may_see(subscriber, seat) else None, None)

    def move(self, order: list[int | None]) -> None:
        """The seats were renumbered: every connection keeps the view of its own seat."""
        places = {old: new for new, old in enumerate(order) if old is not None and old != new}
        moved = [(one, places[one.seat]) for one in self.subscribers if one.seat in places]
        for subscriber, seat in moved:
            self.look(subscriber, seat, None)
        self.broadcast.forget(len(order))

    def send_off(self, guest: str, but: set[str], code: int) -> None:
        """Close the connections of a guest, but not those of these devices."""
        for subscriber in self.subscribers:
            if subscriber.guest == guest and subscriber.session not in but:
                subscriber.leave(code)

    def dismiss(self, code: int) -> None:
        """Close all connections; clients reconnect."""
        self.is_dismissed = True
        for timer in (self.idle, self.away):
            if timer is not None:
                timer.cancel()
        for subscriber in self.subscribers:
            subscriber.leave(code)

    def tell_clock(self, seconds: float) -> None:
        message = {"type": "clock", "version": self.table.version, "seconds": round(max(0.0, seconds), 1)}
        self.hub.publish(self.all_topic, encode_text(message))

    def follow_waiting(self) -> None:
        """Note whom the table waits for, and announce who has become idle or active again."""
        self.presence.follow_waiting()
        self.tell_who_is_away()
        if self.idle is None:
            self.plan_idle()
        self.plan_away()

    def plan_idle(self) -> None:
        seconds = self.presence.idle_in()
        if seconds is not None and not self.is_dismissed:
            self.idle = asyncio.get_running_loop().call_later(seconds + 0.1, self.tell_idle)

    def tell_idle(self) -> None:
        self.idle = None
        self.tell_presence()
        self.plan_idle()

    def plan_away(self) -> None:
        """Announce presence again when a person who left, or never came, counts as away."""
        seconds = self.presence.away_in() if self.away is None and self.subscribers else None
        if seconds is not None and not self.is_dismissed:
            self.away = asyncio.get_running_loop().call_later(seconds + 0.1, self.tell_away)

    def tell_away(self) -> None:
        self.away = None
        self.tell_who_is_away()
        self.plan_away()

    def tell_who_is_away(self) -> None:
        """Announce who is away, unless nothing has changed: they may have come or moved meanwhile."""
        if self.presence.away() != self.told_away:
            self.tell_presence()

    def tell_presence(self) -> None:
        if not self.is_dismissed:  # reconnected clients use the same topics, and have newer data
            self.told_away = self.presence.away()
            self.hub.publish(self.all_topic, encode_text(self.presence.message() | {"watching": self.watching()}))

    def watching(self) -> int:
        """The number of devices of spectators."""
        return sum(not self.table.seats_of(subscriber.guest) for subscriber in self.subscribers)
