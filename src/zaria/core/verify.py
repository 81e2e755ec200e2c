"""Opens the envelope of a finished game, and compares everything in the record with what was in it."""

from __future__ import annotations

from typing import NamedTuple

from zaria.core.errors import BadRecord
from zaria.core.record import Record
from zaria.core.replay import replay
from zaria.core.seal import HIGHEST_BOUND, Seal, check_of, draw, hash_of


class Verified(NamedTuple):
    """What was found to be right."""

    seal: str
    seats: list[int]  # those that added bytes of their own
    draws: int
    steps: int
    is_over: bool


def opened(record: Record, secret: bytes) -> Record:
    """The record of a game that has ended or was abandoned, with the secret shown in it."""
    if record.seal is None:
        raise BadRecord("seal-none")
    shown = record.with_steps(record.steps, record.result)
    shown.seal = record.seal._replace(secret=secret.hex())
    shown.seal = shown.seal._replace(check=check_of(shown.seal.key(secret), shown.to_data()))
    return shown


def verify(record: Record) -> Verified:
    """Check every die and every step; BadRecord says what is the first thing that is wrong."""
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
    return Verified(record.seal.seal, seats, draws, len(record.steps), record.result is not None)


def check_promises(seal: Seal, secret: bytes) -> None:
    """The secret is the one that was sealed, and every seat's bytes are those it promised."""
    if hash_of(secret) != seal.seal:
        raise BadRecord("seal-secret")
    for seat, hashed, own in seal.seats:
        if hash_of(bytes.fromhex(own)) != hashed:
            raise BadRecord("seal-contribution", number=seat + 1)


def check_draws(record: Record, key: bytes) -> int:
    """All draws are in the envelope, those too that were taken back. Returns how many there are."""
    draws = 0
    for number, step in enumerate(record.steps, 1):
        if step[0] == "deal":
            possible = step[1].isascii() and all(1 <= bound <= HIGHEST_BOUND for bound in step[2])
            if not possible or draw(key, step[1], step[2]) != step[3]:
                raise BadRecord("seal-draw", number=number)
            draws += 1
    return draws
