"""SQLite's checkpoints, which move commits from its log into its file: between commits instead of within them.

By default, SQLite does it in the commit that fills the log with a thousand pages: every few seconds a move took ten
times as long. In a separate thread most of it delays no one. The writer then moves the little that was committed
meanwhile: only an empty log is restarted; otherwise it would grow as long as people play.
"""

from __future__ import annotations

import logging
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

MANY = 4000  # entries in the log, three pages each at most; then they are moved
log = logging.getLogger("zaria")


def leave_checkpoints(connection: Any, record: object) -> None:
    """Turn off automatic checkpoints on this connection."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.close()


class Checkpoints:
    """Checkpoints, for the writer thread only."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, "checkpoints")
        self.pending = 0  # entries in the log
        self.moving: Future[None] | None = None

    def after(self, entries: int) -> None:
        """Called after a commit of this many entries, once its waiters have their answer."""
        self.pending += max(1, entries)
        if self.moving is None and self.pending >= MANY:
            self.pending = 0
            self.moving = self.thread.submit(self.move)
        elif self.moving is not None and self.moving.done():
            self.moving = None
            self.move()

    def move(self) -> None:
        try:
            with closing(sqlite3.connect(self.file)) as connection:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.Error as error:  # a full disk, for example: it is tried again
            log.warning("the database's log was not moved: %s", error)

    def close(self) -> None:
        self.thread.shutdown()
