"""A tournament of every bot against every line-up from every seat, with the same dice: python examples/tournament.py

`zaria arena` does the same on all cores, with errors and ratings; this shows the principle.
"""

from itertools import combinations

import zaria

BOTS = ["random", "naive", "greedy", "expectation"]  # these never change, so neither does this table
PLAYERS = 3
SEEDS = 4


def main() -> None:
    shares: dict[str, list[float]] = {bot: [] for bot in BOTS}
    for line_up in combinations(BOTS, PLAYERS):
        for seed in range(SEEDS):
            for turned in range(PLAYERS):  # the same dice, with every bot in every seat
                seats = [*line_up[turned:], *line_up[:turned]]
                winners = zaria.replay(zaria.play("vegas", seats, seed=seed, rounds=1)).winners()
                for seat, bot in enumerate(seats):
                    shares[bot].append((seat in winners) / len(winners))
    for bot, won in sorted(shares.items(), key=lambda one: -sum(one[1]) / len(one[1])):
        mean = sum(won) / len(won)
        error = (sum((share - mean) ** 2 for share in won) / len(won) / (len(won) - 1)) ** 0.5
        print(f"{bot:12} {mean:.2f} ± {error:.2f} of {len(won)} games")


if __name__ == "__main__":
    main()
