"""Real dice, cards and tiles of Las Vegas, as typed in every language."""

from __future__ import annotations

import re

from zaria.core.engine.checks import deal_words
from zaria.core.engine.errors import IllegalDeal, again
from zaria.core.engine.state import State
from zaria.core.values.bits import members
from zaria.terminal.real_dice import RealDice, fold, replace_names
from zaria.vegas.rules.draw_tiles import allowed_sides
from zaria.vegas.rules.money import DOLLARS
from zaria.vegas.rules.table import Table
from zaria.vegas.tiles.catalogue import TILES
from zaria.vegas.words import tile as tile_name

CARD_VALUES = range(3, 11)
NUMBERS = range(1, 7)


class VegasRealDice(RealDice):
    """`3 3 5 groß 6`, `$30.000 60 k`, `Power Play`."""

    def plain(self, state: State, entry: str) -> str:
        match state.chance().kind:
            case "first":
                return self.seat(entry)
            case "tiles":
                names = [(tile_name(self.speech, tile.key), tile.key) for tile in TILES]
                return replace_names(fold(entry.replace(",", " ")), names)
            case "cards":
                return self.amounts(entry)
            case _:
                return replace_names(fold(entry.replace(",", " ")), [(self.big_word(), "big")])

    def amounts(self, entry: str) -> str:
        """Money cards without the language's word for thousands: `30 Tsd. $` as `30k`."""
        thousands = self.words.say("money-thousands", {"amount": 0}).replace("$", "").replace("0", "").strip()
        return re.sub(rf"(?<=\d)\s*(?:{re.escape(thousands)}|k)(?!\w)", "k", entry, flags=re.IGNORECASE)

    def big_word(self) -> str:
        return self.words.say("dice-big", {"number": ""}).strip()

    def missing(self, state: State, plain: str) -> str | None:
        """A request to say which die is the big one, if that matters and was not typed."""
        dice = deal_words(plain)
        shown = [str(number) for number in NUMBERS]
        is_whole = len(dice) == len(state.chance().bounds) and all(die in shown for die in dice)
        if not is_whole or not self.rolls_big(state) or len(set(dice)) == 1:
            return None
        return self.words.say("chance-vegas-which-big", {"possible": ", ".join(sorted(set(dice)))})

    def completed(self, state: State, plain: str, answer: str) -> str | None:
        dice = deal_words(plain)
        big = self.plain(state, answer).replace("big", "").strip()
        if big not in dice:
            return None
        dice.remove(big)
        return " ".join([*dice, "big", big])

    def rolls_big(self, state: State) -> bool:
        view = state.view(None)
        kind = state.chance().kind
        return kind == "neutral" or (kind == "roll" and view["players"][view["turn"]]["big"] > 0)

    def refused(self, state: State, error: IllegalDeal) -> IllegalDeal:
        """A refusal with the names of tiles instead of their keys."""
        refusal = error.refusal
        if refusal.code != "deal-tile":
            return error
        possible = ", ".join(self.possible(state))
        return again(IllegalDeal, refusal._replace(arguments=refusal.arguments | {"possible": possible}))

    def possible(self, state: State) -> list[str]:
        kind = state.chance().kind
        if kind == "first":
            return self.names
        if kind == "tiles":
            assert isinstance(state, Table)
            return [
                f"{tile_name(self.speech, TILES[side].key)} ({TILES[side].code})"
                for side in members(allowed_sides(state, 0))
            ]
        if kind == "cards":
            return [self.words.money(value * DOLLARS) for value in CARD_VALUES]
        big = [self.words.say("dice-big", {"number": number}) for number in NUMBERS] if self.rolls_big(state) else []
        return [*map(str, NUMBERS), *big]
