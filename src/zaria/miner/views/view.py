"""The view of a table, the same for all: Dice Miner has no secrets. It is built field by field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from zaria.core.engine.frames import CHANCE
from zaria.core.values.bits import count, has, members
from zaria.miner.pieces.dice import KIND_NAMES, KINDS, MAGIC, dice_of, kind_of
from zaria.miner.pieces.heroes import HERO_FACES, hero_name
from zaria.miner.pieces.mountain import coordinates, covers
from zaria.miner.rules.phases import PHASE_NAMES, UNDECIDED
from zaria.miner.rules.scoring import breakdown
from zaria.miner.solo.score import cached_gems, rating, solo_breakdown

if TYPE_CHECKING:
    from zaria.miner.rules.table import Table

TAKES: Final = ("top", "side", "no")  # by how many dice lie on it


def table_view(table: Table) -> dict[str, Any]:
    totals = table.scores()
    now = scored_now(table)
    view: dict[str, Any] = {
        "round": int(table.round),
        "phase": PHASE_NAMES[table.phase],
        "starter": int(table.starter) if table.starter != UNDECIDED else None,
        "turn": int(table.turn),
        "mountain": mountain_view(table),
        "bag": {KIND_NAMES[kind]: int(count(table.bag & dice_of(kind))) for kind in range(KINDS)},
        "removed": [[die, KIND_NAMES[kind_of(die)]] for die in members(table.removed)],
        "players": [player_view(table, seat, totals[seat], now[seat]) for seat in range(len(totals))],
        "faces": {KIND_NAMES[kind]: table.faces.of_kind(kind) for kind in range(KINDS)},
        "unverified": table.faces.unverified(),
        "rolling": rolling(table),
        "starting": starting(table),
    }
    if table.solo:
        view["refills_left"] = int(table.refills_left)
        view["rating"] = rating(totals[0])
    return view


def mountain_view(table: Table) -> list[dict[str, Any]]:
    """The dice on the mountain, by cell, and where each can be taken from."""
    shown: list[dict[str, Any]] = []
    for cell in members(table.shape):
        die = table.lying[cell]
        shown.append(
            {
                "cell": coordinates(cell),
                "die": int(die),
                "kind": KIND_NAMES[kind_of(die)],
                "face": table.faces.names[table.face[die]],
                "take": TAKES[covers(table.shape, cell)],
            }
        )
    return shown


def rolling(table: Table) -> list[int]:
    """The dice of troves that are rolled next, in the order in which real ones are typed."""
    if table.acting() != CHANCE:
        return []
    remembered: tuple[Any, ...] = table.top.key()
    match table.top.kind():
        case "beer":
            return [int(remembered[0])]
        case "magic":
            return members(remembered[0])
        case "reroll":
            return members(remembered[1])
    return []


def starting(table: Table) -> list[int]:
    """The seats that roll for the start, or among which the starter is drawn."""
    if table.acting() != CHANCE or table.top.kind() not in ("first", "starter"):
        return []
    remembered: tuple[Any, ...] = table.top.key()
    return members(remembered[0])


def scored_now(table: Table) -> list[dict[str, Any] | None]:
    """What each trove would score now, line by line; None for seats out of the tie-break."""
    if table.solo:
        return [dict(solo_breakdown(table.tally(0), cached_gems(table)))]
    rows = breakdown(table.tallies())
    return [rows[seat] if has(table.contest, seat) else None for seat in range(table.seats)]


def player_view(table: Table, seat: i64, total: int, now: dict[str, Any] | None) -> dict[str, Any]:
    hero = table.heroes[seat]
    tie_breaks = [row for row in table.tie_breaks if row.seat == seat]
    return {
        "hero": hero_name(hero),
        "hero_faces": [list(face) for face in HERO_FACES[hero]],
        "hero_spent": spent_faces(table, seat),
        "trove": [trove_row(table, die) for die in members(table.troves[seat])],
        "now": now,
        "rounds": [solo_columns(now)] if table.solo and now is not None else rounds_view(table, seat),
        "tiebreaks": [columns(row.tunnels, row.treasure, row.hazards) for row in tie_breaks],
        "total": total,
    }


def spent_faces(table: Table, seat: i64) -> list[bool]:
    """Which of the hero's faces are spent in this phase: its first magic ones (DM-MAGIC-06)."""
    left = table.hero_spent_by(seat)
    spent: list[bool] = []
    for kind, _ in HERO_FACES[table.heroes[seat]]:
        spent.append(kind == KIND_NAMES[MAGIC] and left > 0)
        if spent[-1]:
            left -= 1
    return spent


def trove_row(table: Table, die: i64) -> list[Any]:
    marks = [has(table.spent, die), has(table.cached, die), has(table.used, die)]
    return [int(die), KIND_NAMES[kind_of(die)], table.faces.names[table.face[die]], *marks]


def rounds_view(table: Table, seat: i64) -> list[dict[str, int]]:
    """The seat's lines of the score sheet."""
    lines: list[dict[str, int]] = []
    for scored in range(table.rounds_scored):
        tunnels, treasure, hazards = table.columns(seat, scored)
        lines.append(columns(tunnels, treasure, hazards))
    return lines


def solo_columns(now: dict[str, Any]) -> dict[str, int]:
    """The points of the trove now: a solo game is scored once."""
    return columns(now["tunnels"], now["treasure"], now["hazards"])


def columns(tunnels: int, treasure: int, hazards: int) -> dict[str, int]:
    return {"tunnels": tunnels, "treasure": treasure, "hazards": hazards, "total": tunnels + treasure + hazards}
