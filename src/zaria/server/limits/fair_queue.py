"""A semaphore whose owners take turns, however many of theirs are waiting; and so do the guests of each owner."""

from __future__ import annotations

import asyncio
from collections import deque

Waiting = dict[str, deque[asyncio.Future[None]]]  # by guest; the first one is next


class FairQueue:
    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[str, Waiting] = {}  # by owner; the first one is next

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(own) for guests in self.waiting.values() for own in guests.values())

    async def enter(self, owner: str, guest: str = "") -> None:
        """Take a place, or wait until it is the turn of the owner, and among theirs of the guest."""
        if self.free > 0:  # then nobody waits
            self.free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, {}).setdefault(guest, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # the place was granted already: pass it on
                self.leave()
            raise

    def leave(self) -> None:
        """Give the place to the first waiter of the next guest of the next owner, and move both to the end."""
        while self.waiting:
            owner = next(iter(self.waiting))
            guests = self.waiting.pop(owner)
            next_one = take_first(guests)
            if guests:
                self.waiting[owner] = guests
            if next_one is not None:
                next_one.set_result(None)
                return
        self.free += 1


def take_first(guests: Waiting) -> asyncio.Future[None] | None:
    """Whose turn it is among these guests, if one of them still waits."""
    while guests:
        guest = next(iter(guests))
        own = guests.pop(guest)
        while own and own[0].done():  # cancelled
            own.popleft()
        if own:
            first = own.popleft()
            if own:
                guests[guest] = own
            return first
    return None
