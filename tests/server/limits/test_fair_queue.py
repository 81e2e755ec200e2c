"""Owners take turns at the places of a queue, however many of theirs wait."""

import asyncio
from contextlib import suppress

from zaria.server.limits.fair_queue import FairQueue


async def settle() -> None:
    """Let everything that can go on go on."""
    for _ in range(5):
        await asyncio.sleep(0)


class Visitors:
    """Those who entered, in order."""

    def __init__(self, places: int) -> None:
        self.queue = FairQueue(places)
        self.entered: list[str] = []

    def come(self, name: str) -> asyncio.Task[None]:
        """The first letter of a name is its owner."""

        async def enter() -> None:
            await self.queue.enter(name[0])
            self.entered.append(name)

        return asyncio.create_task(enter())


def test_an_owner_with_many_does_not_delay_another() -> None:
    async def run() -> list[str]:
        visitors = Visitors(1)
        tasks = [visitors.come(f"a{number}") for number in range(50)]
        await settle()
        tasks += [visitors.come(name) for name in ("b0", "c0", "b1")]
        await settle()
        for _ in range(len(tasks)):
            visitors.queue.leave()
            await settle()
        await asyncio.gather(*tasks)
        assert visitors.queue.free == 1
        return visitors.entered

    assert asyncio.run(run())[:8] == ["a0", "a1", "b0", "c0", "a2", "b1", "a3", "a4"]


def test_no_place_is_lost_when_somebody_stops_waiting() -> None:
    async def run() -> None:
        visitors = Visitors(1)
        inside, gone, late, last = [visitors.come(name) for name in ("a0", "b0", "c0", "d0")]
        await settle()
        gone.cancel()
        await settle()
        visitors.queue.leave()  # it is the turn of c0, who stops waiting before noticing
        late.cancel()
        for task in (inside, gone, late, last):
            with suppress(asyncio.CancelledError):
                await task
        assert visitors.entered == ["a0", "d0"]
        visitors.queue.leave()
        assert visitors.queue.free == 1 and not visitors.queue.waiting

    asyncio.run(run())


def test_there_are_as_many_inside_as_there_are_places() -> None:
    async def run() -> None:
        visitors = Visitors(3)
        tasks = [visitors.come(f"{name}0") for name in "abcde"]
        await settle()
        assert visitors.entered == ["a0", "b0", "c0"]
        visitors.queue.leave()
        await settle()
        assert visitors.entered == ["a0", "b0", "c0", "d0"]
        for task in tasks:
            task.cancel()

    asyncio.run(run())


def test_the_guests_of_an_owner_take_turns_among_themselves() -> None:
    async def run() -> list[str]:
        queue, entered = FairQueue(1), list[str]()

        async def enter(owner: str, guest: str) -> None:
            await queue.enter(owner, guest)
            entered.append(f"{owner}{guest}")

        tasks = [asyncio.create_task(enter(*one)) for one in ("a1", "a1", "a1", "a2", "b1", "a2", "b1")]
        await settle()
        for _ in tasks:
            queue.leave()
            await settle()
        assert queue.free == 1 and len(queue) == 0
        return entered

    assert asyncio.run(run()) == ["a1", "a1", "b1", "a2", "b1", "a1", "a2"]
