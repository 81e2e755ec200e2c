"""Builds the ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, SerializationException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import zaria
from zaria.core.errors import ZariaError
from zaria.server import static_files
from zaria.server.context import Context
from zaria.server.hub import Hub
from zaria.server.identity import COOKIE, Identities
from zaria.server.incoming import not_understood
from zaria.server.refusals import Refused, refusal_body, status_of
from zaria.server.replays import replayed
from zaria.server.request_guard import CSRF_COOKIE, RequestGuard
from zaria.server.routes import ROUTES
from zaria.server.settings import Settings, own_key
from zaria.server.store import Store
from zaria.server.tables import Tables
from zaria.server.websocket import live
from zaria.server.workers import Workers

if TYPE_CHECKING:
    from litestar.types import ASGIApp

LARGEST_BODY = 16_384
CSRF_HEADER = "x-csrf-token"
CACHED = "^/assets/"  # static files: no CSRF cookie, no rate limit
WHOLE_BODY = "data"  # what Litestar calls the request body
BY_STATUS = {403: "csrf", 404: "no-page", 405: "no-method", 413: "too-large", 429: "too-fast"}
log = logging.getLogger("zaria")


def create_app(settings: Settings) -> ASGIApp:
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    key = own_key(settings.data)
    csrf_secret = key.hex()
    app = Litestar(
        [*static_files.ROUTES, *ROUTES, replayed, live],
        lifespan=[running(settings, key)],
        csrf_config=CSRFConfig(csrf_secret, cookie_name=CSRF_COOKIE, header_name=CSRF_HEADER, exclude=CACHED),
        middleware=[limit(settings, key).middleware],
        exception_handlers={ZariaError: refuse, HTTPException: refuse_http, Exception: fail},
        openapi_config=OpenAPIConfig("Zaria", zaria.__version__, render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        state=State(),
    )
    return RequestGuard(app, settings.lan, csrf_secret)


def limit(settings: Settings, key: bytes) -> RateLimitConfig:
    """The rate limit counts by session, else by address: a whole household shares one address."""
    identities = Identities(None, key)  # type: ignore[arg-type]  # only checks signatures

    def who(request: Request[Any, Any, Any]) -> str:
        session = identities.session(request.cookies.get(COOKIE))
        return session or f"address {request.client.host if request.client else ''}"

    return RateLimitConfig(
        ("minute", settings.requests_per_minute), identifier_for_request=who, exclude=["^/health$", CACHED]
    )


def running(settings: Settings, key: bytes) -> Any:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        workers = Workers(settings.bot_workers, settings.bot_limit, settings.bot_start_limit)
        await store.open()
        tables = Tables(Context(settings, store, Hub(), workers, Identities(store, key)))
        app.state.tables = tables
        tables.start()
        try:
            yield
        finally:
            await tables.stop()
            await workers.close()
            await store.close()

    return lifespan


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
        refused = Refused(BY_STATUS[status]) if status in BY_STATUS else not_understood(described(error))
    return Response(refusal_body(refused.refusal), status_code=status, headers=error.headers)


def described(error: HTTPException) -> str:
    """The validation error that Litestar took apart, in the form in which msgspec wrote it."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = next((item for item in extra if isinstance(item, dict)), None)
    if found is None:
        return str(error.__cause__ or error.detail)
    key, message = str(found.get("key", "")), str(found.get("message", ""))
    return message if key == WHOLE_BODY else f"{message} - at `$.{key}`"


def fail(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A bug of ours: details go to the log, not to the client."""
    log.error("unexpected", exc_info=error)
    return Response(refusal_body(Refused("unexpected").refusal), status_code=500)
