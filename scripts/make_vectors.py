"""Writes build/vectors: the engine's scores and sentences, against which the page's own are tested.

`npm test` makes them. Their content comes from `vectors()` of the modules tests/**/*_vectors.py: data by the name of
the file.
"""

import json
import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for source in sorted((ROOT / "tests").rglob("*_vectors.py")):
        for name, data in runpy.run_path(str(source))["vectors"]().items():
            (folder / f"{name}.json").write_text(json.dumps(data), encoding="utf-8")


if __name__ == "__main__":
    main(ROOT / "build/vectors")
