"""Mistakes: a search finds a better choice, and independent games value it."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

from zaria.analysis.recorded_game import Group, RecordedGame
from zaria.bots.hints import SURE, hint, sentence
from zaria.bots.search.continuations import Continuations

SEARCHES: Final = 250_000  # rollouts for all decisions of a game; a single one gets no more than a hint
SCREENED: Final = 64  # games per decision to find the costliest ones
SCREENED_BLOCKS: Final = 4  # the same, where rounds have continuations
VALUED: Final = 1200  # games to value each of those
VALUED_AT_ONCE: Final = 200  # in one task
VALUED_BLOCKS: Final = 24
LISTED: Final = 3  # of each seat
SHORTLIST: Final = 5  # of each seat, to be valued
FAR: Final = 500_000_009  # from the seeds of games that value positions
CONTINUATIONS: Final = 2_000_000_011  # between the seeds of games and those of continuations
APART: Final = 1_000_003  # between the continuations of two rounds


class Mistake:
    """A decision for which the search found a better choice.

    `loss` is what that choice would have gained of the value of a game, `score_loss` the same of the seat's own score.
    """

    def __init__(self, step: int, action: int, reason: dict[str, Any], data: dict[str, Any] | None = None) -> None:
        self.step = step
        self.action = action
        self.reason = reason  # a message and its arguments
        given = data or {"number": 0, "games": 0, "total": 0, "squares": 0, "score": 0, "first": 0.0}
        self.number: int = given["number"]  # of blocks
        self.games: int = given["games"]  # in each block
        self.total: int = given["total"]
        self.squares: int = given["squares"]
        self.score: int = given["score"]
        self.first: float = given["first"]  # the biased loss in the games that selected it; never shown

    def play(
        self, game: RecordedGame, number: int, last_round: int, continuations: Continuations | None
    ) -> tuple[int, int]:
        """The gain of the better choice, and that of the score, in one game, or in one end of the round.

        Later rounds do not depend on how this one ends where they have continuations, so their scores are the same.
        """
        seat = game.steps[self.step].seat
        made = game.ended(self.step + 1, number, last_round)
        better = game.ended_after(self.step, self.action, number, last_round)
        score = int(better.scores()[seat]) - int(made.scores()[seat])
        if continuations is None:
            return game.rollouts.payoffs(better)[seat] - game.rollouts.payoffs(made)[seat], score
        return continuations.outcomes_after(better)[seat] - continuations.outcomes_after(made)[seat], score

    def note(self, loss: int, score: int, games: int) -> None:
        """Add a block."""
        self.number += 1
        self.games = games
        self.total += loss
        self.squares += loss * loss
        self.score += score

    def start_valuing(self) -> None:
        """Start again: the games that selected this mistake are biased, so others value it."""
        self.first = self.loss
        self.number = self.total = self.squares = self.score = 0

    @property
    def loss(self) -> float:
        return self.total / (self.number * self.games)

    @property
    def score_loss(self) -> float:
        return self.score / (self.number * self.games)

    @property
    def error(self) -> float:
        if self.number < 2:
            return self.loss
        variance = (self.number * self.squares - self.total**2) / (self.number * (self.number - 1))
        return sqrt(variance / self.number) / self.games

    @property
    def is_sure(self) -> bool:
        return self.number > 1 and self.loss > SURE * self.error

    def to_data(self) -> dict[str, Any]:
        sums = {"number": self.number, "games": self.games, "total": self.total, "squares": self.squares}
        more = {"score": self.score, "first": self.first}
        return {"step": self.step, "action": self.action, "told": self.reason, "sums": sums | more}


class Task(NamedTuple):
    """Blocks for decisions: all those of a round that share continuations, or a single decision."""

    group: Group
    mistakes: list[Mistake]
    first: int  # number of the first block
    blocks: int

    def play(self, game: RecordedGame, games: int, continuations: int, seed: int) -> None:
        """Play the blocks. A block is `games` ends of the round, each with all continuations, or a single game."""
        last_round = self.group.round
        for block in range(self.first, self.first + self.blocks):
            met: Continuations | None = None
            ends = followed = 1
            if last_round:
                followed = continuations
                first = seed + CONTINUATIONS + self.group.first * APART + block * continuations
                met, ends = game.continuations(self.group, first, continuations), games
            for mistake in self.mistakes:
                loss = score = 0
                for number in range(seed + block * ends, seed + (block + 1) * ends):
                    more, more_score = mistake.play(game, number, last_round, met)
                    loss += more
                    score += more_score
                mistake.note(loss, score * followed, ends * followed)


def tasks_of(game: RecordedGame, mistakes: list[Mistake], games: int, blocks: int) -> list[Task]:
    """Tasks that value these decisions: `games` for each, in batches, or `blocks` that they share."""
    tasks: list[Task] = []
    for group in game.groups:
        inside = [mistake for mistake in mistakes if game.is_in(group, mistake.step)]
        if group.round and inside:
            tasks += [Task(group, inside, block, 1) for block in range(blocks)]
        elif inside:
            tasks += [
                Task(group, [mistake], first, min(VALUED_AT_ONCE, games - first))
                for mistake in inside
                for first in range(0, games, VALUED_AT_ONCE)
            ]
    return tasks


def find_mistake(game: RecordedGame, step: int, rollouts: int, seed: int) -> Mistake | None:
    """The better choice by a search, if it differs from the one made."""
    state, played = game.states[step], game.steps[step].action
    choices = hint(state, seed, rollouts)["choices"]
    best = choices[0]
    if best["action"] == played:
        return None
    made = [choice for choice in choices if choice["action"] == played]
    reason: dict[str, Any] = {"key": "hint-equal", "arguments": {}}
    if made:
        known = state.known(game.steps[step].seat)
        reason = sentence(game.skill.model, known, [best, made[0]], "points" if game.in_points else "chance")
    return Mistake(step, best["action"], reason)


def shortlist(game: RecordedGame, mistakes: list[Mistake]) -> list[Mistake]:
    """The mistakes of each seat that seem costliest, in the order of the game."""
    chosen: list[Mistake] = []
    for seat in range(game.players):
        own = [mistake for mistake in mistakes if game.steps[mistake.step].seat == seat and mistake.first > 0]
        chosen += sorted(own, key=lambda mistake: (-mistake.first, mistake.step))[:SHORTLIST]
    return sorted(chosen, key=lambda mistake: mistake.step)
