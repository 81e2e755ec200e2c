"""A seat at a table, in memory, in entries and in views."""

from __future__ import annotations

from typing import Literal

import msgspec

SeatKind = Literal["open", "person", "bot"]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`guest` is the person's id, `bot` the bot's name. On a person's seat a bot plays while they are away.

    An open seat may be `offered` to a guest: then no one else can take it until the host opens it.
    """

    kind: SeatKind
    name: str
    guest: str | None
    bot: str | None
    offered: str | None = None

    @property
    def is_played_by_bot(self) -> bool:
        return self.bot is not None

    def played_by(self, bot: str | None) -> Seat:
        """The same person's seat, played by this bot, or by the person again."""
        return msgspec.structs.replace(self, bot=bot)

    def called(self, name: str) -> Seat:
        return msgspec.structs.replace(self, name=name)


def open_seat() -> Seat:
    return Seat("open", "", None, None)


def offered_seat(name: str, guest: str) -> Seat:
    return Seat("open", name, None, None, guest)


def bot_seat(bot: str) -> Seat:
    return Seat("bot", "", None, bot)


def person_seat(name: str, guest: str) -> Seat:
    return Seat("person", name, guest, None)
