"""Games in a file: CSV, appended to after each game, or Parquet, rewritten every minute.

The file says which run its games belong to: an equal run continues it, another one refuses to touch it.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar

from zaria.arena.schedule import Sitting

Kind = Literal["int", "text", "ints", "floats"]
SECONDS = 60.0  # between two writes of a Parquet file


class HasSitting(Protocol):
    @property
    def sitting(self) -> Sitting: ...


G = TypeVar("G", bound=HasSitting)


class Form(NamedTuple, Generic[G]):
    """How a game becomes a row."""

    columns: dict[str, Kind]
    values: Callable[[G], list[Any]]
    game: Callable[[list[Any]], G]  # ValueError if the values do not fit


def can_write_parquet() -> bool:
    """Is PyArrow installed? It comes with the extra `analysis`."""
    return find_spec("pyarrow") is not None


class KeptGames(Generic[G]):
    """The games of one run, in memory only; the subclasses write files."""

    def __init__(self, form: Form[G]) -> None:
        self.form = form
        self.games: dict[int, G] = {}

    def add(self, game: G) -> None:
        self.games[game.sitting.number] = game

    def close(self) -> None:
        """Write what is left, and close the file."""

    def first(self, number: int) -> list[G]:
        """The games of the first `number` sittings, in order."""
        return [self.games[place] for place in sorted(self.games) if place < number]


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A temporary file that replaces the original when complete, so that one of them is always whole."""
    half = path.with_name(f".{path.name}.half")
    yield half
    half.replace(path)


def holds_something(path: Path) -> bool:
    """Is there anything to read? An empty file counts as none; a device counts, since it must not be replaced."""
    return path.exists() and not (path.is_file() and path.stat().st_size == 0)


class CsvGames(KeptGames[G]):
    """A CSV file. Raises ValueError if it belongs to another run. Drops a last line that a crash cut off."""

    def __init__(self, form: Form[G], path: Path, about: str) -> None:
        super().__init__(form)
        self.path = path
        if holds_something(path):
            self.read(about)
        with replacing(path) as half, half.open("w", encoding="utf-8", newline="") as file:
            file.write(f"# {about}\n")
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(form.columns)
            writer.writerows(self.row(game) for game in self.games.values())

    def read(self, about: str) -> None:
        with self.path.open(encoding="utf-8", newline="") as file:
            if file.readline().rstrip("\r\n") != f"# {about}":
                raise ValueError("a file about something else")
            for row in csv.reader(file):
                if row != list(self.form.columns):
                    try:
                        super().add(self.game(row))
                    except ValueError:
                        continue

    def add(self, game: G) -> None:
        super().add(game)
        with self.path.open("a", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerow(self.row(game))

    def row(self, game: G) -> list[str]:
        kinds = self.form.columns.values()
        return [to_text(kind, value) for kind, value in zip(kinds, self.form.values(game))]

    def game(self, row: list[str]) -> G:
        if len(row) != len(self.form.columns):
            raise ValueError("a line has other columns")
        return self.form.game([from_text(kind, text) for kind, text in zip(self.form.columns.values(), row)])


def to_text(kind: Kind, value: Any) -> str:
    return " ".join(str(one) for one in value) if kind in ("ints", "floats") else str(value)


def from_text(kind: Kind, text: str) -> Any:
    if kind == "text":
        return text
    if kind == "int":
        return int(text)
    return [float(word) if kind == "floats" else int(word) for word in text.split()]


class ParquetGames(KeptGames[G]):
    """A Parquet file, with typed columns. Use it only if `can_write_parquet()`."""

    def __init__(self, form: Form[G], path: Path, about: str) -> None:
        super().__init__(form)
        self.path = path
        self.about = about
        self.arrow: Any = import_module("pyarrow")
        self.parquet: Any = import_module("pyarrow.parquet")
        if holds_something(path):
            self.read()
        self.close()  # fails before the first game if the file cannot be written

    def add(self, game: G) -> None:
        super().add(game)
        if monotonic() - self.written > SECONDS:
            self.close()

    def schema(self) -> Any:
        arrow = self.arrow
        types = {
            "int": arrow.int64(),
            "text": arrow.string(),
            "ints": arrow.list_(arrow.int64()),
            "floats": arrow.list_(arrow.float64()),
        }
        fields = [(name, types[kind]) for name, kind in self.form.columns.items()]
        return arrow.schema(fields, metadata={"zaria": json.dumps(self.about)})

    def read(self) -> None:
        try:
            table = self.parquet.read_table(self.path)
        except self.arrow.ArrowInvalid:
            raise ValueError("not a Parquet file") from None
        said = (table.schema.metadata or {}).get(b"zaria", b"null")
        if json.loads(said) != self.about:
            raise ValueError("a file about something else")
        for row in table.to_pylist():
            super().add(self.form.game([row[name] for name in self.form.columns]))

    def close(self) -> None:
        """Write the whole table again, because a Parquet file cannot grow."""
        rows = [self.form.values(self.games[number]) for number in sorted(self.games)]
        by_column = {name: [row[place] for row in rows] for place, name in enumerate(self.form.columns)}
        with replacing(self.path) as half:
            self.parquet.write_table(self.arrow.table(by_column, schema=self.schema()), half)
        self.written = monotonic()
