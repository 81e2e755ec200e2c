"""Bots, hints and analyses are thought about in worker processes. Each kind has its own, which the others cannot take;
live tables go before hints, and hints before analyses.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import zaria
from zaria.analysis import Analysis
from zaria.bots import BOTS, bot
from zaria.bots.hints import hint
from zaria.core.engine.player import BUDGET
from zaria.core.engine.saved import from_bytes
from zaria.core.engine.state import State
from zaria.core.records.record import Record
from zaria.core.values.rng import Rng
from zaria.server.common.metrics import Metrics
from zaria.server.limits.origins import Asker
from zaria.server.limits.usage import Usage
from zaria.server.thinking.process_pool import NoAnswer, Workers

__all__ = ["BotPool", "NoAnswer"]

TURN_SECONDS = 0.1  # of the processor's time that an analysis takes; then it is the turn of another
FIRST_REPORT: dict[str, Any] = {"done": False, "progress": 0.0}  # before the first look
EFFORT = BUDGET if zaria.COMPILED else BUDGET // 5  # uncompiled, thinking takes a hundred times as long
FOR_HINTS, FOR_ANALYSES = 1, 1  # processes
NICE_HINTS, NICE_ANALYSES = 5, 19  # those of live tables get the processor first
PATIENCE = 15  # a limit counts seconds of the clock, and of those a process that nice gets few while others think


def think(name: str, known: bytes, seat: int, seed: int) -> int:
    """In a worker: the bot's action in the state that its seat may know."""
    return bot(name).choose(from_bytes(known), seat, Rng(seed), EFFORT)


def think_of_hint(known: bytes) -> dict[str, Any]:
    """In a worker: the hint for the seat that is asked. The same state gets the same hint."""
    return hint(from_bytes(known), effort=EFFORT)


def think_of_game(record: str, unfinished: dict[str, Any] | None) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """In a worker: a little more of the analysis of a game. The report, and what is needed to go on, if anything is."""
    analysis = Analysis(Record.from_json(record), stored=unfinished)
    analysis.refine(seconds=TURN_SECONDS)
    report = analysis.report() if analysis.has_estimates else FIRST_REPORT
    return report, None if analysis.is_done else analysis.to_data()


class BotPool:
    def __init__(
        self,
        number: int,
        limit: float,
        start_limit: float,
        metrics: Metrics | None = None,
        usage: Usage | None = None,
    ) -> None:
        self.usage = usage or Usage()
        counts = metrics or Metrics(), self.usage
        slow = PATIENCE * limit, PATIENCE * start_limit
        self.live = Workers(number, 0, limit, start_limit, *counts)
        self.hints = Workers(FOR_HINTS, NICE_HINTS, limit, start_limit, *counts)
        self.analyses = Workers(FOR_ANALYSES, NICE_ANALYSES, *slow, *counts)

    def waiting(self) -> int:
        """How many questions of live tables wait for a worker."""
        return len(self.live.queue)

    async def choose(
        self, name: str, known: State, seat: int, asker: Asker, seed: int | None = None, is_live: bool = True
    ) -> int:
        """The bot's action. If it fails several times, a random legal one, so that the game can go on."""
        seed = secrets.randbits(62) if seed is None else seed
        workers = self.live if is_live else self.analyses
        try:
            action: int = await workers.answer(asker, f"the bot {name}", think, name, known.to_bytes(), seat, seed)
        except NoAnswer:
            return BOTS["random"].choose(known, seat, Rng(secrets.randbits(62)), BUDGET)
        return action

    async def hint(self, known: State, asker: Asker) -> dict[str, Any]:
        """The hint for the seat that is asked in this state; NoAnswer if it cannot be found."""
        answer: dict[str, Any] = await self.hints.answer(asker, "a hint", think_of_hint, known.to_bytes())
        return answer

    async def analyse(
        self, record: str, unfinished: dict[str, Any] | None, asker: Asker
    ) -> tuple[dict[str, Any], dict[str, Any] | None]:
        """One more turn of the analysis of a game; NoAnswer if it fails again and again."""
        progress: tuple[dict[str, Any], dict[str, Any] | None] = await self.analyses.answer(
            asker, "an analysis", think_of_game, record, unfinished
        )
        return progress

    async def close(self) -> None:
        await asyncio.gather(*[workers.close() for workers in (self.live, self.hints, self.analyses)])
