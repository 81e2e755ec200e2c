"""Builds the ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

import zaria
from zaria.core.engine.errors import ZariaError
from zaria.server.common.metrics import Metrics
from zaria.server.contests.daily import Daily
from zaria.server.contests.expert_dig import ExpertDig
from zaria.server.contests.verification import Verification
from zaria.server.context import Context
from zaria.server.endpoints.http import health, invitations, static_files
from zaria.server.endpoints.http.daily_routes import DAILY_ROUTES
from zaria.server.endpoints.http.device_routes import DEVICE_ROUTES
from zaria.server.endpoints.http.duel_routes import DUEL_ROUTES
from zaria.server.endpoints.http.push_routes import PUSH_ROUTES
from zaria.server.endpoints.http.replays import replay_record
from zaria.server.endpoints.http.request_guard import CSRF_COOKIE, RequestGuard
from zaria.server.endpoints.http.request_log import RequestLog
from zaria.server.endpoints.http.results_routes import RESULTS_ROUTES
from zaria.server.endpoints.http.routes import ROUTES
from zaria.server.endpoints.socket.live_sockets import LiveSockets
from zaria.server.endpoints.socket.websocket import live
from zaria.server.limits.budgets import BudgetGuard, Budgets
from zaria.server.limits.open_seats import OpenSeats
from zaria.server.limits.origins import Origins
from zaria.server.limits.usage import Usage
from zaria.server.live.peer_events import PeerEvents
from zaria.server.live.tables import Tables
from zaria.server.messages.answer_cache import AnswerCache
from zaria.server.messages.hub import Hub
from zaria.server.messages.incoming import not_understood
from zaria.server.messages.msgspec_errors import sentence_at
from zaria.server.messages.refusals import Refused, refusal_body, status_of
from zaria.server.operations.logs import CannotStart
from zaria.server.operations.settings import Settings
from zaria.server.operations.site_key import push_key, site_key
from zaria.server.people.blocks import Blocks
from zaria.server.people.identity import Identities
from zaria.server.storage.cluster.peers import peers_of
from zaria.server.storage.store import Store
from zaria.server.thinking.analyses import Analyses
from zaria.server.thinking.bot_pool import BotPool

if TYPE_CHECKING:
    from litestar.types import ASGIApp

    from zaria.server.live.notifier import Notifier

LARGEST_BODY = 16_384
MANY = 65_536  # connections: as many as nobody has
CSRF_HEADER = "x-csrf-token"
CACHED = "^/assets/"  # static files: no CSRF cookie
WHOLE_BODY = "data"  # what Litestar calls the request body
BY_STATUS = {403: "csrf", 404: "no-page", 405: "no-method", 413: "too-large"}
log = logging.getLogger("zaria")


def create_app(settings: Settings, process: str | None = None, connections: int = MANY) -> ASGIApp:
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    settings.database.check()
    key = site_key(settings)
    csrf_secret = key.hex()
    budgets = Budgets(settings)
    usage = Usage(budgets.shared())
    metrics = Metrics()
    app = Litestar(
        [
            *static_files.ROUTES,
            *invitations.ROUTES,
            *health.ROUTES,
            *ROUTES,
            *DEVICE_ROUTES,
            *DAILY_ROUTES,
            *DUEL_ROUTES,
            *PUSH_ROUTES,
            *RESULTS_ROUTES,
            replay_record,
            live,
        ],
        lifespan=[running(settings, key, budgets, usage, metrics, process)],
        csrf_config=CSRFConfig(
            csrf_secret,
            cookie_name=CSRF_COOKIE,
            header_name=CSRF_HEADER,
            cookie_secure=settings.is_secure,
            exclude=CACHED,
        ),
        exception_handlers={ZariaError: refuse, HTTPException: refuse_http, Exception: fail},
        openapi_config=OpenAPIConfig("Zaria", zaria.__version__, render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        state=State({"live_sockets": LiveSockets(settings, connections, usage)}),
    )
    return RequestLog(RequestGuard(BudgetGuard(app, budgets, key), settings, csrf_secret), settings, metrics)


def context_of(settings: Settings, store: Store, bot_pool: BotPool, key: bytes, budgets: Budgets) -> Context:
    peers = peers_of(store)
    shared = (
        Identities(store, key),
        budgets,
        bot_pool.usage,
        AnswerCache(),
        Blocks(store),
        OpenSeats(settings.open_seats),
        Origins(),
        peers,
        Analyses(store, bot_pool, peers, budgets.analyses),
    )
    return Context(settings, store, Hub(), bot_pool, *shared, store.metrics)


def running(
    settings: Settings, key: bytes, budgets: Budgets, usage: Usage, metrics: Metrics, process: str | None
) -> Any:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database, metrics, process)
        bot_pool = BotPool(settings.bot_workers, settings.bot_limit, settings.bot_start_limit, metrics, usage)
        try:
            await store.open()
        except (ZariaError, SQLAlchemyError) as error:  # it went down since we looked at it
            log.error("the server cannot start: the database: %s", " ".join(str(getattr(error, "orig", error)).split()))
            raise CannotStart from None
        tables = Tables(context_of(settings, store, bot_pool, key, budgets))
        await tables.context.blocks.load()
        restrictions, live_sockets = budgets.restrictions, app.state.live_sockets
        restrictions.changed = lambda: live_sockets.end_those(restrictions.is_banned)
        await restrictions.load(store)
        app.state.tables = tables
        app.state.database_check = health.DatabaseCheck(tables)
        metrics.gauge("zaria_sockets", "Open live connections.", lambda: usage.connections["guests"].total())
        metrics.gauge("zaria_tables", "Tables in memory.", lambda: len(tables.live))
        metrics.gauge(
            "zaria_stopped_tables", "Tables that should go on by themselves and do not.", tables.count_stopped
        )
        metrics.gauge("zaria_bots_waiting", "Questions to bots that wait for a worker.", bot_pool.waiting)
        await PeerEvents(tables).start()
        tables.start()
        app.state.expert = ExpertDig(Daily(tables.context))
        tables.run(app.state.expert.run())
        tables.run(Verification(store).run())
        tables.run(usage.share(store))
        app.state.notifier = await notifier_for(tables)
        try:
            yield
        finally:
            await tables.context.analyses.close()
            await tables.stop()
            if app.state.notifier is not None:
                await app.state.notifier.pusher.close()
            await tables.context.peers.leave()
            await bot_pool.close()
            await store.close()

    return lifespan


async def notifier_for(tables: Tables) -> Notifier | None:
    """Who tells people of their turns; None where browsers take no notifications."""
    settings = tables.context.settings
    if not settings.has_push:
        return None
    from zaria.server.live.notifier import Notifier  # imported here: what it needs takes time to load
    from zaria.server.people.push import Pusher

    key = await asyncio.to_thread(push_key, settings)
    subject = settings.site.origin if settings.site is not None else "https://localhost"
    notifier = Notifier(tables, Pusher(key, subject, settings.push_anywhere))
    tables.run(notifier.run())
    return notifier


def refuse(_: Request[Any, Any, Any], error: ZariaError) -> Response[dict[str, Any]]:
    return Response(refusal_body(error.refusal), status_code=status_of(error.refusal))


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """Errors that Litestar raises itself, as refusals of ours."""
    status = error.status_code
    if status >= 500:
        return fail(request, error)
    if isinstance(error.__cause__, SerializationException) and status == 400 and not error.extra:
        refused = Refused("not-json")
    else:
        refused = Refused(BY_STATUS[status]) if status in BY_STATUS else not_understood(describe_error(error))
    return Response(refusal_body(refused.refusal), status_code=status, headers=error.headers)


def describe_error(error: HTTPException) -> str:
    """The validation error that Litestar took apart, in the form in which msgspec wrote it."""
    extra = error.extra if isinstance(error.extra, list) else []
    problem = next((item for item in extra if isinstance(item, dict)), None)
    if problem is None:
        return str(error.__cause__ or error.detail)
    key, message = str(problem.get("key", "")), str(problem.get("message", ""))
    return message if key == WHOLE_BODY else sentence_at(message, key)


def fail(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A bug of ours: details go to the log, not to the client."""
    log.error("unexpected", exc_info=error)
    return Response(refusal_body(Refused("unexpected").refusal), status_code=500)
