"""The HTTP routes: guests, lists, new tables, commands, records."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from zaria.bots import BOTS
from zaria.core.engine.registry import GAMES
from zaria.server.commands.new_table import practice_table, trial_table
from zaria.server.context import Context
from zaria.server.endpoints.http.host_cookies import own_cookie
from zaria.server.limits.budgets import network_of_scope
from zaria.server.limits.origins import Asker
from zaria.server.live.ended_devices import close_ended
from zaria.server.live.tables import Tables
from zaria.server.messages.incoming import (
    Block,
    Command,
    NewGuest,
    NewLesson,
    NewPractice,
    NewReport,
    NewTable,
    require,
    seat_to_view,
)
from zaria.server.messages.refusals import Refused
from zaria.server.operations.admin import Admin
from zaria.server.people.companions import companions_of
from zaria.server.people.guest import Guest
from zaria.server.people.identity import AGE, COOKIE
from zaria.server.people.look_alikes import told_apart
from zaria.server.people.own_devices import OwnDevices, kind_of
from zaria.server.people.reports import Reports
from zaria.server.storage.changes import Changes
from zaria.server.table.lessons import Point, find_lesson, lessons

AnyRequest = Request[Any, Any, Any]


class GuestShown(msgspec.Struct):
    id: str
    name: str


class Token(msgspec.Struct):
    token: str


class OpenedTable(msgspec.Struct):
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


class LessonShown(msgspec.Struct):
    name: str
    game: str
    points: list[Point]


class LessonsShown(msgspec.Struct):
    lessons: list[LessonShown]


class KnownState(msgspec.Struct):
    """`state` is `State.to_bytes()` in base64."""

    version: int
    state: str


class BlocksShown(msgspec.Struct):
    blocks: list[GuestShown]


class CompanionsShown(msgspec.Struct):
    companions: list[GuestShown]


class TablesShown(msgspec.Struct):
    tables: list[dict[str, Any]]


def tables_of(request: AnyRequest) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def context_of(request: AnyRequest) -> Context:
    return tables_of(request).context


async def guest_of(request: AnyRequest) -> Guest:
    context = context_of(request)
    guest = await context.identities.guest(request.cookies.get(COOKIE))
    if guest is None:
        raise Refused("no-guest")
    context.origins.note(guest.id, network_of_scope(request.scope))
    return guest


def as_guest(request: AnyRequest, guest: Guest, cookie: str | None, status: int) -> Response[GuestShown]:
    secure = context_of(request).settings.is_secure
    cookies = [] if cookie is None else [own_cookie(request, COOKIE, cookie, AGE, secure)]
    return Response(GuestShown(guest.id, guest.name), status_code=status, cookies=cookies)


@get("/api/games")
async def games() -> GamesShown:
    """The games with their options, and the bots."""
    shown = []
    for game in GAMES.values():
        options = [OptionShown(one.name, one.type, one.default, one.range, one.key) for one in game.options]
        shown.append(GameShown(game.name, game.rules, game.players, options))
    return GamesShown(shown, list(BOTS))


@post("/api/guests")
async def become_guest(request: AnyRequest, data: JSONBody[NewGuest]) -> Response[GuestShown]:
    """Become a guest, or change your name; if you wish, your other devices are ended."""
    identities = context_of(request).identities
    guest = await identities.guest(request.cookies.get(COOKIE))
    if guest is not None:
        if data.end_others:
            this = identities.session(request.cookies.get(COOKIE)) or ""
            await OwnDevices(context_of(request).store).end(guest, this, None)
        renamed = await identities.rename(guest, data.name)
        await close_ended(tables_of(request), guest.id)
        return as_guest(request, renamed, None, 200)
    guest, cookie = await identities.create(data.name, kind_of(request.headers.get("user-agent", "")))
    return as_guest(request, guest, cookie, 201)


@get("/api/me")
async def me(request: AnyRequest) -> GuestShown | None:
    """Who you are; null for no guest. Not a refusal: browsers log those as errors, and every first visit asks."""
    guest = await context_of(request).identities.guest(request.cookies.get(COOKIE))
    return guest and GuestShown(guest.id, guest.name)


@get("/api/me/data", media_type=MediaType.JSON)
async def my_data(request: AnyRequest) -> Response[bytes]:
    """Everything that is stored about you."""
    guest, admin = await guest_of(request), Admin(context_of(request).settings.database)
    data_of_guest = await asyncio.to_thread(admin.export, guest.id)
    headers = {"content-disposition": 'attachment; filename="zaria-my-data.json"'}
    return Response(msgspec.json.encode(data_of_guest), media_type=MediaType.JSON, headers=headers)


@post("/api/me/delete", status_code=HTTP_204_NO_CONTENT)
async def delete_me(request: AnyRequest) -> Response[None]:
    """Delete everything that is stored about you. The games stay for the others, without your name."""
    guest, context = await guest_of(request), context_of(request)
    await asyncio.to_thread(Admin(context.settings.database).delete, guest.id)
    context.identities.forget(guest.id)
    gone = [Cookie(COOKIE, max_age=0, httponly=True)]
    if context.settings.is_secure:
        gone.append(own_cookie(request, COOKIE, "", 0, True))
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=gone)


@get("/api/me/blocks")
async def my_blocks(request: AnyRequest) -> BlocksShown:
    """Whom you have blocked."""
    return await blocks_of(request, await guest_of(request))


@post("/api/me/blocks", status_code=HTTP_200_OK)
async def block(request: AnyRequest, data: JSONBody[Block]) -> BlocksShown:
    """Block a guest, or not any more: they cannot sit at your tables, and you do not get their chat."""
    guest = await guest_of(request)
    blocks = context_of(request).blocks
    await (blocks.add if data.on else blocks.remove)(guest.id, data.guest)
    return await blocks_of(request, guest)


async def blocks_of(request: AnyRequest, guest: Guest) -> BlocksShown:
    blocked = await context_of(request).blocks.listed(guest.id)
    names = told_apart([name for _, name in blocked])
    return BlocksShown([GuestShown(id, name) for (id, _), name in zip(blocked, names)])


@get("/api/me/companions")
async def my_companions(request: AnyRequest) -> CompanionsShown:
    """With whom you have finished a game lately; a seat at a new table can be kept for them."""
    context, guest = context_of(request), await guest_of(request)
    companions = await companions_of(guest.id, context.store, context.blocks)
    names = told_apart(list(companions.values()))
    return CompanionsShown([GuestShown(id, name) for id, name in zip(companions, names)])


@get("/api/me/tables")
async def my_tables(request: AnyRequest) -> TablesShown:
    """Games over days that wait for you come first, the most urgent before all; then those to which you are `invited`.

    All that wait for you have `turn`.
    """
    guest, tables = await guest_of(request), tables_of(request)
    rows, waiting = await tables.context.store.tables_of(guest.id), tables.waiting_for(guest.id)
    return TablesShown([{**one, "turn": one["due"] is not None or one["id"] in waiting} for one in rows])


@get("/api/tables")
async def open_tables(request: AnyRequest) -> TablesShown:
    """Tables with an open seat."""
    return TablesShown(await context_of(request).store.open_tables())


@post("/api/tables")
async def new_table(request: AnyRequest, data: JSONBody[NewTable]) -> OpenedTable:
    table = await tables_of(request).create(data, await guest_of(request), network_of_scope(request.scope))
    return OpenedTable(table.id, table.version)


@get("/api/lessons")
async def all_lessons() -> LessonsShown:
    """The lessons, with what is told in each, and when."""
    return LessonsShown([LessonShown(one.name, one.game, one.points) for one in lessons().values()])


@post("/api/lessons")
async def new_lesson(request: AnyRequest, data: JSONBody[NewLesson]) -> OpenedTable:
    """A table of your own that follows a lesson."""
    lesson = find_lesson(data.lesson)
    table = await tables_of(request).create(lesson, await guest_of(request), network_of_scope(request.scope))
    return OpenedTable(table.id, table.version)


@get("/api/tables/{table_id:str}")
async def table(request: AnyRequest, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> dict[str, Any]:
    """The table as a seat of yours or a spectator sees it."""
    guest = await context_of(request).identities.guest(request.cookies.get(COOKIE))
    actor = await tables_of(request).get(table_id)
    return await actor.ask(lambda: actor.snapshot(guest, seat_to_view(seat)))


@post("/api/tables/{table_id:str}/commands", status_code=HTTP_200_OK)
async def do(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Command]) -> dict[str, Any]:
    """A command to a table, as over its WebSocket."""
    guest, tables, answers = await guest_of(request), tables_of(request), list[dict[str, Any]]()
    await tables.do(await tables.get(table_id), guest, data, network_of_scope(request.scope), answers.append)
    return answers[0]


@post("/api/tables/{table_id:str}/reports", status_code=HTTP_204_NO_CONTENT)
async def report(request: AnyRequest, table_id: FromPath[str], data: JSONBody[NewReport]) -> Response[None]:
    """Tell the operator of this site about a line of chat or the name of a guest at your table."""
    guest, context = await guest_of(request), context_of(request)
    actor = await tables_of(request).get(table_id)
    if not actor.seats_of(guest):
        raise Refused("not-seated")
    said = actor.connections.chat.messages
    await Reports(context.store).add(actor.table, said, guest, data.guest, data.number)
    return Response(None, status_code=HTTP_204_NO_CONTENT)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.JSON)
async def record(request: AnyRequest, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> Response[bytes]:
    """The record as far as the seat may know it; after the end the whole record."""
    guest = await context_of(request).identities.guest(request.cookies.get(COOKIE))
    actor = await tables_of(request).get(table_id)
    text = await actor.ask(lambda: actor.record_text(guest, seat_to_view(seat)))
    name = f"zaria-{actor.table.header.game}-{table_id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table_id:str}/state")
async def known_state(request: AnyRequest, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> KnownState:
    """The state that a seat of yours may know: for programs that use the engine."""
    guest, own = await guest_of(request), require(seat_to_view(seat), "seat")
    actor = await tables_of(request).get(table_id)
    version, state = await actor.ask(lambda: actor.known_state(guest, own))
    return KnownState(version, b64encode(state).decode())


@get("/api/tables/{table_id:str}/hint")
async def hint(request: AnyRequest, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> dict[str, Any]:
    """What a strong player would do in your place now, and why. With a seat only if it is that seat's move."""
    guest = await guest_of(request)
    return await (await tables_of(request).get(table_id)).hint(guest, seat)


