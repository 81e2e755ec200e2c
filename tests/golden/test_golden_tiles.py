"""A golden game for each tile: it really is used there, and every law of the table holds after every step."""

from pathlib import Path

import pytest

import zaria
from support.laws.tile_laws import follows, holds
from zaria.core.engine.state import Event
from zaria.core.records.replay import fresh
from zaria.vegas.tiles.catalogue import KEYS

pytestmark = pytest.mark.compiled

GAMES = Path(__file__).parent / "games"

# What must have happened in the game of each tile: kinds of events, those of rewards with what was paid.
USED: dict[str, set[str]] = {
    "lucky_punch": {"guessed right", "guessed wrong", "reward chips", "reward money"},
    "jackpot": {"reward 30000", "reward 50000", "black"},
    "prime_time": {"prime-placed", "prime-none"},
    "fifty_fifty": {"bet-lost", "reward chips", "reward money"},
    "high_five": {"high-five", "reward 100000"},
    "bad_luck": {"bad-luck money", "bad-luck chips"},
    "pay_day": {"reward chips", "reward money"},
    "power_play": {"power-taken", "power-used", "power-lost"},
    "no_entry": {"closed", "closed-kept", "reward chips", "reward money", "passed free"},
    "knockout": {"bar", "bar-back"},
    "block_it": {"blocked 1", "blocked 2", "blocked 3", "neutral-paid"},
    "handicap": {"grey-taken", "adjusted-in", "adjusted-out", "reward chips", "reward money"},
    "black_box": {"parted", "picked", "reward money"},
    "double_down": {"doubled", "reward 60000", "reward 30000"},
    "nice_dice": {"nice-die", "displaced", "reward chips", "reward money"},
    "my_choice": {"gold", "adjusted-in", "adjusted-out", "reward chips", "reward 60000", "activated jackpot"},
}


def signs(event: Event, key: str) -> list[str]:
    """What an event says about the use of a tile."""
    kind, told = event.kind.removeprefix("vegas-"), event.arguments
    if kind == "reward":
        return (
            [f"reward {told['amount']}", f"reward {'money' if told['amount'] else 'chips'}"]
            if told["tile"] == key
            else []
        )
    if kind == "bad-luck":
        return [f"bad-luck {unit}" for unit, name in (("money", "amount"), ("chips", "chips")) if told[name]]
    if kind == "guessed":
        return ["guessed right" if told["guess"] == told["hidden"] else "guessed wrong"]
    if kind == "passed":
        return ["passed" if told["chips"] else "passed free"]
    if kind == "blocked":
        return [f"blocked {told['dice']}"]
    if kind == "activated":
        return [f"activated {told['tile']}"]
    return [kind]


def used_in(record: zaria.Record, key: str) -> set[str]:
    """Plays the record again under the laws of the table; what it shows of the tile."""
    state = fresh(record)
    seen: set[str] = set()
    state.listen(lambda event: seen.update(signs(event, key)))
    before = holds(state)
    for step in record.steps:
        if step[0] == "deal":
            state.deal(step[3])
        else:
            state.apply(state.parse(step[1]))
        after = holds(state)
        follows(before, after)
        before = after
    return seen


def test_every_tile_has_its_game() -> None:
    assert list(USED) == list(KEYS)


@pytest.mark.parametrize("key", USED)
def test_the_tile_is_used_and_all_laws_hold(key: str) -> None:
    record = zaria.Record.from_json((GAMES / f"vegas-tile-{key.replace('_', '-')}.json").read_text("utf-8"))
    assert key in record.options["tiles"]
    assert sorted(USED[key] - used_in(record, key)) == []
