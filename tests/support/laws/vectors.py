"""Reading a vector by the names of its fields."""

from collections.abc import Sequence

import zaria
from zaria.core.engine.state import State


def field(state: State, seat: int, name: str) -> Sequence[int]:
    """The numbers of a field of the seat's vector."""
    observation = zaria.GAMES[state.setup.game].observation
    assert observation is not None
    first = observation.place(name)
    size = next(field.size for field in observation.fields if field.name == name)
    return list(state.observe(seat)[first : first + size])


def chosen(numbers: Sequence[int]) -> int | None:
    """The place of the 1; None if there is none."""
    assert sum(numbers) <= 1
    return list(numbers).index(1) if 1 in numbers else None


def seats_from(seat: int, players: int) -> list[int]:
    """All seats clockwise, this one first."""
    return [(seat + step) % players for step in range(players)]
