"""A guest's finished games, written into the database as the server counts them."""

from pathlib import Path
from typing import Any

import sqlalchemy as sa

from support.server import serving
from zaria.server.common import wall_clock
from zaria.server.storage import schema

CAST = ("easy-zoe", "easy-nino", "normal-leo", "normal-nora", "hard-bruno", "hard-iris", "expert-ada")


def vegas(number: int, dice: list[int], luck: float | None = None) -> dict[str, Any]:
    """A game of three, won if its number is even."""
    own, best = (640_000, 500_000) if number % 2 == 0 else (410_000, 430_000)
    opponents = [None, CAST[number % 7], CAST[(number + 3) % 7]]
    return {
        "game": "vegas",
        "seat": 0,
        "opponents": opponents,
        "scores": [own, best, 300_000],
        "winners": [0 if own > best else 1],
        "dice": dice,
        "with": {"tile": ["high_five", "jackpot"][: 1 + number % 2]},
        "daily": None,
        "luck": luck,
    }


def mine(number: int) -> dict[str, Any]:
    scores = [60 + number % 30, 70]
    return {
        "game": "miner",
        "seat": 0,
        "opponents": [None, CAST[number % 7]],
        "scores": scores,
        "winners": [0 if scores[0] > scores[1] else 1],
        "dice": [0] * 6,
        "with": {"hero": [["prospector", "alchemist"][number % 2]]},
        "daily": None,
    }


def alone(number: int) -> dict[str, Any]:
    return {
        "game": "miner-solo",
        "seat": 0,
        "opponents": [None],
        "scores": [30 + number % 30],
        "winners": [0],
        "dice": [0] * 6,
        "with": {"hero": []},
        "daily": None,
    }


def parts(luck: float) -> dict[str, float]:
    fields = dict.fromkeys(("luck_error", "decisions_error", "gifts_error"), 0.02)
    decisions = -0.05 + luck / 9
    gifts = 0.5 - 0.33 - luck - decisions
    return {"start": 0.33, "luck": luck, "decisions": decisions, "gifts": gifts, "end": 0.5, **fields}


def whole(luck: float) -> dict[str, int]:
    """Rounded as if other seats had taken the largest remainders: not each to the nearest."""
    return {"start": 34, "luck": round(100 * luck), "decisions": -7, "gifts": 23 - round(100 * luck), "end": 50}


def remember(data: Path, guest: str, games: list[dict[str, Any]]) -> None:
    """Store games, latest first, each with an existing table, and with its analysis if it has luck."""
    with serving.sql(data) as connection:
        for number, game in enumerate(games):
            table, luck = f"played-{guest}-{number}", game.get("luck")
            ended = wall_clock.now() - 40_000 * number
            shown = {key: value for key, value in game.items() if key != "luck"}
            row = {"guest": guest, "table_id": table, "ended": ended, "data": shown}
            connection.execute(sa.insert(schema.results).values(**row))
            there = {"id": table, "status": "over", "listed": False, "created": ended, "secret": b"", "summary": {}}
            connection.execute(sa.insert(schema.tables).values(**there))
            if luck is not None:
                report = {"done": True, "seats": [parts(luck)], "whole": [whole(luck)]}
                connection.execute(sa.insert(schema.analyses).values(table_id=table, version=1, report=report))
