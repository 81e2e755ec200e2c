"""What clients send: the types, and how they are read. Messages of the wrong form are refused here."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec

from zaria.core.records.seal import CONTRIBUTION_BYTES, HASH_BYTES
from zaria.server.messages.msgspec_errors import unknown_tag, wrong_field
from zaria.server.messages.refusals import Refused

LONGEST_GIVEN = 20  # characters of an unknown command that its refusal quotes
LONGEST_FIELD = 40

# Without control characters: a database may not be able to hold them.
Identifier = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]*$")]
Text = Annotated[str, msgspec.Meta(max_length=2000)]
LARGEST = 2**53  # what JavaScript can count to; longer numbers are refused
Number = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]
HashHex = Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{2 * HASH_BYTES}}}$", max_length=2 * HASH_BYTES)]
BytesHex = Annotated[
    str, msgspec.Meta(pattern=f"^[0-9a-f]{{{2 * CONTRIBUTION_BYTES}}}$", max_length=2 * CONTRIBUTION_BYTES)
]
Reaction = Literal["hello", "bravo", "lucky", "ouch", "funny", "moment"]
T = TypeVar("T")


# Commands


class BaseCommand(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something to do at a table. `id` is chosen by the client: commands with the same id are carried out once.

    `version` is the version of the table that the client has seen. Commands about the game require it.
    """

    id: Identifier
    version: Number | None = None


class Sit(BaseCommand, tag="sit"):
    seat: Number
    name: Text | None = None
    hash: HashHex | None = None


class Stand(BaseCommand, tag="stand"):
    seat: Number


class Remove(BaseCommand, tag="remove"):
    seat: Number


class SetSeat(BaseCommand, tag="seat"):
    seat: Number
    kind: Literal["open", "bot"]
    bot: Text | None = None


class MakeHost(BaseCommand, tag="host"):
    seat: Number


class Arrange(BaseCommand, tag="arrange"):
    """The seats that there are to be, each by its number now; null for a new open one."""

    order: Annotated[list[Number | None], msgspec.Meta(min_length=1, max_length=10)]


class Change(BaseCommand, tag="change"):
    """What the table is to be, whole: see `NewTable`."""

    options: dict[str, Any]
    dice: Literal["sealed", "real"]
    speed: Literal["watch", "fast"]
    clock: Number
    private: bool
    chat: bool
    hints: bool | None
    odds: bool = False  # clients of earlier versions do not say it


class NameTable(BaseCommand, tag="name"):
    """What the table is called; empty for no name."""

    title: Text


class Start(BaseCommand, tag="start"):
    pass


class GiveHash(BaseCommand, tag="hash"):
    seat: Number
    hash: HashHex


class GiveBytes(BaseCommand, tag="bytes"):
    seat: Number
    bytes: BytesHex


class Move(BaseCommand, tag="move"):
    """By number or by words."""

    version: Number
    action: Number | None = None
    word: Text | None = None


class RollDice(BaseCommand, tag="roll"):
    version: Number


class Deal(BaseCommand, tag="deal"):
    """By numbers from 0, or by what real dice and cards show."""

    version: Number
    values: list[Number] | None = None
    words: Text | None = None


class Undo(BaseCommand, tag="undo"):
    version: Number


class Rewind(BaseCommand, tag="lesson"):
    """Take the game of a lesson back to where it was after so many of its steps."""

    version: Number
    at: Number


class HandOver(BaseCommand, tag="hand-over"):
    seat: Number
    bot: Text | None = None


class ComeBack(BaseCommand, tag="back"):
    seat: Number


class Abandon(BaseCommand, tag="abandon"):
    on: bool = True


class Rematch(BaseCommand, tag="rematch"):
    pass


class Say(BaseCommand, tag="chat"):
    text: Text


class React(BaseCommand, tag="react"):
    reaction: Reaction


