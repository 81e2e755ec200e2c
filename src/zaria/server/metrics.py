"""What a server counts and measures, in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Amounts
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds


class Counter:
    """Only grows. With a label there is an amount for each of its values."""

    def __init__(self, name: str, about: str, label: str = "") -> None:
        self.name, self.about, self.label = name, about, label
        self.amounts: Amounts[str] = Amounts() if label else Amounts({"": 0})

    def add(self, value: str = "", amount: int = 1) -> None:
        self.amounts[value] += amount

    def lines(self) -> list[str]:
        found = [(f'{{{self.label}="{value}"}}' if self.label else "", self.amounts[value]) for value in self.amounts]
        return [
            *heading(self.name, self.about, "counter"),
            *(f"{self.name}{label} {number}" for label, number in found),
        ]


class Gauge:
    """What something is now: it is asked when somebody reads it."""

    def __init__(self, name: str, about: str, value: Callable[[], float]) -> None:
        self.name, self.about, self.value = name, about, value

    def lines(self) -> list[str]:
        return [*heading(self.name, self.about, "gauge"), f"{self.name} {self.value():g}"]


class Histogram:
    """How often something took how many seconds."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> list[str]:
        """
        >>> waits = Histogram("waits_seconds", "How long people wait.")
        >>> waits.add(0.02)
        >>> waits.lines()[5:7]
        ['waits_seconds_bucket{le="0.01"} 0', 'waits_seconds_bucket{le="0.025"} 1']
        >>> waits.lines()[-2:]
        ['waits_seconds_sum 0.02', 'waits_seconds_count 1']
        """
        found, below = heading(self.name, self.about, "histogram"), 0
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self.counts):
            below += count
            found.append(f'{self.name}_bucket{{le="{bound}"}} {below}')
        return [*found, f"{self.name}_sum {self.sum}", f"{self.name}_count {below}"]


def heading(name: str, about: str, kind: str) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]


class Metrics:
    """All of one server process. What only a part of it knows, that part adds to `gauges`."""

    def __init__(self) -> None:
        self.requests = Counter("zaria_requests_total", "HTTP requests, by status.", "status")
        self.request_seconds = Histogram("zaria_request_seconds", "Time to answer an HTTP request.")
        self.moves = Counter("zaria_moves_total", "Steps of games that were stored: moves, draws, moves taken back.")
        self.commands = Counter("zaria_commands_total", "Commands to tables, by what became of them.", "answer")
        self.command_seconds = Histogram("zaria_command_seconds", "Time from a command to its answer, stored and told.")
        self.commit_seconds = Histogram("zaria_commit_seconds", "Time that the database takes to commit.")
        self.not_stored = Counter("zaria_not_stored_total", "Changes that the database did not take.")
        self.overtaken = Counter("zaria_overtaken_total", "Changes that lost a race against another process.")
        self.followed = Counter("zaria_followed_total", "Entries of other processes that were read from the log.")
        self.bot_seconds = Histogram("zaria_bot_seconds", "Time that bots and hints are thought about.")
        self.bots_replaced = Counter("zaria_bots_replaced_total", "Workers of bots that hung or died.")
        self.gauges: list[Gauge] = []

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        self.gauges.append(Gauge(name, about, value))

    def text(self) -> str:
        own = [one for one in vars(self).values() if isinstance(one, Counter | Histogram)]
        return "\n".join(line for one in [*own, *self.gauges] for line in one.lines()) + "\n"
