"""Hash keys of positions in many games, which the compiled and the uncompiled engine must both reproduce.

After a change of the content of states, write them again:

    PYTHONPATH=src:tests python -m support.laws.hash_keys
"""

import json
from pathlib import Path

from support.laws.journey import journey
from support.laws.variants import VARIANTS

FILE = Path(__file__).parents[2] / "contract" / "hash_keys.json"


def hash_keys() -> dict[str, list[int]]:
    """Hash keys of the first, a middle and the last position of a random game of every variant."""
    games = [journey(number).states for number in range(len(VARIANTS))]
    return {
        str(variant): [states[place].hash_key() for place in (0, len(states) // 2, -1)]
        for variant, states in zip(VARIANTS, games)
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(hash_keys(), indent=1) + "\n", encoding="utf-8")
