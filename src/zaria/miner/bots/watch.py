"""Occasions for remarks in Dice Miner, where nothing is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from zaria.bots.occasions import Commentator, Occasion, StepOccasions, endings
from zaria.core.engine.state import Event

LARGE_GEM: Final = "gem 3"
DRAGON: Final = "dragon"
GOOD_ROUND: Final = 12  # points of the round's best player


class MinerWatch(Commentator):
    """Finds occasions. Its notes are the points of all seats after the last scored round."""

    turns = frozenset({"miner-took"})

    def look(self, events: Sequence[Event], notes: tuple[int, ...]) -> StepOccasions:
        occasions: list[Occasion] = []
        scored: dict[int, int] = {}
        is_over = False
        for event in events:
            given: dict[str, Any] = event.arguments
            if event.kind == "miner-took" and given["face"] == LARGE_GEM:
                occasions.append(Occasion("gem", given["seat"], 4, 60))
            elif event.kind == "miner-took" and given["face"].startswith(DRAGON):
                occasions.append(Occasion("dragon", given["seat"], 3, 40))
            elif event.kind == "miner-shared":
                occasions.append(Occasion("beer", given["owner"], 3, 40))
            elif event.kind == "miner-scored":
                scored[given["seat"]] = given["total"]
            elif event.kind == "miner-over":
                is_over = True
                occasions += endings(given["winners"], len(given["scores"]))
        if not scored:
            return StepOccasions(occasions, notes)
        before = notes or (0,) * len(scored)
        after = tuple([before[seat] + scored[seat] for seat in range(len(before))])
        if not is_over:
            occasions += standing(scored, before, after, is_first=not notes)
        return StepOccasions(occasions, after)


def standing(scored: dict[int, int], before: tuple[int, ...], after: tuple[int, ...], is_first: bool) -> list[Occasion]:
    """Occasions after a round: a new leader, a seat that lost the lead, and the best round."""
    occasions: list[Occasion] = []
    leaders, led = ahead(after), ahead(before)
    if len(leaders) == 1 and leaders != led and not is_first:
        occasions.append(Occasion("lead", leaders[0], 6, 80))
        occasions += [Occasion("overtaken", seat, 6, 80) for seat in led if len(led) == 1]
    best = max(scored.values())
    tops = [seat for seat in scored if scored[seat] == best]
    if best >= GOOD_ROUND and len(tops) == 1:
        occasions.append(Occasion("scored", tops[0], 5, 70))
    return occasions


def ahead(points: tuple[int, ...]) -> list[int]:
    return [seat for seat in range(len(points)) if points[seat] == max(points)]
