"""The views of Dice Miner, for several players and solo."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET

from zaria.games.shapes import GameShapes, Maybe, Shape
from zaria.miner.shapes.why import DieKind, MinerWhy, PointsOfSeat

HeroFace = tuple[DieKind, str]  # and what it shows
TroveDie = tuple[int, DieKind, str, bool, bool, bool]  # die, kind, face, spent, cached, used
Phase = Literal["setup", "heroes", "excavation", "magic", "replenish", "tie-break", "mining", "over"]


class MountainDie(Shape):
    cell: tuple[int, int]
    die: int
    kind: DieKind
    face: str
    take: Literal["top", "side", "no"]


class Bag(Shape):
    tunnel: int
    hazard: int
    tool: int
    treasure: int
    magic: int


class Columns(Shape):
    """A line of the score sheet."""

    tunnels: int
    treasure: int
    hazards: int
    total: int


class TroveNow(Shape):
    """What a trove would score as it is, with what the points come from."""

    sequences: list[list[int]]
    tunnels: int
    gems: int
    doubled: bool
    treasure: int
    cave_ins: int
    pickaxes: int
    dragons: int
    shields: int
    hazards: int
    total: int


class SoloNow(Shape):
    straights: int
    tunnels: int
    gems: int
    in_chests: int
    treasure: int
    hazards: int
    total: int


class Faces(Shape):
    tunnel: list[str]
    hazard: list[str]
    tool: list[str]
    treasure: list[str]
    magic: list[str]


class Trove(Shape):
    hero: str | None
    hero_faces: list[HeroFace]
    hero_spent: list[bool]
    trove: list[TroveDie]
    rounds: list[Columns]
    tiebreaks: list[Columns]
    total: int


class MinerPlayer(Trove):
    now: TroveNow | None


class SoloPlayer(Trove):
    now: SoloNow


class Mine(Shape, tag_field="game"):
    """What both games have."""

    seat: int | None
    actor: int
    round: int
    phase: Phase
    starter: int | None  # null before it is decided
    turn: int
    mountain: list[MountainDie]
    bag: Bag
    removed: list[tuple[int, DieKind]]
    faces: Faces
    unverified: list[HeroFace]
    rolling: list[int]  # dice of troves that are rolled next, in the order in which real ones are told
    starting: list[int]  # seats that roll for the start, or of which one is drawn
    ranking: list[list[int]]


class MinerView(Mine, tag="miner"):
    players: list[MinerPlayer]


class MinerSoloView(Mine, tag="miner-solo"):
    players: tuple[SoloPlayer]
    refills_left: int
    rating: int


class MinerPreview(Shape):
    points: Maybe[int] = UNSET
    others: Maybe[list[PointsOfSeat]] = UNSET
    rolls: Maybe[int] = UNSET
    takes: Maybe[int] = UNSET
    recycles: Maybe[int] = UNSET
    dice: Maybe[int] = UNSET
    rerolls: Maybe[int] = UNSET
    left: Maybe[int] = UNSET
    at_stake: Maybe[int] = UNSET
    faces: Maybe[list[HeroFace]] = UNSET


SHAPES = GameShapes([MinerView, MinerSoloView], MinerPreview, {}, MinerWhy)
