"""Budgets: of sessions, of networks whatever guests they make, weighted by what requests cost."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from support.server.person import Person
from support.server.serving import serving, sql
from zaria.server.common import rate_limit
from zaria.server.common.rate_limit import FEW, Buckets
from zaria.server.limits.budgets import Budgets, weight_of
from zaria.server.messages.answer_cache import AnswerCache
from zaria.server.operations.settings import Settings
from zaria.server.people.identity import AGE

COUNTED: dict[str, Any] = {"uncounted": ()}


def test_new_guests_do_not_help_a_network_that_asks_for_too_much(tmp_path: Path) -> None:
    limits = {"requests_of_network_per_minute": 40}
    with serving(tmp_path, **limits, **COUNTED) as url, Person(url) as ann, Person(url, None) as nobody:
        codes = [ann.ask("GET", "/api/me").status_code for _ in range(40)]
        assert codes[:30] == [200] * 30 and codes[-1] == 429
        assert nobody.refused("POST", "/api/guests", {"name": "Bob"}) == (429, "too-fast")
        assert nobody.ask("GET", "/health").status_code == 200


def test_networks_are_counted_apart_and_ipv6_by_its_first_64_bits() -> None:
    budgets = Budgets(Settings(Path(), requests_of_network_per_minute=2, requests_per_minute=100))
    network = "2001:db8:1:2::/64"
    assert [budgets.take_request(f"guest {n}", network, 1) for n in range(3)] == [True, True, False]
    assert budgets.take_request("guest 9", "2001:db8:1:3::/64", 1)
    assert all(budgets.take_request(f"guest {n}", "127.0.0.1", 1) for n in range(9))  # this machine


def test_what_is_dear_costs_more() -> None:
    path = "/api/tables/k7m2q4x9r3tb"
    weights = [weight_of(*asked) for asked in (("GET", path), ("GET", f"{path}/record"), ("GET", f"{path}/history"))]
    assert weights == sorted(set(weights))
    assert weight_of("POST", "/api/replays/") == weight_of("POST", "/api/replays") > weights[-1]
    assert weight_of("GET", "/assets/index.js") == 0


def test_dear_requests_use_the_budget_up_sooner(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_minute=60) as url, Person(url) as ann:
        table = ann.create("miner-solo", "m")
        codes = [ann.ask("GET", f"/api/tables/{table}/history").status_code for _ in range(7)]
        assert codes == [409] * 5 + [429] * 2


def test_frames_of_a_network_are_counted_whatever_connection_they_come_by(tmp_path: Path) -> None:
    limits = {"frames_of_network_at_once": 6, "frames_of_network_per_second": 0.001}
    with serving(tmp_path, **limits, **COUNTED) as url, Person(url) as ann, Person(url, "Bob") as bob:
        table = ann.create("vegas", "mo")
        with ann.live(table) as one, bob.live(table) as two:
            for live in (one, two) * 3:
                live.send({"type": "ping"})
                assert live.until("pong")
            for live in (one, two):
                assert live.do("chat", text="hi")["code"] == "too-fast"


def test_a_rematch_cannot_pass_the_cap_on_tables(tmp_path: Path) -> None:
    with serving(tmp_path, tables=2) as url, Person(url) as ann:
        ended = [ann.create("miner-solo", "m") for _ in range(2)]
        for table in ended:
            ann.do(table, "abandon")
        first = ann.do(ended[0], "rematch")["table"]
        ann.create("miner-solo", "m")
        assert ann.cannot(ended[1], "rematch") == (429, "too-many-tables")
        with ann.live(ended[1]) as live:
            assert live.do("rematch")["code"] == "too-many-tables"
        assert ann.do(ended[0], "rematch")["table"] == first  # that one is there already


def test_new_tables_of_a_network_are_counted_rematches_too(tmp_path: Path) -> None:
    limits = {"tables_of_network_at_once": 2, "tables_of_network_per_hour": 0.1}
    with serving(tmp_path, **limits, **COUNTED) as url, Person(url) as ann, Person(url, "Bob") as bob:
        table = ann.create("miner-solo", "m")
        ann.do(table, "abandon")
        bob.create("miner-solo", "m")
        assert ann.cannot(table, "rematch") == (429, "too-fast")
        body = {"game": "miner-solo", "seats": [{"kind": "me"}]}
        assert bob.refused("POST", "/api/tables", body) == (429, "too-fast")


def test_expired_keys_are_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(rate_limit.time, "monotonic", lambda: now)  # type: ignore[attr-defined]
    buckets = Buckets(10, 1)
    for number in range(100 * FEW):
        buckets.take(f"guest {number}")
        now += 0.01
    assert len(buckets.by_key) <= 2 * FEW
    for _ in range(10):
        assert buckets.take("busy")
    assert not buckets.take("busy")
    buckets.remove_expired()
    assert not buckets.take("busy")  # one that is in use is kept


def test_sessions_whose_cookies_have_expired_are_removed(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url), Person(url, "Bob") as bob:
        cookies = bob.http.cookies
    with sql(tmp_path) as database:
        oldest = sa.text("UPDATE sessions SET created = :at WHERE guest != :guest")
        database.execute(oldest, {"at": time.time() - AGE - 1, "guest": bob.id})
    with serving(tmp_path) as url, Person(url, None) as again:
        again.http.cookies = cookies
        assert again.get("/api/me")["name"] == "Bob"
    with sql(tmp_path) as database:
        assert database.execute(sa.text("SELECT guest FROM sessions")).fetchall() == [(bob.id,)]


def test_history_and_replays_are_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    get = AnswerCache.get

    async def counted(self: AnswerCache, key: Any, make: Any) -> bytes:
        async def noted() -> Any:
            made.append(key)
            return await make()

        return await get(self, key, noted)

    monkeypatch.setattr(AnswerCache, "get", counted)
    with serving(tmp_path) as url, Person(url) as ann, Person(url, "Bob") as bob:
        table = ann.create("miner-solo", "m")
        with ann.live(table) as live:
            live.begin(0)
            live.until_asked()
            path = f"/api/tables/{table}/history"
            first = ann.get(path)
            assert ann.get(path) == bob.get(path) == first and len(made) == 1
            assert ann.get(f"{path}?seat=0")["version"] == first["version"] and len(made) == 2
            live.move()
            assert ann.get(path)["version"] > first["version"] and len(made) == 3
        record = ann.get(f"/api/tables/{table}/record?seat=0")
        assert ann.post("/api/replays", record) == bob.post("/api/replays", record) and len(made) == 5
        assert ann.post("/api/replays", record | {"players": ["Zoe"]})["players"] == ["Zoe"]


async def many_answers() -> AnswerCache:
    cache = AnswerCache(most=1000)

    async def make() -> bytes:
        return b"x" * 300

    for number in (1, 2, 3, 1, 4):
        await cache.get(number, make)
    return cache


def test_the_cache_keeps_what_was_asked_for_last() -> None:
    cache = asyncio.run(many_answers())
    assert list(cache.answers) == [3, 1, 4] and cache.size == sum(map(len, cache.answers.values())) <= 1000
