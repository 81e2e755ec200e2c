"""What Prometheus reads: names, kinds, labels and buckets stay, since dashboards and alarms know them."""

from support.server.person import Person
from zaria.server.common.metrics import BOUNDS, Metrics

KINDS = {
    "zaria_requests_total": "counter",
    "zaria_request_seconds": "histogram",
    "zaria_moves_total": "counter",
    "zaria_commands_total": "counter",
    "zaria_command_seconds": "histogram",
    "zaria_commit_seconds": "histogram",
    "zaria_not_stored_total": "counter",
    "zaria_overtaken_total": "counter",
    "zaria_followed_total": "counter",
    "zaria_bot_seconds": "histogram",
    "zaria_bots_replaced_total": "counter",
}
GAUGES = ("zaria_sockets", "zaria_tables", "zaria_stopped_tables", "zaria_bots_waiting")


def test_names_and_kinds_are_those_that_operators_know(ann: Person) -> None:
    answer = ann.ask("GET", "/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    kinds = [line.split()[2:] for line in answer.text.splitlines() if line.startswith("# TYPE")]
    told = dict(kinds)
    assert {name: told[name] for name in (*KINDS, *GAUGES)} == KINDS | dict.fromkeys(GAUGES, "gauge")
    assert set(told) - set(KINDS) - set(GAUGES) <= {"zaria_listener_lag_seconds", "zaria_listener_connected"}


def test_a_histogram_has_the_same_buckets_as_ever() -> None:
    metrics = Metrics()
    metrics.bot_seconds.observe(0.02)
    metrics.requests.labels("200").inc()
    lines = metrics.text().decode().splitlines()
    buckets = [line for line in lines if line.startswith("zaria_bot_seconds_bucket")]
    bounds = [*map(str, BOUNDS), "+Inf"]
    assert buckets == [f'zaria_bot_seconds_bucket{{le="{bound}"}} {float(float(bound) >= 0.02)}' for bound in bounds]
    assert "zaria_bot_seconds_sum 0.02" in lines and "zaria_bot_seconds_count 1.0" in lines
    assert 'zaria_requests_total{status="200"} 1.0' in lines
    assert not any("_created" in line for line in lines)
