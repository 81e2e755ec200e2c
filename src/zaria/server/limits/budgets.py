"""What a session and its network may ask for: guests are free to create, so everything counts for the network, too."""

from __future__ import annotations

import re
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING

from litestar.enums import ScopeType

from zaria.server.common.rate_limit import Buckets
from zaria.server.limits.network import is_in, network_of
from zaria.server.limits.restrictions import Restrictions
from zaria.server.messages.refusals import Refused
from zaria.server.messages.responses import refuse
from zaria.server.operations.settings import Settings
from zaria.server.people.identity import COOKIE, Identities

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

FREE = re.compile(r"/health|/ready|/metrics|/assets/.*")
WEIGHTS = [  # what requests cost, compared with a look at a table
    (re.compile(r"GET /api/tables/[^/]+/history"), 10),
    (re.compile(r"POST /api/(replays|me/delete)|GET /api/me/data|POST /api/tables/[^/]+/reports"), 20),
    (re.compile(r"GET /api/tables/[^/]+/(record|hint)"), 5),
    (re.compile(r"POST /api/(tables|guests|recover|recover/look)"), 5),
]


def weight_of(method: str, path: str) -> int:
    """
    >>> weight_of("GET", "/api/me"), weight_of("GET", "/api/tables/k7m2q4x9r3tb/history"), weight_of("GET", "/health")
    (1, 10, 0)
    """
    if FREE.fullmatch(path):
        return 0
    return next((weight for pattern, weight in WEIGHTS if pattern.fullmatch(f"{method} {path.rstrip('/')}")), 1)


class Budgets:
    def __init__(self, settings: Settings) -> None:
        self.restrictions = Restrictions()
        minute = settings.requests_per_minute, settings.requests_of_network_per_minute
        self.uncounted = settings.uncounted
        self.sessions = Buckets(minute[0], minute[0] / 60)
        self.networks = Buckets(minute[1], minute[1] / 60)
        self.frames = Buckets(settings.frames_of_network_at_once, settings.frames_of_network_per_second)
        self.tables = Buckets(settings.tables_of_network_at_once, settings.tables_of_network_per_hour / 3600)
        self.chats = Buckets(settings.chats_at_once, settings.chats_per_second)  # by guest
        self.hints = Buckets(settings.hints_at_once, settings.hints_per_second)  # by table and seat
        self.analyses = Buckets(settings.analyses_at_once, settings.analyses_per_minute / 60)  # by guest

    def shared(self) -> dict[str, Buckets]:
        """Those that count what was taken in all processes."""
        names = ("sessions", "networks", "frames", "tables", "chats", "hints", "analyses")
        return {name: getattr(self, name) for name in names}

    def take_request(self, session: str | None, network: str, weight: int) -> bool:
        """Is a request of this weight allowed? Without a session the network is the session."""
        if not self.sessions.take(session or f"network {network}", weight):
            return False
        return is_in(network, self.uncounted) or self.networks.take(network, weight)

    def take_frame(self, network: str) -> bool:
        return is_in(network, self.uncounted) or self.frames.take(network)

    def take_table(self, network: str) -> bool:
        return is_in(network, self.uncounted) or self.tables.take(network)


class BudgetGuard:
    """Refuses requests that are over the budget, before anything is done for them."""

    def __init__(self, app: ASGIApp, budgets: Budgets, key: bytes) -> None:
        self.app = app
        self.budgets = budgets
        self.identities = Identities(None, key)  # type: ignore[arg-type]  # only checks signatures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            weight = weight_of(str(scope.get("method", "GET")), scope["path"])
            session, network = self.identities.session(cookie_of(scope)), network_of_scope(scope)
            restrictions = self.budgets.restrictions
            if weight and restrictions.is_banned(network):
                await refuse(Refused("banned"), scope, receive, send)
                return
            if weight and not self.budgets.take_request(session, network, weight * restrictions.weight(network)):
                await refuse(Refused("too-fast"), scope, receive, send)
                return
        await self.app(scope, receive, send)


def network_of_scope(scope: Scope) -> str:
    client = scope["client"]
    return network_of(client[0] if client else "")


def cookie_of(scope: Scope) -> str | None:
    """The guest's cookie. The last one counts, as for Litestar."""
    for name, value in reversed(list(scope["headers"])):
        if name.lower() == b"cookie":
            try:
                morsel = SimpleCookie(value.decode("latin-1")).get(COOKIE)
            except CookieError:
                return None
            return None if morsel is None else morsel.value
    return None
