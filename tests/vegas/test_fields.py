"""Everything that a table and the markers hold is copied, and tells two states apart.

Not marked `compiled`: it looks at all attributes, so that a new one is not forgotten.
"""

import zaria
from zaria.core.values.ints import ints
from zaria.vegas.rules.markers import NO_MARKERS, Markers
from zaria.vegas.rules.table import Table

# What the table is made of besides plain values; each has its own test below or in the contract suite.
PARTS = {"setup", "seats", "sink", "top", "below", "tiles", "markers"}
# From the setup and the tiles, by which states are told apart.
FOLLOWS = {"box", "open_money", "rounds", "royale", "watchful"}


def position() -> Table:
    state = zaria.new("vegas", players=3)
    assert isinstance(state, Table)
    state.roll(zaria.Rng(1))
    state.roll(zaria.Rng(2))
    return state


def change(thing: object, name: str) -> None:
    """Give the attribute another value."""
    value = getattr(thing, name)
    if isinstance(value, bool):
        setattr(thing, name, not value)
    elif isinstance(value, int):
        setattr(thing, name, value + 1)
    else:
        setattr(thing, name, ints([*list(value)[:-1], list(value)[-1] + 1]))


def plain(thing: object) -> list[str]:
    """The names of its attributes; a compiled object does not tell them, so this is asked within the tests."""
    names = sorted(set(vars(thing)) - PARTS)
    assert names
    return names


def test_of_a_table() -> None:
    for name in plain(position()):
        state, original = position(), position()
        change(state, name)
        value = getattr(state, name)
        twin = state.copy()
        copied = getattr(twin, name)
        assert copied == value if isinstance(value, int) else list(copied) == list(value), name
        if name not in FOLLOWS:
            assert twin == state != original, name


def with_tiles() -> Table:
    state = zaria.new("vegas", players=3, tiles=["jackpot"])
    assert isinstance(state, Table)
    return state


def test_of_the_markers() -> None:
    for name in plain(with_tiles().markers):
        state, original = with_tiles(), with_tiles()
        change(state.markers, name)
        assert state.copy() == state != original, name
        assert getattr(state.copy().markers, name) == getattr(state.markers, name), name


def test_of_the_tiles_and_the_stack() -> None:
    one, two = zaria.new("vegas", players=3, tiles=["jackpot"]), zaria.new("vegas", players=3, tiles=["pay_day"])
    assert one.fields() != two.fields()
    state = position()
    state.push(state.top)
    assert state.copy() == state != position()


def test_nothing_lies_on_tiles_that_are_not_there() -> None:
    """Tables without tiles share one set of markers: no game may have changed it."""
    for seed in range(20):
        zaria.playout(zaria.new("vegas", players=2 + seed % 4, tiles=seed % 7), zaria.Rng(seed))
    assert position().markers is NO_MARKERS and vars(NO_MARKERS) == vars(Markers())
    assert with_tiles().markers is not NO_MARKERS
