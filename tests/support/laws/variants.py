"""The variants of the contract suite: every registered game, in a spread of player counts and options.

Options of the common types vary automatically. The values of a game's own types are listed here.
"""

from typing import Any, NamedTuple

import zaria
from zaria.core.engine.registry import Game, Option
from zaria.core.engine.state import State

FACES = {
    "tunnel": ["1", "1", "2", "3", "4", "beer"],
    "hazard": ["dragon 1", "dragon 2", "cave-in 1", "cave-in 3", "cave-in 4", "beer"],
    "tool": ["shield", "shield", "pickaxe", "chest 1", "chest 3", "beer"],
    "treasure": ["gem 1", "gem 2", "gem 2", "gem 3", "gem 3", "beer"],
    "magic": ["magic 1", "magic 2", "magic 2", "magic 3", "magic 3", "beer"],
}

# Only tunnel and treasure dice certainly have Beer: others may have none or two.
BEERLESS = FACES | {
    "hazard": ["dragon 1", "dragon 2", "dragon 3", "cave-in 1", "cave-in 3", "cave-in 4"],
    "tool": ["shield", "pickaxe", "chest 1", "chest 2", "beer", "beer"],
    "magic": ["magic 1", "magic 2", "magic 2", "magic 3", "magic 3", "magic 3"],
}

# By game and option: values, and other options they need to have an effect.
SPECIAL: dict[tuple[str, str], list[dict[str, Any]]] = {
    ("vegas", "tiles"): [
        *[{"tiles": number} for number in range(1, 7)],
        {"tiles": ["lucky_punch", "prime_time", "high_five", "pay_day", "no_entry", "block_it"]},
        {"tiles": ["jackpot", "fifty_fifty", "bad_luck", "power_play", "knockout", "handicap"]},
        {"tiles": ["black_box", "nice_dice", "no_entry", "power_play", "handicap", "lucky_punch"]},
        {"tiles": ["my_choice", "double_down", "block_it", "bad_luck", "prime_time", "knockout"]},
    ],
    ("vegas", "repeat_tiles"): [{"repeat_tiles": False, "tiles": 6}],
    ("miner", "faces"): [{"faces": FACES}, {"faces": BEERLESS}],
    ("miner-solo", "faces"): [{"faces": FACES}, {"faces": BEERLESS}],
}


class Variant(NamedTuple):
    """A game with players and options."""

    game: str
    players: int
    options: dict[str, Any]

    def new(self) -> State:
        return zaria.new(self.game, players=self.players, **self.options)

    def __str__(self) -> str:
        chosen = [f"{name}={shown(value)}" for name, value in self.options.items()]
        return " ".join([self.game, str(self.players), *chosen])


def shown(value: Any) -> str:
    if isinstance(value, dict):
        return "beerless" if value == BEERLESS else "other"
    return "+".join(value) if isinstance(value, list) else str(value)


def values(game: Game, option: Option) -> list[dict[str, Any]]:
    """The values of an option to try besides its default."""
    if (game.name, option.name) in SPECIAL:
        return SPECIAL[game.name, option.name]
    if option.type in ("int", "bool", "choice"):
        return [{option.name: value} for value in option.range if value != option.default]
    raise LookupError(f"tests/support/laws/variants.py does not say which values of {game.name}'s {option.name} to try")


def variants(game: Game) -> list[Variant]:
    """Each player count with the defaults, and each option's values with the player counts in turn."""
    low, high = game.players
    counts = list(range(low, high + 1))
    options = [chosen for option in game.options for chosen in values(game, option)]
    return [Variant(game.name, players, {}) for players in counts] + [
        Variant(game.name, counts[turn % len(counts)], chosen) for turn, chosen in enumerate(options)
    ]


VARIANTS = [variant for game in zaria.GAMES.values() for variant in variants(game)]
