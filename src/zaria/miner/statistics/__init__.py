"""Statistics of Dice Miner: each player's hero, and the dice of each kind in the trove at the end."""

from __future__ import annotations

from zaria.core.engine.state import Event, State
from zaria.games.statistics import GameStatistics, Things
from zaria.miner.pieces.dice import KIND_NAMES


class MinerCount:
    def __init__(self, players: int) -> None:
        self.players = players

    def hear(self, event: Event) -> None:
        """Does nothing: all counts are taken at the end."""

    def end(self, state: State) -> Things:
        shown = state.view()["players"]
        heroes: dict[str, list[int]] = {}
        kinds = {kind: [0] * self.players for kind in KIND_NAMES}
        for seat, player in enumerate(shown):
            if player.get("hero") is not None:
                heroes.setdefault(player["hero"], [0] * self.players)[seat] = 1
            for die in player["trove"]:
                kinds[die[1]][seat] += 1
        return {"hero": heroes, "die": kinds}


def words(kind: str, thing: str) -> tuple[str, dict[str, object]]:
    return (f"hero-{thing}" if kind == "hero" else f"die-kind-{thing}"), {}


STATISTICS = GameStatistics(("miner", "miner-solo"), MinerCount, words, compared=("hero",))
