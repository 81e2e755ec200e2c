"""Games that are over, taken apart by the workers, turn by turn. What was found out is stored with the game.

What was stored is never done again: after a crash, of a worker or of the server, the next turn goes on there. The
process that has the lease of the analysis does it; others show what it has stored.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import sqlalchemy as sa

from zaria.core.records.record import Record
from zaria.server.common.rate_limit import Buckets
from zaria.server.limits.origins import Asker
from zaria.server.messages.refusals import Refused
from zaria.server.storage.changes import Changes
from zaria.server.storage.cluster.peers import Peers
from zaria.server.storage.schema import ANALYSIS_LEASE, analyses
from zaria.server.storage.store import Store
from zaria.server.thinking.bot_pool import FIRST_REPORT, BotPool, NoAnswer

STORED_SECONDS = 2.0  # of thinking that a crash may cost
log = logging.getLogger("zaria")


class Analyses:
    def __init__(self, store: Store, bot_pool: BotPool, peers: Peers, limits: Buckets) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.peers = peers
        self.running: dict[str, asyncio.Task[None]] = {}
        self.known: dict[str, dict[str, Any]] = {}  # the reports of those that run
        self.limits = limits

    async def find(self, table: str, version: int, record: Record, asker: Asker) -> dict[str, Any]:
        """What is known now. If it is not all yet, somebody goes on with it: here, or another process."""
        if table in self.running:
            return self.known[table]
        report, unfinished = await self.stored(table, version)
        if report is not None and report["done"]:
            return report
        lease = ANALYSIS_LEASE.format(table)
        if not await self.peers.take(lease):  # another process goes on with it
            return report or FIRST_REPORT
        report, unfinished = await self.stored(table, version)  # it may have stored more before it gave the lease back
        if table in self.running:  # another request was faster, while this one read
            return self.known[table]
        known = report or FIRST_REPORT
        if known["done"] or not self.limits.take(asker.guest or asker.network):
            self.peers.release(lease)
            if known["done"]:
                return known
            raise Refused("analysis-fast")
        self.known[table] = known
        self.running[table] = asyncio.create_task(self.run(table, version, record, unfinished, asker))
        self.running[table].add_done_callback(lambda _: self.forget(table))
        return known

    def forget(self, table: str) -> None:
        self.running.pop(table, None)
        self.known.pop(table, None)

    async def run(
        self, table: str, version: int, record: Record, unfinished: dict[str, Any] | None, asker: Asker
    ) -> None:
        """Turn by turn until it is done, or until it cannot be stored or another process does it."""
        try:
            text, stored_at = record.to_json(), -STORED_SECONDS
            while not self.known[table]["done"]:
                report, unfinished = await self.bot_pool.analyse(text, unfinished, asker)
                now = time.monotonic()
                if report["done"] or (report["progress"] and now - stored_at >= STORED_SECONDS):
                    await self.keep(table, version, report, unfinished)
                    stored_at = now
                self.known[table] = report
        except NoAnswer:
            log.warning("the game of table %s could not be analysed", table)
        except Refused as refused:
            log.warning("the analysis of table %s stops: %s", table, refused.refusal.code)
        finally:
            self.peers.release(ANALYSIS_LEASE.format(table))

    async def stored(self, table: str, version: int) -> tuple[dict[str, Any] | None, dict[str, Any] | None]:
        """The report, and what is needed to go on."""
        columns = analyses.c
        query = sa.select(columns.report, columns.unfinished).where(columns.table_id == table)
        rows = await self.store.all(query.where(columns.version == version))
        return (rows[0][0], rows[0][1]) if rows else (None, None)

    async def keep(self, table: str, version: int, report: dict[str, Any], unfinished: dict[str, Any] | None) -> None:
        gone = sa.delete(analyses).where(analyses.c.table_id == table)
        row = {"table_id": table, "version": version, "report": report, "unfinished": unfinished}
        fence = self.peers.fence(ANALYSIS_LEASE.format(table))
        await self.store.write(Changes(statements=[gone, sa.insert(analyses).values(**row)], must_find=fence))

    async def close(self) -> None:
        for task in list(self.running.values()):
            task.cancel()
        await asyncio.gather(*self.running.values(), return_exceptions=True)
