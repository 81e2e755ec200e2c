"""An expectation bot for Las Vegas, from the data of a question alone: python examples/expectation_bot.py

For each choice it takes what the casino would pay it now (the choice's `preview`) and weighs it by how likely that
is to last: each die that others still have may fall into this casino and beat or tie it.
"""

from typing import Any

import zaria


class Expectation:
    name = "expectation-example"

    def choose(self, known: zaria.State, seat: int, rng: zaria.Rng, budget: int) -> int:
        view = known.view(seat)
        choices = view["ask"]["choices"]
        if known.setup.game != "vegas" or not view["ask"]["main"]:
            return int(choices[0]["action"])
        return int(max(choices, key=lambda choice: self.expected(view, seat, choice))["action"])

    def expected(self, view: dict[str, Any], seat: int, choice: dict[str, Any]) -> float:
        """The expected dollars of this choice, per die."""
        number = choice["preview"].get("casino")
        if number is None:
            return 0.0  # a pass wins nothing and costs a chip
        paid = sum(payment["amount"] for payment in choice["preview"]["pays"] if payment["seat"] == seat)
        mine = view["casinos"][number - 1]["dice"].get(str(seat), {"small": 0, "big": 0})
        rolled = view["roll"]["small"].count(number) + 2 * (view["roll"]["big"] == number)
        strength = mine["small"] + 2 * mine["big"] + rolled
        threats = sum(one["small"] + one["big"] for other, one in enumerate(view["players"]) if other != seat)
        return float(paid * (5 / 6) ** (threats / (2 * strength)) / rolled)


def main() -> None:
    games, won = 200, 0.0
    for seed in range(games):
        seat = seed % 4
        bots: list[zaria.Bot | str] = ["random"] * 4
        bots[seat] = Expectation()
        winners = zaria.replay(zaria.play("vegas", bots, seed=seed)).winners()
        won += (seat in winners) / len(winners)
    print(f"against three random players: {won / games:.2f} of {games} games (equal would be 0.25)")


if __name__ == "__main__":
    main()
