"""`zaria join`: a bot of this machine at a table of a server."""

import threading
from pathlib import Path

import pytest
from terminal import zaria_command

from support.person import Person
from support.serving import serving


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ([], "“” is no link of a table; one looks like http://127.0.0.1:8420/#table="),
        (["nonsense"], "“nonsense” is no link of a table"),
        (["ftp://127.0.0.1/#table=k7m2q4x9r3tb"], "is no link of a table"),
        (["http://[::1/k7m2q4x9r3tb"], "is no link of a table"),
        (["http://127.0.0.1:1/#table=k7m2q4x9r3tb"], "http://127.0.0.1:1 does not answer"),
        (["http://127.0.0.1:1/#table=k7m2q4x9r3tb", "--bot", "clever"], "there is no bot “clever”"),
    ],
)
def test_mistakes_are_said_in_one_line(argv: list[str], said: str) -> None:
    ran = zaria_command("join", *argv)
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert said in ran.err


def test_it_plays_a_seat_to_the_end_and_checks_the_dice(tmp_path: Path) -> None:
    with serving(tmp_path, seal_seconds=10) as url, Person(url, "Ann") as ann:
        table = ann.create("vegas", "go", options={"rounds": 1}, speed="fast")

        def start_when_somebody_sits() -> None:
            with ann.live(table) as watching:
                while watching.table["seats"][1]["kind"] == "open":
                    watching.receive()
            ann.do(table, "start")

        host = threading.Thread(target=start_when_somebody_sits)
        host.start()
        ran = zaria_command("join", f"{url}/#table={table}", "--bot", "greedy", "--name", "Eve")
        host.join()
        assert (ran.code, ran.err) == (0, "")
        assert "Eve sits on seat 2." in ran.out
        assert "The game is over." in ran.out
        assert "The dice were honest" in ran.out
        again = zaria_command("join", f"{url}/#table={table}")
        assert (again.code, again.out) == (1, "")
        assert again.err.startswith("zaria: the server refused: ")
