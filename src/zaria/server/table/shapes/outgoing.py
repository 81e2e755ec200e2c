"""The messages of a live table, and the game so far."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET

from zaria.games.shapes import Maybe, Shape
from zaria.server.messages.incoming import Reaction
from zaria.server.table.shapes.question import AnyWhy, Arguments, Question, View
from zaria.server.table.shapes.table import RefusalBody, Result, SeatOdds, TableDocument


class Operation(Shape):
    op: Literal["add", "replace", "remove"]
    path: str
    value: Maybe[Any] = UNSET


class GameEvent(Shape):
    """Its text is the message `event-KIND`."""

    kind: str
    arguments: Arguments


class ChatMessage(Shape):
    number: int
    guest: str
    name: str
    text: str


class Snapshot(Shape, tag_field="type", tag="snapshot"):
    version: int
    seat: int | None
    document: TableDocument
    question: Question | None
    why: AnyWhy | None
    odds: SeatOdds | None
    chat: list[ChatMessage]


class Update(Shape, tag_field="type", tag="update", rename={"before": "from"}):
    before: int
    version: int
    events: list[GameEvent]
    patch: list[Operation]
    question: Question | None
    why: AnyWhy | None
    odds: SeatOdds | None


class Ack(Shape, tag_field="type", tag="ack"):
    """`table` is the id of a rematch."""

    id: str
    version: int
    table: Maybe[str] = UNSET


class RefusedCommand(Shape, tag_field="type", tag="refused"):
    id: str | None
    version: int
    code: str
    rule: str | None
    arguments: Arguments
    text: str


class Present(Shape, tag_field="type", tag="presence"):
    online: list[int]
    away: list[int]
    away_for: list[int]  # seconds, of each of them
    watching: int  # devices without a seat


class TimeLeft(Shape, tag_field="type", tag="clock"):
    """The time left for the decision of that version."""

    version: int
    seconds: float


class Said(Shape, tag_field="type", tag="chat"):
    number: int
    guest: str
    name: str
    text: str


class Reacted(Shape, tag_field="type", tag="reaction"):
    guest: str
    seat: int
    reaction: Reaction


class Pong(Shape, tag_field="type", tag="pong"):
    version: int


class Why(Shape, tag_field="type", tag="why"):
    target: str
    refusal: RefusalBody | None


class HintedChoice(Shape):
    """`behind` is by how much the best choice is better; errors are standard errors. Null: nothing is known."""

    action: int
    word: str
    value: float | None
    error: float | None
    behind: float | None
    behind_error: float | None
    rollouts: int
    parts: dict[str, float]
    parts_error: dict[str, float]


class HintSentence(Shape):
    """The message `key`; `best` among its arguments is the first choice, `second` the one it is compared with."""

    key: str
    arguments: Arguments
    text: str


class Hint(Shape):
    """The best choice comes first. Values are chances to win (from 0 to 1), points, or how often to choose so."""

    version: int
    seat: int
    unit: Literal["chance", "points", "lot"]
    choices: list[HintedChoice]
    sentence: HintSentence


class Hinted(Hint, tag_field="type", tag="hint"):
    """The answer to `hint` with this id."""

    id: str


ServerMessage = Snapshot | Update | Ack | RefusedCommand | Present | TimeLeft | Said | Reacted | Pong | Why | Hinted


class HistoryStep(Shape):
    number: int
    events: list[GameEvent]
    patch: list[Operation]


class History(Shape):
    version: int
    start: View
    steps: list[HistoryStep]


class Replayed(History):
    """A record that a client sent, as a game to look at."""

    game: str
    rules: int
    options: dict[str, Any]
    players: list[str]
    result: Result | None
