"""Conservation of dice, cards and money. One check per game; a game without one fails a test."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from zaria.core.engine.state import State
from zaria.vegas.rules import money
from zaria.vegas.rules.casino import NEUTRAL
from zaria.vegas.rules.lanes import lane
from zaria.vegas.rules.markers import die_is_big, die_owner
from zaria.vegas.rules.table import Table

MONEY_CARDS = {3: 11, 4: 11, 5: 13, 6: 15, 7: 13, 8: 11, 9: 9, 10: 7}
MINER_DICE = {"tunnel": 27, "hazard": 10, "tool": 7, "treasure": 8, "magic": 8}


def vegas(state: State) -> None:
    assert isinstance(state, Table)
    view = state.view()
    for seat in range(state.players):
        assert dice_of(state, view, seat) == {"small": 7, "big": 1}, seat
        assert view["players"][seat]["chips"] >= 0
    neutral = [tuple(casino["neutral"].values()) for casino in view["casinos"]]
    assert (sum(n[0] for n in neutral), sum(n[1] for n in neutral)) in (
        [(0, 0), (7, 1)] if state.players == 2 else [(0, 0)]
    )
    assert sum(casino["grey"] for casino in view["casinos"]) <= 9
    assert sum(state.black_in(casino, seat) for casino in range(6) for seat in range(NEUTRAL)) <= 2
    rolled = view["roll"]
    assert len(rolled["small"]) <= view["players"][view["turn"]]["small"]
    conserved_money(state)


def dice_of(table: Table, view: dict[str, Any], seat: int) -> dict[str, int]:
    """All dice of a seat: in the supply, in casinos, and on tiles."""
    dice = Counter({"small": view["players"][seat]["small"], "big": view["players"][seat]["big"]})
    for casino in view["casinos"]:
        lying = casino["dice"].get(str(seat), {"small": 0, "big": 0})
        dice.update({"small": lying["small"], "big": lying["big"]})
    on_tiles = table.markers
    dice.update({"small": lane(on_tiles.bar_small, seat) + lane(on_tiles.double_small, seat)})
    dice.update({"big": lane(on_tiles.bar_big, seat) + lane(on_tiles.double_big, seat)})
    for die in [on_tiles.gold, *(on_tiles.nice_die(number) for number in range(6))]:
        if die != 0 and die_owner(die) == seat:
            dice.update({"big" if die_is_big(die) else "small": 1})
    return dict(dice)


def conserved_money(table: Table) -> None:
    """Every card is in one place. Payments beyond the bank's cards count as negative until they are paid back."""
    lying: Counter[int] = Counter()
    for place in range(money.HAND + table.players):
        counts = money.counts(table.money, place)
        assert min(counts) >= 0 or (place == money.BANK and table.setup.options["tiles"] != 0)
        lying.update(dict(enumerate(counts)))
    for casino in range(6):
        lying.update([table.high_card(casino), table.low_card(casino)])
    del lying[0]  # a casino without cards
    assert {value: number for value, number in lying.items() if number} == MONEY_CARDS


def miner(state: State) -> None:
    """All 60 dice are somewhere exactly once."""
    view = state.view()
    seen = [(row[0], row[1]) for player in view["players"] for row in player["trove"]]
    seen += [(lying["die"], lying["kind"]) for lying in view["mountain"]]
    seen += [(die, kind) for die, kind in view["removed"]]
    assert len({die for die, _ in seen}) == len(seen)
    kinds = Counter(kind for _, kind in seen)
    kinds.update(view["bag"])
    assert kinds == MINER_DICE


CONSERVED: dict[str, Callable[[State], None]] = {"vegas": vegas, "miner": miner, "miner-solo": miner}


def conserved_in(game: str) -> Callable[[State], None]:
    assert game in CONSERVED, f"tests/support/laws/conserved.py does not say what {game} must conserve"
    return CONSERVED[game]
