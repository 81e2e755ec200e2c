"""Digests of many records: the compiled and the uncompiled engine must both reproduce them, so they agree byte by byte.

After an intended change of games (such as a new option, since records name all options), write them again:

    PYTHONPATH=src:tests python -m support.laws.digests
"""

import json
from hashlib import sha256
from pathlib import Path

import zaria
from support.laws.variants import VARIANTS, Variant

FILE = Path(__file__).parents[2] / "golden" / "digests.json"
SEEDS = (0, 1, 2**32 - 1, 2**63 - 1, -7)


def digest(variant: Variant, bot: str, seeds: tuple[int, ...]) -> str:
    """The digest of the records of one game per seed."""
    bots = [zaria.bot(bot)] * variant.players
    records = [zaria.play(variant.game, bots, seed=seed, **variant.options) for seed in seeds]
    return sha256("".join([as_first_written(record) for record in records]).encode()).hexdigest()


def as_first_written(record: zaria.Record) -> str:
    """The record in the form of rules 1: rules 2 changed only the header, so the rest must be equal byte by byte."""
    header = (record.game, 1, record.options, record.players)
    return zaria.Record(*header, record.steps, record.result).to_json()


def digests() -> dict[str, str]:
    """Digests of random players in every variant, and of slower greedy ones in the smallest game of each kind."""
    found = {f"{variant}, random": digest(variant, "random", SEEDS) for variant in VARIANTS}
    smallest = {variant.game: variant for variant in reversed(VARIANTS) if variant.options == {}}
    return found | {f"{variant}, greedy": digest(variant, "greedy", SEEDS[:2]) for variant in smallest.values()}


if __name__ == "__main__":
    FILE.write_text(json.dumps(digests(), indent=1) + "\n", encoding="utf-8")
