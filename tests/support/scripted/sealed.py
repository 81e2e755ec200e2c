"""Games with sealed dice, for tests: everything fixed, so that they are the same in every run."""

from typing import Any

import zaria
from zaria.core.records.log import Log
from zaria.core.records.seal import closed_seal, draw

SECRET = bytes(range(32))
TABLE = "T7kq-2mW"
CONTRIBUTIONS = [(0, b"sixteen bytes: A"), (1, b"sixteen bytes: B")]


def sealed_game(game: str, names: list[str], length: int = 10_000, **options: Any) -> Log:
    """A game of random moves with sealed dice, up to this many steps; its envelope is still closed."""
    log = Log(game, names, **options)
    log.record.seal = closed_seal(TABLE, SECRET, CONTRIBUTIONS[: len(names)])
    key = log.record.seal.key(SECRET)
    rng = zaria.Rng(1)
    while log.state.actor != zaria.OVER and len(log.record.steps) < length:
        if log.state.actor == zaria.CHANCE:
            chance = log.state.chance()
            log.deal(draw(key, chance.label, chance.bounds))
        else:
            legal = log.state.legal()
            log.apply(legal[rng.below(len(legal))])
    return log
