"""The client against a real server: whole games, lost connections, refusals."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import zaria
from support.process import Process
from support.server.serving import serving
from support.server.steady.seals import SHOWN, end_of_seal
from zaria.client import Api, LiveTable, Lost, Player, RequestRefused, live
from zaria.client.player import check_dice, take_seat
from zaria.client.witness import Witness

OPTIONS = {"rounds": 1, "tiles": ["lucky_punch", "black_box"]}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("zaria"), seal_seconds=10) as address:
        yield address


class BadLine:
    """Cuts the connection after every third update, without a close frame."""

    def __init__(self) -> None:
        self.table: LiveTable | None = None
        self.updates = 0

    def hear(self, message: dict[str, Any]) -> None:
        self.updates += message["type"] == "update"
        if self.updates == 3 and self.table is not None and self.table.connection is not None:
            self.updates = 0
            self.table.connection.transport.abort()


async def play_whole_game(url: str, line_is_bad: bool) -> None:
    async with Api(url) as ann, Api(url) as bob:
        await ann.enter("Ann")
        await bob.enter("Bob")
        id = await ann.create("vegas", [{"kind": "me"}, {"kind": "open"}, {"kind": "me"}], options=OPTIONS)
        assert await take_seat(bob, id, "Bob") == 1
        bad = BadLine()
        two = LiveTable(bob, id, 1, bad.hear)
        bad.table = two if line_is_bad else None
        async with LiveTable(ann, id, 0) as one, two, LiveTable(ann, id, 2) as three:
            await one.do("start")
            seats = [(one, 0, "greedy"), (two, 1, "random"), (three, 2, "random")]
            players = [Player(table, seat, zaria.bot(bot), zaria.Rng(seat)) for table, seat, bot in seats]
            await asyncio.wait_for(asyncio.gather(*[player.play() for player in players]), 60)
            bad.table = None
            assert two.connected > (5 if line_is_bad else 0)
            for table, api in ((one, ann), (two, bob), (three, ann)):
                fresh = await api.snapshot(id, table.seat)
                while table.version < fresh["version"]:
                    await table.changed()
                assert (table.version, table.document) == (fresh["version"], fresh["document"])
        verified = await check_dice(bob, id, players[1].witness)
        assert (verified.is_over, verified.seats, verified.unshown) == (True, [0, 1, 2], [])
        seal = players[1].witness.seals[0]
        for saw, wrong in (
            ({"seals": ["00" * 32]}, "this game was sealed with"),
            ({"seals": ["00" * 32, seal]}, "leaves out an envelope that was seen before the game: 0000"),
            ({"seals": [seal], "promises": {(seal, 2): "00" * 32}}, "leaves out what seat 3 had committed to"),
        ):
            witness = Witness()
            vars(witness).update(saw)
            with pytest.raises(zaria.BadRecord, match=wrong):
                await check_dice(bob, id, witness)


def test_three_seats_play_a_whole_game_and_check_its_dice(url: str) -> None:
    asyncio.run(play_whole_game(url, line_is_bad=False))


def test_a_bad_line_loses_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "LONGEST_PAUSE", 0.02)
    asyncio.run(play_whole_game(url, line_is_bad=True))


async def ask_for_nothing(url: str) -> None:
    async with Api(url) as ann, Api(url) as bob:
        await ann.enter("Ann")
        await bob.enter("Bob")
        id = await ann.create("vegas", [{"kind": "me"}, {"kind": "bot"}])
        with pytest.raises(RequestRefused, match="taken") as refused:
            await take_seat(bob, id, "Bob")
        assert refused.value.code == "seat-taken"
        for table, seat in (("nosuchtable2", None), (id, 0)):
            with pytest.raises(Lost):
                await LiveTable(bob, table, seat).__aenter__()


def test_a_taken_seat_and_a_missing_table_are_refused_at_once(url: str) -> None:
    asyncio.run(ask_for_nothing(url))


class SlowDevice(LiveTable):
    """Sends its bytes for the dice only after they were sealed anew, or after the game has begun without them."""

    async def do(self, command: str, **fields: Any) -> dict[str, Any]:
        seal = self.table_now["seal"]["seal"]
        if command == "bytes":
            end_of_seal(self.table)
        while command == "bytes" and self.table_now["status"] == "sealing" and self.table_now["seal"]["seal"] == seal:
            await self.changed()
        return await super().do(command, **fields)


async def play_slowly(url: str) -> None:
    async with Api(url) as ann:
        await ann.enter("Ann")
        id = await ann.create("vegas", [{"kind": "me"}, {"kind": "bot"}], options=OPTIONS, speed="fast")
        async with SlowDevice(ann, id, 0) as live:
            await live.do("start")
            player = Player(live, 0, zaria.bot("greedy"), zaria.Rng(1))
            await asyncio.wait_for(player.play(), 60)
            assert live.table_now["status"] == "over" and live.table_now["seal"]["seats"] == []
        verified = await check_dice(ann, id, player.witness)
        assert (verified.seats, verified.unshown) == ([], [[0], [0]])
        assert len(player.witness.seals) == 3 and len(set(player.witness.own.values())) == 2  # no third promise


def test_a_bot_that_is_too_late_for_the_dice_plays_anyway(tmp_path: Path) -> None:
    with serving(tmp_path, seal_seconds=SHOWN) as url:
        asyncio.run(play_slowly(url))


async def play_through_a_crash(data: Path) -> None:
    server = await asyncio.to_thread(Process, data, "--port", "18431")
    try:
        async with Api(server.url) as ann:
            await ann.enter("Ann")
            id = await ann.create("vegas", [{"kind": "me"}, {"kind": "me"}], options=OPTIONS)
            async with LiveTable(ann, id, 0) as one, LiveTable(ann, id, 1) as two:
                await one.do("start")
                players = [Player(table, table.seat or 0, zaria.bot("greedy"), zaria.Rng(1)) for table in (one, two)]
                playing = [asyncio.create_task(player.play()) for player in players]
                while one.question is None and two.question is None:
                    await one.changed()
                await asyncio.to_thread(server.stop, signal.SIGKILL)
                server = await asyncio.to_thread(Process, data, "--port", "18431")
                await asyncio.wait_for(asyncio.gather(*playing), 60)
                assert one.table_now["status"] == "over" and min(one.connected, two.connected) > 1
    finally:
        await asyncio.to_thread(server.__exit__)


def test_bots_that_joined_play_on_after_a_crash_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "LONGEST_PAUSE", 0.1)
    asyncio.run(play_through_a_crash(tmp_path / "data"))


async def ask_for_states(url: str) -> None:
    async with Api(url) as ann, Api(url) as bob:
        await ann.enter("Ann")
        await bob.enter("Bob")
        id = await ann.create("vegas", [{"kind": "me"}, {"kind": "open"}], options=OPTIONS)
        with pytest.raises(RequestRefused) as refused:
            await ann.state(id, 0)
        assert refused.value.code == "table-not-begun"
        await take_seat(bob, id, "Bob")
        async with LiveTable(ann, id, 0) as one, LiveTable(bob, id, 1) as two:
            await one.do("start")
            while one.table_now["status"] != "playing" or one.table_now["waiting"] is not None:
                await one.changed()
            for api, live, seat in ((ann, one, 0), (bob, two, 1)):
                version, state = await api.state(id, seat)
                while live.version < version:
                    await live.changed()
                view = state.view(seat)
                del view["ask"]
                assert (version, view) == (live.version, live.view)
                with pytest.raises(RequestRefused) as refused:
                    await api.state(id, 1 - seat)
                assert refused.value.code == "not-your-seat"
            with pytest.raises(RequestRefused) as refused:
                await ann.ask("GET", f"/api/tables/{id}/state")
            assert (refused.value.code, refused.value.arguments) == ("bad-field", {"field": "seat"})


def test_a_seat_gets_the_state_that_it_may_know_and_nobody_elses(tmp_path: Path) -> None:
    with serving(tmp_path) as url:
        asyncio.run(ask_for_states(url))


async def ask_for_hints(url: str) -> None:
    async with Api(url) as ann:
        await ann.enter("Ann")
        id = await ann.create("vegas", [{"kind": "me"}, {"kind": "bot"}], options=OPTIONS)
        with pytest.raises(RequestRefused) as refused:
            await ann.hint(id)
        assert refused.value.code == "table-not-playing"
        async with LiveTable(ann, id, 0) as live:
            with pytest.raises(RequestRefused) as refused:
                await live.hint()
            assert refused.value.code == "table-not-playing"
            await live.do("start")
            while live.question is None:
                await live.changed()
            found = await live.hint()
            assert found["version"] == live.version
            assert {"type": "hint", "id": found["id"], **await ann.hint(id)} == found
            await live.do("move", version=live.version, action=found["choices"][0]["action"])


def test_a_client_gets_hints_where_the_table_allows_them(tmp_path: Path) -> None:
    with serving(tmp_path) as url:
        asyncio.run(ask_for_hints(url))


def test_real_dice_are_not_sealed() -> None:
    """A table with real dice passes through "sealing" without a seal: there is nothing to add, and nothing breaks."""

    class Passing:
        def __init__(self) -> None:
            self.table_now = {"status": "sealing", "seal": None, "waiting": None}
            self.sent: list[str] = []

        async def do(self, name: str, **_: object) -> None:
            self.sent.append(name)

    live: Any = Passing()
    asyncio.run(Player(live, 0, zaria.bot("greedy"), zaria.Rng(0)).act())
    assert live.sent == []
