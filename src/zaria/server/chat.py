"""What people say to each other at a table: plain text, and not too much of it."""

from __future__ import annotations

from typing import Any

from zaria.server.commands import must_be_seated
from zaria.server.encoding import encode_text
from zaria.server.guest import Guest
from zaria.server.hub import Hub
from zaria.server.incoming import Command, clean_chat, required
from zaria.server.rate_limit import TokenBucket
from zaria.server.refusals import Refused
from zaria.server.settings import Settings
from zaria.server.store import Store, Write
from zaria.server.table_state import TableState

SHOWN = 50  # messages


class Chat:
    def __init__(self, table: TableState, settings: Settings, messages: list[dict[str, Any]]) -> None:
        self.table = table
        self.settings = settings
        self.messages = messages
        self.topic = f"{table.id}:chat"
        self.limits: dict[str, TokenBucket] = {}  # by guest

    async def say(self, guest: Guest, command: Command, store: Store, hub: Hub) -> None:
        seats = must_be_seated(self.table, guest)
        text = clean_chat(required(command.text, "text"))
        if not self.table.header["chat"]:
            raise Refused("chat-off")
        new = TokenBucket(self.settings.chats_at_once, self.settings.chats_per_second)
        if not self.limits.setdefault(guest.id, new).take():
            raise Refused("chat-fast")
        number = self.messages[-1]["number"] + 1 if self.messages else 1
        message = {"number": number, "guest": guest.id, "name": self.table.seats[seats[0]].name, "text": text}
        write = Write()
        write.chat(self.table.id, message, self.table.version, command.id)
        await store.write(write)
        self.messages = [*self.messages, message][-SHOWN:]
        hub.publish(self.topic, encode_text({"type": "chat", **message}))
