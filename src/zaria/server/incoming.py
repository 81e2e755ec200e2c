"""What clients send: the types, and how they are read. Messages of the wrong form are refused here."""

from __future__ import annotations

import re
from ast import literal_eval
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec

from zaria.core.seal import CONTRIBUTION_BYTES, HASH_BYTES
from zaria.server.refusals import Refused

LONGEST_NAME = 20
LONGEST_CHAT = 300
LONGEST_GIVEN = 20  # characters of an unknown command that its refusal quotes
JOINERS = "\u200d\ufe0f"  # inside emoji

Identifier = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Text = Annotated[str, msgspec.Meta(max_length=2000)]
HashHex = Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{2 * HASH_BYTES}}}$", max_length=2 * HASH_BYTES)]
BytesHex = Annotated[
    str, msgspec.Meta(pattern=f"^[0-9a-f]{{{2 * CONTRIBUTION_BYTES}}}$", max_length=2 * CONTRIBUTION_BYTES)
]
T = TypeVar("T")


# Commands


class BaseCommand(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something to do at a table. `id` is chosen by the client: commands with the same id are carried out once.

    `version` is the version of the table that the client has seen. Commands about the game require it.
    """

    id: Identifier
    version: int | None = None


class Sit(BaseCommand, tag="sit"):
    seat: int
    name: Text | None = None
    hash: HashHex | None = None


class Stand(BaseCommand, tag="stand"):
    seat: int


class SetSeat(BaseCommand, tag="seat"):
    seat: int
    kind: Literal["open", "bot"]
    bot: Text | None = None


class Start(BaseCommand, tag="start"):
    pass


class GiveHash(BaseCommand, tag="hash"):
    seat: int
    hash: HashHex


class GiveBytes(BaseCommand, tag="bytes"):
    seat: int
    bytes: BytesHex


class Move(BaseCommand, tag="move"):
    """By number or by words."""

    version: int
    action: int | None = None
    word: Text | None = None


class RollDice(BaseCommand, tag="roll"):
    version: int


class Deal(BaseCommand, tag="deal"):
    """By numbers from 0, or by what real dice and cards show."""

    version: int
    values: list[int] | None = None
    words: Text | None = None


class Undo(BaseCommand, tag="undo"):
    version: int


class HandOver(BaseCommand, tag="hand-over"):
    seat: int
    bot: Text | None = None


class ComeBack(BaseCommand, tag="back"):
    seat: int


class Abandon(BaseCommand, tag="abandon"):
    on: bool = True


class Rematch(BaseCommand, tag="rematch"):
    pass


class Say(BaseCommand, tag="chat"):
    text: Text


Command = (
    Sit
    | Stand
    | SetSeat
    | Start
    | GiveHash
    | GiveBytes
    | Move
    | RollDice
    | Deal
    | Undo
    | HandOver
    | ComeBack
    | Abandon
    | Rematch
    | Say
)


# About the connection


class BaseConnectionMessage(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """A message about the connection itself, or a question that changes nothing."""


class Ping(BaseConnectionMessage, tag="ping"):
    pass


class Watch(BaseConnectionMessage, tag="watch"):
    """Get the view of this seat; null or -1 for a spectator's."""

    seat: int | None = None


class Sync(BaseConnectionMessage, tag="sync"):
    """Get the updates since this version; without one, a snapshot."""

    version: int | None = None


class Mute(BaseConnectionMessage, tag="mute"):
    on: bool = True


class AskWhy(BaseConnectionMessage, tag="why"):
    target: Text


ConnectionMessage = Ping | Watch | Sync | Mute | AskWhy


# Over HTTP


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """`me`, `open` or `bot`."""

    kind: Literal["me", "open", "bot"]
    name: Text | None = None
    hash: HashHex | None = None
    bot: Text | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Text
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=10)]
    options: dict[str, Any] = {}
    dice: Literal["sealed", "real"] = "sealed"
    speed: Literal["watch", "fast"] = "watch"
    clock: int = 0
    private: bool = False
    chat: bool = True


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    name: Text


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    token: Text


# Reading


def tags(union: Any) -> list[str]:
    """The tags of the types in a union."""
    return [str(kind.__struct_config__.tag) for kind in get_args(union)]


COMMANDS = tags(Command)
CONNECTION_MESSAGES = tags(ConnectionMessage)


def read_frame(text: str | bytes) -> dict[str, Any]:
    """The JSON object of a frame."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("not-json") from None
    if not isinstance(data, dict):
        raise Refused("not-json")
    return data


def id_of(data: dict[str, Any]) -> str | None:
    """The id of a command, so that its refusal can name it whatever else is wrong with it."""
    try:
        return msgspec.convert(data.get("id"), Identifier)
    except msgspec.ValidationError:
        return None


def read_message(data: dict[str, Any]) -> Command | ConnectionMessage:
    try:
        if "type" in data:
            note: ConnectionMessage = msgspec.convert(data, ConnectionMessage)
            return note
        command: Command = msgspec.convert(data, Command)
        return command
    except msgspec.ValidationError as error:
        raise not_understood(str(error)) from None


def not_understood(message: str) -> Refused:
    """The refusal for a validation error of msgspec: an unknown command, or a wrong field."""
    unknown = re.fullmatch(r"Invalid value (['\"].*['\"]) - at `\$\.(do|type)`", message, re.DOTALL)
    if unknown:
        given, possible = literal_eval(unknown.group(1)), COMMANDS if unknown.group(2) == "do" else CONNECTION_MESSAGES
        return Refused("unknown-command", given=given[:LONGEST_GIVEN], possible=", ".join(possible))
    found = re.search(r"at `\$\.?([^`]*)`", message) or re.search(r"field `([^`]*)`", message)
    return Refused("bad-field", field=found.group(1)[:40] if found and found.group(1) else "-")


def required(value: T | None, field: str) -> T:
    if value is None:
        raise Refused("bad-field", field=field)
    return value


def clean_name(name: str) -> str:
    """A display name: one line of visible text."""
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
    """No control characters, no changes of writing direction, no lone surrogates."""
    return all(letter.isprintable() or letter in JOINERS for letter in text)
