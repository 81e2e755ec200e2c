"""Gives every request an id, which is in its answer and in all log lines about it, and measures it."""

from __future__ import annotations

import re
import secrets
import time
from typing import TYPE_CHECKING

from litestar.enums import ScopeType

from zaria.server.common.metrics import Metrics
from zaria.server.limits.network import is_in
from zaria.server.operations.logs import log, request_id
from zaria.server.operations.settings import Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

HEADER = b"x-request-id"
ID = re.compile(rb"[A-Za-z0-9._-]{8,64}")


class RequestLog:
    """Lines are written at level `info`. They name the route, not the address: a table's address is the key to it."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.proxies = settings.proxies if settings.site is not None else ()
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        id, status, begun = self.id_of(scope), 0, time.perf_counter()
        before = request_id.set(id)

        async def with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (HEADER, id.encode())]
            await send(message)

        try:
            await self.app(scope, receive, with_id)
        finally:
            self.note(scope, status, time.perf_counter() - begun)
            request_id.reset(before)

    def id_of(self, scope: Scope) -> str:
        """The id that our proxy gave the request, or a new one."""
        client = scope["client"]
        given = next((value for name, value in scope["headers"] if name.lower() == HEADER), b"")
        if client is not None and is_in(client[0], self.proxies) and ID.fullmatch(given):
            return given.decode("ascii")
        return secrets.token_hex(8)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        if not is_socket:
            self.metrics.requests.labels(str(status)).inc()
            self.metrics.request_seconds.observe(seconds)
        details = {
            "method": "SOCKET" if is_socket else scope.get("method"),
            "route": scope.get("path_template") or "-",
            "status": status,
            "seconds": round(seconds, 4),
        }
        log.info("connection ended" if is_socket else "answered", extra={"details": details})
