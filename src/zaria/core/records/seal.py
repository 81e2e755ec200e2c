"""Sealed dice: every die follows from a secret whose seal was published before the game.

The host seals a secret, every seat contributes bytes, and all draws of the game are derived from both. When the secret
is revealed at the end, anyone can repeat the draws and compare. docs/sites/sealed-dice.md explains it in full.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from hmac import digest
from typing import Any, Final, NamedTuple

SECRET_BYTES: Final = 32
CONTRIBUTION_BYTES: Final = 16
HASH_BYTES: Final = 32
WORD: Final = 4  # bytes for one integer
WORDS: Final = 2**32
HIGHEST_BOUND: Final = 2**31
FIELDS: Final = ("table", "seal", "secret", "seats", "check")
EARLIER_FIELDS: Final = ("seal", "secret", "seats")


class Seal(NamedTuple):
    """The seal of a record's dice; all bytes in hexadecimal. `secret` and `check` are null until the end.

    `seats` holds `[seat, hash, bytes]` of every contributing seat, in the order of the seats. `earlier` are envelopes
    discarded before the game because a seat did not reveal its bytes: `{"seal", "secret", "seats"}`, with null for
    unrevealed bytes. None if there are none. `by_seat` says how draws are named: see DrawNames.
    """

    table: str
    seal: str
    secret: str | None
    seats: list[list[Any]]
    check: str | None
    earlier: list[dict[str, Any]] | None = None
    by_seat: bool = False

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "table": self.table,
            "seal": self.seal,
            "secret": self.secret,
            "seats": self.seats,
            "check": self.check,
        }
        if self.earlier is not None:
            data["earlier"] = self.earlier
        if self.by_seat:
            data["by_seat"] = True
        return data

    def key(self, secret: bytes) -> bytes:
        """The key of this table's dice."""
        return dice_key(secret, self.table, [(seat, bytes.fromhex(own)) for seat, hashed, own in self.seats])


def closed_seal(table: str, secret: bytes, contributions: Sequence[tuple[int, bytes]]) -> Seal:
    """The envelope of a table during the game: closed."""
    seats = [[seat, hash_of(own), own.hex()] for seat, own in contributions]
    return Seal(table, hash_of(secret), None, seats, None)


def hash_of(given: bytes) -> str:
    """SHA-256 in hexadecimal: the seal of a secret, or the commitment to a contribution."""
    return sha256(given).hexdigest()


def dice_key(secret: bytes, table: str, contributions: Sequence[tuple[int, bytes]]) -> bytes:
    """The key of a table's dice: the host's secret, mixed with the table's id and all contributions."""
    mixed = b"zaria-dice-1\0" + table.encode()
    for seat, own in contributions:
        mixed += bytes([seat]) + own
    return digest(secret, mixed, "sha256")


def draw(key: bytes, label: str, bounds: Sequence[int]) -> list[int]:
    """The draw with this label: one integer below each bound (1 to 2**31), uniformly distributed."""
    values: list[int] = []
    block = b""
    number = 0
    used = 0
    for bound in bounds:
        if not 1 <= bound <= HIGHEST_BOUND:
            raise ValueError(f"a bound is from 1 to {HIGHEST_BOUND}, not {bound}")
        even = WORDS - WORDS % bound  # words from here on would bias towards small integers
        word = even
        while word >= even:
            if used == len(block):
                block = digest(key, label.encode() + b"\0" + number.to_bytes(4, "big"), "sha256")
                number += 1
                used = 0
            word = int.from_bytes(block[used : used + WORD], "big")
            used += WORD
        values.append(word % bound)
    return values


class DrawNames:
    """The names of draws where every seat has its own dice: a seat's third roll in a round is always the same.

    So two games with the same dice have the same rolls, even if one had more draws before. A name is the label, but
    with the draw's number among those of its kind, round and seat instead of among all.
    """

    def __init__(self) -> None:
        self.drawn: list[dict[str, int]] = [{}]  # counts of draws, by number of steps

    def name(self, label: str) -> str:
        """The name of the next draw."""
        whose = label.rpartition("/")[0]
        return f"{whose}/{self.drawn[-1].get(whose, 0) + 1}"

    def note(self, step: list[Any]) -> None:
        """Count a step of the record."""
        before = self.drawn[-1]
        if step[0] == "deal":
            whose = str(step[1]).rpartition("/")[0]
            before = before | {whose: before.get(whose, 0) + 1}
        elif step[0] == "undo" and 0 <= step[1] < len(self.drawn):
            before = self.drawn[step[1]]
        self.drawn.append(before)


def check_of(key: bytes, data: dict[str, Any]) -> str:
    """The checksum of a record's content, which cannot be forged before the secret is revealed."""
    seal = {name: value for name, value in data["seal"].items() if name != "check"}
    content = json.dumps(data | {"seal": seal}, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    plain = content.encode("utf-8", "backslashreplace")  # lone surrogates in a name are escaped, as in JSON
    return digest(key, b"zaria-record-1\0" + plain, "sha256").hex()


def unshown(envelope: dict[str, Any]) -> list[int]:
    """The seats that did not reveal their bytes for this earlier envelope."""
    return [seat for seat, hashed, own in envelope["seats"] if own is None]


def is_seal(data: object, players: int) -> bool:
    """Is this a well-formed seal for a game with this many players?"""
    if not isinstance(data, dict) or sorted(data.keys() - {"earlier", "by_seat"}) != sorted(FIELDS):
        return False
    if "by_seat" in data and data["by_seat"] is not True:
        return False
    if "earlier" in data and not are_earlier(data["earlier"], players):
        return False
    if not are_promises(data["seats"], players) or unshown(data):
        return False
    table = data["table"]
    if not isinstance(table, str) or not table.isascii() or not table.isprintable() or not 1 <= len(table) <= 64:
        return False
    is_open = data["secret"] is not None
    if is_open != (data["check"] is not None):
        return False
    if is_open and not (is_hex(data["secret"], SECRET_BYTES) and is_hex(data["check"], HASH_BYTES)):
        return False
    return is_hex(data["seal"], HASH_BYTES)


def are_earlier(data: object, players: int) -> bool:
    """Is this a well-formed list of discarded envelopes? Each lacks the bytes of at least one seat."""
    if not isinstance(data, list) or not data:
        return False
    for envelope in data:
        if not isinstance(envelope, dict) or sorted(envelope) != sorted(EARLIER_FIELDS):
            return False
        if not is_hex(envelope["seal"], HASH_BYTES) or not is_hex(envelope["secret"], SECRET_BYTES):
            return False
        if not are_promises(envelope["seats"], players) or not unshown(envelope):
            return False
    return True


def are_promises(data: object, players: int) -> bool:
    """Is this a list of `[seat, hash, bytes]` in the order of the seats? Unrevealed bytes are null."""
    if not isinstance(data, list):
        return False
    for given in data:
        if not isinstance(given, list) or len(given) != 3 or type(given[0]) is not int:
            return False
        if not is_hex(given[1], HASH_BYTES) or not (given[2] is None or is_hex(given[2], CONTRIBUTION_BYTES)):
            return False
    seats = [given[0] for given in data]
    return seats == sorted(set(seats)) and all(0 <= seat < players for seat in seats)


def is_hex(text: object, length: int) -> bool:
    """Is this `length` bytes in lower-case hexadecimal?"""
    return isinstance(text, str) and len(text) == 2 * length and all(digit in "0123456789abcdef" for digit in text)
