"""`zaria join`: a bot of this machine at a table of a server."""

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from support.server.person import Person
from support.server.serving import serving
from support.terminal.pty import zaria_command
from zaria.arena import own_bots
from zaria.arena.class_bot import ClassBot
from zaria.cli.prompts.server_refusals import refusal_in_words
from zaria.client import Api, RequestRefused
from zaria.client.cookie_file import CookieFile
from zaria.i18n import words


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ([], "“” is not a link to a table; one looks like http://127.0.0.1:8420/#table="),
        (["nonsense"], "“nonsense” is not a link to a table"),
        (["ftp://127.0.0.1/#table=k7m2q4x9r3tb"], "is not a link to a table"),
        (["http://[::1/k7m2q4x9r3tb"], "is not a link to a table"),
        (["http://127.0.0.1:1/#table=k7m2q4x9r3tb"], "http://127.0.0.1:1 does not answer"),
        (["http://127.0.0.1:1/#table=k7m2q4x9r3tb", "--bot", "clever"], "there is no bot “clever”"),
    ],
)
def test_mistakes_are_said_in_one_line(argv: list[str], said: str) -> None:
    ran = zaria_command("join", *argv)
    assert (ran.code, ran.out, ran.err.count("\n")) == (1 if "does not answer" in said else 2, "", 1)
    assert said in ran.err


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ZARIA_DATA", str(tmp_path / "own"))
    return tmp_path / "own"


@contextmanager
def starting_when_somebody_sits(host: Person, table: str) -> Iterator[None]:
    """Meanwhile the host waits for somebody on the second seat, and starts the game."""

    def start() -> None:
        with host.live(table) as watching:
            while watching.table["seats"][1]["kind"] == "open":
                watching.receive()
        host.do(table, "start")

    starting = threading.Thread(target=start)
    starting.start()
    yield
    starting.join()


def test_it_plays_a_seat_to_the_end_and_checks_the_dice(tmp_path: Path, own_folder: Path) -> None:
    with serving(tmp_path, seal_seconds=10) as url, Person(url, "Ann") as ann:
        table = ann.create("vegas", "go", options={"rounds": 1}, speed="fast")
        with starting_when_somebody_sits(ann, table):
            ran = zaria_command("join", f"{url}/#table={table}", "--bot", "greedy", "--name", "Eve")
        assert (ran.code, ran.err) == (0, "")
        assert "Eve sits on seat 2." in ran.out
        assert "The game is over." in ran.out
        assert "The dice were honest" in ran.out
        assert (own_folder / "guests.json").stat().st_mode & 0o777 == 0o600
        again = zaria_command("join", f"{url}/#table={table}", "--name", "Eve")
        assert "Eve sits on seat 2." in again.out  # it comes back, though only to a game that is over
        other = zaria_command("join", f"{url}/#table={table}")
        assert (other.code, other.out) == (1, "")
        assert other.err.startswith("zaria: the server refused: ")
        greek = zaria_command("join", f"{url}/#table={table}", "--lang", "el")
        assert re.fullmatch("zaria: [^A-Za-z]+\n", greek.err)


OWN = """
import pathlib, time
class Odd:
    def choose(self, known, seat, rng, budget):
        counted = pathlib.Path("asked")  # it is started anew after it hung
        asked = len(counted.read_text()) + 1 if counted.exists() else 1
        counted.write_text("x" * asked)
        if asked == 1:
            raise RuntimeError("no idea")
        if asked == 2:
            return "rubbish"
        if asked == 3:
            time.sleep(3600)
        return known.legal()[-1]
"""


def test_a_bot_of_ones_own_plays_and_when_it_fails_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own_bot_that_joins.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(own_bots, "ClassBot", partial(ClassBot, seconds=2))
    with serving(tmp_path / "data", seal_seconds=10) as url, Person(url, "Ann") as ann:
        table = ann.create("vegas", "go", options={"rounds": 1}, speed="fast")
        with starting_when_somebody_sits(ann, table):
            ran = zaria_command("join", f"{url}/#table={table}", "--bot", "own_bot_that_joins:Odd")
    assert ran.code == 0, ran.err
    assert "own_bot_that_joins:O sits on seat 2." in ran.out  # a name has 20 characters
    assert "The game is over." in ran.out
    late = "no answer in 2 seconds"
    said = "zaria: a bot failed, and a move was made for it: own_bot_that_joins:Odd: "
    found = [line.partition(" [")[0] for line in ran.err.splitlines()]
    assert found == [said + what for what in ("RuntimeError: no idea", "'rubbish' is not one of", late)]


def test_a_seat_that_is_taken_or_not_there_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url, "Ann") as ann:
        table = ann.create("vegas", "go")
        for seat, said in (("1", "that seat is taken"), ("9", "there is no such seat: this table has 2")):
            ran = zaria_command("join", f"{url}/#table={table}", "--seat", seat)
            assert (ran.code, ran.err) == (1, f"zaria: the server refused: {said}\n")
        for seat in ("0", "first"):
            assert zaria_command("join", f"{url}/#table={table}", "--seat", seat).code == 2
        assert ann.get(f"/api/tables/{table}")["document"]["table"]["seats"][1]["kind"] == "open"


def test_a_reason_that_only_the_server_knows_is_told_in_its_words() -> None:
    assert (
        refusal_in_words(RequestRefused({"code": "seat-taken", "text": "taken"}), words("it"))
        == "quel posto è occupato"
    )
    assert refusal_in_words(RequestRefused({"code": "of-the-future", "text": "not yet"}), words("it")) == "not yet"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_a_bot_that_starts_again_is_the_same_guest(tmp_path: Path, own_folder: Path, host: str) -> None:
    async def enter(url: str, cookies: CookieFile) -> str | None:
        async with Api(url, cookies.cookie(url, "Eve")) as api:
            await api.enter("Eve")
            cookies.keep(url, "Eve", api.cookie or "")
            return api.guest

    with serving(tmp_path) as address:
        url, cookies = address.replace("127.0.0.1", host), CookieFile(own_folder / "guests.json")
        first = asyncio.run(enter(url, cookies))
        assert asyncio.run(enter(url, cookies)) == first
        cookies.keep(url, "Eve", "forged")
        assert asyncio.run(enter(url, cookies)) != first
        (own_folder / "guests.json").write_text("[broken")
        assert cookies.cookie(url, "Eve") is None
