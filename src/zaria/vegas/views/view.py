"""The view of a seat, built field by field, in dollars and with numbers as printed on dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from zaria.core.engine.frames import OVER
from zaria.vegas.rules import money
from zaria.vegas.rules.casino import GREY, NEUTRAL, NOBODY, tied_owners
from zaria.vegas.views.projection import payments_with

if TYPE_CHECKING:
    from zaria.vegas.rules.table import Table


def table_view(table: Table) -> dict[str, Any]:
    return {
        "round": int(table.round),
        "rounds": table.setup.options["rounds"],
        "starter": int(table.starter) if table.starter != NOBODY else None,
        "turn": int(table.turn),
        "casinos": [casino_view(table, number) for number in range(len(table.tiles))],
        "players": [player_view(table, seat, None) for seat in range(table.setup.players)],
        "roll": roll_view(table),
        "bank": bank_view(table),
        "tiles": tiles_view(table, None),
    }


def show_own(table: Table, shown: dict[str, Any], seat: int) -> None:
    """Add the seat's own money, and the secrets of tiles that it may know."""
    players: list[dict[str, Any]] = shown["players"].copy()
    players[seat] = player_view(table, seat, seat)
    shown["players"] = players
    if shown["tiles"]:
        shown["tiles"] = tiles_view(table, seat)


def tiles_view(table: Table, seat: int | None) -> list[dict[str, Any]]:
    return [
        {"key": tile.key, "code": tile.code, "casino": number + 1, **tile.view(table, number, seat)}
        for number, tile in enumerate(table.tiles)
        if tile is not None
    ]


def casino_view(table: Table, number: i64) -> dict[str, Any]:
    """`pays` is who it would pay, `tied` whose dice would leave (also neutral ones), if the round ended now."""
    tile = table.tiles[number]
    dice: dict[str, dict[str, int]] = {}
    for seat in range(table.seats):
        small, big, black = table.small_in(number, seat), table.big_in(number, seat), table.black_in(number, seat)
        if small + big + black > 0:
            dice[str(seat)] = {"small": int(small), "big": int(big), "black": int(black)}
    return {
        "number": int(number) + 1,
        "cards": [int(card * money.DOLLARS) for card in (table.high_card(number), table.low_card(number)) if card > 0],
        "dice": dice,
        "neutral": {"small": int(table.small_in(number, NEUTRAL)), "big": int(table.big_in(number, NEUTRAL))},
        "grey": int(table.small_in(number, GREY)),
        "pays": [paid for paid in payments_with(table, number, NEUTRAL, 0) if paid["amount"] > 0],
        "tied": tied_owners(table.weights(number)),
        "closed": table.markers.closed == number,
        "tile": tile.key if tile is not None else None,
    }


def player_view(table: Table, seat: i64, viewer: int | None) -> dict[str, Any]:
    """Chips are public; money is shown to its owner, at the end, and where it is played open (LV-PAY-04)."""
    hand = money.HAND + seat
    is_shown = viewer == seat or table.acting() == OVER or table.setup.options["open_money"]
    return {
        "small": int(table.small[seat]),
        "big": int(table.big[seat]),
        "chips": int(table.chips[seat]),
        "cards": int(money.cards(table.money, hand)),
        "money": int(money.total(table.money, hand) * money.DOLLARS) if is_shown else None,
    }


def roll_view(table: Table) -> dict[str, Any]:
    small: list[int] = []
    for number in range(6):
        small.extend([number + 1] * int(table.rolled_small(number)))
    black = [int(die) for die in (table.black_one, table.black_two) if die > 0]
    big = int(table.rolled_big) + 1 if table.rolled_big >= 0 else None
    return {"small": small, "big": big, "black": black}


def bank_view(table: Table) -> dict[str, int] | None:
    """Royale: the number of cards of each value in the open bank (LV-ROY-04); None without a bank."""
    set_aside = money.CARDS_A_ROUND * (table.setup.options["rounds"] - 1)
    if table.setup.options["tiles"] == 0 or money.cards(table.money, money.DECK) > set_aside:
        return None
    counts = money.counts(table.money, money.BANK)
    return {str(value * money.DOLLARS): counts[value] for value in range(len(counts)) if counts[value] > 0}
