"""What really goes over the wire: two tables equal but for one secret number send the same bytes to all others."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.server.person import Person, play_on, together
from support.server.serving import serving
from support.server.twins import Twins
from zaria.core.records.seal import dice_key


@pytest.fixture
def people(url: str) -> Iterator[list[Person]]:
    with Person(url, "Ann") as ann, Person(url, "Bob") as bob, Person(url, "Cyd") as cyd:
        yield [ann, bob, cyd]


def test_a_secret_answer_reaches_only_its_owner(people: list[Person]) -> None:
    """The long version is bench/server/hostile.py."""
    kinds = set()
    for pair in Twins(people, seed=4).pairs():
        assert not pair.leaks(), pair
        kinds.add(pair.first.split()[0])
    assert kinds == {"hide", "split"}


def test_the_secret_of_the_dice_and_their_key_are_sent_to_nobody_before_the_end(tmp_path: Path) -> None:
    """A whole game with a known secret, seen by both seats and a spectator, over the wire and over HTTP."""
    secret = bytes(range(32))
    with (
        serving(tmp_path, test_secret=secret) as url,
        Person(url, "Ann") as ann,
        ann.live(table := ann.create("vegas", "mm", options={"rounds": 1}), 0) as one,
        ann.live(table, 1) as two,
        ann.live(table, -1) as onlooker,
    ):
        lives = [one, two, onlooker]
        one.begin(0, 1)
        together(*lives)
        added = {seat: bytes.fromhex(own) for seat, _, own in one.table["seal"]["seats"]}
        key = dice_key(secret, table, sorted(added.items()))
        shown = ann.ask("GET", f"/api/tables/{table}?seat=0").text + ann.ask("GET", f"/api/tables/{table}/record").text
        while one.table["status"] == "playing":
            play_on(lives)
        together(*lives)
        for live in lives:
            frames = [
                json.dumps(message) for message in live.heard[1:]
            ]  # the snapshot is patched to be the present one
            end = next(place for place, frame in enumerate(frames) if '"value": "over"' in frame)
            assert not any(hidden.hex() in shown + "".join(frames[:end]) for hidden in (secret, key))
            assert secret.hex() in frames[end]
