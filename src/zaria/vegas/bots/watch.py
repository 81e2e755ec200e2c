"""Occasions for remarks in Las Vegas. Money is secret, so no remark says who is ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from zaria.bots.occasions import Commentator, Occasion, StepOccasions, endings
from zaria.bots.search.common_dice import MOST_SEATS
from zaria.core.engine.state import Event

MANY_ALIKE: Final = 5  # dice of one number in a roll
LARGE: Final = 80_000  # dollars of a card that is won
LARGE_NOTE: Final = 40_000  # dollars of a card lost to a tie


class VegasWatch(Commentator):
    """Finds occasions. Its notes are the seats rewarded by a tile since the last payouts."""

    turns = frozenset({"vegas-placed", "vegas-passed"})

    def look(self, events: Sequence[Event], notes: tuple[int, ...]) -> StepOccasions:
        occasions: list[Occasion] = []
        tied: dict[int, list[int]] = {}  # seats by casino
        got = set(notes)
        is_paid_out = False
        for event in events:
            given: dict[str, Any] = event.arguments
            if event.kind == "vegas-rolled" and most_alike(given["dice"]) >= MANY_ALIKE:
                occasions.append(Occasion("roll", given["seat"], 3, 100))
            elif event.kind == "vegas-reward":
                got.add(given["seat"])
            elif event.kind == "vegas-tied":
                tied[given["casino"]] = given["seats"]
            elif event.kind == "vegas-unpaid":
                is_paid_out = True
                if given["amount"] >= LARGE_NOTE:
                    occasions += [Occasion("tie", seat, 6, 100) for seat in tied.get(given["casino"], [])]
            elif event.kind == "vegas-paid":
                is_paid_out = True
                got.add(given["seat"])
                if given["amount"] >= LARGE:
                    occasions.append(Occasion("paid", given["seat"], 5, 80))
            elif event.kind == "vegas-over":
                occasions += endings(given["winners"], len(given["scores"]))
        if is_paid_out:  # all casinos pay in one step
            occasions += [Occasion("nothing", seat, 4, 70) for seat in range(MOST_SEATS) if seat not in got]
            got.clear()
        return StepOccasions(occasions, tuple(sorted(got)))


def most_alike(dice: str) -> int:
    """The most dice of one number in a roll such as `1 1 6 big 1`."""
    shown = [word for word in dice.split() if word != "big"]
    return max([shown.count(number) for number in set(shown)], default=0)
