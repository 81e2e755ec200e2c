"""What characters say about a game now and then.

Remarks come from public events only, so they reveal no secrets. They follow from the game alone: every process and
every seat computes the same ones, also when a game is replayed, so none is stored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from zaria.bots.game_bots import watches
from zaria.bots.occasions import Commentator, Occasion
from zaria.bots.opponents import CHARACTERS, OPPONENTS
from zaria.core.engine.state import Event

QUIET: Final = 7  # least number of turns between two remarks
REMARK: Final = "remark"  # the kind of its event
# Lines that each character has for an occasion; a single line has no number.
VARIANTS: Final = {"tie": 2, "paid": 2, "nothing": 2, "won": 2, "lost": 2}
PERCENT: Final = 100


class Memory(NamedTuple):
    """What is kept from one step to the next."""

    quiet: int = QUIET  # turns since the last remark; a first one may come soon
    last: str = ""  # what the last one was about
    notes: tuple[int, ...] = ()  # the watch's own


class Remarks:
    """Follows the steps of one game; `name` seeds the choice of remarks, so that games differ."""

    def __init__(self, game: str, name: str, characters: Mapping[int, str]) -> None:
        self.name = name
        self.characters = characters  # by seat; other seats say nothing
        self.watch: Commentator | None = watches().get(game) if characters else None
        self.memory = Memory()
        self.memories: dict[int, Memory] = {}  # by step number

    def after(self, number: int, events: Sequence[Event]) -> Event | None:
        """The remark after the step with this number, if any. Must be called for every step that counts, in order."""
        if self.watch is None:
            return None
        public = [event for event in events if event.seats is None]
        seen = self.watch.look(public, self.memory.notes)
        quiet = self.memory.quiet + sum([event.kind in self.watch.turns for event in public])
        own = [occasion for occasion in seen.occasions if occasion.seat in self.characters]
        said = self.choose(number, own, quiet)
        if said is None:
            self.memory = Memory(quiet, self.memory.last, seen.notes)
        else:
            self.memory = Memory(0, said.what, seen.notes)
        self.memories[number] = self.memory
        return None if said is None else Event("remark", {"seat": said.seat, "remark": self.line(number, said)}, None)

    def back_to(self, number: int) -> None:
        """Forget all steps after this one, which were taken back; 0 forgets every step."""
        self.memory = self.memories.get(number, Memory())

    def choose(self, number: int, occasions: list[Occasion], quiet: int) -> Occasion | None:
        """Pick at most one: the highest rank, at random among equals. The end of a game ignores the quiet turns."""
        possible = [one for one in occasions if one.is_end or (quiet >= QUIET and one.what != self.memory.last)]
        if not possible:
            return None
        most = max([one.rank for one in possible])
        best = [one for one in possible if one.rank == most]
        chosen = best[self.draw(number, "who", len(best))]
        return chosen if self.draw(number, "whether", PERCENT) < chosen.percent else None

    def line(self, number: int, said: Occasion) -> str:
        """The message without its prefix: `bruno-tie-2`."""
        start = f"{self.characters[said.seat]}-{said.what}"
        many = VARIANTS.get(said.what, 1)
        return start if many == 1 else f"{start}-{self.draw(number, 'line', many) + 1}"

    def draw(self, number: int, about: str, below: int) -> int:
        """A number from 0 to `below` - 1, hashed from the game's name and the step, never from its secret dice."""
        return int.from_bytes(sha256(f"{self.name}/{number}/{about}".encode()).digest()[:6], "big") % below


def characters_of(bots: Sequence[Any]) -> dict[int, str]:
    """The characters among the bots at a table, by seat. None stands for a seat without a bot."""
    characters: dict[int, str] = {}
    for seat, bot in enumerate(bots):
        opponent = OPPONENTS.get(bot) if isinstance(bot, str) else None
        name = opponent.called.casefold() if opponent is not None else ""
        if name in CHARACTERS:
            characters[seat] = name
    return characters
