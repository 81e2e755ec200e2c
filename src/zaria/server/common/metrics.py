"""The metrics of a server, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.exposition import generate_latest

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds
CONTENT_TYPE = "text/plain; version=0.0.4"  # Litestar adds the charset
disable_created_metrics()  # type: ignore[no-untyped-call]  # nobody needs the time at which a counter was made


class Metrics:
    """The metrics of one server process. Parts of the server add their own with `gauge`."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self.counter("zaria_requests_total", "HTTP requests, by status.", "status")
        self.request_seconds = self.histogram("zaria_request_seconds", "Time to answer an HTTP request.")
        self.moves = self.counter(
            "zaria_moves_total", "Steps of games that were stored: moves, draws, moves taken back."
        )
        commands = self.counter("zaria_commands_total", "Commands to tables, by what became of them.", "answer")
        self.commands_done, self.commands_refused = commands.labels("done"), commands.labels("refused")
        self.command_seconds = self.histogram(
            "zaria_command_seconds", "Time from a command to its answer, stored and told."
        )
        self.commit_seconds = self.histogram("zaria_commit_seconds", "Time that the database takes to commit.")
        self.not_stored = self.counter("zaria_not_stored_total", "Changes that the database did not take.")
        self.overtaken = self.counter("zaria_overtaken_total", "Changes that lost a race against another process.")
        self.followed = self.counter("zaria_followed_total", "Entries of other processes that were read from the log.")
        self.bot_seconds = self.histogram("zaria_bot_seconds", "Time that bots and hints are thought about.")
        self.bots_replaced = self.counter("zaria_bots_replaced_total", "Workers of bots that hung or died.")

    def counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, registry=self.registry)

    def histogram(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, buckets=BOUNDS, registry=self.registry)

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Add a gauge, whose value is computed when it is read."""
        Gauge(name, about, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
