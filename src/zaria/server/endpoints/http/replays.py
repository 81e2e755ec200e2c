"""Replays a record that a client sends, step by step. Nothing is stored."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from litestar import MediaType, Request, Response, post
from litestar.params import FromQuery
from litestar.status_codes import HTTP_200_OK

from zaria.core.engine.errors import BadRecord
from zaria.core.records.record import Record
from zaria.core.records.replay import replaying
from zaria.server.messages.answer_cache import AnswerCache
from zaria.server.messages.encoding import encode
from zaria.server.messages.incoming import seat_to_view
from zaria.server.messages.refusals import Refused
from zaria.server.table.history import history, in_pieces

LARGEST_RECORD = 262_144  # bytes; the longest games need a tenth of that


@post(
    "/api/replays",
    media_type=MediaType.JSON,
    status_code=HTTP_200_OK,
    request_max_body_size=LARGEST_RECORD,
    operation_id="ApiReplaysReplayed",  # as it has always been in the OpenAPI document
    summary="Replayed",
)
async def replay_record(request: Request[Any, Any, Any], seat: FromQuery[int | None] = None) -> Response[bytes]:
    """The game of the record in the body, as a seat or a spectator sees it."""
    body, viewer = await request.body(), seat_to_view(seat)
    answers: AnswerCache = request.app.state.tables.context.answers
    answer = await answers.get(("replay", sha256(body).digest(), viewer), lambda: replay_of(body, viewer))
    return Response(answer, media_type=MediaType.JSON)


async def replay_of(body: bytes, seat: int | None) -> bytes:
    record = read(body)
    await in_pieces(replaying(record))
    if seat is not None and not 0 <= seat < len(record.players):
        raise Refused("no-seat", given=str(seat), high=len(record.players) - 1, number=len(record.players))
    replayed: dict[str, Any] = {
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "players": [name.encode("utf-8", "replace").decode() for name in record.players],  # no lone surrogates
        "result": record.result,
        "version": len(record.steps),
        **await history(record, seat),
    }
    return encode(replayed)


def read(body: bytes) -> Record:
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise BadRecord("record-foreign") from None
    return Record.from_json(text)
