"""Many games as tables for learning: every decision with its observation, legal actions and outcome.

A folder gets `decisions.parquet`, `games.parquet`, and `README.md`, a card that describes them. Needs PyArrow, which
comes with the extra `analysis`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import zaria
from zaria.arena.match import GameResult, Watcher, play_match
from zaria.arena.schedule import Sitting
from zaria.arena.tournament import Tournament
from zaria.core.engine.observing import observation_of
from zaria.core.engine.registry import Game, find_game
from zaria.core.engine.state import State

DECISIONS = "decisions.parquet"
GAMES = "games.parquet"
CARD = "README.md"
GROUP = 64  # games in a row group of the file


class GameData(NamedTuple):
    """One game: its result, and for each decision the seat, the kind of question, and three rows of numbers."""

    sitting: Sitting
    result: GameResult
    seats: list[int]
    questions: list[int]
    actions: list[int]
    observations: bytes
    masks: bytes


class Decisions(Watcher):
    """Records every decision of a game before it is carried out."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.questions: list[int] = []
        self.actions: list[int] = []
        self.observations: list[bytes] = []
        self.masks: list[bytes] = []

    def answers(self, state: State, action: int) -> None:
        seat, question = state.actor, state.pending().asks(state).number
        self.seats.append(seat)
        self.questions.append(question)
        self.actions.append(find_game(state.setup.game).index.number(question, action))
        self.observations.append(bytes(state.observe(seat)))
        self.masks.append(bytes(state.index_mask()))


def play_for_data(tournament: Tournament, sitting: Sitting) -> GameData:
    noted = Decisions()
    bots, seed = tournament.bots(sitting), tournament.seed_of(sitting)
    result = play_match(tournament.game, tournament.options, bots, seed, tournament.budget, noted)
    vectors, masks = b"".join(noted.observations), b"".join(noted.masks)
    return GameData(sitting, result, noted.seats, noted.questions, noted.actions, vectors, masks)


def in_order(games: Iterable[GameData]) -> Iterator[GameData]:
    """Yield games in the order of their numbers, so that equal seeds give equal files."""
    waiting: dict[int, GameData] = {}
    number = 0
    for game in games:
        waiting[game.sitting.number] = game
        while number in waiting:
            yield waiting.pop(number)
            number += 1


