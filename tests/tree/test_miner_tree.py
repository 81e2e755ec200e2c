"""How many positions there are after a number of steps of Dice Miner, with every roll and choice.

Where it is quick, a plain second computation counts the same tree without the engine.
"""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from support.laws.journey import children
from support.scripted.miner import Scripted, Solo
from zaria.core.engine.state import State

pytestmark = pytest.mark.compiled

WIDEST = 6**3  # draws with more outcomes are not followed: the branch ends there


def full_mountain() -> State:
    """Nobody has a Beer: only top dice can be taken."""
    table = Scripted(2)
    table.start()
    return table.state


def a_beer() -> State:
    """One Beer to share among three, a mountain of nine."""
    table = Scripted(3)
    table.start()
    table.give(0, "tunnel beer")
    table.lay("t1", "t2", "t3", "t4", "t5", "g1", "g2", "p", "c1")
    return table.state


def two_left() -> State:
    """The end of a round with the Surveyor's magic: takes, rerolls, scoring, and the chests."""
    table = Scripted(2)
    table.start("surveyor", "engineer")
    table.give(0, "t2 t2 k1")
    table.give(1, "g2 c1")
    table.lay("t3", "p")
    return table.state


def magic() -> State:
    """A magic phase: two different spends, hazards that stay, equal dice that are one choice."""
    table = Scripted(2)
    table.start("engineer", "prospector")
    table.to_magic("m1 m2 t1 t1 t2 c1", "t5")
    return table.state


def solo() -> State:
    """Everything that can be done alone: draft, set a Beer, fill a chest, neutralise, spend, recycle, refill."""
    table = Solo("m2 m1")
    table.lay("g1", "tunnel beer", "c1", "t1", "hazard beer", "g2", "t2")
    table.have("k1 p m1 m2")
    return table.state


TREES: dict[Callable[[], State], list[int]] = {
    full_mountain: [1, 2, 4, 10, 25, 63, 160, 398, 944],
    a_beer: [1, 6, 24, 100, 428, 1277],
    two_left: [1, 2, 2, 4, 14, 1115],
    magic: [1, 3, 6, 18, 125, 454, 541, 305, 206, 0],
    solo: [1, 8, 27, 93, 221, 462, 856, 1386, 1887, 2077, 1696, 1214, 512, 140],
}


def counted(state: State, depth: int) -> list[int]:
    positions = {state.key(): state}
    numbers = [1]
    while len(numbers) <= depth:
        positions = {child.key(): child for parent in positions.values() for child in children(parent, WIDEST)}
        numbers.append(len(positions))
    return numbers


@pytest.mark.parametrize("start", TREES, ids=lambda start: start.__name__)
def test_number_of_positions(start: Callable[[], State]) -> None:
    assert counted(start(), len(TREES[start]) - 1) == TREES[start]


class Dig(NamedTuple):
    """Excavation, slowly: dice by cell, troves as sets of (die, face), and what is to be decided."""

    mountain: frozenset[tuple[tuple[int, int], int]]
    troves: tuple[frozenset[tuple[int, str]], ...]
    turn: int
    stage: tuple[object, ...]


def slowly(state: State) -> Dig:
    """The same position, read off its view."""
    view = state.view()
    mountain = frozenset((tuple(entry["cell"]), entry["die"]) for entry in view["mountain"])
    troves = tuple(frozenset((row[0], row[2]) for row in player["trove"]) for player in view["players"])
    return Dig(mountain, troves, view["turn"], ("turn",))


def faces_of(state: State) -> dict[int, str]:
    return {entry["die"]: entry["face"] for entry in state.view()["mountain"]}


def taken(dig: Dig, cell: tuple[int, int], stage: str, faces: dict[int, str]) -> Dig:
    """The die in the cell goes to the player; the line that leans on it slides down."""
    lying = dict(dig.mountain)
    die = lying.pop(cell)
    a, b = cell
    step = (1, 0) if (a + 1, b) in lying else (0, 1)
    while (a + step[0], b + step[1]) in lying:
        lying[a, b] = lying.pop((a + step[0], b + step[1]))
        a, b = a + step[0], b + step[1]
    troves = list(dig.troves)
    troves[dig.turn] |= {(die, faces[die])}
    after = Dig(frozenset(lying.items()), tuple(troves), dig.turn, (stage,))
    return after if stage == "second" else passed_on(after)


def passed_on(dig: Dig) -> Dig:
    return dig._replace(turn=(dig.turn + 1) % len(dig.troves), stage=("turn",))


def slow_children(dig: Dig, faces: dict[int, str]) -> list[Dig]:
    cells = [cell for cell, _ in dig.mountain]
    covers = {(a, b): ((a + 1, b) in cells) + ((a, b + 1) in cells) for a, b in cells}
    match dig.stage:
        case ("turn",):
            beers = [die for die, face in dig.troves[dig.turn] if face == "beer"]
            shared = [dig._replace(stage=("to", die)) for die in sorted(beers)[:1]]  # all are tunnels: equal
            return shared + [taken(dig, cell, "turn", faces) for cell in cells if covers[cell] == 0]
        case ("to", die):
            others = [seat for seat in range(len(dig.troves)) if seat != dig.turn]
            return [dig._replace(stage=("roll", die, seat)) for seat in others]
        case ("roll", int(die), int(seat)):
            found = []
            for face in ("1", "2", "3", "4", "5", "beer"):
                troves = list(dig.troves)
                troves[dig.turn] -= {(die, "beer")}
                troves[seat] |= {(die, face)}
                found.append(dig._replace(troves=tuple(troves), stage=("first",)))
            return found
        case ("first",):
            return [taken(dig, cell, "second", faces) for cell in cells if covers[cell] < 2]
        case _:
            return [passed_on(dig)] + [taken(dig, cell, "turn", faces) for cell in cells if covers[cell] < 2]


@pytest.mark.parametrize("start", [full_mountain, a_beer], ids=lambda start: start.__name__)
def test_number_of_positions_by_a_second_computation(start: Callable[[], State]) -> None:
    state = start()
    faces = faces_of(state)
    positions = {slowly(state)}
    numbers = [1]
    while len(numbers) < len(TREES[start]):
        positions = {child for parent in positions for child in slow_children(parent, faces)}
        numbers.append(len(positions))
    assert numbers == TREES[start]
