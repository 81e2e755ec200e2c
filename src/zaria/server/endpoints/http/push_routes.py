"""The HTTP routes of notifications: whether there are any, and which devices want them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT

from zaria.server.endpoints.http.device_routes import session_of
from zaria.server.endpoints.http.routes import AnyRequest, guest_of
from zaria.server.messages.incoming import NewDevice
from zaria.server.messages.refusals import Refused

if TYPE_CHECKING:
    from zaria.server.live.notifier import (
        Notifier,  # what it needs takes time to load, and few sites send notifications
    )


class PushShown(msgspec.Struct):
    """`key` is the site's public key; null: it sends no notifications. `on`: it sends them to this device."""

    key: str | None
    on: bool


def notifier_of(request: AnyRequest) -> Notifier:
    notifier: Notifier | None = request.app.state.notifier
    if notifier is None:
        raise Refused("no-page")
    return notifier


@get("/api/push")
async def push(request: AnyRequest) -> PushShown:
    """Can this site tell you by notification when it is your turn?"""
    notifier: Notifier | None = request.app.state.notifier
    if notifier is None:
        return PushShown(None, False)
    return PushShown(notifier.pusher.public, await notifier.has(session_of(request)))


@post("/api/me/push", status_code=HTTP_204_NO_CONTENT)
async def tell_me(request: AnyRequest, data: JSONBody[NewDevice]) -> Response[None]:
    """Tell this device when a game over days waits for you."""
    guest = await guest_of(request)
    await notifier_of(request).add(guest.id, session_of(request), data)
    return Response(None, status_code=HTTP_204_NO_CONTENT)


@post("/api/me/push/off", status_code=HTTP_204_NO_CONTENT)
async def tell_me_no_more(request: AnyRequest) -> Response[None]:
    """Not any more."""
    await guest_of(request)
    await notifier_of(request).remove(session_of(request))
    return Response(None, status_code=HTTP_204_NO_CONTENT)


PUSH_ROUTES = [push, tell_me, tell_me_no_more]
