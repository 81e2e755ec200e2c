"""Why a die or an answer of Dice Miner is worth what it is worth to a seat: see docs/questions.md."""

from __future__ import annotations

from typing import Any, Literal

from zaria.games.shapes import Shape

DieKind = Literal["tunnel", "hazard", "tool", "treasure", "magic"]
Mean = tuple[int, int]  # the sum of all changes, and the number of equally likely rolls: exact

ReasonKind = Literal[
    "tunnel-starts",
    "tunnel-leads",
    "tunnel-joins",
    "tunnel-extends",
    "tunnel-waits",
    "tunnel-change",
    "gem",
    "gem-crown",
    "gem-keeps",
    "gem-tie",
    "gem-takes",
    "hazard-turned",
    "hazard-bare",
    "hazard-tool-would",
    "hazard-all",
    "tool-turns",
    "tool-more",
    "tool-change",
    "tool-none-yet",
    "tool-on-top",
    "chest",
    "chest-last",
    "magic",
    "magic-rerolls",
    "magic-hero",
    "magic-best",
    "beer",
    "beer-last",
    "beer-kind",
    "later",
    "later-match",
    "denies",
    "opens",
    "opens-me",
    "opens-nothing",
    "last-die",
    "slides",
    "buried",
    "side",
    "share-takes",
    "share-gives",
    "share-mean",
    "odds-mean",
    "odds-best",
    "odds-tied",
    "odds-together",
    "cache-sure",
    "covered",
    "solo-starts",
    "solo-short",
    "solo-completes",
    "solo-needs-tunnel",
    "solo-needs-tool",
    "solo-turned",
    "solo-gem",
    "solo-gem-chest",
    "solo-tool",
    "solo-chest",
    "solo-magic",
    "solo-wild",
    "solo-wild-one",
    "solo-no-wild",
    "solo-then",
    "solo-opens",
    "solo-recycles",
    "solo-spend",
    "solo-refill",
    "solo-stop",
    "solo-stop-dice",
    "solo-stop-refills",
    "solo-in-chest",
    "solo-beside",
    "solo-goal",
    "solo-all",
]


class PointsOfSeat(Shape):
    seat: int
    points: int


class Reason(Shape):
    """Its sentence is the message `why-KIND`."""

    kind: ReasonKind
    arguments: dict[str, Any]


class RolledFace(Shape):
    """A face that a die may show: on how many of its six sides it is, and how points would change."""

    face: str
    sides: int
    points: int
    others: list[PointsOfSeat]


class Odds(Shape):
    """What rolling a die would bring to the seat."""

    seat: int
    kind: DieKind
    faces: list[RolledFace]
    mean: Mean


class SetWhy(Shape):
    """A face to which a Beer may be set in a solo game, or may not: then its lines say what it needs."""

    face: str
    allowed: bool
    points: int
    lines: list[Reason]


class DieWhy(Shape):
    """A die of the mountain, as if the seat took it now."""

    die: int
    points: int
    later: int  # about how many points it brings besides, in this round and the next ones; 0 in a solo game
    others: list[PointsOfSeat]
    on_it: list[int]  # the dice that lie on it
    slides: list[int]  # the dice that slide down, the nearest first
    opens: list[int]  # the dice that can be taken then and could not before
    opens_for: int | None  # who can take them next
    sets: list[SetWhy]  # solo: of a Beer
    lines: list[Reason]


class RollWhy(Shape):
    """Equal dice of the seat's trove, if one of them were rerolled."""

    dice: list[int]
    face: str
    odds: Odds
    lines: list[Reason]


class ChoiceWhy(Shape):
    """An answer that is not a die of the mountain."""

    action: int
    points: int | None
    odds: Odds | None  # of the die that is rolled
    together: Mean | None  # of this die and all already chosen
    lines: list[Reason]


class MinerWhy(Shape):
    dice: list[DieWhy]
    rolls: list[RollWhy]
    choices: list[ChoiceWhy]
    goal: Reason | None
