"""A device's notes on a table's dice before the game, to compare with the record afterwards."""

from __future__ import annotations

import secrets
from typing import Any

from zaria.core.engine.errors import BadRecord
from zaria.core.records.record import Record
from zaria.core.records.seal import CONTRIBUTION_BYTES


class Witness:
    """The seals in the order in which they were shown, each seat's hashes for them, and our own bytes."""

    def __init__(self) -> None:
        self.seals: list[str] = []
        self.promises: dict[tuple[str, int], str] = {}  # the hash, by seal and seat
        self.own: dict[str, bytes] = {}  # by seal

    def see(self, shown: dict[str, Any] | None) -> None:
        """Remember the seal that a table shows. Hashes can change until the bytes are asked for."""
        if shown is None:
            return
        seal = shown["seal"]
        if seal not in self.seals:
            self.seals.append(seal)
        if shown["wants"] == "bytes":
            self.promises.update({(seal, seat): hashed for seat, hashed, _ in shown["seats"]})

    def bytes_for(self, seal: str) -> bytes:
        """Our bytes for this seal. Never reused, since they are known when the next secret is made."""
        return self.own.setdefault(seal, secrets.token_bytes(CONTRIBUTION_BYTES))

    def compare(self, record: Record) -> None:
        """Raise BadRecord if the record changes or omits anything we saw."""
        if record.seal is None or not self.seals:
            return
        envelopes = {envelope["seal"]: envelope["seats"] for envelope in record.seal.earlier or []}
        envelopes[record.seal.seal] = record.seal.seats
        if self.seals[-1] != record.seal.seal:
            raise BadRecord("seal-other", given=self.seals[-1], seal=record.seal.seal)
        for seal in self.seals:
            if seal not in envelopes:
                raise BadRecord("seal-hidden", given=seal)
        for (seal, seat), promised in self.promises.items():
            if [promised] != [hashed for number, hashed, _ in envelopes[seal] if number == seat]:
                raise BadRecord("seal-promise", number=seat + 1)
