"""How many live connections there may be, and who has to make room: people who sit at a table come before onlookers."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from zaria.server.limits.network import is_in, provider_of
from zaria.server.operations.settings import Settings

SHARE = 0.75  # of all connections may be live ones: the others are for requests
FOR_ONLOOKERS = 0.75  # of these; the others are for people who sit at tables
IDLE_SECONDS = 300.0  # without a word, then an onlooker makes room for another one


class LiveSocket:
    def __init__(self, network: str, is_seated: Callable[[], bool], end: Callable[[], None]) -> None:
        self.network = network
        self.provider = provider_of(network)
        self.is_seated = is_seated
        self.end = end
        self.heard_at = time.monotonic()


class LiveSockets:
    def __init__(self, settings: Settings, connections: int) -> None:
        self.most = int(connections * SHARE)
        self.most_onlookers = int(self.most * FOR_ONLOOKERS)
        self.of_network = settings.connections_of_network
        self.of_provider = settings.connections_of_provider
        self.uncounted = settings.uncounted
        self.open: dict[LiveSocket, None] = {}  # who was silent for longest comes first
        self.networks: Counter[str] = Counter()
        self.providers: Counter[str] = Counter()

    def enter(self, new: LiveSocket) -> bool:
        """Is there room for it, if need be in the place of an onlooker?"""
        if not self.make_room(new):
            return False
        self.open[new] = None
        self.networks[new.network] += 1
        self.providers[new.provider] += 1
        return True

    def make_room(self, new: LiveSocket) -> bool:
        if not is_in(new.network, self.uncounted):
            if self.networks[new.network] >= self.of_network:
                return new.is_seated() and self.send_off(lambda one: one.network == new.network)
            if self.providers[new.provider] >= self.of_provider:
                return new.is_seated() and self.send_off(lambda one: one.provider == new.provider)
        if new.is_seated():
            return len(self.open) < self.most or self.send_off(lambda _: True)
        long_ago = time.monotonic() - IDLE_SECONDS
        return self.has_room_for_onlookers() or self.send_off(lambda one: one.heard_at < long_ago)

    def has_room_for_onlookers(self) -> bool:
        if len(self.open) < self.most_onlookers:
            return True
        return len(self.open) < self.most and sum(not one.is_seated() for one in self.open) < self.most_onlookers

    def send_off(self, may_go: Callable[[LiveSocket], bool]) -> bool:
        """Close the onlooker who was silent for longest, of those who may go."""
        oldest = next((one for one in self.open if may_go(one) and not one.is_seated()), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.end()
        return True

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
        for counts, key in ((self.networks, one.network), (self.providers, one.provider)):
            counts[key] -= 1
            if counts[key] <= 0:
                del counts[key]
