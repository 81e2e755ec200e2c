"""From which network each guest last came: what is done for them later counts for it, too."""

from __future__ import annotations

from typing import NamedTuple

MOST = 50_000  # guests; those who came first are forgotten first


class Asker(NamedTuple):
    """For whom something is thought about. Networks take turns, and so do the guests of each."""

    network: str
    guest: str


class Origins:
    def __init__(self) -> None:
        self.networks: dict[str, str] = {}

    def note(self, guest: str, network: str) -> None:
        self.networks.pop(guest, None)
        self.networks[guest] = network
        if len(self.networks) > MOST:
            del self.networks[next(iter(self.networks))]

    def asker(self, guest: str) -> Asker:
        """A guest of whom nothing is known, after a restart for example, is a network of their own."""
        return Asker(self.networks.get(guest, guest), guest)
