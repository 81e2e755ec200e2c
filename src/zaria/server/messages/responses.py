"""Answers outside the application: security headers for every one, and refusals of requests that do not reach it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.enums import ScopeType

from zaria.server.messages.encoding import encode
from zaria.server.messages.refusals import Refused, refusal_body, status_of

if TYPE_CHECKING:
    from litestar.types import Message, Receive, Scope, Send

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        b"manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"permissions-policy",
        b"accelerometer=(self), camera=(), display-capture=(), geolocation=(), gyroscope=(self), magnetometer=(), "
        b"microphone=(), midi=(), payment=(), usb=()",
    ),
]
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")  # a year
NO_STORE = (b"cache-control", b"no-store")


async def refuse(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send(
            {"type": "websocket.close", "code": 1008, "reason": refused.refusal.code}
        )  # before it is accepted: 403
        return
    body = encode(refusal_body(refused.refusal))
    answer = with_headers(send, is_api=True)
    start: Message = {
        "type": "http.response.start",
        "status": status_of(refused.refusal),
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
    }
    await answer(start)
    await answer({"type": "http.response.body", "body": body, "more_body": False})


def with_headers(send: Send, is_api: bool, is_secure: bool = False, renamed: bytes | None = None) -> Send:
    """`renamed` is a cookie whose name gets the prefix `__Host-`, which no other host can set."""
    more = [*HEADERS, *([NO_STORE] if is_api else []), *([HTTPS_ONLY] if is_secure else [])]

    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = [
                (name, b"__Host-" + value if renamed and name == b"set-cookie" and value.startswith(renamed) else value)
                for name, value in message["headers"]
            ]
            message["headers"] = [*own, *more]
        await send(message)

    return wrapped
