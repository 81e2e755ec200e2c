"""The chat of a table: plain text and quick reactions, with a rate limit."""

from __future__ import annotations

from typing import Any

from zaria.server.common.rate_limit import Buckets
from zaria.server.messages.encoding import encode_text
from zaria.server.messages.hub import Hub
from zaria.server.messages.refusals import Refused
from zaria.server.people.blocks import Blocks
from zaria.server.people.guest import Guest
from zaria.server.people.names import clean_chat
from zaria.server.table.state import TableState

MOST_SHOWN = 50  # messages


class Chat:
    def __init__(
        self, table: TableState, hub: Hub, limits: Buckets, messages: list[dict[str, Any]], blocks: Blocks
    ) -> None:
        self.table = table
        self.hub = hub
        self.limits = limits  # by guest
        self.messages = messages
        self.blocks = blocks
        self.topic = f"{table.id}:chat"

    def new_message(self, guest: Guest, seat: int, text: str) -> dict[str, Any]:
        """A message of this guest; Refused if they may not send it."""
        text = clean_chat(text)
        self.must_be_free(guest)
        number = self.messages[-1]["number"] + 1 if self.messages else 1
        return {"number": number, "guest": guest.id, "name": self.table.seats[seat].name, "text": text}

    def new_reaction(self, guest: Guest, seat: int, reaction: str) -> dict[str, Any]:
        """A new reaction. It counts like a message; Refused if the guest may not send it."""
        self.must_be_free(guest)
        return {"type": "reaction", "guest": guest.id, "seat": seat, "reaction": reaction}

    def must_be_free(self, guest: Guest) -> None:
        """Refused if there is no chat, or this guest sends too much."""
        if not self.table.header.chat:
            raise Refused("chat-off")
        if not self.limits.take(guest.id):
            raise Refused("chat-fast")

    def publish(self, message: dict[str, Any]) -> None:
        self.messages = [*self.messages, message][-MOST_SHOWN:]
        self.pass_on({"type": "chat", **message})

    def pass_on(self, message: dict[str, Any]) -> None:
        """Send it to all who have not muted the chat or blocked the sender."""
        text = encode_text(message)
        for subscriber in self.hub.subscribers(self.topic):
            if not self.blocks.has(subscriber.guest, message["guest"]):
                subscriber.send(text)

    def heard_by(self, guest: str | None) -> list[dict[str, Any]]:
        """The last messages, without those of people whom the guest has blocked."""
        return [message for message in self.messages if not self.blocks.has(guest, message["guest"])]
