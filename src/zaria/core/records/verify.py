"""Verification of a finished game's dice against its opened envelope."""

from __future__ import annotations

from typing import Any, NamedTuple

from zaria.core.engine.errors import BadRecord
from zaria.core.records.record import Record
from zaria.core.records.replay import replay
from zaria.core.records.seal import HIGHEST_BOUND, DrawNames, Seal, check_of, draw, hash_of, unshown


class VerifiedRecord(NamedTuple):
    """The verified facts. `unshown` must be reported: the dice were drawn again since these seats did not reveal bytes.

    It lists the seats of each discarded envelope. A player there who could read the server's secret could have chosen
    between two sets of dice.
    """

    seal: str
    seats: list[int]  # the contributing seats
    draws: int
    steps: int
    is_over: bool
    unshown: list[list[int]]


def open_envelope(record: Record, secret: bytes) -> Record:
    """The record of a finished or abandoned game, with its secret revealed."""
    if record.seal is None:
        raise BadRecord("seal-none")
    shown = record.with_steps(record.steps, record.result)
    shown.seal = record.seal._replace(secret=secret.hex())
    shown.seal = shown.seal._replace(check=check_of(shown.seal.key(secret), shown.to_data()))
    return shown


def verify(record: Record) -> VerifiedRecord:
    """Check every die and every step; BadRecord names the first fault."""
    if record.seal is None:
        raise BadRecord("seal-none")
    if record.seal.secret is None:
        raise BadRecord("seal-closed")
    secret = bytes.fromhex(record.seal.secret)
    check_promises(record.seal, secret)
    key = record.seal.key(secret)
    draws = check_draws(record, key)
    replay(record)
    if record.seal.check != check_of(key, record.to_data()):
        raise BadRecord("seal-check")
    seats = [seat for seat, hashed, own in record.seal.seats]
    broken = [unshown(envelope) for envelope in record.seal.earlier or []]
    return VerifiedRecord(record.seal.seal, seats, draws, len(record.steps), record.result is not None, broken)


def check_promises(seal: Seal, secret: bytes) -> None:
    """Check that the secret matches its seal and every seat's bytes match their hash, in earlier envelopes, too.

    Nothing of an earlier envelope may be reused: it could have been known when the next secret was made.
    """
    used: set[str] = set()
    for envelope in [*(seal.earlier or []), {"seal": seal.seal, "secret": secret.hex(), "seats": seal.seats}]:
        check_envelope(envelope)
        if envelope["seal"] in used:
            raise BadRecord("seal-secret-again")
        for seat, hashed, own in envelope["seats"]:
            if hashed in used:
                raise BadRecord("seal-again", number=seat + 1)
        used.add(envelope["seal"])
        used.update(hashed for seat, hashed, own in envelope["seats"])


def check_envelope(envelope: dict[str, Any]) -> None:
    if hash_of(bytes.fromhex(envelope["secret"])) != envelope["seal"]:
        raise BadRecord("seal-secret")
    for seat, hashed, own in envelope["seats"]:
        if own is not None and hash_of(bytes.fromhex(own)) != hashed:
            raise BadRecord("seal-contribution", number=seat + 1)


def check_draws(record: Record, key: bytes) -> int:
    """Check that all draws come from the envelope, even those taken back. Returns their number."""
    draws, names = 0, DrawNames()
    by_seat = record.seal is not None and record.seal.by_seat
    for number, step in enumerate(record.steps, 1):
        if step[0] == "deal":
            possible = step[1].isascii() and all(1 <= bound <= HIGHEST_BOUND for bound in step[2])
            name = names.name(step[1]) if by_seat else step[1]
            if not possible or draw(key, name, step[2]) != step[3]:
                raise BadRecord("seal-draw", number=number)
            draws += 1
        if by_seat:
            names.note(step)
    return draws
