"""From which network each guest last came: what is done for them later counts for it, too."""

from __future__ import annotations

from typing import NamedTuple

from zaria.server.limits.network import provider_of

MOST = 50_000  # guests; those who came first are forgotten first


UNKNOWN = "unknown"


class Asker(NamedTuple):
    """For whom something is thought about."""

    network: str
    guest: str
    table: str = ""

    @property
    def turns(self) -> tuple[str, str, str]:
        """Under which names they wait: providers take turns, so do the networks of each, and the guests of those."""
        return (provider_of(self.network), self.network, self.guest)


class Origins:
    def __init__(self) -> None:
        self.networks: dict[str, str] = {}

    def note(self, guest: str, network: str) -> None:
        self.networks.pop(guest, None)
        self.networks[guest] = network
        if len(self.networks) > MOST:
            del self.networks[next(iter(self.networks))]

    def asker(self, guest: str, table: str) -> Asker:
        """Guests who were not here since the restart are one network together: nobody of them waits at a table now."""
        return Asker(self.networks.get(guest, UNKNOWN), guest, table)
