"""Dice Miner by script: dice by their faces, troves as a test needs them, whole rounds in one call.

table = Scripted(3)
table.start("engineer", "treasurer", "surveyor")   # seat 0 starts; a mountain of tunnels, all 5
table.give(0, "c2 p hazard beer")                  # from the bag into a trove
table.do("take 18")
"""

from typing import Any

import pytest

import zaria
from zaria.core.engine.state import Event
from zaria.core.values.bits import bit, lowest, members
from zaria.miner.pieces.dice import KIND_NAMES, dice_of
from zaria.miner.pieces.mountain import CELLS
from zaria.miner.pieces.notation import read_face, read_faces, read_kind
from zaria.miner.rules.table import Table

FIVES = "t5 " * 20  # dice 0 to 19 from the lowest row up: 18 and 19 are on top
HEROES = ("engineer", "treasurer", "surveyor", "prospector")


def one_by_one(words: str) -> list[str]:
    """The face of each die: `t1 hazard beer c2` are three."""
    named = [name if kind < 0 else f"{KIND_NAMES[kind]} {name}" for kind, name in read_faces(words.split())]
    return [f"t{name}" if name.isdigit() else name for name in named]


class Scripted:
    """A table, its events, and short methods to play on."""

    def __init__(self, players: int = 2, game: str = "miner", **options: Any) -> None:
        state = zaria.new(game, players=players, **options)
        assert isinstance(state, Table)
        self.state: Table = state
        self.events: list[Event] = []
        self.state.listen(self.events.append)

    # Playing

    def deal(self, words: str) -> None:
        """Deal what these words say."""
        self.state.deal(self.state.parse_deal(words))

    def do(self, *words: str) -> None:
        """Decisions, one after the other."""
        for word in words:
            self.state.apply(self.state.parse(word))

    def start(self, *heroes: str, first: int = 0, mountain: str = FIVES) -> None:
        """The first roll, heroes by seat, and the first mountain."""
        self.deal(" ".join("beer" if seat == first else "1" for seat in range(self.state.players)))
        chosen = heroes or HEROES
        while self.state.actor >= 0:
            self.do(f"hero {chosen[self.state.actor]}")
        self.deal(mountain)

    def dig_out(self) -> None:
        """All players take the lowest die on top until the mountain is empty."""
        while self.view()["phase"] == "excavation":
            self.state.apply(next(action for action in self.state.legal() if self.state.name(action)[:4] == "take"))

    # Setting up

    def put(self, word: str) -> int:
        """Take a die from the bag that has this face, and turn it to it."""
        (said, name), *none = read_faces(word.split())
        assert none == [], word
        kind = read_kind(said, name, self.state.faces)
        side = read_face(said, name, kind, self.state.faces)
        die = int(lowest(self.state.bag & dice_of(kind)))
        assert die >= 0, f"no {KIND_NAMES[kind]} die left in the bag"
        self.state.bag ^= bit(die)
        self.state.show(die, 6 * kind + side)
        return die

    def give(self, seat: int, words: str) -> list[int]:
        """Dice from the bag join a trove; returns which."""
        dice = [self.put(word) for word in one_by_one(words)]
        for die in dice:
            self.state.troves[seat] |= bit(die)
        return dice

    def empty(self, seat: int) -> None:
        """A trove goes back in the bag."""
        for die in members(self.state.troves[seat]):
            self.state.put_back(die)
        self.state.troves[seat] = 0

    def lay(self, *words: str) -> list[int]:
        """Only these dice on the mountain, from the lowest cell up; returns which."""
        for cell in members(self.state.shape):
            self.state.put_back(int(self.state.lying[cell]))
        self.state.shape = 0
        dice = []
        for cell, word in zip(CELLS, words):
            dice.append(self.put(word))
            self.state.lying[cell] = dice[-1]
            self.state.shape |= bit(cell)
        return dice

    def to_magic(self, *troves: str) -> None:
        """In excavation: all players have just these dice, and the last player now takes the last of theirs.

        So seat 0 begins the magic phase.
        """
        self.state.turn = self.state.players - 1
        self.lay()
        for seat in range(self.state.players):
            self.empty(seat)
        *others, last = [one_by_one(trove) for trove in troves]
        for seat, dice in enumerate([*others, last[:-1]]):
            self.give(seat, " ".join(dice))
        (taken,) = self.lay(last[-1])
        self.do(f"take {taken}")

    # Looking

    def view(self) -> dict[str, Any]:
        return self.state.view()

    def player(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.view()["players"][seat]
        return found

    def faces(self, seat: int) -> list[str]:
        """The faces of a trove's dice, by their numbers."""
        return [row[2] for row in self.player(seat)["trove"]]

    def dice(self, seat: int) -> list[int]:
        return [row[0] for row in self.player(seat)["trove"]]

    def choices(self) -> list[str]:
        return [self.state.name(action) for action in self.state.legal()]

    def refused(self, words: str) -> str:
        """The rule and the words of a refusal; nothing has changed."""
        before = self.state.key()
        with pytest.raises(zaria.IllegalMove) as caught:
            self.do(words)
        assert self.state.key() == before
        return f"{caught.value.refusal.rule}: {caught.value}"

    def last(self, kind: str) -> dict[str, Any]:
        """The arguments of the last event of that kind."""
        return [event.arguments for event in self.events if event.kind == kind][-1]


class Solo(Scripted):
    """A solo game: magic dice to start with, and a mountain."""

    def __init__(self, magic: str = "m1 m1 m1", mountain: str = FIVES, **options: Any) -> None:
        super().__init__(1, "miner-solo", magic=len(magic.split()), **options)
        if magic:
            self.deal(magic)
        self.deal(mountain)

    def have(self, words: str) -> list[int]:
        """Just these dice in the trove."""
        self.empty(0)
        return self.give(0, words)
