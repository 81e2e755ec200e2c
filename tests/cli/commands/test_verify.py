"""`zaria verify`: what it says of honest records, and that it fails on anything that was changed."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import zaria
from support.scripted.sealed import SECRET, sealed_game
from support.terminal.pty import SOURCE, zaria_command
from zaria.core.records.log import Log
from zaria.core.records.seal import check_of, draw, hash_of
from zaria.core.records.verify import open_envelope, verify


def honest(**options: Any) -> zaria.Record:
    return open_envelope(sealed_game("vegas", ["Ann", "Bob"], rounds=1, **options).record, SECRET)


def test_an_honest_game_is_told_check_by_check() -> None:
    Path("game.json").write_text(honest().to_json(), encoding="utf-8")
    ran = zaria_command("verify", "game.json")
    steps = honest().steps
    draws = sum(step[0] == "deal" for step in steps)
    assert (ran.code, ran.err) == (0, "")
    assert " ".join(ran.out.split()) == (
        f"The secret in the envelope is the one that was sealed: {hash_of(SECRET)} "
        "The contributions of Ann and Bob match what they committed to. "
        f"All {draws} draws of the game were in the envelope. "
        f"All {len(steps)} steps follow the rules and lead to the result. "
        "Nothing else in the record was changed. "
        "If you noted the seal before the game, compare it with the one above, or give it with --seal."
    )
    assert zaria_command("verify", "game.json", "--seal", hash_of(SECRET).upper()).code == 0


@pytest.mark.parametrize(("game", "names"), [("miner", ["Ann", "Bob", "Zoe"]), ("miner-solo", ["Ann"])])
def test_games_of_dice_miner_verify(game: str, names: list[str]) -> None:
    record = open_envelope(sealed_game(game, names).record, SECRET)
    assert verify(zaria.Record.from_json(record.to_json())).is_over


def test_an_abandoned_game_and_draws_that_were_taken_back_are_checked() -> None:
    log = sealed_game("vegas", ["Ann", "Bob"], length=9, rounds=1)
    log.undo(4)
    chance = log.state.chance()
    assert log.record.seal is not None
    log.deal(draw(log.record.seal.key(SECRET), chance.label, chance.bounds))
    record = open_envelope(log.record, SECRET)
    assert record.steps[4][0] == "deal"
    assert record.steps[4] == record.steps[-1]
    Path("game.json").write_text(record.to_json(), encoding="utf-8")
    assert "The game was not played to the end." in zaria_command("verify", "game.json", "--plain").out


def test_a_person_alone_with_bots_is_told_that_nobody_added_anything() -> None:
    log = Log("vegas", ["greedy", "greedy"], rounds=1)
    log.record.seal = sealed_game("vegas", ["Ann", "Bob"], length=1).record.seal
    assert log.record.seal is not None
    log.record.seal = log.record.seal._replace(seats=[])
    Path("game.json").write_text(open_envelope(log.record, SECRET).to_json(), encoding="utf-8")
    assert "Nobody had contributed anything to it." in zaria_command("verify", "game.json").out


def test_a_promise_that_was_not_kept_is_told_last_and_in_the_exit_status() -> None:
    record = honest()
    assert record.seal is not None
    given_up = {"seal": hash_of(b"1" * 32), "secret": (b"1" * 32).hex(), "seats": [[1, "ab" * 32, None]]}
    record.seal = record.seal._replace(earlier=[given_up], secret=None, check=None)
    Path("game.json").write_text(open_envelope(record, SECRET).to_json(), encoding="utf-8")
    ran = zaria_command("verify", "game.json")
    assert (ran.code, ran.err) == (3, "")
    assert " ".join(ran.out.split()).endswith(
        "WARNING: a contribution to the dice was committed to and never shown (Bob). The dice were then sealed anew "
        "with a new secret. A player who runs the server could choose between two sets of dice in this way."
    )
    assert zaria_command("verify", "game.json", "--seal", hash_of(b"1" * 32)).code == 3  # it is in the record


def refused(text: str, *more: str) -> str:
    """The one line with which the command fails."""
    Path("game.json").write_text(text, encoding="utf-8")
    ran = zaria_command("verify", "game.json", *more)
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    return ran.err.removeprefix("zaria: ").rstrip("\n")


def forged(change: Any) -> str:
    """The record after a change by somebody who knows the secret and makes a fitting check sum."""
    record = zaria.Record.from_json(honest().to_json())
    assert record.seal is not None
    data = record.to_data()
    change(data)
    key = record.seal.key(SECRET)
    return json.dumps(data | {"seal": data["seal"] | {"check": check_of(key, data)}})


def first_roll(data: dict[str, Any]) -> list[Any]:
    step: list[Any] = data["steps"][2]
    assert step[1] == "roll/1/0/3"
    return step


def test_each_check_fails_with_its_own_line() -> None:
    whole = honest()
    assert whole.seal is not None
    assert whole.seal.secret is not None
    assert refused(whole.to_json(), "--seal", "12ab") == f"this game was sealed with {hash_of(SECRET)}, not with “12ab”"
    assert refused(zaria.play("vegas", [zaria.bot("random")] * 2, rounds=1).to_json()) == (
        "there is nothing to check: the dice of this game were not sealed"
    )
    closed = sealed_game("vegas", ["Ann", "Bob"], rounds=1).record
    assert refused(closed.to_json()) == "the envelope is still closed: the secret is shown when the game is over"
    assert refused(forged(lambda data: data["seal"].update(secret="11" * 32))) == (
        "the secret in the record is not the one that was sealed"
    )
    assert refused(forged(lambda data: data["seal"]["seats"][1].__setitem__(2, "11" * 16))) == (
        "what seat 2 contributed is not what it had committed to"
    )
    for place, value in ((1, "roll/1/0/4"), (1, "roll\ud800"), (2, [6] * 7 + [5]), (2, [0] * 8), (3, [0] * 8)):
        text = forged(lambda data, place=place, value=value: first_roll(data).__setitem__(place, value))
        assert refused(text) == "the draw in step 3 was not in the envelope"
    assert refused(forged(lambda data: data["seal"].update(table="T7kq-2mX"))) == (
        "the draw in step 1 was not in the envelope"
    )
    assert refused(forged(lambda data: data["steps"].pop())) == "the record's result is not what its steps lead to"
    assert refused(whole.to_json().replace("Bob", "Rob")) == (
        "the record was changed: it is not the one that was closed with this envelope"
    )
    ran = zaria_command("verify")
    assert ran.code == 2
    assert ran.err.startswith("zaria: which file? “zaria verify FILE” takes the record")


def test_any_changed_byte_is_found() -> None:
    """Every byte of a sealed record, three ways; what passes reads as exactly the same content (white space)."""
    raw = honest().to_json().encode()
    content = json.loads(raw)
    passed = 0
    for at in range(len(raw)):
        for flip in (0x01, 0x20, 0x80):
            changed = raw[:at] + bytes([raw[at] ^ flip]) + raw[at + 1 :]
            try:
                verify(zaria.Record.from_json(changed.decode()))
            except (zaria.BadRecord, UnicodeDecodeError):
                continue
            assert json.loads(changed) == content, at
            passed += 1
    assert passed == 0  # a flipped bit of a blank or a line's end is never another white space


def test_any_missing_or_doubled_byte_is_found() -> None:
    raw = honest().to_json().encode()
    content = json.loads(raw)
    for at in range(len(raw)):
        for changed in (raw[:at] + raw[at + 1 :], raw[:at] + raw[at : at + 1] * 2 + raw[at + 1 :]):
            try:
                verify(zaria.Record.from_json(changed.decode()))
            except zaria.BadRecord:
                continue
            assert json.loads(changed) == content, at


def test_it_needs_no_server_and_no_web_library() -> None:
    Path("game.json").write_text(honest().to_json(), encoding="utf-8")
    program = (
        "import sys; from zaria.cli import main; code = main(['verify', 'game.json'])\n"
        "web = {'litestar', 'uvicorn', 'sqlalchemy', 'websockets', 'httpx', 'asyncio'} & set(sys.modules)\n"
        "sys.exit(code or (f'loaded: {web}' if web else 0))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], env={"PYTHONPATH": SOURCE}, capture_output=True, text=True, timeout=60
    )
    assert ran.returncode == 0, ran.stderr
