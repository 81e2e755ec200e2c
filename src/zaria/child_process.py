"""What a worker process does at its start, so that none is left behind."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_the_parent() -> None:
    """End this process when the one that started it has ended, even if that was killed."""
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
