"""What the terminal remembers on this machine: the options of the last game, and the best scores."""

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
    """What was kept under this name; None if there is nothing that can be read."""
    try:
        return json.loads(own_path(name).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def keep_own(name: str, content: object) -> None:
    """If it cannot be written, nothing is remembered: that is no reason to stop."""
    path = own_path(name)
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        fresh = path.with_name(f"{path.name}.{os.getpid()}")
        fresh.write_text(json.dumps(content), encoding="utf-8")
        fresh.replace(path)


def best_before(game: str, options: dict[str, Any], score: int) -> int | None:
    """The best score of this machine in this game with these options before this one, which is kept if it is better."""
    best = read_own(BEST)
    scores: dict[str, Any] = best if isinstance(best, dict) else {}
    key = f"{game} {json.dumps(options, sort_keys=True)}"
    before = scores.get(key)
    if not isinstance(before, int) or score > before:
        keep_own(BEST, scores | {key: score})
    return before if isinstance(before, int) else None
