"""Waiting for one of a few places. Owners take turns, however many of theirs wait."""

from __future__ import annotations

import asyncio
from collections import deque


class FairQueue:
    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by owner; the first owner is next

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(own) for own in self.waiting.values())

    async def enter(self, owner: str) -> None:
        """Take a place, or wait until it is the owner's turn."""
        if self.free > 0:  # then nobody waits
            self.free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it came too late: the next one may have it
                self.leave()
            raise

    def leave(self) -> None:
        """Give the place to the first of the next owner; that owner is the last one then."""
        while self.waiting:
            owner = next(iter(self.waiting))
            own = self.waiting.pop(owner)
            while own and own[0].done():  # cancelled
                own.popleft()
            if own:
                own.popleft().set_result(None)
                if own:
                    self.waiting[owner] = own
                return
        self.free += 1
