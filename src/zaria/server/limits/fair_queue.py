"""A semaphore at whose places those who wait take turns, however many of theirs are waiting.

Each waits under names, the widest first: providers take turns, in each of them its networks, and in those their guests.
"""

from __future__ import annotations

import asyncio
from collections import deque

Place = asyncio.Future[None]


class FairQueue:
    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting = Waiting()

    def __len__(self) -> int:
        """How many wait."""
        return len(self.waiting)

    async def enter(self, *names: str) -> None:
        """Take a place, or wait until it is the turn of these names."""
        if self.free > 0:  # then nobody waits
            self.free -= 1
            return
        place: Place = asyncio.get_running_loop().create_future()
        self.waiting.add(names, place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # the place was granted already: pass it on
                self.leave()
            raise

    def leave(self) -> None:
        """Give the place to whose turn it is."""
        place = self.waiting.take()
        if place is None:
            self.free += 1
        else:
            place.set_result(None)


class Waiting:
    """Those who wait under the same name: in the order in which they came, or by their next names."""

    def __init__(self) -> None:
        self.own: deque[Place] = deque()
        self.named: dict[str, Waiting] = {}  # the first one is next

    def __len__(self) -> int:
        return len(self.own) + sum(len(others) for others in self.named.values())

    def add(self, names: tuple[str, ...], place: Place) -> None:
        if names:
            self.named.setdefault(names[0], Waiting()).add(names[1:], place)
        else:
            self.own.append(place)

    def take(self) -> Place | None:
        """The first of the next name, which goes to the end; None if nobody waits any more."""
        while self.own:
            place = self.own.popleft()
            if not place.done():  # else it was cancelled
                return place
        while self.named:
            name = next(iter(self.named))
            others = self.named.pop(name)
            found = others.take()
            if others:
                self.named[name] = others
            if found is not None:
                return found
        return None
