"""A bot far away: what its seat is shown is enough for exactly the position that the seat may know."""

import json
from typing import Any

import pytest

import zaria
from zaria.client.reconstruct import known_position
from zaria.core.log import Log
from zaria.core.replay import shown_to

SECRETS = {"tiles": ["lucky_punch", "black_box"], "rounds": 2}


@pytest.mark.parametrize(
    ("game", "players", "options", "seed"),
    [("vegas", 3, SECRETS, seed) for seed in range(4)]
    + [("vegas", 2, {"rounds": 1}, 4), ("miner", 3, {}, 5), ("miner-solo", 1, {}, 6)],
)
def test_the_shown_record_and_view_lead_to_what_the_seat_may_know(
    game: str, players: int, options: dict[str, Any], seed: int
) -> None:
    log = Log(game, [f"Player {seat}" for seat in range(players)], **options)
    rng = zaria.Rng(seed)
    secrets = 0
    while log.state.actor != zaria.OVER:
        actor = log.state.actor
        if actor == zaria.CHANCE:
            log.roll(rng)
            continue
        record = zaria.Record.from_json(shown_to(log.record, actor).to_json())
        view = json.loads(json.dumps(log.state.view(actor)))
        del view["ask"]
        assert known_position(record, actor, view) == log.state.known(actor)
        secrets += any(step[0] != "deal" and step[1].endswith("?") for step in record.steps)
        legal = log.state.legal()
        log.apply(legal[rng.below(len(legal))])
    assert secrets > 0 or "tiles" not in options


def test_a_view_of_another_moment_leads_nowhere() -> None:
    log = Log("vegas", ["Ann", "Bob"])
    rng = zaria.Rng(1)
    while log.state.actor == zaria.CHANCE:
        log.roll(rng)
    view = log.state.view(0)
    del view["ask"]
    earlier = zaria.Record(log.record.game, 1, log.record.options, log.record.players, log.record.steps[:-1], None)
    assert known_position(log.record, 0, view) == log.state
    assert known_position(earlier, 0, view) is None
