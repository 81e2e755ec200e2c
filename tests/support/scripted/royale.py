"""Las Vegas Royale by script: tiles that lie at casinos 1, 2, 3 and what players do on them.

table = Royale(3, "lucky_punch", "jackpot")           # one round unless told otherwise
table.lay("1 1", "hide 2", "guess 3")                  # two dice to casino 1, and the answers that follow
table.lay("2 big 2", "black 3 4")                      # the black dice show 3 and 4
table.park(6)                                          # all other dice of all players go to casino 6
"""

from typing import Any

import pytest

import zaria
from support.scripted.vegas import CARDS, NEUTRAL_OUT, Scripted, split

EIGHT_DICE = "{0} {0} {0} {0} {0} {0} {0} big {0}"


class Royale(Scripted):
    """A table with these tiles at casinos 1, 2, 3, ... and the money on it."""

    def __init__(
        self, players: int, *tiles: str, cards: str = CARDS, neutral: str = NEUTRAL_OUT, rounds: int = 1, **options: Any
    ) -> None:
        super().__init__(players, tiles=list(tiles), rounds=rounds, **options)
        self.start(cards, neutral)

    def start(self, cards: str = CARDS, neutral: str = NEUTRAL_OUT) -> None:
        """The cards of a round, the same ones set aside for each later round, and the neutral dice if there are any."""
        self.deal(cards)
        if self.asks("aside"):
            self.deal(" ".join([cards] * (len(self.state.bounds()) // 12)))
        if self.state.players == 2:
            self.deal(neutral)

    # Play

    def answer(self, words: str) -> None:
        """Make a player's decision, or deal the black dice: `black 3 4`."""
        if words.startswith("black "):
            self.deal(words.removeprefix("black "))
        else:
            self.do(words)

    def turn(self, roll: str, choice: str, *answers: str) -> None:
        super().turn(roll, choice)
        for words in answers:
            self.answer(words)

    def lay(self, dice: str, *answers: str) -> None:
        """The player rolls these dice of one number and places them; all others show the next number."""
        small, big = split(dice)
        number = [*small, *big][0]
        other = number % 6 + 1
        player = self.player(self.view()["turn"])
        roll = small + [other] * (player["small"] - len(small))
        text = " ".join(map(str, roll)) + (f" big {big[0] if big else other}" if player["big"] else "")
        self.turn(text, f"place {number}", *answers)

    def skip(self, number: int = 6) -> None:
        """The player rolls nothing but this number, and passes."""
        self.roll_all(number)
        self.do("pass")

    def roll_all(self, number: int) -> None:
        self.state.deal([number - 1] * len(self.state.bounds()))

    def park(self, number: int) -> None:
        """All players with dice left roll only this number and place it, until the round is over."""
        while self.asks("roll") or self.asked() == "question-vegas-power":
            if not self.asks("roll"):
                self.do("roll")
            self.roll_all(number)
            self.do(f"place {number}")

    # Looking

    def asks(self, kind: str) -> bool:
        """Is this draw pending?"""
        return self.state.actor == zaria.CHANCE and self.state.chance().kind == kind

    def asked(self) -> str:
        """The key of the pending question."""
        ask = self.state.ask()
        return ask["question"] if ask is not None else ""

    def names(self) -> list[str]:
        """The words of all legal actions."""
        return [self.state.name(action) for action in self.state.legal()]

    def refused(self, words: str) -> str:
        """The rule and the code by which these words are refused; nothing has changed."""
        before = self.state.key()
        action = self.state.parse(words)
        with pytest.raises(zaria.IllegalMove) as caught:
            self.state.apply(action)
        assert self.state.key() == before
        assert self.state.why_not(action) == caught.value.refusal
        return f"{caught.value.refusal.rule} {caught.value.refusal.code}"

    def tile(self, key: str, viewer: int | None = None) -> dict[str, Any]:
        """The view of a tile."""
        tile: dict[str, Any] = next(tile for tile in self.view(viewer)["tiles"] if tile["key"] == key)
        return tile

    def weights(self, casino: int) -> dict[str, int]:
        """The weights of all owners' dice in a casino, black ones included."""
        seen = self.casino(casino)
        weights = {seat: dice["small"] + 2 * dice["big"] + dice["black"] for seat, dice in seen["dice"].items()}
        weights["neutral"] = seen["neutral"]["small"] + 2 * seen["neutral"]["big"]
        weights["grey"] = seen["grey"]
        return {owner: weight for owner, weight in weights.items() if weight > 0}

    def supply(self, seat: int) -> tuple[int, int]:
        """Small and big dice."""
        return self.player(seat)["small"], self.player(seat)["big"]

    def chips(self) -> list[int]:
        return [player["chips"] for player in self.view()["players"]]

    def money(self) -> list[int]:
        return [self.player(seat, seat)["money"] for seat in range(self.state.players)]

    def rewards(self, tile: str) -> list[tuple[int, str]]:
        """The payments of the tile: (seat, `2 chips` or `$30000`), in order."""
        return [(paid["seat"], paid_as(paid)) for paid in self.told("vegas-reward") if paid["tile"] == tile]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The arguments of all events of this kind."""
        return [event.arguments for event in self.events if event.kind == kind]


def paid_as(reward: dict[str, Any]) -> str:
    return f"${reward['amount']}" if reward["amount"] > 0 else f"{reward['chips']} chips"


def all_dice(number: int) -> str:
    """A whole supply that shows one number."""
    return EIGHT_DICE.format(number)
