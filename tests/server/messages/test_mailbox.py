"""The queue of tables, connections and the database."""

import asyncio

from zaria.server.messages.mailbox import Mailbox


def test_things_come_out_in_the_order_in_which_they_were_put_in() -> None:
    async def run() -> list[int]:
        mailbox: Mailbox[int] = Mailbox()
        mailbox.put(1)
        mailbox.put(2)
        asyncio.get_running_loop().call_soon(mailbox.put, 3)
        return [await mailbox.get() for _ in range(3)]

    assert asyncio.run(run()) == [1, 2, 3]


def test_a_waiting_reader_is_woken_once_by_several_things_and_waits_again_for_the_next() -> None:
    async def run() -> list[list[str]]:
        mailbox: Mailbox[str] = Mailbox()
        reading = asyncio.create_task(mailbox.get_all())
        await asyncio.sleep(0)
        mailbox.put("a")
        mailbox.put("b")
        first = await reading
        asyncio.get_running_loop().call_soon(mailbox.put, "c")
        return [first, await mailbox.get_all()]

    assert asyncio.run(run()) == [["a", "b"], ["c"]]


def test_what_came_for_a_reader_who_gave_up_is_there_for_the_next_one() -> None:
    async def run() -> tuple[int, str]:
        mailbox: Mailbox[str] = Mailbox()
        reading = asyncio.create_task(mailbox.get())
        await asyncio.sleep(0)
        reading.cancel()
        mailbox.put("a")
        await asyncio.gather(reading, return_exceptions=True)
        return len(mailbox), await mailbox.get()

    assert asyncio.run(run()) == (1, "a")
