"""Cookies with the prefix `__Host-`, which no other host can set: browsers get them on sites with https.

Inside they have their plain names, as programs and older devices send them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request
from litestar.datastructures import Cookie

if TYPE_CHECKING:
    from litestar.types import Scope

PREFIX = "__Host-"
OURS = "zaria_"


def own_cookie(request: Request[Any, Any, Any], name: str, value: str, age: int, is_secure: bool) -> Cookie:
    """A cookie that only we read; only browsers say where a request comes from."""
    prefix = PREFIX if is_secure and "origin" in request.headers else ""
    return Cookie(f"{prefix}{name}", value=value, max_age=age, httponly=True, samesite="lax", secure=is_secure)


def use_plain_names(scope: Scope) -> None:
    """If a cookie with the prefix was sent, ignore the one without: it may be from another host."""
    scope["headers"] = [
        (name, plain(value.decode("latin-1")).encode("latin-1") if name.lower() == b"cookie" else value)
        for name, value in scope["headers"]
    ]


def plain(cookies: str) -> str:
    """
    >>> plain("zaria_guest=bad; a=b; __Host-zaria_guest=good")
    'a=b; zaria_guest=good'
    """
    parts = [part.strip() for part in cookies.split(";")]
    safe = {name_of(part).removeprefix(PREFIX) for part in parts if part.startswith(PREFIX + OURS)}
    kept = [part for part in parts if part.startswith(PREFIX) or name_of(part) not in safe]
    return "; ".join(part.removeprefix(PREFIX) if part.startswith(PREFIX + OURS) else part for part in kept)


def name_of(part: str) -> str:
    return part.partition("=")[0]
