"""The start of worker processes, so that none outlives its parent."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_the_parent() -> None:
    """End this process when its parent has ended, even if that was killed."""
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
