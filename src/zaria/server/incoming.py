"""What clients send, checked for form before anything else looks at it."""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeVar

import msgspec

from zaria.server.refusals import Refused

LONGEST_NAME = 20
LONGEST_CHAT = 300
JOINERS = "\u200d\ufe0f"  # inside emoji

Identifier = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Text = Annotated[str, msgspec.Meta(max_length=2000)]
T = TypeVar("T")


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """Something to do at a table. `id` is the client's own: the same one is carried out once."""

    do: Annotated[str, msgspec.Meta(max_length=20)]
    id: Identifier
    version: int | None = None
    seat: int | None = None
    name: Text | None = None
    kind: Text | None = None
    bot: Text | None = None
    hash: Text | None = None
    bytes: Text | None = None
    action: int | None = None
    word: Text | None = None
    values: list[int] | None = None
    words: Text | None = None
    on: bool = True
    text: Text | None = None


class Note(msgspec.Struct, forbid_unknown_fields=True):
    """A message about the connection itself, or a question without consequences: ping, watch, sync, mute, why."""

    type: Annotated[str, msgspec.Meta(max_length=20)]
    seat: int | None = None
    version: int | None = None
    on: bool = True
    target: Text | None = None


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """`me`, `open` or `bot`."""

    kind: Text
    name: Text | None = None
    hash: Text | None = None
    bot: Text | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Text
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=10)]
    options: dict[str, Any] = {}
    dice: Text = "sealed"
    speed: Text = "watch"
    clock: int = 0
    private: bool = False
    chat: bool = True


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    name: Text


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    token: Text


def read_frame(text: str | bytes) -> Command | Note:
    """A frame of a live connection."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("not-json") from None
    if not isinstance(data, dict):
        raise Refused("not-json")
    return convert(data, Note) if "type" in data else convert(data, Command)


def convert(data: Any, kind: type[T]) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise bad_field(str(error)) from None


def bad_field(message: str) -> Refused:
    """Which field is wrong, out of msgspec's words."""
    found = re.search(r"at `\$\.?([^`]*)`", message) or re.search(r"field `([^`]*)`", message)
    return Refused("bad-field", field=found.group(1)[:40] if found and found.group(1) else "-")


def required(value: T | None, field: str) -> T:
    if value is None:
        raise Refused("bad-field", field=field)
    return value


def clean_name(name: str) -> str:
    """A display name: one line of something that can be seen."""
    plain = " ".join(name.split())
    if not 1 <= len(plain) <= LONGEST_NAME or not is_visible(plain):
        raise Refused("bad-name", longest=LONGEST_NAME)
    return plain


def clean_chat(text: str) -> str:
    plain = " ".join(text.split())
    if not 1 <= len(plain) <= LONGEST_CHAT or not is_visible(plain):
        raise Refused("chat-long", longest=LONGEST_CHAT)
    return plain


def is_visible(text: str) -> bool:
    """No control characters, none that turn the direction of writing, no halves of characters."""
    return all(letter.isprintable() or letter in JOINERS for letter in text)
