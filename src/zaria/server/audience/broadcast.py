"""What is sent to each seat and to spectators of a table: snapshots, and updates with events and patches."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from zaria.core.engine.state import Event
from zaria.server.messages.encoding import encode
from zaria.server.messages.hub import Hub
from zaria.server.messages.patch import Encoder, Fields, difference, field_operations, object_json, replace_operation
from zaria.server.table.state import TableState

UPDATE = b'{"type":"update","from":%d,"version":%d,"events":[%b],"patch":[%b],"question":%b,"why":%b,"odds":%b}'


class Audience:
    """All connections with the view of one seat, or all spectators."""

    def __init__(self, own: Fields) -> None:
        self.own = own  # the view fields that differ from the spectators', as last sent
        self.updates: deque[tuple[int, int, str]] = deque()  # version before, number of events, message
        self.events = 0

    def keep(self, before: int, events: int, text: str, most: int) -> None:
        self.updates.append((before, events, text))
        self.events += events
        while self.events > most or len(self.updates) > most:
            self.events -= self.updates.popleft()[1]


class Broadcast:
    """Updates are collected by `note` and sent after the commit."""

    def __init__(self, table: TableState, hub: Hub, most_missed: int) -> None:
        self.table = table
        self.hub = hub
        self.most_missed = most_missed
        self.shown: dict[str, Any] = {}  # the table as last sent
        self.table_fields: Fields = {}  # the same as JSON
        self.view_fields: Fields | None = None  # the spectators' view, as last sent
        self.audiences: dict[int | None, Audience] = {}
        self.unsent: list[tuple[str, str]] = []

    def topic(self, seat: int | None) -> str:
        return f"{self.table.id}:{'-' if seat is None else seat}"

    def note(self, events: Sequence[Event]) -> None:
        """Make the updates for a new version of the table, for every audience so far."""
        if not self.audiences:
            return
        table, version = self.table, self.table.version
        encoder = Encoder()
        of_table = self.note_table(encoder)
        *views, (public, _) = table.shown_views([*self.audiences, None])
        old, new = self.view_fields, None if public is None else encoder.fields(public)
        of_all = {} if old is None or new is None else difference(old, new, "/view")
        told = [(event, encode({"kind": event.kind, "arguments": event.arguments})) for event in events]
        for (seat, audience), (view, question) in zip(self.audiences.items(), views):
            own = own_fields(view, public, encoder)
            patch = of_table.copy()
            if old is not None and new is not None:
                apart = audience.own | own
                for name, operations in of_all.items():
                    if name not in apart:
                        patch += operations
                for name in apart:
                    before, after = audience.own.get(name, old[name]), own.get(name, new[name])
                    patch += field_operations(before, after, f"/view/{name}")
            elif new is not None:
                patch.append(replace_operation("/view", object_json(new | own)))
            visible = [text for event, text in told if event.visible_to(seat)]
            known = encode(question), encode(table.shown_why(seat)), encode(table.shown_odds(seat))
            text = (UPDATE % (version - 1, version, b",".join(visible), b",".join(patch), *known)).decode()
            audience.own = own
            audience.keep(version - 1, len(visible), text, self.most_missed)
            self.unsent.append((self.topic(seat), text))
        self.view_fields = new

    def note_table(self, encoder: Encoder) -> list[bytes]:
        """The patch of the public part. Most values are the same objects as before and need not be encoded again."""
        shown = self.table.shown_table()
        new = encoder.fields({name: value for name, value in shown.items() if value is not self.shown.get(name)})
        changes = difference(self.table_fields, new, "/table")
        self.shown = shown
        self.table_fields |= new
        return [operation for operations in changes.values() for operation in operations]

    def send(self) -> None:
        for topic, text in self.unsent:
            self.hub.publish(topic, text)
        self.unsent.clear()

    def begin_anew(self) -> None:
        """Forget all sent and pending updates."""
        self.audiences.clear()
        self.unsent.clear()

    def follow(self, seat: int | None) -> Audience:
        """Make updates for this seat's view from now on."""
        if seat not in self.audiences:
            encoder = Encoder()
            (view, _), (public, _) = self.table.shown_views([seat, None])
            if not self.audiences:
                self.shown = self.table.shown_table()
                self.table_fields = encoder.fields(self.shown)
                self.view_fields = None if public is None else encoder.fields(public)
            self.audiences[seat] = Audience(own_fields(view, public, encoder))
        return self.audiences[seat]

    def forget(self, first: int) -> None:
        """The table has no seats from this number on."""
        self.audiences = {seat: one for seat, one in self.audiences.items() if seat is None or seat < first}

    def snapshot(self, seat: int | None, chat: list[dict[str, Any]]) -> dict[str, Any]:
        view, question = self.table.shown_view(seat)
        return {
            "type": "snapshot",
            "version": self.table.version,
            "seat": seat,
            "document": {"table": self.table.shown_table(), "view": view},
            "question": question,
            "why": self.table.shown_why(seat),
            "odds": self.table.shown_odds(seat),
            "chat": chat,
        }

    def missed(self, seat: int | None, since: int) -> list[str] | None:
        """The updates after that version; None if they are not all in memory."""
        if since == self.table.version:
            return []
        updates = self.follow(seat).updates
        texts = [text for before, _, text in updates if before >= since]
        starts = any(before == since for before, _, _ in updates)
        return texts if starts else None


def own_fields(view: dict[str, Any] | None, public: dict[str, Any] | None, encoder: Encoder) -> Fields:
    """The fields of the view that differ from the spectators'."""
    if view is None or public is None:
        return {}
    return {name: encoder.field(value) for name, value in view.items() if value is not public[name]}
