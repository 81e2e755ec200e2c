"""What a game must know to be searched: quick answers, candidates, the end of the horizon and what it is worth."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from zaria.bots.futures import Futures
from zaria.bots.luck import Luck
from zaria.bots.search import Candidate, Search, halve
from zaria.core.bits import members
from zaria.core.frames import CHANCE, OVER
from zaria.core.rng import Rng
from zaria.core.state import State

S = TypeVar("S", bound=State)
MANY: Final = 1_000_000_000
NOT_LEARNT: Final = -1


class Effort:
    """How hard a player thinks about a game.

    Without rollouts it goes by first impressions, blurred by `noise` and bent by its manner. `width` is how many plans
    are followed side by side where a game can be planned.
    """

    def __init__(self, rollouts: int, bend: float = 0.0, noise: float = 0.0, width: int = 0) -> None:
        self.rollouts = rollouts
        self.bend = bend  # what a player's manner counts, in the unit of values or impressions
        self.noise = noise  # in the unit of impressions
        self.width = width


class Mind(Generic[S]):
    """Knows a game well enough to answer at once and to say who is ahead. Has no memory."""

    def quick(self, state: S, luck: Luck) -> i64:
        """A sensible answer at once, for the seat that is asked: what rollouts are played with."""
        raise TypeError("a mind must answer")

    def quick_of_others(self, state: S, luck: Luck) -> i64:
        """What rollouts take the others to answer, where it pays not to take everybody for oneself."""
        return self.quick(state, luck)

    def lots(self, state: S) -> list[int]:
        """By action: how often to answer so, where being seen through is what costs; empty where thinking helps."""
        return []

    def is_safe(self, state: S, action: i64) -> bool:
        """Would nobody be able to take away what the action wins?"""
        return False

    def candidates(self, state: S, rollouts: i64) -> list[int]:
        """The legal actions that are worth a thought to who has so many rollouts for them, ascending; never none."""
        return members(state.mask())

    def learnt(self, state: S) -> i64:
        """The answer that whole games have taught, where rollouts see too little to tell; NOT_LEARNT elsewhere."""
        return NOT_LEARNT

    def impressions(self, state: S, seat: i64, actions: list[int]) -> list[float]:
        """What each action looks worth at first sight, in the game's own unit."""
        raise TypeError("a mind must have impressions")

    def value_of_impression(self) -> float:
        """What a unit of impressions is worth as a value, about."""
        return 0.0

    def most_rollouts(self, state: S) -> int:
        """How many a level may have at most, where the options make them slow."""
        return MANY

    def manners(self, state: S, seat: i64, actions: list[int], manner: str) -> list[float]:
        """How much each action is to the taste of a player of this manner, from 0 to 1."""
        return [0.0] * len(actions)

    def horizon(self, state: S) -> i64:
        """The round at whose end rollouts stop that start here."""
        raise TypeError("a mind must know when to stop")

    def is_settled(self, state: S, horizon: i64) -> bool:
        """Is that round over?"""
        raise TypeError("a mind must know when to stop")

    def value(self, state: S, seat: i64) -> float:
        """What the standing is worth to the seat when a rollout stops: its chance to win, from 0 to 1."""
        raise TypeError("a mind must have a value")

    def part_names(self) -> list[str]:
        """The parts of a value that people understand."""
        return []

    def parts(self, state: S, seat: i64) -> list[float]:
        """Those parts, when a rollout stops."""
        return []

    def play_on(self, state: S, luck: Luck, horizon: i64, seat: i64) -> None:
        """Play with quick answers, those of the seat that thinks and those of others, in place, until the horizon."""
        who = state.acting()
        while who != OVER and not self.is_settled(state, horizon):
            if who == CHANCE:
                luck.draw_for(state.draw_seat())
                who = state.nature(luck)
            elif who == seat:
                who = state.answer(self.quick(state, luck))
            else:
                who = state.answer(self.quick_of_others(state, luck))

    def steady(self, state: S, luck: Luck) -> i64:
        """What a sensible player would answer: what whole games are played with to value a position."""
        return self.quick(state, luck)

    def cost_of_a_game(self) -> int:
        """How many times longer such a game takes than one with quick answers, about."""
        return 1

    def play_out(self, state: S, luck: Luck, last_round: i64 = MANY) -> None:
        """Play with steady answers, in place, until the end of this round or of the game."""
        who = state.acting()
        while who != OVER and state.round_now() <= last_round:
            if who == CHANCE:
                luck.draw_in(state.round_now(), state.draw_seat())
                who = state.nature(luck)
            else:
                who = state.answer(self.steady(state, luck))

    def has_dealt(self, state: S) -> bool:
        """Do the rounds after this one depend on nothing more of it than what is won, and who begins them?"""
        return False

    def futures(self, ended: S, luck: Luck, first: i64, number: i64) -> Futures:
        """So many futures of a round that has ended, by the number of the first one; only where it has dealt."""
        raise TypeError("its rounds are not played on their own")

    def think(
        self, known: S, seat: int, rng: Rng, effort: Effort, manner: str = "", with_parts: bool = False
    ) -> list[Candidate]:
        """All candidates, played out, the best one first; with parts, all choices, since they are to be compared."""
        learnt = self.learnt(known)
        if learnt != NOT_LEARNT:
            return [Candidate(int(learnt), 0.0)]
        actions = members(known.mask()) if with_parts else self.candidates(known, effort.rollouts)
        if len(actions) == 1:
            return [Candidate(actions[0], 0.0)]
        bents = stretched(self.manners(known, seat, actions, manner))
        looks = self.impressions(known, seat, actions)
        scale, best = self.value_of_impression(), max(looks)
        found = [
            Candidate(actions[place], effort.bend * bents[place], scale * (looks[place] - best))
            for place in range(len(actions))
        ]
        return halve(Search(self, known, seat, rng, with_parts), found, effort.rollouts, rng.word())


def stretched(tastes: list[float]) -> list[float]:
    """From 0 for what is liked least to 1 for what is liked most: so manners show, however alike the choices are."""
    low, high = min(tastes), max(tastes)
    if high <= low:
        return [0.0] * len(tastes)
    return [(taste - low) / (high - low) for taste in tastes]


class Skill:
    """How a game is played at each level, and how hard hints are thought about.

    `zeal` says which manners count more or less than others, so that the two of a level are equally strong.
    """

    def __init__(
        self,
        mind: Mind[Any],
        easy: Effort,
        normal: Effort,
        hard: Effort,
        expert: Effort,
        hint: Effort,
        zeal: dict[str, float],
    ) -> None:
        self.mind = mind
        self.levels: dict[str, Effort] = {"easy": easy, "normal": normal, "hard": hard, "expert": expert}
        self.hint = hint
        self.zeal = zeal

    def effort_of(self, level: str, manner: str) -> Effort:
        effort = self.levels[level]
        return Effort(effort.rollouts, effort.bend * self.zeal.get(manner, 1.0), effort.noise, effort.width)
