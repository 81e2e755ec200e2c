"""Networks that the operator has slowed or banned. They are in memory: every request looks them up."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import NamedTuple

import sqlalchemy as sa

from zaria.server.storage.schema import restrictions
from zaria.server.storage.store import Store

SLOWED = 10  # times as much a request from a slowed network counts
MOST_KNOWN = 10_000  # networks whose restriction is remembered


class Restriction(NamedTuple):
    network: IPv4Network | IPv6Network
    is_ban: bool
    until: float | None  # None: for good


class Restrictions:
    def __init__(self) -> None:
        self.all: list[Restriction] = []
        self.known: dict[str, list[Restriction]] = {}  # by network that asked
        self.changed: Callable[[], None] = lambda: None

    async def load(self, store: Store) -> None:
        columns = restrictions.c
        rows = await store.all(sa.select(columns.network, columns.is_ban, columns.until))
        self.all = [Restriction(ip_network(network), is_ban, until) for network, is_ban, until in rows]
        self.known.clear()
        self.changed()

    def of(self, network: str) -> list[Restriction]:
        """Those that hold now for what comes from this network."""
        if not self.all:
            return []
        if network not in self.known:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[network] = [one for one in self.all if holds(one.network, network)]
        now = time.time()
        return [one for one in self.known[network] if one.until is None or one.until > now]

    def is_banned(self, network: str) -> bool:
        return any(one.is_ban for one in self.of(network))

    def weight(self, network: str) -> int:
        """How often what comes from there is counted."""
        return SLOWED if self.of(network) else 1


def holds(restricted: IPv4Network | IPv6Network, network: str) -> bool:
    """Is the network that asked inside the restricted one, or around it?

    >>> holds(ip_network("192.0.2.0/24"), "192.0.2.7"), holds(ip_network("2001:db8::7/128"), "2001:db8::/64")
    (True, True)
    >>> holds(ip_network("192.0.2.0/24"), "2001:db8::/64"), holds(ip_network("192.0.2.0/24"), "unknown")
    (False, False)
    """
    try:
        return restricted.overlaps(ip_network(network))
    except (ValueError, TypeError, AttributeError):  # nobody's network, or one of the other kind
        return False
