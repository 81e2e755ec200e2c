"""A rollout bot for every game: python examples/rollout_bot.py

For each choice it plays many random games to the end, with hidden information sampled each time, and takes the choice
that won most often. All choices get common random numbers, so that luck does not decide between them.
"""

import zaria


class Rollouts:
    name = "rollouts-example"

    def choose(self, known: zaria.State, seat: int, rng: zaria.Rng, budget: int) -> int:
        legal = known.legal()
        if len(legal) == 1:
            return legal[0]
        won = dict.fromkeys(legal, 0.0)
        for number in range(max(1, budget // len(legal))):
            world = known.determinize(seat, rng.split(f"secrets {number}"))
            for action in legal:
                state = world.copy()
                state.apply(action)
                zaria.playout(state, rng.split(f"dice {number}"))
                won[action] += self.value(state, seat)
        return max(legal, key=lambda action: won[action])

    def value(self, state: zaria.State, seat: int) -> float:
        """The share of the win; in a solo game, the points."""
        if state.players == 1:
            return float(state.scores()[0])
        return float(seat in state.winners()) / len(state.winners())


def main() -> None:
    games, won = 20, 0.0
    for seed in range(games):
        seat = seed % 4
        bots: list[zaria.Bot | str] = ["random"] * 4
        bots[seat] = Rollouts()
        winners = zaria.replay(zaria.play("vegas", bots, seed=seed, budget=400)).winners()
        won += (seat in winners) / len(winners)
    print(f"against three random players: {won / games:.2f} of {games} games (equal would be 0.25)")


if __name__ == "__main__":
    main()
