"""The HTTP routes: guests, lists, new tables, commands, records."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from zaria.bots import BOTS
from zaria.core.registry import GAMES
from zaria.server.context import Context
from zaria.server.guest import Guest
from zaria.server.identity import AGE, COOKIE
from zaria.server.incoming import Command, NewGuest, NewTable, Recovery, required
from zaria.server.refusals import Refused
from zaria.server.tables import Tables

AnyRequest = Request[Any, Any, Any]


class Healthy(msgspec.Struct):
    status: str


class GuestShown(msgspec.Struct):
    id: str
    name: str


class Token(msgspec.Struct):
    token: str


class Created(msgspec.Struct):
    id: str
    version: int


class OptionShown(msgspec.Struct):
    name: str
    type: str
    default: Any
    range: list[Any]
    key: str


class GameShown(msgspec.Struct):
    name: str
    rules: int
    players: tuple[int, int]
    options: list[OptionShown]


class GamesShown(msgspec.Struct):
    games: list[GameShown]
    bots: list[str]


class KnownState(msgspec.Struct):
    """`state` is `State.to_bytes()` in base64."""

    version: int
    state: str


class TablesShown(msgspec.Struct):
    tables: list[dict[str, Any]]


def tables_of(request: AnyRequest) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def context_of(request: AnyRequest) -> Context:
    return tables_of(request).context


async def guest_of(request: AnyRequest) -> Guest:
    guest = await context_of(request).identities.guest(request.cookies.get(COOKIE))
    if guest is None:
        raise Refused("no-guest")
    return guest


def as_guest(guest: Guest, cookie: str | None, status: int) -> Response[GuestShown]:
    cookies = [] if cookie is None else [Cookie(COOKIE, value=cookie, max_age=AGE, httponly=True, samesite="lax")]
    return Response(GuestShown(guest.id, guest.name), status_code=status, cookies=cookies)


@get("/health")
async def health(request: AnyRequest) -> Healthy:
    """Do the server and its database answer?"""
    await context_of(request).store.tables_with("sealing")
    return Healthy("ok")


@get("/api/games")
async def games() -> GamesShown:
    """The games with their options, and the bots."""
    found = []
    for game in GAMES.values():
        options = [OptionShown(one.name, one.type, one.default, one.range, one.key) for one in game.options]
        found.append(GameShown(game.name, game.rules, game.players, options))
    return GamesShown(found, list(BOTS))


@post("/api/guests")
async def become_guest(request: AnyRequest, data: JSONBody[NewGuest]) -> Response[GuestShown]:
    """Become a guest, or change your name."""
    identities = context_of(request).identities
    guest = await identities.guest(request.cookies.get(COOKIE))
    if guest is not None:
        return as_guest(await identities.rename(guest, data.name), None, 200)
    guest, cookie = await identities.create(data.name)
    return as_guest(guest, cookie, 201)


@get("/api/me")
async def me(request: AnyRequest) -> GuestShown | None:
    """Who you are; null for no guest. Not a refusal: browsers log those as errors, and every first visit asks."""
    guest = await context_of(request).identities.guest(request.cookies.get(COOKIE))
    return guest and GuestShown(guest.id, guest.name)


@post("/api/me/recovery")
async def new_recovery(request: AnyRequest) -> Token:
    """A token with which another device can become this guest, once."""
    return Token(await context_of(request).identities.new_recovery(await guest_of(request)))


@post("/api/recover", status_code=HTTP_200_OK)
async def recover(request: AnyRequest, data: JSONBody[Recovery]) -> Response[GuestShown]:
    """Become the guest who made the token."""
    guest, cookie = await context_of(request).identities.recover(data.token)
    return as_guest(guest, cookie, 200)


@get("/api/me/tables")
async def my_tables(request: AnyRequest) -> TablesShown:
    guest = await guest_of(request)
    return TablesShown(await context_of(request).store.tables_of(guest.id))


@get("/api/tables")
async def open_tables(request: AnyRequest) -> TablesShown:
    """Tables with an open seat."""
    return TablesShown(await context_of(request).store.open_tables())


@post("/api/tables")
async def new_table(request: AnyRequest, data: JSONBody[NewTable]) -> Created:
    table = await tables_of(request).create(data, await guest_of(request))
    return Created(table.id, table.version)


@get("/api/tables/{table_id:str}")
async def table(request: AnyRequest, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> dict[str, Any]:
    """The table as a seat of yours or a spectator sees it."""
    guest = await context_of(request).identities.guest(request.cookies.get(COOKIE))
    found = await tables_of(request).get(table_id)
    return await found.ask(lambda: found.shown(guest, seat if seat != -1 else None))


@post("/api/tables/{table_id:str}/commands", status_code=HTTP_200_OK)
async def do(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Command]) -> dict[str, Any]:
    """A command to a table, as over its WebSocket."""
    guest = await guest_of(request)
    found = await tables_of(request).get(table_id)
    return await found.ask(lambda: found.do(guest, data))


@get("/api/tables/{table_id:str}/record", media_type=MediaType.JSON)
async def record(request: AnyRequest, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> Response[bytes]:
    """The record as far as the seat may know it; after the end the whole record."""
    guest = await context_of(request).identities.guest(request.cookies.get(COOKIE))
    found = await tables_of(request).get(table_id)
    text = await found.ask(lambda: found.recorded(guest, seat if seat != -1 else None))
    name = f"zaria-{found.table.header.game}-{table_id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table_id:str}/state")
async def known_state(request: AnyRequest, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> KnownState:
    """The state that a seat of yours may know: for programs that use the engine."""
    guest, own = await guest_of(request), required(seat, "seat")
    found = await tables_of(request).get(table_id)
    version, state = await found.ask(lambda: found.known_state(guest, own))
    return KnownState(version, b64encode(state).decode())


@get("/api/tables/{table_id:str}/history")
async def look_back(request: AnyRequest, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> dict[str, Any]:
    """The game so far, step by step, as a seat of yours or a spectator saw it."""
    guest = await context_of(request).identities.guest(request.cookies.get(COOKIE))
    found = await tables_of(request).get(table_id)
    return await found.ask(lambda: found.looked_back(guest, seat if seat != -1 else None))


ROUTES = [
    health,
    games,
    become_guest,
    me,
    new_recovery,
    recover,
    my_tables,
    open_tables,
    new_table,
    table,
    do,
    record,
    known_state,
    look_back,
]
