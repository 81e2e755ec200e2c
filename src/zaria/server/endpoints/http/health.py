"""Is this server well, and can it take requests? For supervisors, proxies and Prometheus; nothing here is secret."""

from __future__ import annotations

import asyncio
import hmac
import time
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get

from zaria.server.common.metrics import CONTENT_TYPE
from zaria.server.limits.network import is_in
from zaria.server.live.tables import Tables
from zaria.server.messages.refusals import Refused
from zaria.server.operations.settings import Settings

FRESH_SECONDS = 1.0  # an answer of the database is reused for so long
DATABASE_SECONDS = 3.0  # then it counts as lost
AnyRequest = Request[Any, Any, Any]


class Healthy(msgspec.Struct):
    """`database` is `ok`, `not-writable` (a full disk, for example) or `lost`. `stopped` counts tables that hang."""

    status: str
    database: str
    stopped: int


class Ready(msgspec.Struct):
    status: str
    database: str


class DatabaseCheck:
    """Asks the database at most once a second, however many requests there are."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.asking = asyncio.Lock()
        self.said = ""
        self.at = -FRESH_SECONDS

    async def look(self) -> str:
        async with self.asking:
            if time.monotonic() - self.at >= FRESH_SECONDS:
                self.said = await self.ask()
                self.at = time.monotonic()
            return self.said

    async def ask(self) -> str:
        store = self.tables.context.store
        try:
            await asyncio.wait_for(store.tables_with("sealing"), DATABASE_SECONDS)
        except (Refused, TimeoutError):
            return "lost"
        try:
            await asyncio.wait_for(store.probe(), DATABASE_SECONDS)
        except (Refused, TimeoutError):
            return "not-writable"
        return "ok"


@get("/health")
async def health(request: AnyRequest) -> Response[Healthy]:
    """Is everything as it should be? If not, an operator must look: 503."""
    database = await check_of(request).look()
    stopped = len(request.app.state.tables.stopped())
    is_well = database == "ok" and not stopped
    return Response(Healthy("ok" if is_well else "failing", database, stopped), status_code=200 if is_well else 503)


@get("/ready")
async def ready(request: AnyRequest) -> Response[Ready]:
    """May requests be sent here now? Not while it starts or stops, nor without a database: 503."""
    tables: Tables = request.app.state.tables
    database = await check_of(request).look()
    status = "closing" if tables.is_stopping else "ready" if database == "ok" else "failing"
    return Response(Ready(status, database), status_code=200 if status == "ready" else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """For Prometheus; only for the addresses that the settings name, behind a domain only with their token."""
    context = request.app.state.tables.context
    if not may_measure(request, context.settings):
        raise Refused("no-page")
    return Response(context.metrics.text(), media_type=CONTENT_TYPE)


def may_measure(request: AnyRequest, settings: Settings) -> bool:
    """An address is no proof where a proxy stands in between."""
    if settings.metrics_token:
        given = request.headers.get("authorization", "").encode()
        return hmac.compare_digest(given, f"Bearer {settings.metrics_token}".encode())
    if settings.site is not None or request.client is None:
        return False
    return is_in(request.client.host, settings.metrics_from)


def check_of(request: AnyRequest) -> DatabaseCheck:
    check: DatabaseCheck = request.app.state.database_check
    return check


ROUTES = [health, ready, metrics]
