"""The reasons of Dice Miner, each checked against the engine's result of the choice."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import zaria
from zaria.core.values.bits import bit
from zaria.miner.pieces.dice import kind_of
from zaria.miner.rules.table import Table
from zaria.miner.views.projection import points_of

Reason = dict[str, Any]
SHARING = ("question-miner-share", "question-miner-take-first")  # a second die may be taken after the next one


def positions(game: str, players: int, seed: int, **options: Any) -> Iterator[Table]:
    """The positions of a random game with a question."""
    state = zaria.new(game, players=players, **options)
    assert isinstance(state, Table)
    rng = zaria.Rng(seed)
    while state.actor != zaria.OVER:
        if state.actor == zaria.CHANCE:
            state.roll(rng)
        else:
            yield state
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])


def worth(table: Table) -> list[int]:
    """The points of all troves as they are."""
    return table.scores() if table.solo else points_of(table.tallies())


def changes(before: Table, after: Table) -> list[int]:
    return [now - then for now, then in zip(worth(after), worth(before))]


def taken(table: Table, seat: int, die: int) -> Table:
    """The table after the seat takes this die of the mountain, whoever's turn it is."""
    after = table.copy()
    after.lift(die)
    after.troves[seat] |= bit(die)
    return after


def with_more(table: Table, seat: int, kind: int, *faces: str) -> int:
    """The points of the seat's trove with further dice of a kind with these faces."""
    tallies = table.tallies()
    for face in faces:
        tallies[seat] += table.faces.tally[table.faces.find(kind, face)]
    return points_of(tallies)[seat]


def shown(table: Table, die: int, face: str) -> Table:
    """The table with this die turned to a face."""
    after = table.copy()
    after.show(die, table.faces.find(kind_of(die), face))
    return after


def exact_mean(table: Table, seat: int, dice: list[int]) -> list[int]:
    """The sum of the changes over all rolls of these dice, and the number of rolls."""
    total = 0
    for sides in product(range(6), repeat=len(dice)):
        after = table.copy()
        for die, side in zip(dice, sides):
            after.show(die, 6 * kind_of(die) + side)
        total += changes(table, after)[seat]
    return [total, 6 ** len(dice)]


def on_top(table: Table) -> set[int]:
    return {die["die"] for die in table.view()["mountain"] if die["take"] == "top"}


def reachable(table: Table) -> set[int]:
    return {die["die"] for die in table.view()["mountain"] if die["take"] != "no"}


def face_of(table: Table, die: int) -> str:
    return table.faces.names[table.face[die]]


def trove(table: Table, seat: int) -> list[str]:
    """The faces of a seat's dice and hero."""
    player = table.view()["players"][seat]
    return [*(row[2] for row in player["trove"]), *(face for _, face in player["hero_faces"])]


def count(table: Table, seat: int, symbol: str) -> int:
    """The number of a symbol in a trove."""
    words = [face.split() for face in trove(table, seat)]
    return sum(int(word[1]) if len(word) == 2 else 1 for word in words if word[0] == symbol)


def takes(table: Table) -> list[int]:
    """The dice that the actor may take now."""
    ask = table.ask()
    return [] if ask is None else [choice["action"] for choice in ask["choices"] if choice["verb"] == "take"]


def check_mountain(table: Table, seat: int, about: Reason) -> None:
    """Points, slides and openings must be as when the die is actually taken."""
    die = about["die"]
    after = taken(table, seat, die)
    change = changes(table, after)
    assert about["points"] == change[seat]
    others = [{"seat": s, "points": points} for s, points in enumerate(change) if s != seat and points != 0]
    assert about.get("others", []) == others
    cells = {one["die"]: one["cell"] for one in table.view()["mountain"]}
    a, b = cells[die]
    covering = [one for one, cell in cells.items() if cell in ([a + 1, b], [a, b + 1])]
    assert sorted(about["on_it"]) == sorted(covering)
    if len(covering) == 2 or (table.solo and covering):
        assert (about["slides"], about["opens"], about["opens_for"]) == ([], [], None)
        return
    moved = [one["die"] for one in after.view()["mountain"] if one["cell"] != cells[one["die"]]]
    assert sorted(about["slides"]) == sorted(moved)
    asked = table.ask()
    is_first = table.actor == seat and asked is not None and asked["question"] in SHARING and len(cells) > 1
    reach: Callable[[Table], set[int]] = reachable if is_first else on_top
    assert set(about["opens"]) == reach(after) - reach(table)
    if table.actor == seat and die in takes(table) and about["opens"] and not table.solo:
        went_on = table.copy()
        went_on.apply(die)
        assert went_on.actor == about["opens_for"]
