"""What opponents know about Las Vegas."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from zaria.bots.futures import Futures
from zaria.bots.luck import Luck
from zaria.bots.mind import MANY, Mind
from zaria.bots.minds.vegas.futures import VegasFutures
from zaria.bots.minds.vegas.lots import lots_for
from zaria.bots.minds.vegas.manners import taste
from zaria.bots.minds.vegas.money_now import UNIT, margin_now
from zaria.bots.minds.vegas.quick import (
    cost_at_first_sight,
    quick_answer,
    share_of_others,
    worth_of_number,
    worth_of_supply,
)
from zaria.core.bits import lowest, members
from zaria.core.frames import OVER
from zaria.vegas.draw_tiles import DrawTiles
from zaria.vegas.money import DOLLARS
from zaria.vegas.setup import DrawCards, FirstPlayer, SetAside
from zaria.vegas.table import Table
from zaria.vegas.tiles.knockout import PutOnBar
from zaria.vegas.tiles.my_choice import PutOnGold
from zaria.vegas.turn import PASS, Choose

SPREAD_OF_ROUND: Final = 5.0  # units by which a round can still change who is ahead: the softmax's temperature
MOST_WITH_TILES: Final = 3000
ENOUGH: Final = 1000  # rollouts to tell which die to give away
SPREAD_AT_END: Final = 1.0  # units: a narrow win counts less than a clear one, which takes less luck to tell apart


@final
class VegasMind(Mind[Table]):
    def quick(self, state: Table, luck: Luck) -> i64:
        return quick_answer(state, luck, may_pass=True)

    def steady(self, state: Table, luck: Luck) -> i64:
        """Without passing, which takes chips: what a round brings must not depend on what was won before it."""
        return quick_answer(state, luck, may_pass=False)

    def lots(self, state: Table) -> list[int]:
        return lots_for(state.pending())

    def is_safe(self, state: Table, action: i64) -> bool:
        """Without tiles only dice that are still to come could tie or beat those that lie there."""
        choosing = isinstance(state.pending(), Choose) and action != PASS
        return choosing and not state.royale and taste(state, state.turn, action, "safe") == 1.0

    def candidates(self, state: Table, rollouts: i64) -> list[int]:
        """A die that is given away is a small one: few rollouts do not see when the big one is worth less."""
        top = state.pending()
        if rollouts < ENOUGH and isinstance(top, (PutOnBar, PutOnGold)):
            return [int(lowest(top.mask(state)))]
        return members(state.mask())

    def impressions(self, state: Table, seat: i64, actions: list[int]) -> list[float]:
        share = share_of_others(state)
        cost = cost_at_first_sight(state)
        choosing = isinstance(state.pending(), Choose)
        found: list[float] = []
        for action in actions:
            if choosing and action != PASS:
                found.append(float(worth_of_number(state, action, share, cost)) / UNIT)
            elif choosing:
                found.append(-1.0)
            else:
                after = state.copy()
                after.answer(action)
                found.append(float(margin_now(after, seat, share) + worth_of_supply(after, seat)) / UNIT)
        return found

    def value_of_impression(self) -> float:
        return 0.03

    def most_rollouts(self, state: Table) -> int:
        """With tiles a rollout takes three to five times as long."""
        return MOST_WITH_TILES if state.royale else MANY

    def manners(self, state: Table, seat: i64, actions: list[int], manner: str) -> list[float]:
        if manner == "" or not isinstance(state.pending(), Choose):
            return [0.0] * len(actions)
        return [taste(state, seat, action, manner) for action in actions]

    def horizon(self, state: Table) -> i64:
        return state.round

    def is_settled(self, state: Table, horizon: i64) -> bool:
        return state.round != horizon

    def value(self, state: Table, seat: i64) -> float:
        """The chance to win, by a softmax of everybody's money."""
        spread = SPREAD_AT_END
        if state.acting() != OVER:
            rounds: i64 = state.setup.options["rounds"]
            spread = SPREAD_OF_ROUND * sqrt(float(rounds - state.round + 1))  # the next round has begun already
        own = state.worth(seat)
        total = 0.0
        for other in range(state.seats):
            total += exp(float(state.worth(other) - own) / spread)
        return 1.0 / total

    def has_dealt(self, state: Table) -> bool:
        return not isinstance(state.pending(), (FirstPlayer, DrawTiles, DrawCards, SetAside))

    def futures(self, ended: Table, luck: Luck, first: i64, number: i64) -> Futures:
        return VegasFutures(self, ended, luck, first, number)

    def part_names(self) -> list[str]:
        """What the seat and the best other one will have when the round is over, in dollars."""
        return ["money", "rival"]

    def parts(self, state: Table, seat: i64) -> list[float]:
        most: i64 = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, state.worth(other))
        return [float(DOLLARS * state.worth(seat)), float(DOLLARS * most)]
