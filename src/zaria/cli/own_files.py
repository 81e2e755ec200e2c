"""The terminal's own files on this machine: the options of the last game, and the best scores."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

LAST = "last-play.json"
BEST = "best-scores.json"


def own_path(name: str) -> Path:
    from zaria.server.operations.settings import data_folder  # imported here: most commands need no folder

    return data_folder(None, os.environ) / name


def read_own(name: str) -> Any:
    """The data kept under this name; None if there is nothing readable."""
    try:
        return json.loads(own_path(name).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def keep_own(name: str, content: object) -> None:
    """Keep data under this name. Ignores a file that cannot be written."""
    path = own_path(name)
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = path.with_name(f"{path.name}.{os.getpid()}")
        fresh.write_text(json.dumps(content), encoding="utf-8")
        fresh.replace(path)


def best_before(game: str, options: dict[str, Any], score: int) -> int | None:
    """The best earlier score on this machine with this game and options. Keeps this score if it is better."""
    best = read_own(BEST)
    scores: dict[str, Any] = best if isinstance(best, dict) else {}
    key = f"{game} {json.dumps(options, sort_keys=True)}"
    before = scores.get(key)
    if not isinstance(before, int) or score > before:
        keep_own(BEST, scores | {key: score})
    return before if isinstance(before, int) else None
