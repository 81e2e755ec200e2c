"""Fifty Fifty (B2): roll the black dice, then bet as often as you dare that the next total is higher or lower.

Each right bet raises the reward: one chip, $30,000, $40,000, $60,000. A wrong one, or the same total, loses it all.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from zaria.core.engine.questions import QuestionKind
from zaria.vegas.rules import questions
from zaria.vegas.rules.money import reward_view
from zaria.vegas.rules.table import Table
from zaria.vegas.tiles.base import BlackDice, Tile, TileQuestion

REWARDS: Final = (0, 1, 3, 4, 6)  # by the number of right bets (LV-TILE-B2-02)
MOST_BETS: Final = 4

STOP: Final = 0
HIGHER: Final = 1
LOWER: Final = 2
WORDS: Final = ("stop", "higher", "lower")


@final
class FiftyFifty(Tile):
    def when_activated(self, table: Table, casino: i64, seat: i64) -> None:
        table.push(FirstTotal(seat, casino))

    def would_pay(self, table: Table, casino: i64, seat: i64) -> i64:
        """The reward that the betting player could take now."""
        top = table.top
        if not isinstance(top, Bet) or seat != top.seat:
            return 0
        return REWARDS[top.right]

    def view(self, table: Table, casino: i64, seat: int | None) -> dict[str, Any]:
        top = table.top
        if not isinstance(top, Bet):
            return {"total": None, "reward": reward_view(0)}
        return {"total": int(top.total), "reward": reward_view(REWARDS[top.right])}


@final
class FirstTotal(BlackDice):
    """The first roll is worth nothing yet (LV-TILE-B2-01)."""

    def rolled(self, state: Table, one: i64, two: i64) -> None:
        state.push(Bet(self.seat, self.casino, one + two, 0))


@final
class Bet(TileQuestion):
    def __init__(self, seat: i64, casino: i64, total: i64, right: i64) -> None:
        super().__init__(seat, casino)
        self.total = total  # total of the last roll
        self.right = right  # right bets so far

    def key(self) -> tuple[object, ...]:
        return (int(self.seat), int(self.casino), int(self.total), int(self.right))

    def mask(self, state: Table) -> i64:
        """Hopeless bets are allowed (LV-TILE-B2-02)."""
        return 0b111

    def resolve(self, state: Table, action: i64) -> None:
        if action == STOP:
            state.reward(self.seat, REWARDS[self.right], "fifty_fifty")
        else:
            state.push(NextTotal(self.seat, self.casino, self.total, self.right, action))

    def asks(self, state: Table) -> QuestionKind:
        return questions.BET

    def arguments(self, state: Table) -> dict[str, object]:
        return {"total": int(self.total)} | reward_view(REWARDS[self.right])

    def word(self, state: Table, action: i64) -> str:
        return WORDS[action] if action <= LOWER else ""

    def verb(self, state: Table, action: i64) -> str:
        return "stop" if action == STOP else "bet"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [] if action == STOP else [f"bet:{WORDS[action]}"]

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        """The reward now; or the reward after a right bet, and the number of rolls out of 36 that make it right."""
        if action == STOP:
            return {"reward": reward_view(REWARDS[self.right])}
        return {"reward": reward_view(REWARDS[self.right + 1]), "chance": f"{ways(self.total, action)}/36"}


def ways(total: i64, bet: i64) -> int:
    """The number of rolls out of 36 that make the bet right."""
    rolls = [one + two for one in range(1, 7) for two in range(1, 7)]
    return len([roll for roll in rolls if (roll > total if bet == HIGHER else roll < total)])


@final
class NextTotal(BlackDice):
    def __init__(self, seat: i64, casino: i64, total: i64, right: i64, bet: i64) -> None:
        super().__init__(seat, casino)
        self.total = total
        self.right = right
        self.bet = bet

    def key(self) -> tuple[object, ...]:
        return (int(self.seat), int(self.casino), int(self.total), int(self.right), int(self.bet))

    def rolled(self, state: Table, one: i64, two: i64) -> None:
        is_right = one + two > self.total if self.bet == HIGHER else one + two < self.total
        if not is_right:  # the same total is wrong, too (LV-TILE-B2-02)
            if state.sink is not None:
                state.tell("vegas-bet-lost", {"seat": int(self.seat)})
        elif self.right + 1 == MOST_BETS:
            state.reward(self.seat, REWARDS[MOST_BETS], "fifty_fifty")
        else:
            state.push(Bet(self.seat, self.casino, one + two, self.right + 1))