@get("/api/tables/{table_id:str}/analysis")
async def analysis(request: AnyRequest, table_id: FromPath[str]) -> dict[str, Any]:
    """What is known about luck and skill in a game that is over; while it is not `done`, ask again for more."""
    context = context_of(request)
    guest = await context.identities.guest(request.cookies.get(COOKIE))
    actor = await tables_of(request).get(table_id)
    version, record = await actor.ask(lambda: actor.to_analyse(guest))
    asker = Asker(network_of_scope(request.scope), guest.id if guest is not None else "", table_id)
    return await context.analyses.find(table_id, version, record, asker)


@post("/api/tables/{table_id:str}/practice")
async def practise(request: AnyRequest, table_id: FromPath[str], data: JSONBody[NewPractice]) -> OpenedTable:
    """A table of your own at which nothing counts.

    A decision of this game, which is over, can be made there in another way; or a game like this one is begun.
    """
    guest, tables = await guest_of(request), tables_of(request)
    actor = await tables.get(table_id)
    changes = Changes()
    settings = context_of(request).settings
    if data.position is None:
        table = trial_table(actor.table, data.options, guest, settings, changes)
    else:
        _, record = await actor.ask(lambda: actor.to_analyse(guest))
        table = practice_table(record, actor.table.seats, data.position, guest, settings, changes)
    async with tables.room_for_one_more(guest, network_of_scope(request.scope)):
        await context_of(request).store.write(changes)
    return OpenedTable(table.id, table.version)


@get("/api/tables/{table_id:str}/history", media_type=MediaType.JSON)
async def look_back(
    request: AnyRequest, table_id: FromPath[str], seat: FromQuery[int | None] = None
) -> Response[bytes]:
    """The game so far, step by step, as a seat of yours or a spectator saw it."""
    guest = await context_of(request).identities.guest(request.cookies.get(COOKIE))
    actor = await tables_of(request).get(table_id)
    answer = await actor.ask(lambda: actor.history(guest, seat_to_view(seat)))
    return Response(answer, media_type=MediaType.JSON)


ROUTES = [
    games,
    become_guest,
    me,
    my_data,
    delete_me,
    my_blocks,
    my_companions,
    block,
    my_tables,
    open_tables,
    new_table,
    all_lessons,
    new_lesson,
    table,
    do,
    report,
    record,
    known_state,
    hint,
    analysis,
    practise,
    look_back,
]
