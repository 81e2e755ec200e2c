"""A record that somebody brings is replayed for them, step by step. Nothing of it is kept."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.params import FromQuery
from litestar.status_codes import HTTP_200_OK

from zaria.core.errors import BadRecord
from zaria.core.record import Record
from zaria.core.replay import replay
from zaria.server.history import history
from zaria.server.refusals import Refused

LARGEST_RECORD = 262_144  # bytes; the longest games have a tenth of it


@post("/api/replays", status_code=HTTP_200_OK, request_max_body_size=LARGEST_RECORD)
async def replayed(request: Request[Any, Any, Any], seat: FromQuery[int | None] = None) -> dict[str, Any]:
    """The record in the body as a game to look at, through the eyes of a seat or a spectator."""
    record = read(await request.body())
    replay(record)
    if seat == -1:
        seat = None
    if seat is not None and not 0 <= seat < len(record.players):
        raise Refused("no-seat", given=str(seat), high=len(record.players) - 1, number=len(record.players))
    return {
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "players": [name.encode("utf-8", "replace").decode() for name in record.players],  # no half characters
        "result": record.result,
        "version": len(record.steps),
        **await history(record, seat),
    }


def read(body: bytes) -> Record:
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise BadRecord("record-foreign") from None
    return Record.from_json(text)
