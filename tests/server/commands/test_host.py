"""What the host may do before the start: other options, other chairs, another host; and nobody else may."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from support.server.person import Person
from support.server.serving import serving
from zaria.bots import bot
from zaria.client import Api, LiveTable, Player
from zaria.core.values.rng import Rng

TABLE: dict[str, Any] = {
    "options": {"rounds": 1, "tiles": 3},
    "dice": "real",
    "speed": "fast",
    "clock": 60,
    "private": True,
    "chat": False,
    "hints": True,
}


@pytest.fixture
def eve(url: str) -> Iterator[Person]:
    with Person(url, "Eve") as person:
        yield person


def shown(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/tables/{table}")["document"]["table"]
    return found


def who(person: Person, table: str) -> list[str]:
    return [seat["name"] or seat["bot"] or "-" for seat in shown(person, table)["seats"]]


# Options


def test_the_host_changes_everything_but_the_game_and_all_are_told(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo", options={"tiles": ["jackpot"]})
    assert table in [one["id"] for one in bob.get("/api/tables")["tables"]]
    bob.do(table, "sit", seat=1)
    bob.do(table, "stand", seat=1)
    with bob.live(table) as live:
        ann.do(table, "change", **TABLE)
        update = live.until("update")
        assert [event["kind"] for event in update["events"]] == ["table-changed"]
        assert {name: live.table[name] for name in TABLE} == TABLE | {"options": live.table["options"]}
        assert live.table["options"] == {**live.table["options"], "rounds": 1, "tiles": 3}
        assert live.table["seal"] is None
    assert table not in [one["id"] for one in bob.get("/api/tables")["tables"]]


def test_a_wrong_option_changes_nothing_and_only_the_host_may(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mo")
    bob.do(table, "sit", seat=1)
    before = shown(ann, table)
    assert bob.cannot(table, "change", **TABLE) == (403, "not-host")
    assert ann.cannot(table, "change", **TABLE | {"clock": 3}) == (400, "bad-clock")
    assert ann.cannot(table, "change", **TABLE | {"options": {"rounds": 77}})[0] == 400
    assert shown(ann, table) == before
    ann.do(table, "start")
    assert ann.cannot(table, "change", **TABLE) == (409, "table-started")


def test_a_changed_table_plays_by_its_new_options_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url) as ann:
        table = ann.create("vegas", "mog")
        ann.do(table, "arrange", order=[2, 0])
        ann.do(table, "change", **TABLE | {"dice": "sealed", "options": {"rounds": 2, "tiles": ["jackpot"]}})
        cookies = ann.http.cookies
    with serving(tmp_path, seal_seconds=0.1) as url, Person(url, None) as ann:
        ann.http.cookies = cookies
        assert who(ann, table) == ["greedy", "Ann"]
        with ann.live(table) as live:
            live.do("start")
            live.until_asked()
            assert [tile["key"] for tile in live.document["view"]["tiles"]] == ["jackpot"]
        record = ann.get(f"/api/tables/{table}/record")
        assert (record["options"]["rounds"], record["players"]) == (2, ["greedy", "Ann"])


# Chairs


def test_chairs_change_places_come_and_go_and_everybody_keeps_their_own(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "mogo")
    bob.do(table, "sit", seat=3, hash="ab" * 32)
    with bob.live(table, 3) as live:
        ann.do(table, "arrange", order=[0, 3, None])
        moved = live.until("snapshot")
        assert (moved["seat"], live.table["seal"]["seats"]) == (1, [[1, "ab" * 32, None]])
    assert who(ann, table) == ["Ann", "Bob", "-"]
    for order, code in (
        ([0], "seats-lost"),
        ([0, 1, 1], "seats-lost"),
        ([0, 1, 5], "no-seat"),
        ([0, 1, *[None] * 4], "players"),
    ):
        assert ann.cannot(table, "arrange", order=order)[1] == code
    assert bob.cannot(table, "arrange", order=[1, 0]) == (403, "not-host")
    assert who(ann, table) == ["Ann", "Bob", "-"]


def test_a_program_that_was_moved_plays_on_its_new_seat(tmp_path: Path) -> None:
    async def play(url: str) -> list[str]:
        async with Api(url) as host, Api(url) as guest:
            await host.enter("Ann")
            await guest.enter("Bob")
            seats = [{"kind": "bot", "bot": "random"}, {"kind": "open"}, {"kind": "open"}]
            table = await host.create("vegas", seats, options={"rounds": 1}, speed="fast")
            await guest.command(table, "sit", seat=2)
            async with LiveTable(guest, table, 2) as live:
                player = Player(live, 2, bot("random"), Rng(0))
                await host.command(table, "arrange", order=[2, 0])
                while live.seat != 0:
                    await live.changed()
                await host.command(table, "start")
                await player.play()
                return [str(live.table_now["status"]), live.table_now["seats"][player.seat]["name"]]

    with serving(tmp_path, bot_seconds=0) as url:
        assert asyncio.run(play(url)) == ["over", "Bob"]


# The host


def test_the_host_names_the_table_and_everybody_sees_it(ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "moo")
    bob.do(table, "sit", seat=1)
    assert bob.cannot(table, "name", title="Bob's") == (403, "not-host")
    for wrong in ("x" * 41, "a\u202eb", "\u3164"):
        assert ann.cannot(table, "name", title=wrong) == (400, "bad-title")
    with bob.live(table) as live:
        ann.do(table, "name", title="  Saturday   table ")
        update = live.until("update")
        assert [(event["kind"], event["arguments"]) for event in update["events"]] == [
            ("table-named", {"title": "Saturday table"})
        ]
        assert live.table["title"] == "Saturday table"
    listed = {one["id"]: one["title"] for one in bob.get("/api/tables")["tables"]}
    assert listed[table] == "Saturday table"
    ann.do(table, "name", title="")
    assert bob.get(f"/api/tables/{table}")["document"]["table"]["title"] == ""
    ann.do(table, "name", title="Again")
    ann.do(table, "seat", seat=2, kind="bot", bot="easy-zoe")
    ann.do(table, "start")
    assert ann.cannot(table, "name", title="Late") == (409, "table-started")


def test_the_host_hands_the_role_over(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.create("vegas", "moog")
    bob.do(table, "sit", seat=1)
    assert bob.cannot(table, "host", seat=1) == (403, "not-host")
    for seat in (0, 2, 3):
        assert ann.cannot(table, "host", seat=seat) == (409, "no-person")
    with eve.live(table) as live:
        ann.do(table, "host", seat=1)
        update = live.until("update")
        assert [(event["kind"], event["arguments"]["name"]) for event in update["events"]] == [("table-host", "Bob")]
        assert live.table["host"] == bob.id
    assert ann.cannot(table, "remove", seat=1) == (403, "not-host")
    bob.do(table, "seat", seat=2, kind="bot", bot="easy-zoe")
    bob.do(table, "start")


# Reactions


def test_reactions_are_passed_on_limited_with_the_chat_and_never_kept(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.create("vegas", "mo")
    bob.do(table, "sit", seat=1)
    with ann.live(table) as one, bob.live(table) as two, eve.live(table) as three:
        assert one.do("react", reaction="bravo")["type"] == "ack"
        heard = two.until("reaction")
        assert heard == {"type": "reaction", "guest": ann.id, "seat": 0, "reaction": "bravo"}
        assert three.until("reaction") == heard
        assert three.do("react", reaction="bravo")["code"] == "not-seated"
        assert one.do("react", reaction="nonsense")["code"] == "bad-field"
        answers = [one.do("chat", text="hi").get("code") for _ in range(3)]
        answers += [one.do("react", reaction="ouch").get("code") for _ in range(6)]
        assert "chat-fast" in answers  # both count together
        three.send({"type": "mute", "on": True})
        three.send({"type": "ping"})
        three.until("pong")
        before = len(three.heard)
        assert two.do("react", reaction="lucky")["type"] == "ack"
        three.send({"type": "ping"})
        three.until("pong")
        assert "reaction" not in [message["type"] for message in three.heard[before:]]
    with bob.live(table) as again:
        assert {message["text"] for message in again.heard[0]["chat"]} == {"hi"}
    assert ann.cannot(ann.create("vegas", "mo", chat=False), "react", reaction="bravo") == (409, "chat-off")
