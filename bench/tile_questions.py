"""Are the answers to each tile's questions worth anything? One `hard` player against three who answer them at random.

    python bench/tile_questions.py --games 800                 # all tiles that ask something
    python bench/tile_questions.py --games 800 knockout

Otherwise all four play alike, at tables with this one tile; a share of .25 would be no better than random answers.
"""

from __future__ import annotations

import argparse
from math import sqrt

import zaria
from zaria.arena.match import play_match
from zaria.vegas.tiles.catalogue import KEYS
from zaria.vegas.turn import Choose

SILENT = ("jackpot", "high_five", "bad_luck", "pay_day")  # ask nothing
PLAYERS = 4


class RandomAnswers:
    """Places as `hard` does, and answers what tiles ask at random."""

    name = "random answers"

    def choose(self, known: zaria.State, seat: int, rng: zaria.Rng, budget: int) -> int:
        if isinstance(known.pending(), Choose):
            return zaria.bot("hard").choose(known, seat, rng, budget)
        return zaria.bot("random").choose(known, seat, rng, budget)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("tiles", nargs="*", help="only these")
    arguments = parser.parse_args()
    games, tiles = arguments.games, arguments.tiles or [tile for tile in KEYS if tile not in SILENT]
    print("| tile | share against three with random answers |\n| --- | ---: |")
    for tile in tiles:
        deals: list[float] = []
        for deal in range(games // PLAYERS):
            won = 0.0
            for seat in range(PLAYERS):
                bots: list[zaria.Bot] = [RandomAnswers() for _ in range(PLAYERS)]
                bots[seat] = zaria.bot("hard")
                won += play_match("vegas", {"tiles": [tile]}, bots, deal).shares[seat]
            deals.append(won / PLAYERS)
        mean = sum(deals) / len(deals)
        error = sqrt(sum((one - mean) ** 2 for one in deals) / (len(deals) - 1) / len(deals))
        print(f"| {tile} | {mean:.3f} ± {error:.3f} |".replace("0.", "."), flush=True)


if __name__ == "__main__":
    main()