class Dataset:
    """The files of a dataset, written in parts."""

    def __init__(self, folder: Path, tournament: Tournament, players: int) -> None:
        self.folder = folder
        self.tournament = tournament
        self.players = players
        self.game: Game = find_game(tournament.game)
        self.arrow: Any = import_module("pyarrow")
        self.parquet: Any = import_module("pyarrow.parquet")
        self.decisions = 0
        self.games: list[GameData] = []

    def schema(self) -> Any:
        arrow = self.arrow
        size, places = observation_of(self.game).size, self.game.index.size
        return arrow.schema(
            [
                ("game", arrow.int32()),
                ("decision", arrow.int32()),
                ("seat", arrow.int8()),
                ("bot", arrow.string()),
                ("question", arrow.int8()),
                ("observation", arrow.list_(arrow.int16(), size)),
                ("mask", arrow.list_(arrow.int8(), places)),
                ("action", arrow.int16()),
                ("reward", arrow.float32()),
                ("score", arrow.int32()),
            ]
        )

    def write(self, games: Iterable[GameData]) -> None:
        """Write all games. An incomplete file never gets its final name."""
        half = self.folder / f".{DECISIONS}.half"
        with self.parquet.ParquetWriter(half, self.schema(), compression="zstd") as writer:
            part: list[GameData] = []
            for game in in_order(games):
                part.append(game)
                self.games.append(game._replace(observations=b"", masks=b""))
                if len(part) == GROUP:
                    writer.write_table(self.table(part))
                    part = []
            if part:
                writer.write_table(self.table(part))
        half.replace(self.folder / DECISIONS)
        self.write_games()
        (self.folder / CARD).write_text(card(self), encoding="utf-8")

    def table(self, games: list[GameData]) -> Any:
        arrow, schema = self.arrow, self.schema()
        rows = [(game, place) for game in games for place in range(len(game.actions))]
        self.decisions += len(rows)
        columns = {
            "game": [game.sitting.number for game, _ in rows],
            "decision": [place for _, place in rows],
            "seat": [game.seats[place] for game, place in rows],
            "bot": [self.bot(game, game.seats[place]) for game, place in rows],
            "question": [game.questions[place] for game, place in rows],
            "observation": self.lists("observation", b"".join(game.observations for game in games), len(rows)),
            "mask": self.lists("mask", b"".join(game.masks for game in games), len(rows)),
            "action": [game.actions[place] for game, place in rows],
            "reward": [game.result.shares[game.seats[place]] for game, place in rows],
            "score": [game.result.scores[game.seats[place]] for game, place in rows],
        }
        return arrow.table(columns, schema=schema)

    def lists(self, name: str, numbers: bytes, rows: int) -> Any:
        """A column of fixed-size lists, straight from the bytes."""
        arrow, kind = self.arrow, self.schema().field(name).type
        values = arrow.Array.from_buffers(kind.value_type, rows * kind.list_size, [None, arrow.py_buffer(numbers)])
        return arrow.FixedSizeListArray.from_arrays(values, kind.list_size)

    def bot(self, game: GameData, seat: int) -> str:
        return self.tournament.entrants[game.sitting.seats[seat]]

    def write_games(self) -> None:
        seats = range(self.players)
        columns = {
            "game": [game.sitting.number for game in self.games],
            "seed": [self.tournament.seed_of(game.sitting) for game in self.games],
            "bots": [[self.bot(game, seat) for seat in seats] for game in self.games],
            "scores": [game.result.scores for game in self.games],
            "shares": [game.result.shares for game in self.games],
            "decisions": [len(game.actions) for game in self.games],
        }
        self.parquet.write_table(self.arrow.table(columns), self.folder / GAMES)


def card(data: Dataset) -> str:
    """The text of README.md: what the folder holds, how it was made, and how to read it."""
    tournament, game = data.tournament, data.game
    options = game.check_options(tournament.options)
    chosen = ", ".join(f"{name} {value}" for name, value in options.items() if not isinstance(value, dict))
    fields = [
        f"| {observation_of(game).place(name)} | `{name}` | {size} | {low} | {high} | {about} |"
        for name, size, low, high, about in observation_of(game).fields
    ]
    questions = [
        f"| {kind.number} | `{kind.key}` | {game.index.number(kind.number, 0)} | {kind.answers} |"
        for kind in game.questions
    ]
    return "\n".join(
        [
            f"# {len(data.games):,} games of {game.name}, {data.decisions:,} decisions",
            "",
            f"Played by bots of Zaria {zaria.__version__} (rules {game.rules}): {', '.join(tournament.entrants)};",
            f"{data.players} players; {chosen or 'no options'}; seed {tournament.seed}, budget {tournament.budget}.",
            "The same seed gives the same games. Licence: MIT, as Zaria.",
            "",
            f"## {DECISIONS}",
            "",
            "One row for each decision, game after game.",
            "",
            "| column | |",
            "|---|---|",
            "| `game`, `decision` | which game, and which decision in it, from 0 |",
            "| `seat`, `bot` | who decided |",
            "| `question` | the number of the question |",
            "| `observation` | what the seat knew, see below |",
            "| `mask` | 1 for each legal answer in the index of all questions and answers |",
            "| `action` | the answer, by its place in the index |",
            "| `reward` | the seat's share of the win in the end |",
            "| `score` | its dollars or points in the end |",
            "",
            f"## {GAMES}",
            "",
            "One row for each game: `game`, `seed`, and by seat `bots`, `scores`, `shares` of the win; `decisions`.",
            "",
            "## The observation",
            "",
            "Seats are counted clockwise from the one that decides. What is hidden from it is not in it.",
            "",
            "| place | field | numbers | from | to | |",
            "|---:|---|---:|---:|---:|---|",
            *fields,
            "",
            "## The index",
            "",
            "| question | | begins at | answers |",
            "|---:|---|---:|---:|",
            *questions,
            "",
        ]
    )
