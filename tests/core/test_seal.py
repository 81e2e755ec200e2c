"""Sealed dice: the published test vectors, uniform draws, and records that carry their envelope."""

import hashlib
import hmac
import json
import re
from copy import deepcopy
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import zaria
from support.scripted.sealed import CONTRIBUTIONS, SECRET, TABLE, sealed_game
from zaria.core.records.replay import shown_to
from zaria.core.records.seal import DrawNames, check_of, closed_seal, dice_key, draw, hash_of
from zaria.core.records.verify import open_envelope, verify
from zaria.i18n import Words

DOCUMENT = Path(__file__).parents[2] / "docs" / "sites" / "sealed-dice.md"
FILE = Path(__file__).parents[1] / "vectors" / "sealed-dice.json"  # the web client is tested with the same file
VECTORS: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


def slow_draw(key: bytes, label: str, bounds: list[int]) -> list[int]:
    """A second reckoning, written from the document alone: all words first, then the sampling."""
    blocks = [hmac.new(key, f"{label}\0".encode() + bytes([0, 0, 0, n]), hashlib.sha256).digest() for n in range(200)]
    stream = b"".join(blocks)
    words = (int(stream[at : at + 4].hex(), 16) for at in count(0, 4))
    return [next(word for word in words if word < 2**32 - 2**32 % bound) % bound for bound in bounds]


