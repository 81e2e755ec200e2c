"""The chat of a table: plain text, with a rate limit."""

from __future__ import annotations

from typing import Any

from zaria.server.encoding import encode_text
from zaria.server.guest import Guest
from zaria.server.hub import Hub
from zaria.server.incoming import clean_chat
from zaria.server.rate_limit import TokenBucket
from zaria.server.refusals import Refused
from zaria.server.settings import Settings
from zaria.server.table_state import TableState

SHOWN = 50  # messages


class Chat:
    def __init__(self, table: TableState, hub: Hub, settings: Settings, messages: list[dict[str, Any]]) -> None:
        self.table = table
        self.hub = hub
        self.settings = settings
        self.messages = messages
        self.topic = f"{table.id}:chat"
        self.limits: dict[str, TokenBucket] = {}  # by guest

    def new_message(self, guest: Guest, seat: int, text: str) -> dict[str, Any]:
        """A message of this guest; Refused if they may not send it."""
        text = clean_chat(text)
        if not self.table.header.chat:
            raise Refused("chat-off")
        new = TokenBucket(self.settings.chats_at_once, self.settings.chats_per_second)
        if not self.limits.setdefault(guest.id, new).take():
            raise Refused("chat-fast")
        number = self.messages[-1]["number"] + 1 if self.messages else 1
        return {"number": number, "guest": guest.id, "name": self.table.seats[seat].name, "text": text}

    def publish(self, message: dict[str, Any]) -> None:
        self.messages = [*self.messages, message][-SHOWN:]
        self.hub.publish(self.topic, encode_text({"type": "chat", **message}))
