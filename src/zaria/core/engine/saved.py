"""States as bytes, for workers, clients and caches that should not have to replay a record.

The format is `ZS`, the version, the content, and its checksum, which detects damage but not forgery. The content is a
row of integers, most of them one byte long: the setup as text, the number of draws, the frames, and the table.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from zaria.core.engine.errors import BadState, NewerState, ZariaError, quote
from zaria.core.engine.frames import STEP
from zaria.core.engine.registry import GAMES, Game, find_game
from zaria.core.values.row import RowReader, RowWriter

if TYPE_CHECKING:
    from zaria.core.engine.frames import Frame
    from zaria.core.engine.position import Position
    from zaria.core.engine.state import State

MAGIC: Final = b"ZS"
VERSION: Final = 1
HEAD: Final = 3  # bytes before the content
CHECK: Final = 4  # bytes after it
LONGEST: Final = 10  # bytes of a number of 64 bits
LARGEST: Final = 65_536  # bytes; states have hundreds
MOST_DRAWS: Final = 1_000_000  # in one game: more than any game has


def to_bytes(state: Position) -> bytes:
    """`State.to_bytes`."""
    game = find_game(state.setup.game)
    setup = state.setup.to_json().encode()
    content = bytearray(MAGIC)
    content.append(VERSION)
    put(content, len(setup))
    content += setup
    for number in numbers_of(state, game):
        put(content, number)
    return bytes(content + crc32(content).to_bytes(CHECK, "big"))


def numbers_of(state: Position, game: Game) -> list[int]:
    """Everything saved besides the setup."""
    row = RowWriter()
    row.number(state.draws)
    frames = [*state.below, state.top]
    row.values.append(len(frames))
    for frame in frames:
        remembered = frame.key()
        row.values += [game.frames.number(frame), len(remembered), *remembered]  # type: ignore[list-item]
    state.carry(row)
    return row.values


def from_bytes(data: object) -> State:
    """The state saved by `State.to_bytes`; BadState says what is wrong with other bytes."""
    if not isinstance(data, (bytes, bytearray, memoryview)) or bytes(data[: len(MAGIC)]) != MAGIC:
        raise BadState("state-foreign")
    content = bytes(data)
    version = content[len(MAGIC)] if len(content) > len(MAGIC) else VERSION
    if version > VERSION:
        raise NewerState("state-format", given=str(version), known=str(VERSION))
    if version < VERSION:
        raise BadState("state-format", given=str(version), known=str(VERSION))
    end = len(content) - CHECK
    if not HEAD <= end <= LARGEST or crc32(content[:end]) != int.from_bytes(content[end:], "big"):
        raise BadState("state-damaged")
    try:
        return read(content[:end])
    except BadState:
        raise
    except (
        ZariaError,
        ValueError,
        TypeError,
        LookupError,
        AttributeError,
        OverflowError,
        RecursionError,
    ):  # not written by Zaria
        raise BadState("state-damaged") from None


def read(content: bytes) -> State:
    """The state of bytes with a valid checksum. Anyone can make one, so everything is checked against the rules."""
    length, at = take(content, HEAD)
    name, rules, players, options, components = json.loads(content[at : at + length])
    game = known_game(name, rules)
    state = game.blank(game.setup_of(rules, players, options, components))
    at += length
    numbers: list[int] = []
    while at < len(content):
        number, at = take(content, at)
        numbers.append(number)
    row = RowReader(numbers)
    state.draws = row.number(0)
    state.below = [load_frame(game, row) for _ in range(row.number(0))]
    state.top = state.below.pop()
    state.carry(row)
    if numbers_of(state, game) != numbers or not 0 <= state.draws <= MOST_DRAWS:
        raise ValueError("this would be saved otherwise")
    if game.is_possible is not None and not (game.is_possible(state) and is_settled(state)):
        raise ValueError("no game comes to this")
    return state


def is_settled(state: State) -> bool:
    """Can the actor act? Steps that run by themselves are never saved. The frames were checked before."""
    who = state.top.actor(state)
    if who == STEP or who >= state.players:
        return False
    if who < 0:
        return True
    mask = state.top.mask(state)
    return mask != 0 and (state.top.always_asked() or mask & (mask - 1) != 0)


def known_game(name: str, rules: int) -> Game:
    """The game, if it still knows these rules."""
    if name not in GAMES:
        raise BadState("state-game", given=quote(name), possible=", ".join(GAMES))
    game = GAMES[name]
    if rules > game.rules:
        raise NewerState("state-rules-newer", game=name, given=quote(rules), known=str(game.rules))
    if rules < game.replays_from:
        raise BadState("state-rules-older", game=name, given=quote(rules), known=str(game.replays_from))
    return game


def load_frame(game: Game, row: RowReader) -> Frame[Any]:
    number = int(row.number(0))
    return game.frames.make(number, [int(row.number(0)) for _ in range(row.number(0))])


# Numbers have seven bits per byte, lowest first; the eighth bit means that more follow. The lowest bit is the sign.


def put(content: bytearray, number: int) -> None:
    rest = 2 * number if number >= 0 else -2 * number - 1
    while rest > 127:
        content.append(rest & 127 | 128)
        rest >>= 7
    content.append(rest)


def take(content: bytes, at: int) -> tuple[int, int]:
    """The number at this place, and the place of the next one."""
    rest = 0
    for place in range(LONGEST):
        byte = content[at + place]
        rest |= (byte & 127) << (7 * place)
        if byte < 128:
            return rest >> 1 if rest & 1 == 0 else -(rest >> 1) - 1, at + place + 1
    raise ValueError("a number of more than 64 bits")
