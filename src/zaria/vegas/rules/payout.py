"""The end of a round: payouts, the tiles' steps around them, and the next starter (LV-PAY, LV-ROY-09)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.engine.frames import Step
from zaria.vegas.rules import money
from zaria.vegas.rules.casino import NEUTRAL, NOBODY, first_and_second, tied_owners
from zaria.vegas.rules.ranking import places
from zaria.vegas.rules.table import CASINOS, Table
from zaria.vegas.tiles.base import LAST, NEVER


@final
class EndRound(Step[Table]):
    """Push the steps at the end of a round, in the order of LV-ROY-09."""

    def run(self, state: Table) -> None:
        if state.sink is not None:
            state.tell("vegas-payouts", {"round": int(state.round)})
        state.push(FINISH_ROUND)  # what is pushed last comes first
        push_tiles(state, AT_PAYOUTS)
        state.push(PAY_CASINOS)
        push_tiles(state, BEFORE_PAYOUTS)


def push_tiles(table: Table, steps: list[Step[Table]]) -> None:
    """Push the steps of tiles that act at the end of a round: by their order, then by casino."""
    if not table.royale:
        return
    order: i64 = LAST
    while order > NEVER:
        casino: i64 = CASINOS - 1
        while casino >= 0:
            tile = table.tiles[casino]
            if tile is not None and tile.order == order:
                table.push(steps[casino])
            casino -= 1
        order -= 1


@final
class BeforePayouts(Step[Table]):
    """What a tile does before payouts."""

    def __init__(self, casino: i64) -> None:
        self.casino = casino

    def key(self) -> tuple[object, ...]:
        return (int(self.casino),)

    def run(self, state: Table) -> None:
        tile = state.tiles[self.casino]
        if tile is not None:
            tile.before_payouts(state, self.casino)


@final
class AtPayouts(Step[Table]):
    """What a tile does at payouts."""

    def __init__(self, casino: i64) -> None:
        self.casino = casino

    def key(self) -> tuple[object, ...]:
        return (int(self.casino),)

    def run(self, state: Table) -> None:
        tile = state.tiles[self.casino]
        if tile is not None:
            tile.at_payouts(state, self.casino)


@final
class PayCasinos(Step[Table]):
    """The casinos pay from 1 to 6 (LV-PAY-02). The winner of the last one that has a player starts next (LV-PAY-05).

    Equal dice stay where they are until the round is cleared, but no longer count.
    """

    def run(self, state: Table) -> None:
        for number in range(i64(CASINOS)):
            weights = state.weights(number)
            first, second = first_and_second(weights)
            if state.sink is not None:
                tell_ties(state, number, weights)
            pay(state, number, first, state.high_card(number))
            pay(state, number, second, state.low_card(number))
            state.lay_cards(number, 0, 0)
            if first != NOBODY and first < NEUTRAL:
                state.starter = first


def pay(table: Table, casino: i64, owner: i64, card: i64) -> None:
    """Pay a card to a player, or return it under the deck if no one or a neutral player wins it (LV-PAY-03)."""
    if owner == NOBODY or owner >= NEUTRAL:
        money.add(table.money, money.BOTTOM, card)
    else:
        table.win_card(owner, card)
    if table.sink is not None:
        kind = "vegas-unpaid" if owner == NOBODY else "vegas-neutral-paid" if owner >= NEUTRAL else "vegas-paid"
        amount = int(card * money.DOLLARS)
        table.tell(kind, {"casino": int(casino) + 1, "seat": int(owner), "amount": amount})


def tell_ties(table: Table, casino: i64, weights: i64) -> None:
    """Report whose equal dice cancel out (LV-PAY-01)."""
    tied = tied_owners(weights)
    if tied:
        table.tell("vegas-tied", {"casino": int(casino) + 1, "seats": tied})


@final
class FinishRound(Step[Table]):
    """All dice go back to their owners (LV-PAY-05), those on tiles too; the tiles are taken away (LV-ROY-10)."""

    def run(self, state: Table) -> None:
        state.clear_tiles()
        state.clear_dice()
        state.hand_out_dice()
        state.turn = state.starter


@final
class GameOver(Step[Table]):
    """Nothing is pending any more: the money is counted (LV-END)."""

    def run(self, state: Table) -> None:
        if state.sink is not None:
            state.tell("vegas-over", {"scores": state.scores(), "winners": places(state)[0]})


END_ROUND: Final = EndRound()
PAY_CASINOS: Final = PayCasinos()
FINISH_ROUND: Final = FinishRound()
GAME_OVER: Final = GameOver()
BEFORE_PAYOUTS: Final[list[Step[Table]]] = [BeforePayouts(casino) for casino in range(CASINOS)]
AT_PAYOUTS: Final[list[Step[Table]]] = [AtPayouts(casino) for casino in range(CASINOS)]
