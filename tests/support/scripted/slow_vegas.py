"""A second Las Vegas: slow, simple, and without a line of the engine.

It reads the content of a record (draws as integers, decisions as words) and keeps lists of cards and dice. `picture`
is the public view, in the form of the engine's view.
"""

from collections import Counter
from copy import deepcopy
from typing import Any

DECK = [3] * 11 + [4] * 11 + [5] * 13 + [6] * 15 + [7] * 13 + [8] * 11 + [9] * 9 + [10] * 7
NEUTRAL = "neutral"
Die = tuple[Any, str]  # owner (a seat or NEUTRAL), "small" or "big"


class SlowVegas:
    def __init__(self, players: int, rounds: int = 3, first: str = "seat0") -> None:
        self.players = players
        self.rounds = rounds
        self.round = 0
        self.deck = list(DECK)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.chips = [0] * players
        self.starter: int | None = None if first == "random" else 0
        self.turn = 0
        self.cards: list[list[int]] = [[] for _ in range(6)]
        self.dice: list[list[Die]] = [[] for _ in range(6)]
        self.supply = [["small"] * 7 + ["big"] for _ in range(players)]
        self.rolled: list[tuple[int, str]] = []
        self.waiting = "first" if first == "random" else "cards"
        if self.waiting == "cards":
            self.begin_round()

    def first(self) -> int:
        assert self.starter is not None
        return self.starter

    # Legal decisions

    def bounds(self) -> list[int]:
        if self.waiting == "first":
            return [self.players]
        if self.waiting == "cards":
            return [len(self.deck) - card for card in range(12)]
        if self.waiting == "neutral":
            return [6] * 8
        if self.waiting == "roll":
            return [6] * len(self.supply[self.turn])
        return []

    def words(self) -> list[str]:
        """The legal decisions."""
        if self.waiting != "choice":
            return []
        numbers = sorted({number for number, _ in self.rolled})
        return [f"place {number}" for number in numbers] + (["pass"] if self.chips[self.turn] > 0 else [])

    # Steps

    def draw(self, values: list[int]) -> None:
        if self.waiting == "first":
            self.starter = values[0]
            self.begin_round()
        elif self.waiting == "cards":
            drawn = [self.deck.pop(value) for value in values]
            pairs = [sorted(drawn[n : n + 2], reverse=True) for n in range(0, 12, 2)]
            self.cards = sorted(pairs, key=lambda pair: (sum(pair), pair[0]))
            self.waiting = "neutral" if self.players == 2 else "roll"
            self.turn = self.first()
        elif self.waiting == "neutral":
            for value, size in zip(values, ["small"] * 7 + ["big"]):
                self.dice[value].append((NEUTRAL, size))
            self.waiting = "roll"
        else:
            self.rolled = sorted((value + 1, size) for value, size in zip(values, self.supply[self.turn]))
            self.waiting = "choice"

    def decide(self, words: str) -> None:
        seat = self.turn
        if words == "pass":
            self.chips[seat] -= 1
        else:
            number = int(words.removeprefix("place "))
            for pip, size in self.rolled:
                if pip == number:
                    self.supply[seat].remove(size)
                    self.dice[number - 1].append((seat, size))
        self.rolled = []
        others = [(seat + step) % self.players for step in range(1, self.players + 1)]
        with_dice = [other for other in others if self.supply[other]]
        if with_dice:
            self.turn = with_dice[0]
            self.waiting = "roll"
        else:
            self.end_round()

    def begin_round(self) -> None:
        self.round += 1
        self.chips = [chips + 2 for chips in self.chips]
        self.waiting = "cards"

    def end_round(self) -> None:
        for number in range(6):
            order = self.standing(number)
            for place, card in enumerate(self.cards[number]):
                if place < len(order) and order[place] != NEUTRAL:
                    self.hands[order[place]].append(card)
            if order and order[0] != NEUTRAL:
                self.starter = order[0]
        self.turn = self.first()
        self.cards = [[] for _ in range(6)]
        self.dice = [[] for _ in range(6)]
        self.supply = [["small"] * 7 + ["big"] for _ in range(self.players)]
        if self.round < self.rounds:
            self.begin_round()
        else:
            self.waiting = "over"

    def standing(self, number: int) -> list[Any]:
        """The owners left in a casino once ties are out, most dice first."""
        weights: Counter[Any] = Counter()
        for owner, size in self.dice[number]:
            weights[owner] += 2 if size == "big" else 1
        alone = {owner: weight for owner, weight in weights.items() if list(weights.values()).count(weight) == 1}
        return sorted(alone, key=lambda owner: -alone[owner])

    # Results

    def scores(self) -> list[int]:
        return [10_000 * (sum(hand) + chips) for hand, chips in zip(self.hands, self.chips)]

    def winners(self) -> list[int]:
        if self.waiting != "over":
            return []
        ranks = [(score, len(hand) + chips) for score, hand, chips in zip(self.scores(), self.hands, self.chips)]
        return [seat for seat in range(self.players) if ranks[seat] == max(ranks)]

    def picture(self) -> dict[str, Any]:
        """The public view, and all players' money."""
        return {
            "round": self.round,
            "starter": self.starter,
            "casinos": [
                {
                    "cards": [10_000 * card for card in self.cards[number]],
                    "dice": {
                        str(seat): {
                            "small": self.dice[number].count((seat, "small")),
                            "big": self.dice[number].count((seat, "big")),
                            "black": 0,
                        }
                        for seat in range(self.players)
                        if (seat, "small") in self.dice[number] or (seat, "big") in self.dice[number]
                    },
                    "neutral": {size: self.dice[number].count((NEUTRAL, size)) for size in ("small", "big")},
                }
                for number in range(6)
            ],
            "players": [
                {
                    "small": self.supply[seat].count("small"),
                    "big": self.supply[seat].count("big"),
                    "chips": self.chips[seat],
                    "cards": len(self.hands[seat]),
                    "money": 10_000 * sum(self.hands[seat]),
                }
                for seat in range(self.players)
            ],
            "roll": {
                "small": [number for number, size in self.rolled if size == "small"],
                "big": next((number for number, size in self.rolled if size == "big"), None),
                "black": [],
            },
        }

    def key(self) -> str:
        """Equal for equal positions only: cards of a hand and dice of a casino have no order."""
        hands = [sorted(hand) for hand in self.hands]
        dice = [sorted(map(str, lying)) for lying in self.dice]
        rest = (self.round, self.starter, self.turn, self.chips, self.cards, self.supply, self.rolled, self.waiting)
        return repr((hands, dice, self.deck, rest))

    def copy(self) -> "SlowVegas":
        return deepcopy(self)
