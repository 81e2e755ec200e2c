"""The HTTP side of the client: guests, tables, commands, records."""

from __future__ import annotations

import secrets
from base64 import b64decode
from typing import Any

import httpx

from zaria.core.engine.saved import from_bytes
from zaria.core.engine.state import State
from zaria.core.records.record import Record

COOKIE = "zaria_guest"


class RequestRefused(Exception):
    """The server refused a request. Nothing was changed."""

    def __init__(self, refusal: dict[str, Any]) -> None:
        super().__init__(refusal.get("text", ""))
        self.code: str = refusal.get("code", "")
        self.text: str = refusal.get("text", "")
        self.arguments: dict[str, Any] = refusal.get("arguments", {})
        self.version: int | None = refusal.get("version")


class Api:
    """One guest on one device. Use it as `async with Api("http://127.0.0.1:8420") as api`."""

    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.url, timeout=30)
        self.guest: str | None = None  # the public id of the guest
        if cookie is not None:
            host = self.http.base_url.host
            self.http.cookies.set(
                COOKIE, cookie, domain=host if "." in host else f"{host}.local"
            )  # as the cookie jar spells it

    async def __aenter__(self) -> Api:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The content of the answer; raises RequestRefused for a refusal, httpx.HTTPError for no answer."""
        return (await self.answer(method, path, body)).json()

    async def answer(self, method: str, path: str, body: object = None) -> httpx.Response:
        headers = {"X-CSRF-Token": self.http.cookies.get("zaria_csrf") or ""}
        answer = await self.http.request(method, path, json=body, headers=headers)
        if answer.is_success:
            return answer
        try:
            refusal = answer.json()
        except ValueError:
            refusal = None
        if not isinstance(refusal, dict) or "code" not in refusal:
            answer.raise_for_status()
        raise RequestRefused(refusal)

    @property
    def cookie(self) -> str | None:
        """The cookie to become this guest again later."""
        return self.http.cookies.get(COOKIE)

    async def enter(self, name: str) -> None:
        """Become a guest of this name; with a known cookie, become that guest again."""
        await self.ask("GET", "/health")  # any GET sets the CSRF cookie, which the next request must repeat
        self.guest = (await self.ask("POST", "/api/guests", {"name": name}))["id"]

    async def create(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        """A new table; returns its id."""
        made = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        return str(made["id"])

    async def snapshot(self, table: str, seat: int | None = None) -> dict[str, Any]:
        snapshot: dict[str, Any] = await self.ask("GET", f"/api/tables/{table}{seat_query(seat)}")
        return snapshot

    async def command(self, table: str, do: str, **fields: Any) -> dict[str, Any]:
        """A command over HTTP; returns the `ack`."""
        body = {"id": secrets.token_hex(8), "do": do, **fields}
        ack: dict[str, Any] = await self.ask("POST", f"/api/tables/{table}/commands", body)
        return ack

    async def record(self, table: str, seat: int | None = None) -> Record:
        """The record as this seat (None: a spectator) may see it now."""
        answer = await self.answer("GET", f"/api/tables/{table}/record{seat_query(seat)}")
        return Record.from_json(answer.text)

    async def state(self, table: str, seat: int) -> tuple[int, State]:
        """The version, and the state that our seat may know."""
        answer = await self.ask("GET", f"/api/tables/{table}/state{seat_query(seat)}")
        return int(answer["version"]), from_bytes(b64decode(answer["state"]))

    async def hint(self, table: str) -> dict[str, Any]:
        """What a strong player would do in our place now; RequestRefused where hints are not allowed."""
        hint: dict[str, Any] = await self.ask("GET", f"/api/tables/{table}/hint")
        return hint

    def cookies(self) -> str:
        """The value of the header `Cookie`, for the WebSocket."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


def seat_query(seat: int | None) -> str:
    return "" if seat is None else f"?seat={seat}"
