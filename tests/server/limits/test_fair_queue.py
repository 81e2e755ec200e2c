"""Owners take turns at the places of a queue, however many of theirs wait."""

import asyncio
from contextlib import suppress

from zaria.server.limits.fair_queue import FairQueue
from zaria.server.limits.origins import Asker, Origins


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
        assert visitors.queue.free == 1 and not visitors.queue.waiting.named

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


def test_networks_of_one_provider_take_turns_as_one() -> None:
    """Whoever has a whole network of addresses waits no less than anybody else."""

    async def run() -> list[str]:
        queue, entered = FairQueue(1), list[str]()

        async def enter(asker: Asker) -> None:
            await queue.enter(*asker.turns)
            entered.append(asker.network)

        many = [Asker(f"192.0.2.{place}", "eve") for place in range(20)]
        many += [Asker(f"2001:db8:1:{place}::/64", "mallory") for place in range(20)]
        tasks = [asyncio.create_task(enter(one)) for one in [*many, Asker("198.51.100.7", "ann")]]
        await settle()
        for _ in tasks:
            queue.leave()
            await settle()
        return entered

    assert asyncio.run(run())[:4] == ["192.0.2.0", "192.0.2.1", "2001:db8:1:0::/64", "198.51.100.7"]


def test_guests_who_were_not_here_since_a_restart_wait_together() -> None:
    """Else each guest of a flood would be a network of their own until they come back."""
    origins = Origins()
    origins.note("ann", "198.51.100.7")
    assert origins.asker("ann", "") == Asker("198.51.100.7", "ann")
    flood = {origins.asker(f"eve {number}", "").turns[:2] for number in range(25)}
    assert len(flood) == 1 and origins.asker("ann", "").turns[:2] not in flood


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
