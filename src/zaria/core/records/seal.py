"""Sealed dice: every die follows from a secret whose seal was shown before anybody could know the dice.

The host seals a secret, every seat adds bytes of its own, and all draws of the game come from both together. When the
secret is shown at the end, everybody can draw again and compare. docs/sites/sealed-dice.md tells it in full.
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
WORD: Final = 4  # bytes of which one integer is made
WORDS: Final = 2**32
HIGHEST_BOUND: Final = 2**31
FIELDS: Final = ("table", "seal", "secret", "seats", "check")
EARLIER_FIELDS: Final = ("seal", "secret", "seats")


class Seal(NamedTuple):
    """What a record says of its sealed dice; all bytes in hexadecimal. `secret` and `check` are null until the end.

    `seats` holds `[seat, hash, bytes]` of every seat that added bytes of its own, in the order of the seats.
    `earlier` are the envelopes that were given up before the game, because a seat did not show what it had promised:
    `{"seal", "secret", "seats"}`, with null for the bytes that were not shown. None if there are none.
    `by_seat` says how the draws are named: see DrawNames.
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
        """The key from which this table's dice come."""
        return dice_key(secret, self.table, [(seat, bytes.fromhex(own)) for seat, hashed, own in self.seats])


def closed_seal(table: str, secret: bytes, contributions: Sequence[tuple[int, bytes]]) -> Seal:
    """The envelope of a table as everybody sees it while they play: closed."""
    seats = [[seat, hash_of(own), own.hex()] for seat, own in contributions]
    return Seal(table, hash_of(secret), None, seats, None)


def hash_of(given: bytes) -> str:
    """SHA-256 in hexadecimal: the seal of a secret, and the promise of a contribution."""
    return sha256(given).hexdigest()


def dice_key(secret: bytes, table: str, contributions: Sequence[tuple[int, bytes]]) -> bytes:
    """The key of a table's dice: the host's secret, mixed with the table's id and with what every seat added."""
    mixed = b"zaria-dice-1\0" + table.encode()
    for seat, own in contributions:
        mixed += bytes([seat]) + own
    return digest(secret, mixed, "sha256")


def draw(key: bytes, label: str, bounds: Sequence[int]) -> list[int]:
    """Nature's answer to the chance of this label: one integer below each bound (1 to 2**31), all equally likely."""
    values: list[int] = []
    block = b""
    number = 0
    used = 0
    for bound in bounds:
        if not 1 <= bound <= HIGHEST_BOUND:
            raise ValueError(f"a bound is from 1 to {HIGHEST_BOUND}, not {bound}")
        even = WORDS - WORDS % bound  # words from here on would favour small integers
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
    """The names of draws where every seat has dice of its own: the third roll of a seat in a round is always the same.

    So two games with the same dice have the same rolls, though one may have had more of them before. A name is the
    label, with the number of the draw among those of its kind, round and seat in place of that among all.
    """

    def __init__(self) -> None:
        self.drawn: list[dict[str, int]] = [{}]  # how many there were of each, by the number of steps

    def name(self, label: str) -> str:
        """Of the draw that comes next."""
        whose = label.rpartition("/")[0]
        return f"{whose}/{self.drawn[-1].get(whose, 0) + 1}"

    def note(self, step: list[Any]) -> None:
        """A step of the record."""
        before = self.drawn[-1]
        if step[0] == "deal":
            whose = str(step[1]).rpartition("/")[0]
            before = before | {whose: before.get(whose, 0) + 1}
        elif step[0] == "undo" and 0 <= step[1] < len(self.drawn):
            before = self.drawn[step[1]]
        self.drawn.append(before)


def check_of(key: bytes, data: dict[str, Any]) -> str:
    """The check sum of a record's content: nobody could make it for other content before the secret was shown."""
    seal = {name: value for name, value in data["seal"].items() if name != "check"}
    content = json.dumps(data | {"seal": seal}, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    plain = content.encode("utf-8", "backslashreplace")  # half a character pair in a name is escaped, as in JSON
    return digest(key, b"zaria-record-1\0" + plain, "sha256").hex()


def unshown(envelope: dict[str, Any]) -> list[int]:
    """The seats that did not show what they had promised for this earlier envelope."""
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
    """Is this a well-formed list of envelopes that were given up? Each lacks what at least one seat had promised."""
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
    """Is this a list of `[seat, hash, bytes]` in the order of the seats? The bytes are null if they were not shown."""
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
    """So many bytes in hexadecimal, in the one way that we write them?"""
    return isinstance(text, str) and len(text) == 2 * length and all(digit in "0123456789abcdef" for digit in text)
