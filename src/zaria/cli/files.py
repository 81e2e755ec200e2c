"""Records in files. A file is replaced only when the new one is complete."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from errno import EISDIR, ENOENT
from pathlib import Path

from zaria.core.records.record import Record
from zaria.terminal.errors import UsageError

LARGEST = 20_000_000  # bytes; a long game has fewer than 100,000


def read_record(path: Path) -> Record:
    """The record in the file; UsageError if it cannot be read, BadRecord if it is not a record."""
    text = read_text(path)
    if text is None:
        raise UsageError("file-no-record", file=str(path))
    return Record.from_json(text)


def read_named(file: str | None, command: str) -> Record:
    """The record in the file given to a command."""
    if file is None:
        raise UsageError("no-file", command=command)
    return read_record(Path(file))


def read_option_file(path: Path, type_of_option: str) -> str:
    """The content of a file that an option names."""
    text = read_text(path)
    if text is None:
        raise UsageError(f"file-no-{type_of_option}", file=str(path))
    return text


def read_text(path: Path) -> str | None:
    """The text in the file; None if it is not a text file, UsageError if it cannot be read."""
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            raise IsADirectoryError(EISDIR, "")
        if not stat.S_ISREG(status.st_mode) or status.st_size > LARGEST:
            return None
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        return None
    except OSError as error:
        raise UsageError("file-unreadable", file=str(path), errno=error.errno) from None


def write_record(path: Path, record: Record) -> None:
    """Write to a new file, which replaces the old one when it is complete and on the disk."""
    target = Path(os.path.realpath(path))  # replace the file behind a link, not the link
    half = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        refuse_what_is_no_file(target)
        try:
            with half.open("x", encoding="utf-8") as file:
                file.write(record.to_json())
                file.flush()
                os.fsync(file.fileno())
            half.replace(target)
        except BaseException:
            with suppress(OSError):
                half.unlink()
            raise
    except OSError as error:
        raise UsageError("file-unwritable", file=str(path), errno=error.errno) from None


def refuse_what_is_no_file(target: Path) -> None:
    """Refuse devices and write-protected files, which could be replaced but should not be."""
    if not target.exists():
        return
    if target.is_dir():
        raise IsADirectoryError(EISDIR, "")
    if not target.is_file() or not os.access(target, os.W_OK):
        raise UsageError("file-protected", file=str(target))


def free_name(game: str) -> Path:
    """An unused file name: `zaria-vegas-1.json`."""
    number = 1
    while Path(f"zaria-{game}-{number}.json").exists():
        number += 1
    return Path(f"zaria-{game}-{number}.json")


class Autosave:
    """Writes the game to its file, if it has one, after every step. An error is shown at the next question."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.problem: UsageError | None = None

    def save(self, record: Record) -> None:
        if self.path is None:
            return
        self.problem = None
        try:
            write_record(self.path, record)
        except UsageError as problem:
            self.problem = problem


def exists(path: Path) -> bool:
    """Does anything have this name, even if it cannot be read?"""
    try:
        path.lstat()
    except OSError as error:
        return error.errno != ENOENT
    return True


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError("file-unwritable", file=str(folder), errno=error.errno) from None
