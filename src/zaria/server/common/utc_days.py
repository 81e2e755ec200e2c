"""The days of the Daily Mountain, by UTC: `2026-11-17`."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from zaria.server.common import wall_clock

DAY_SECONDS = 24 * 3600
# The clocks of several processes differ a little. No day's secret is shown while another process still accepts
# results for that day.
MARGIN_SECONDS = 60
LENGTH = len("2026-11-17")


def today() -> str:
    return datetime.fromtimestamp(wall_clock.now(), UTC).date().isoformat()


def begin_of(day: str) -> float:
    """
    >>> begin_of("1970-01-02")
    86400.0
    """
    return datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp()


def end_of(day: str) -> float:
    return begin_of(day) + DAY_SECONDS


def opens(day: str) -> float:
    """When the day's secret may be shown."""
    return end_of(day) + MARGIN_SECONDS


def is_over(day: str) -> bool:
    return wall_clock.now() >= end_of(day)


def is_open(day: str) -> bool:
    """May the day's dice be public?"""
    return wall_clock.now() >= opens(day)


def before(day: str, number: int = 1) -> str:
    """
    >>> before("2026-03-01")
    '2026-02-28'
    """
    return (date.fromisoformat(day) - timedelta(days=number)).isoformat()


def is_day(text: str) -> bool:
    """Is it a day in our form?

    >>> [is_day(text) for text in ("2026-11-17", "20261117", "2026-02-30", "today")]
    [True, False, False, False]
    """
    try:
        return len(text) == LENGTH and date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
