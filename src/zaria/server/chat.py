"""What people say to each other at a table: plain text, and not too much of it."""

from __future__ import annotations

from typing import Any

from zaria.server.broadcast import encoded
from zaria.server.commands import Guest, must_be_seated
from zaria.server.hub import Hub
from zaria.server.incoming import Command, clean_chat, required
from zaria.server.limits import Bucket
from zaria.server.refusals import Refused
from zaria.server.room import Room
from zaria.server.settings import Settings
from zaria.server.store import Store, Write

SHOWN = 50  # messages


class Chat:
    def __init__(self, room: Room, settings: Settings, messages: list[dict[str, Any]]) -> None:
        self.room = room
        self.settings = settings
        self.messages = messages
        self.topic = f"{room.id}:chat"
        self.limits: dict[str, Bucket] = {}  # by guest

    async def say(self, guest: Guest, command: Command, store: Store, hub: Hub) -> None:
        seats = must_be_seated(self.room, guest)
        text = clean_chat(required(command.text, "text"))
        if not self.room.header["chat"]:
            raise Refused("chat-off")
        new = Bucket(self.settings.chats_at_once, self.settings.chats_per_second)
        if not self.limits.setdefault(guest.id, new).take():
            raise Refused("chat-fast")
        number = self.messages[-1]["number"] + 1 if self.messages else 1
        message = {"number": number, "guest": guest.id, "name": self.room.seats[seats[0]].name, "text": text}
        write = Write()
        write.chat(self.room.id, message, self.room.version, command.id)
        await store.write(write)
        self.messages = [*self.messages, message][-SHOWN:]
        hub.publish(self.topic, encoded({"type": "chat", **message}))
