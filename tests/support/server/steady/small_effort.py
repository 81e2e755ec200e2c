"""Analyses with a tenth of the usual rollouts: a fixed number, however slow the machine is."""

from typing import Any

from zaria.analysis import Analysis
from zaria.core.engine.player import BUDGET
from zaria.core.records.record import Record

EFFORT = BUDGET // 10


def small_analysis(record: Record, stored: dict[str, Any] | None = None) -> Analysis:
    return Analysis(record, EFFORT, stored=stored)


def think_of_game(record: str, unfinished: dict[str, Any] | None) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """In a worker: replaces `bot_pool.think_of_game`."""
    analysis = small_analysis(Record.from_json(record), unfinished)
    analysis.refine()
    return analysis.report(), None if analysis.is_done else analysis.to_data()


def analyse_less() -> None:
    """Reduce the effort, in a server's own process."""
    from zaria.server.thinking import bot_pool

    bot_pool.think_of_game = think_of_game