Command = (
    Sit
    | Stand
    | Remove
    | SetSeat
    | MakeHost
    | Arrange
    | Change
    | NameTable
    | Start
    | GiveHash
    | GiveBytes
    | Move
    | RollDice
    | Deal
    | Undo
    | Rewind
    | HandOver
    | ComeBack
    | Abandon
    | Rematch
    | Say
    | React
)


# About the connection


class BaseConnectionMessage(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """A message about the connection itself, or a question that changes nothing."""


class Ping(BaseConnectionMessage, tag="ping"):
    pass


class Watch(BaseConnectionMessage, tag="watch"):
    """Get the view of this seat; null or -1 for a spectator's."""

    seat: Number | None = None


class Sync(BaseConnectionMessage, tag="sync"):
    """Get the updates since this version; without one, a snapshot."""

    version: Number | None = None


class Mute(BaseConnectionMessage, tag="mute"):
    on: bool = True


class AskWhy(BaseConnectionMessage, tag="why"):
    target: Text


class AskHint(BaseConnectionMessage, tag="hint"):
    """What a strong player would do now. The answer has the same id."""

    id: Identifier


ConnectionMessage = Ping | Watch | Sync | Mute | AskWhy | AskHint


# Over HTTP


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """`me`, `open` or `bot`. An open one may be kept for a `guest` with whom you have finished a game."""

    kind: Literal["me", "open", "bot"]
    name: Text | None = None
    hash: HashHex | None = None
    bot: Text | None = None
    guest: Text | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Text
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=10)]
    options: dict[str, Any] = {}
    dice: Literal["sealed", "real"] = "sealed"
    speed: Literal["watch", "fast"] = "watch"
    clock: Number = 0
    private: bool = False
    chat: bool = True
    hints: bool | None = None
    odds: bool = False


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    lesson: Text


class NewPractice(msgspec.Struct, forbid_unknown_fields=True):
    """`position` is how many steps of the game came before the decision, as in its analysis.

    Without it the table is for a new game like this one, but for these `options`; it waits for its `start`.
    """

    position: Number | None = None
    options: dict[str, Any] = {}


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """`end_others`: a guest with another name, and on this device alone."""

    name: Text
    end_others: bool = False


class Block(msgspec.Struct, forbid_unknown_fields=True):
    guest: Identifier
    on: bool = True


class NewReport(msgspec.Struct, forbid_unknown_fields=True):
    """About a guest at the table: the line of chat with that number, or their name."""

    guest: Identifier
    number: Number | None = None


class NewDevice(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser's push service takes messages for it, and its keys, as it says them itself."""

    endpoint: Text
    key: Text
    auth: Text
    locale: Annotated[str, msgspec.Meta(max_length=10)]


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    token: Text


# Reading


def tags(union: Any) -> list[str]:
    """The tags of the types in a union."""
    return [str(kind.__struct_config__.tag) for kind in get_args(union)]


COMMANDS = tags(Command)
CONNECTION_MESSAGES = tags(ConnectionMessage)
TAGS = {"do": COMMANDS, "type": CONNECTION_MESSAGES}  # by the field that names the type


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


def not_understood(sentence: str) -> Refused:
    """The refusal for a validation error of msgspec: an unknown command, or a wrong field."""
    unknown = unknown_tag(sentence)
    if unknown is not None and unknown.field in TAGS:
        possible = ", ".join(TAGS[unknown.field])
        return Refused("unknown-command", given=unknown.given[:LONGEST_GIVEN], possible=possible)
    return Refused("bad-field", field=wrong_field(sentence)[:LONGEST_FIELD] or "-")


def seat_to_view(seat: int | None) -> int | None:
    """The seat whose view a request names; None for a spectator's."""
    if seat is not None and abs(seat) > LARGEST:
        raise Refused("bad-field", field="seat")
    return seat if seat != -1 else None


def require(value: T | None, field: str) -> T:
    if value is None:
        raise Refused("bad-field", field=field)
    return value
