"""The HTTP routes by which somebody becomes a guest on another device, and looks after their devices."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from zaria.server.endpoints.http.host_cookies import own_cookie
from zaria.server.endpoints.http.routes import AnyRequest, GuestShown, Token, as_guest, context_of, guest_of, tables_of
from zaria.server.live.ended_devices import close_ended
from zaria.server.messages.incoming import Recovery
from zaria.server.messages.refusals import Refused
from zaria.server.people.identity import AGE, COOKIE, FORMER
from zaria.server.people.own_devices import OwnDevices, kind_of


class DeviceShown(msgspec.Struct):
    """`kind` is what the browser said of itself, as `Firefox, Android`; `created` when the guest came to it."""

    id: str
    kind: str | None
    created: float
    this: bool


class DevicesShown(msgspec.Struct):
    devices: list[DeviceShown]


class EndedDevice(msgspec.Struct, forbid_unknown_fields=True):
    """Without an id all but this one."""

    id: Annotated[str, msgspec.Meta(max_length=64)] | None = None


def session_of(request: AnyRequest) -> str:
    return context_of(request).identities.session(request.cookies.get(COOKIE)) or ""


@post("/api/me/recovery")
async def new_recovery(request: AnyRequest) -> Token:
    """A code with which another device can become this guest, once, within the next ten minutes."""
    return Token(await context_of(request).identities.new_recovery(await guest_of(request)))


@post("/api/recover/look", status_code=HTTP_200_OK)
async def look_behind(request: AnyRequest, data: JSONBody[Recovery]) -> GuestShown:
    """Whom the code would make you. Nothing changes, and the code can still be used."""
    context = context_of(request)
    guest = await context.identities.behind(data.token, context.settings.recovery_seconds)
    return GuestShown(guest.id, guest.name)


@post("/api/recover", status_code=HTTP_200_OK)
async def recover(request: AnyRequest, data: JSONBody[Recovery]) -> Response[GuestShown]:
    """Become the guest who made the code. Whom you were before this device can be again: see `/api/me/former`."""
    context, before = context_of(request), request.cookies.get(COOKIE)
    known = await context.identities.guest(before)
    kind = kind_of(request.headers.get("user-agent", ""))
    guest, cookie = await context.identities.recover(data.token, context.settings.recovery_seconds, kind)
    answer = as_guest(request, guest, cookie, 200)
    if before is not None and known is not None and known.id != guest.id:
        keep(request, answer, FORMER, before)
    return answer


@get("/api/me/former")
async def former(request: AnyRequest) -> GuestShown | None:
    """Who you were on this device before you became somebody else; null for nobody."""
    guest = await context_of(request).identities.guest(request.cookies.get(FORMER))
    return guest and GuestShown(guest.id, guest.name)


@post("/api/me/former", status_code=HTTP_200_OK)
async def become_former(request: AnyRequest) -> Response[GuestShown]:
    """Be again who you were before. Who you are now becomes the former one."""
    cookie, present = request.cookies.get(FORMER), request.cookies.get(COOKIE)
    guest = await context_of(request).identities.guest(cookie)
    if guest is None:
        raise Refused("no-guest")
    answer = as_guest(request, guest, cookie, 200)
    keep(request, answer, FORMER, present or "")
    return answer


def keep(request: AnyRequest, answer: Response[GuestShown], name: str, value: str) -> None:
    answer.cookies.append(own_cookie(request, name, value, AGE, context_of(request).settings.is_secure))


@get("/api/me/devices")
async def my_devices(request: AnyRequest) -> DevicesShown:
    """The devices on which you are this guest, this one first."""
    return await shown_devices(request)


@post("/api/me/devices/end", status_code=HTTP_200_OK)
async def end_device(request: AnyRequest, data: JSONBody[EndedDevice]) -> DevicesShown:
    """That device, or every other one, is nobody's any more; its live connections are closed."""
    context, guest = context_of(request), await guest_of(request)
    await OwnDevices(context.store).end(guest, session_of(request), data.id)
    context.identities.forget(guest.id)
    await close_ended(tables_of(request), guest.id)
    return await shown_devices(request)


async def shown_devices(request: AnyRequest) -> DevicesShown:
    own = OwnDevices(context_of(request).store)
    listed = await own.listed(await guest_of(request), session_of(request))
    return DevicesShown([DeviceShown(*device) for device in listed])


DEVICE_ROUTES = [new_recovery, look_behind, recover, former, become_former, my_devices, end_device]