def test_the_published_vectors_are_those_of_the_file() -> None:
    blocks = re.findall(r"```json\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    published = json.loads(blocks[0])
    assert published == {name: VECTORS[name] for name in ("dice", "record")}


@pytest.mark.compiled
@pytest.mark.parametrize("vector", VECTORS["dice"])
def test_the_published_vectors_come_out(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    own = [(seat, bytes.fromhex(given)) for seat, hashed, given in vector["seats"]]
    assert hash_of(secret) == vector["seal"]
    assert [hash_of(given) for seat, given in own] == [hashed for seat, hashed, given in vector["seats"]]
    key = dice_key(secret, vector["table"], own)
    mixed = b"zaria-dice-1\x00" + vector["table"].encode() + b"".join(bytes([seat]) + given for seat, given in own)
    assert key.hex() == vector["key"] == hmac.new(secret, mixed, hashlib.sha256).hexdigest()
    for label, bounds, values in vector["draws"]:
        assert draw(key, label, bounds) == values == slow_draw(key, label, bounds)


@pytest.mark.compiled
def test_draws_by_seat_are_named_by_whose_they_are() -> None:
    """Also after something was taken back, and after that was taken back, too."""
    names = DrawNames()
    for step, name in VECTORS["names"]:
        if name is not None:
            assert names.name(step[1]) == name
        names.note(step)


@pytest.mark.compiled
def test_the_published_record_verifies_and_its_check_comes_out() -> None:
    record = zaria.Record.from_json(json.dumps(VECTORS["record"]))
    assert record.seal is not None
    assert check_of(record.seal.key(SECRET), record.to_data()) == record.seal.check
    assert verify(record).draws == 4
    assert not verify(record).is_over


def record_sealed_anew() -> dict[str, Any]:
    """The published record, with two envelopes that were given up before its own."""
    record: dict[str, Any] = deepcopy(VECTORS["record"])
    record["seal"] |= {name: deepcopy(VECTORS["anew"][name]) for name in ("earlier", "check")}
    return record


def test_broken_promises_stay_in_the_record_and_are_found() -> None:
    record = zaria.Record.from_json(json.dumps(record_sealed_anew()))
    assert verify(record).unshown == VECTORS["anew"]["unshown"] == [[1], [0, 1]]
    assert verify(record).draws == 4
    assert json.loads(record.to_json()) == record_sealed_anew()
    assert verify(zaria.Record.from_json(json.dumps(VECTORS["record"]))).unshown == []


CHANGES = [(VECTORS["record"], wrong) for wrong in VECTORS["wrong"]]
CHANGES += [(record_sealed_anew(), wrong) for wrong in VECTORS["anew"]["wrong"]]


@pytest.mark.compiled
@pytest.mark.parametrize(("record", "wrong"), CHANGES, ids=[wrong["what"] for _, wrong in CHANGES])
def test_each_changed_record_of_the_file_is_refused_with_its_words(
    record: dict[str, Any], wrong: dict[str, Any]
) -> None:
    changed: Any = deepcopy(record)
    *way, last = wrong["path"]
    place = changed
    for name in way:
        place = place[name]
    place[last] = wrong["value"]
    with pytest.raises(zaria.BadRecord) as caught:
        verify(zaria.Record.from_json(json.dumps(changed)))
    assert (caught.value.refusal.code, caught.value.refusal.arguments) == (wrong["code"], wrong["arguments"])


@pytest.mark.compiled
@pytest.mark.parametrize("closed", VECTORS["contents"])
def test_the_check_of_unusual_content_comes_out(closed: dict[str, Any]) -> None:
    assert check_of(bytes.fromhex(closed["key"]), closed["data"]) == closed["check"]


def test_the_vectors_reach_the_second_block_and_a_dropped_word() -> None:
    draws = [given for vector in VECTORS["dice"] for given in vector["draws"]]
    assert any(len(bounds) > 8 and max(bounds) < 7 for label, bounds, values in draws)
    label, bounds, values = next(given for given in draws if given[0].startswith("rejected"))
    key = bytes.fromhex(VECTORS["dice"][1]["key"])
    first = hmac.new(key, f"{label}\0".encode() + bytes(4), hashlib.sha256).digest()
    taken = [int.from_bytes(first[at : at + 4], "big") % bounds[0] for at in range(0, 32, 4)]
    assert values[:8] != taken


def test_draws_are_uniform_and_bounds_are_kept() -> None:
    key = dice_key(SECRET, TABLE, CONTRIBUTIONS)
    counts = [0] * 6
    for number in range(1000):
        for value in draw(key, f"roll/1/0/{number}", [6] * 6):
            counts[value] += 1
    assert sum((seen - 1000) ** 2 / 1000 for seen in counts) < 20.5  # chi-squared, 5 degrees: 1 in 1000
    assert draw(key, "roll/1/0/1", [6] * 6) == draw(key, "roll/1/0/1", [6] * 20)[:6]
    for bound in (0, -1, 2**31 + 1):
        with pytest.raises(ValueError, match="a bound is from 1 to 2147483648"):
            draw(key, "roll/1/0/1", [6, bound])


def test_every_part_of_the_envelope_changes_the_dice() -> None:
    keys = {
        dice_key(SECRET, TABLE, CONTRIBUTIONS),
        dice_key(SECRET[::-1], TABLE, CONTRIBUTIONS),
        dice_key(SECRET, "T7kq-2mX", CONTRIBUTIONS),
        dice_key(SECRET, TABLE, [(0, CONTRIBUTIONS[0][1]), (2, CONTRIBUTIONS[1][1])]),
        dice_key(SECRET, TABLE, [(0, CONTRIBUTIONS[1][1]), (1, CONTRIBUTIONS[0][1])]),
        dice_key(SECRET, TABLE, CONTRIBUTIONS[:1]),
    }
    assert len(keys) == 6


@pytest.mark.compiled
def test_a_sealed_record_reads_back_and_goes_on() -> None:
    log = sealed_game("vegas", ["Ann", "Bob"], length=12, rounds=1)
    again = zaria.Record.from_json(log.record.to_json())
    assert again.seal == log.record.seal == closed_seal(TABLE, SECRET, CONTRIBUTIONS)
    assert again.to_json() == log.record.to_json()
    assert zaria.resume(again).record.seal == again.seal
    assert shown_to(again, None).seal == again.seal
    assert SECRET.hex() not in again.to_json()
    assert SECRET.hex() in open_envelope(again, SECRET).to_json()


def test_a_record_without_a_seal_says_nothing_of_one() -> None:
    record = zaria.play("vegas", [zaria.bot("random")] * 2, rounds=1)
    assert "seal" not in record.to_json()
    assert zaria.Record.from_json(record.to_json()).seal is None


WRONG: list[tuple[str, Any]] = [
    ("table", ""),
    ("table", 7),
    ("table", "x" * 65),
    ("table", "two\nlines"),
    ("table", "τραπέζι"),
    ("seal", None),
    ("seal", "00"),
    ("seal", "G" * 64),
    ("seal", "A" * 64),
    ("secret", "00" * 32),
    ("check", "00" * 32),
    ("seats", None),
    ("seats", [0]),
    ("seats", [[0, "00" * 32]]),
    ("seats", [[True, "00" * 32, "00" * 16]]),
    ("seats", [["0", "00" * 32, "00" * 16]]),
    ("seats", [[0, "00" * 32, "00" * 15]]),
    ("seats", [[0, None, "00" * 16]]),
    ("seats", [[2, "00" * 32, "00" * 16]]),
    ("seats", [[-1, "00" * 32, "00" * 16]]),
    ("seats", [[1, "00" * 32, "00" * 16], [0, "00" * 32, "00" * 16]]),
    ("seats", [[0, "00" * 32, "00" * 16], [0, "00" * 32, "00" * 16]]),
]


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "value"), WRONG)
def test_a_seal_of_another_form_is_refused(name: str, value: Any) -> None:
    data = sealed_game("vegas", ["Ann", "Bob"], length=3, rounds=1).record.to_data()
    without = {key: kept for key, kept in data["seal"].items() if key != name}
    for seal in (data["seal"] | {name: value}, without, 5, None):
        with pytest.raises(zaria.BadRecord, match=r"^the record's “seal” is not what it should be$"):
            zaria.Record.from_json(json.dumps(data | {"seal": seal}))


def test_the_document_says_what_the_dice_show_in_the_words_of_the_page() -> None:
    section = DOCUMENT.read_text(encoding="utf-8").split("### What it shows, and what it does not\n")[1]
    points = re.findall(
        r"^- (.*?)(?=^- |^$)", section.split("\n\n`zaria verify`")[0] + "\n\n", re.MULTILINE | re.DOTALL
    )
    say = Words("en", with_page=True).say
    page = Path(__file__).parents[2] / "web/src/pages/replay/Check.svelte"
    keys = re.findall(r"'(web-proves-[\w-]+)'", page.read_text(encoding="utf-8"))
    assert len(keys) == 6
    assert [" ".join(point.replace("**", "").split()) for point in points] == [say(key) for key in keys]
