"""Las Vegas by script: cards by value, dice by their numbers, whole rounds by where all dice end up.

table = Scripted(3)
table.deal("3 3 4 4 5 5 6 6 7 7 8 8")        # cards: casino 1 gets the first pair, casino 6 the last
table.turn("3 3 3 3 5 1 1 big 2", "place 3")   # a roll and what its player does with it
"""

from typing import Any

import zaria
from zaria.core.engine.state import Event, State

CARDS = "3 3 4 4 5 5 6 6 7 7 8 8"  # equal pairs, already in the order of the casinos
ALL_OUT = "1 1 2 2 3 3 4 big 4"  # the same dice for all players: every casino is tied
NEUTRAL_OUT = "1 1 2 2 3 3 4 4"  # the same for the neutral dice, whose big one is the last


class Scripted:
    """A table, its events, and short methods to play on."""

    def __init__(self, players: int, **options: Any) -> None:
        self.state: State = zaria.new("vegas", players=players, **options)
        self.events: list[Event] = []
        self.state.listen(self.events.append)

    def deal(self, words: str) -> None:
        """Deal what these words say."""
        self.state.deal(self.state.parse_deal(words))

    def do(self, words: str) -> None:
        """The actor decides."""
        self.state.apply(self.state.parse(words))

    def turn(self, roll: str, choice: str) -> None:
        self.deal(roll)
        self.do(choice)

    def start(self, cards: str = CARDS, neutral: str = NEUTRAL_OUT) -> None:
        """The cards of a round, and the neutral dice if there are any."""
        self.deal(cards)
        if self.state.players == 2:
            self.deal(neutral)

    def play_dice(self, *dice: str) -> None:
        """The rest of a round: the dice of each seat end up in these casinos, lowest number first."""
        left = [split(text) for text in dice]
        this_round = self.view()["round"]
        while self.state.actor != zaria.OVER and self.view()["round"] == this_round and any(left_over(left)):
            small, big = left[self.view()["turn"]]
            number = min([*small, *big])
            self.turn(" ".join(map(str, small)) + "".join(f" big {pip}" for pip in big), f"place {number}")
            left[self.last("vegas-placed")["seat"]] = (
                [pip for pip in small if pip != number],
                [pip for pip in big if pip != number],
            )

    def round(self, *dice: str, cards: str = CARDS, neutral: str = NEUTRAL_OUT) -> list[tuple[int, int, int]]:
        """Play a whole round; return its payments in order: (casino, seat, dollars)."""
        self.start(cards, neutral)
        already = len(self.events)
        self.play_dice(*dice)
        return paid(self.events[already:])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.state.view(seat)

    def casino(self, number: int) -> dict[str, Any]:
        casino: dict[str, Any] = self.view()["casinos"][number - 1]
        return casino

    def player(self, seat: int, viewer: int | None = None) -> dict[str, Any]:
        player: dict[str, Any] = self.view(viewer)["players"][seat]
        return player

    def last(self, kind: str) -> dict[str, Any]:
        """The arguments of the latest event of this kind."""
        return next(event.arguments for event in reversed(self.events) if event.kind == kind)


def split(dice: str) -> tuple[list[int], list[int]]:
    """`1 1 6 big 2`: the small dice, and the big one."""
    small, _, big = dice.partition("big")
    return [int(word) for word in small.split()], [int(word) for word in big.split()]


def left_over(dice: list[tuple[list[int], list[int]]]) -> list[bool]:
    return [bool(small or big) for small, big in dice]


def paid(events: list[Event]) -> list[tuple[int, int, int]]:
    """All payments: (casino, seat, dollars)."""
    return [
        (event.arguments["casino"], event.arguments["seat"], event.arguments["amount"])  # type: ignore[misc]
        for event in events
        if event.kind == "vegas-paid"
    ]


def paid_in(payments: list[tuple[int, int, int]], casino: int) -> list[tuple[int, int]]:
    """The payments of one casino: (seat, dollars)."""
    return [(seat, dollars) for number, seat, dollars in payments if number == casino]
