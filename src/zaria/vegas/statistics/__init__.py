"""Statistics of Las Vegas: the money that each number paid to each seat, and the tiles each seat used."""

from __future__ import annotations

from zaria.core.engine.state import Event, State
from zaria.games.statistics import GameStatistics, Things


class VegasCount:
    def __init__(self, players: int) -> None:
        self.players = players
        self.paid = {str(number): [0] * players for number in range(1, 7)}
        self.used: dict[str, list[int]] = {}

    def hear(self, event: Event) -> None:
        if event.kind == "vegas-paid":
            seat, amount = event.arguments["seat"], event.arguments["amount"]
            assert isinstance(seat, int) and isinstance(amount, int)
            self.paid[str(event.arguments["casino"])][seat] += amount
        elif event.kind == "vegas-activated":
            seat = event.arguments["seat"]
            assert isinstance(seat, int)
            self.used.setdefault(str(event.arguments["tile"]), [0] * self.players)[seat] += 1

    def end(self, state: State) -> Things:
        return {"number": self.paid, "tile": self.used}


def words(kind: str, thing: str) -> tuple[str, dict[str, object]]:
    if kind == "tile":
        return f"tile-{thing.replace('_', '-')}", {}
    return "simulate-vegas-number", {"number": int(thing)}


STATISTICS = GameStatistics(("vegas",), VegasCount, words, rolls=("roll",), compared=("tile",))
