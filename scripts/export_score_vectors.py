"""Writes tests/vectors/score-*.json (or into the folder that is named): what the engine's own scoring gives.

The score pads of the page score in the page; they are tested with these files. The same ones come out every time. What
is in them comes from `vectors()` in tests/GAME/score_vectors.py, of every game that has a pad.
"""

import json
import runpy
import sys
from pathlib import Path

from zaria.games import FOLDERS

TESTS = Path(__file__).parents[1] / "tests"


def main(folder: Path) -> None:
    for source in [TESTS / game / "score_vectors.py" for game in FOLDERS]:
        if source.is_file():
            for name, cases in runpy.run_path(str(source))["vectors"]().items():
                lines = ",\n ".join(json.dumps(case, separators=(",", ":")) for case in cases)
                (folder / f"score-{name}.json").write_text(f"[\n {lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else TESTS / "vectors")
