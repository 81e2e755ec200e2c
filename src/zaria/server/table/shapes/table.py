"""The document of a table."""

from __future__ import annotations

from typing import Any, Literal

from zaria.games.shapes import Shape
from zaria.server.table.lessons import Progress
from zaria.server.table.seat import Seat, SeatKind
from zaria.server.table.shapes.question import Arguments, View

Status = Literal["open", "sealing", "playing", "over", "abandoned", "closed"]


class RefusalBody(Shape):
    """Its text is the message `refusal-CODE`."""

    code: str
    rule: str | None
    arguments: Arguments
    text: str


class EarlierSeal(Shape):
    """An envelope that was given up: where `seats` has null, a promised contribution was not shown."""

    seal: str
    secret: str
    seats: list[tuple[int, str, str | None]]


class SealShown(Shape):
    seal: str
    secret: str | None
    seats: list[tuple[int, str, str | None]]
    wants: Literal["hashes", "bytes"] | None
    earlier: list[EarlierSeal]


class Draw(Shape):
    label: str
    bounds: list[int]
    kind: str


class Waiting(Shape):
    draw: Draw
    seat: int


class Result(Shape):
    scores: list[int]
    winners: list[int]


class TableShown(Shape):
    id: str
    title: str  # what its host calls it; may be empty
    game: str
    rules: int
    options: dict[str, Any]
    dice: Literal["sealed", "real", "lesson"]
    speed: Literal["watch", "fast"]
    clock: int
    private: bool
    chat: bool
    hints: bool
    odds: bool
    host: str
    status: Status
    seats: list[Seat]
    seal: SealShown | None
    waiting: Waiting | None
    lesson: Progress | None
    undo: list[int]
    abandon: list[int]
    result: Result | None
    closed: RefusalBody | None
    rematch: str | None
    daily: str | None
    duel: str | None


class TableDocument(Shape):
    table: TableShown
    view: View | None


class SeatLine(Shape):
    kind: SeatKind
    name: str
    bot: str | None


class TableSummary(Shape):
    """A line in a list of tables."""

    id: str
    game: str
    status: Status
    options: dict[str, Any]
    dice: Literal["sealed", "real", "lesson"]
    speed: Literal["watch", "fast"]
    private: bool
    seats: list[SeatLine]
    title: str = ""  # missing in lines of earlier versions, as all that follow
    hints: bool = False
    odds: bool = False
    lesson: str | None = None
    daily: str | None = None
    clock: int = 0
    invited: bool = False  # is a seat at it kept for oneself?
    turn: bool = False  # of one's own tables: does it wait for oneself, with other people?
    due: float | None = None  # in a game over days: until when, in seconds since 1970


class OddsLine(Shape):
    """A chance: its sentence is the message `odds-KIND`, `about` the simple fraction that it says."""

    kind: str
    targets: list[str]
    arguments: Arguments
    chance: float
    about: tuple[int, int]


class SeatOdds(Shape):
    """The chances of a seat, as far as it may know them."""

    seat: int
    lines: list[OddsLine]
