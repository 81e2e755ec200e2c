"""What each seat and the spectators of a table are sent: snapshots, and updates with events and patches."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from zaria.core.state import Event
from zaria.server.hub import Hub
from zaria.server.patch import Encoder, Fields, difference, encode, fields_of
from zaria.server.room import Room

UPDATE = b'{"type":"update","from":%d,"version":%d,"events":[%b],"patch":[%b],"question":%b}'


class Audience:
    """Everybody who looks through the eyes of one seat; None for the spectators."""

    def __init__(self, view: Fields | None) -> None:
        self.view = view  # as last told
        self.updates: deque[tuple[int, int, str]] = deque()  # version before, number of events, message
        self.events = 0

    def keep(self, before: int, events: int, text: str, most: int) -> None:
        self.updates.append((before, events, text))
        self.events += events
        while self.events > most or len(self.updates) > most:
            self.events -= self.updates.popleft()[1]


class Broadcast:
    """Follows a room. What is noted is sent when it is on disk."""

    def __init__(self, room: Room, hub: Hub, most_missed: int) -> None:
        self.room = room
        self.hub = hub
        self.most_missed = most_missed
        self.table: Fields = {}  # as last told
        self.audiences: dict[int | None, Audience] = {}
        self.unsent: list[tuple[str, str]] = []

    def topic(self, seat: int | None) -> str:
        return f"{self.room.id}:{'-' if seat is None else seat}"

    def note(self, events: Sequence[Event]) -> None:
        """One more version of the table, for all who have ever looked."""
        if not self.audiences:
            return
        room, before = self.room, self.room.version - 1
        table = fields_of(room.shown_table())
        of_table = difference(self.table, table, "/table")
        self.table = table
        told = [(event, encode({"kind": event.kind, "arguments": event.arguments})) for event in events]
        shown = room.shown_views(list(self.audiences))
        encoder = Encoder()
        for (seat, audience), (seen, question) in zip(self.audiences.items(), shown):
            view = None if seen is None else encoder.fields(seen)
            visible = [text for event, text in told if event.visible_to(seat)]
            patch = of_table + difference(audience.view, view, "/view")
            update = UPDATE % (before, room.version, b",".join(visible), b",".join(patch), encode(question))
            text = update.decode()
            audience.view = view
            audience.keep(before, len(visible), text, self.most_missed)
            self.unsent.append((self.topic(seat), text))

    def send(self) -> None:
        for topic, text in self.unsent:
            self.hub.publish(topic, text)
        self.unsent.clear()

    def follow(self, seat: int | None) -> Audience:
        """From now on this seat's view is followed."""
        if seat not in self.audiences:
            if not self.audiences:
                self.table = fields_of(self.room.shown_table())
            view = self.room.shown_view(seat)[0]
            self.audiences[seat] = Audience(None if view is None else fields_of(view))
        return self.audiences[seat]

    def snapshot(self, seat: int | None, chat: list[dict[str, Any]]) -> dict[str, Any]:
        view, question = self.room.shown_view(seat)
        return {
            "type": "snapshot",
            "version": self.room.version,
            "seat": seat,
            "document": {"table": self.room.shown_table(), "view": view},
            "question": question,
            "chat": chat,
        }

    def missed(self, seat: int | None, since: int) -> list[str] | None:
        """The updates after that version; None if they are not known any more, or never were."""
        if since == self.room.version:
            return []
        updates = self.follow(seat).updates
        texts = [text for before, _, text in updates if before >= since]
        starts = any(before == since for before, _, _ in updates)
        return texts if starts else None


def encoded(message: Any) -> str:
    return encode(message).decode()
