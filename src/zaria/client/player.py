"""Plays a seat: contributes to the dice, asks for rolls, answers questions, and verifies the dice at the end."""

from __future__ import annotations

import asyncio

import httpx

from zaria.client.api import Api, RequestRefused
from zaria.client.live import LiveTable
from zaria.client.witness import Witness
from zaria.core.engine.player import BUDGET, Bot
from zaria.core.records.seal import hash_of
from zaria.core.records.verify import VerifiedRecord, verify
from zaria.core.values.rng import Rng

ENDED = ("over", "abandoned", "closed")
MOVED_ON = (
    "stale-version",
    "no-press",
    "hash-late",
    "bytes-early",
    "promise-broken",
    "table-started",
)  # another player or a time limit was faster
NOT_NOW = ("closing", "not-stored")  # the server stops, or its disk is full
PAUSE = 1.0  # seconds before asking again if the server does not answer


class Player:
    """A bot on a seat of a live table. `live` must have the view of that seat."""

    def __init__(self, live: LiveTable, seat: int, bot: Bot, rng: Rng) -> None:
        self.live = live
        self.first_seat = seat
        self.bot = bot
        self.rng = rng
        self.witness = Witness()

    @property
    def seat(self) -> int:
        """Our seat now: before the start the host may move us."""
        return self.first_seat if self.live.seat is None else self.live.seat

    async def play(self) -> None:
        """Play until the game has ended."""
        while self.live.table_now["status"] not in ENDED:
            version = self.live.version
            self.witness.see(self.live.table_now["seal"])
            try:
                await self.act()
            except RequestRefused as refused:
                if refused.code in NOT_NOW:
                    await asyncio.sleep(PAUSE)
                    continue
                if refused.code not in MOVED_ON:
                    raise
            except httpx.TransportError:  # the server restarts: the live table reconnects, and we go on
                await asyncio.sleep(PAUSE)
                continue
            if self.live.version == version:
                await self.live.changed()

    async def act(self) -> None:
        """Do what is due for our seat, if anything."""
        live, shown = self.live, self.live.table_now
        waiting = shown["waiting"]
        if shown["status"] == "sealing":
            await self.add_to_the_dice()
        elif live.question is not None:
            version, known = await live.api.state(live.table, self.seat)
            if version == live.version:
                action = await asyncio.to_thread(self.bot.choose, known, self.seat, self.rng, BUDGET)
                await live.do("move", version=version, action=action)
        elif waiting is not None and waiting["seat"] in (self.seat, -1) and shown["dice"] == "sealed":
            await live.do("roll", version=live.version)

    async def add_to_the_dice(self) -> None:
        """Send the hash first and, when all hashes are in, the bytes."""
        seal = self.live.table_now["seal"]
        if seal is None:  # real dice are not sealed, but the table is briefly "sealing"
            return
        own = self.witness.bytes_for(seal["seal"])
        ours = next((given for given in seal["seats"] if given[0] == self.seat), None)
        if seal["wants"] == "hashes" and ours is None:
            await self.live.do("hash", seat=self.seat, hash=hash_of(own))
        elif seal["wants"] == "bytes" and ours is not None and ours[2] is None:
            await self.live.do("bytes", seat=self.seat, bytes=own.hex())


async def take_seat(api: Api, table: str, name: str, wanted: int | None = None) -> int:
    """Take this seat, or the first open one, or keep our own; RequestRefused if there is none."""
    seats = (await api.snapshot(table))["document"]["table"]["seats"]
    own = [number for number, seat in enumerate(seats) if seat["guest"] == api.guest]
    if own and wanted in (None, *own):
        return own[0] if wanted is None else wanted
    number = next((number for number, seat in enumerate(seats) if seat["kind"] == "open"), 0)
    chosen = number if wanted is None else wanted
    await api.command(table, "sit", seat=chosen, name=name)
    return chosen


async def check_dice(api: Api, table: str, witness: Witness) -> VerifiedRecord:
    """Verify the finished game, and compare it with what we saw before; BadRecord if something is wrong."""
    record = await api.record(table)
    verified = verify(record)
    witness.compare(record)
    return verified
