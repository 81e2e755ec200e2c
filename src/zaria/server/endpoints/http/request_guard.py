"""The first thing every request meets: checks of Host and Origin, and security headers for every answer."""

from __future__ import annotations

import hmac
import socket
from http.cookies import CookieError, SimpleCookie
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.middleware.csrf import CSRF_SECRET_LENGTH, generate_csrf_hash

from zaria.server.endpoints.http.host_cookies import use_plain_names
from zaria.server.limits.network import is_in
from zaria.server.messages.refusals import Refused
from zaria.server.messages.responses import refuse, with_headers
from zaria.server.operations.public_site import forwarded_for
from zaria.server.operations.settings import Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

CSRF_COOKIE = "zaria_csrf"


class RequestGuard:
    def __init__(self, app: ASGIApp, settings: Settings, csrf_secret: str) -> None:
        self.app = app
        self.lan = lan = settings.lan
        self.site = settings.site
        self.proxies = settings.proxies
        self.forwarded_by = settings.forwarded_by.encode()
        self.csrf_secret = csrf_secret
        name = socket.gethostname().lower()
        self.names = {"localhost", name, f"{name}.local"} if lan else {"localhost"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get("host", "")
        refused = None
        hosts = [name for name, _ in scope["headers"] if name.lower() == b"host"]
        if len(hosts) > 1 or not self.is_ours(host):
            refused = Refused("foreign-host")
        elif "origin" in headers and not self.is_our_page(headers["origin"], host):
            refused = Refused("foreign-origin")
        if refused is not None:
            await refuse(refused, scope, receive, send)
            return
        self.see_through_proxies(scope)
        is_secure = self.site is not None and self.site.is_secure
        if is_secure:
            use_plain_names(scope)
        if scope["type"] == ScopeType.HTTP:
            self.drop_foreign_token(scope)
            is_browser = is_secure and "sec-fetch-site" in headers  # programs know the plain name only
            renamed = f"{CSRF_COOKIE}=".encode() if is_browser else None
            send = with_headers(send, scope["path"].startswith("/api/"), is_secure, renamed)
        await self.app(scope, receive, send)

    def is_ours(self, host: str) -> bool:
        """Is it a name of this machine? With --lan any IP address is accepted: DNS cannot rebind it."""
        name = hostname(host)
        if name in self.names or (self.site is not None and host.lower() == self.site.host):
            return True
        try:
            address = ip_address(name)
        except ValueError:
            return False
        return self.lan or address.is_loopback

    def is_our_page(self, origin: str, host: str) -> bool:
        """Has the request come from a page of this server? Our domain's are known exactly, with http or https."""
        if self.site is not None and host.lower() == self.site.host:
            return origin.lower() == self.site.origin
        return is_same(origin, host)

    def see_through_proxies(self, scope: Scope) -> None:
        """Behind our proxy, the client is whoever asked it. If the proxy does not say, the client is unknown: otherwise
        its requests would count as this machine's own.
        """
        client = scope["client"]
        if self.site is None or (client is not None and not is_in(client[0], self.proxies)):
            return
        lines = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == self.forwarded_by]
        scope["client"] = (self.site.client(forwarded_for(lines) if self.forwarded_by == b"forwarded" else lines), 0)

    def drop_foreign_token(self, scope: Scope) -> None:
        """Remove a CSRF cookie that another server on this host name has signed: Litestar would never replace it."""
        kept = []
        for name, value in scope["headers"]:
            if name.lower() == b"cookie" and CSRF_COOKIE.encode() in value:
                parts = [part.strip() for part in value.decode("latin-1").split(";")]
                parts = [part for part in parts if not part.startswith(f"{CSRF_COOKIE}=") or self.is_token(part)]
                value = "; ".join(parts).encode("latin-1")
            kept.append((name, value))
        scope["headers"] = kept

    def is_token(self, cookie: str) -> bool:
        try:
            token = SimpleCookie(cookie)[CSRF_COOKIE].value
        except (CookieError, KeyError):
            return False
        if not token.isascii():
            return False
        expected = generate_csrf_hash(token[:CSRF_SECRET_LENGTH], self.csrf_secret)
        return hmac.compare_digest(token[CSRF_SECRET_LENGTH:], expected)


def hostname(host: str) -> str:
    """The name without the port; empty if it is malformed."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def is_same(origin: str, host: str) -> bool:
    scheme, separator, place = origin.partition("://")
    return bool(separator) and scheme in ("http", "https") and place.lower() == host.lower()
