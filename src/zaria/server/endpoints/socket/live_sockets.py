"""How many live connections there may be, and who has to make room: people who sit at a table come before onlookers."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from zaria.server.limits.network import is_in, provider_of
from zaria.server.limits.usage import Usage
from zaria.server.operations.settings import Settings

SHARE = 0.75  # of all connections may be live ones: the others are for requests
FOR_ONLOOKERS = 0.75  # of these; the others are for people who sit at tables
IDLE_SECONDS = 300.0  # without a word, then an onlooker makes room for another one
SEATED_OF_GUEST = 3  # connections of one guest that come before onlookers: a seat at a table of one's own costs nothing
MOST_ARRIVING = 50  # of one network, whose tables are being loaded


class LiveSocket:
    def __init__(self, network: str, guest: str | None, is_seated: Callable[[], bool], end: Callable[[], None]) -> None:
        self.network = network
        self.provider = provider_of(network)
        self.guest = guest
        self.is_seated = is_seated
        self.end = end
        self.heard_at = time.monotonic()


class LiveSockets:
    def __init__(self, settings: Settings, connections: int, usage: Usage) -> None:
        self.most = int(connections * SHARE)
        self.most_onlookers = int(self.most * FOR_ONLOOKERS)
        self.of_network = settings.connections_of_network
        self.of_provider = settings.connections_of_provider
        self.uncounted = settings.uncounted
        self.open: dict[LiveSocket, None] = {}  # who was silent for longest comes first
        self.usage = usage
        self.arriving: Counter[str] = Counter()  # by network

    @contextmanager
    def arrival(self, network: str) -> Iterator[bool]:
        """May somebody from there have a table loaded, before it is known whether they sit at it?"""
        may_come = is_in(network, self.uncounted) or self.arriving[network] < MOST_ARRIVING
        self.arriving[network] += 1
        try:
            yield may_come
        finally:
            self.arriving[network] -= 1
            if not self.arriving[network]:
                del self.arriving[network]

    def enter(self, new: LiveSocket) -> bool:
        """Is there room for it, if need be in the place of an onlooker?"""
        if not self.make_room(new):
            return False
        self.open[new] = None
        self.usage.connect("networks", new.network)
        self.usage.connect("providers", new.provider)
        return True

    def make_room(self, new: LiveSocket) -> bool:
        is_seated = new.is_seated() and sum(one.guest == new.guest for one in self.seated()) < SEATED_OF_GUEST
        if not is_in(new.network, self.uncounted):
            # For a player only this process counts: here somebody else can make room, elsewhere not.
            count = self.usage.connections_here if is_seated else self.usage.connections_of
            if count("networks", new.network) >= self.of_network:
                return is_seated and self.send_off(lambda one: one.network == new.network)
            if count("providers", new.provider) >= self.of_provider:
                return is_seated and self.send_off(lambda one: one.provider == new.provider)
        if is_seated:
            return len(self.open) < self.most or self.send_off(lambda _: True)
        long_ago = time.monotonic() - IDLE_SECONDS
        return self.has_room_for_onlookers() or self.send_off(lambda one: one.heard_at < long_ago)

    def has_room_for_onlookers(self) -> bool:
        if len(self.open) < self.most_onlookers:
            return True
        return len(self.open) < self.most and len(self.open) - len(self.seated()) < self.most_onlookers

    def seated(self) -> set[LiveSocket]:
        """The connections of people who sit at the table; of those of one guest a few, the ones last used."""
        found: set[LiveSocket] = set()
        of_guest: Counter[str | None] = Counter()
        for one in reversed(self.open):
            if of_guest[one.guest] < SEATED_OF_GUEST and one.is_seated():
                of_guest[one.guest] += 1
                found.add(one)
        return found

    def send_off(self, may_go: Callable[[LiveSocket], bool]) -> bool:
        """Close the onlooker who was silent for longest, of those who may go."""
        seated = self.seated()
        oldest = next((one for one in self.open if may_go(one) and one not in seated), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.end()
        return True

    def end_those(self, from_network: Callable[[str], bool]) -> None:
        """Close all connections from these networks."""
        for one in [one for one in self.open if from_network(one.network)]:
            self.leave(one)
            one.end()

    def heard(self, one: LiveSocket) -> None:
        """It said something."""
        if one in self.open:
            del self.open[one]
            self.open[one] = None
            one.heard_at = time.monotonic()

    def leave(self, one: LiveSocket) -> None:
        if one not in self.open:
            return
        del self.open[one]
        self.usage.disconnect("networks", one.network)
        self.usage.disconnect("providers", one.provider)
