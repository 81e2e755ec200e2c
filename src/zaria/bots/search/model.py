"""A game as the search sees it: its policy, evaluator and styles, and the rollouts that use them."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, final

from mypy_extensions import i64

from zaria.bots.search.common_dice import CommonDice
from zaria.bots.search.evaluator import Evaluator
from zaria.bots.search.halving import Candidate, Sampler, halve
from zaria.bots.search.policy import NOT_IN_BOOK, Policy
from zaria.bots.search.style import Style, normalise
from zaria.core.engine.frames import CHANCE, OVER
from zaria.core.engine.state import State
from zaria.core.values.bits import members
from zaria.core.values.rng import Rng

S = TypeVar("S", bound=State)


class Effort:
    """How hard a player searches.

    Without rollouts it plays by priors plus `noise` and the bias of its style. `width` is the width of the beam search
    in games that can be planned.
    """

    def __init__(self, rollouts: int, bias: float = 0.0, noise: float = 0.0, width: int = 0) -> None:
        self.rollouts = rollouts
        self.bias = bias  # the weight of a player's style, in the unit of values or priors
        self.noise = noise  # in the unit of priors
        self.width = width


class Model(Generic[S]):
    """The policy, evaluator and styles of a game."""

    def __init__(self, policy: Policy[S], evaluator: Evaluator[S], style: Style[S]) -> None:
        self.policy = policy
        self.evaluator = evaluator
        self.style = style

    def search(
        self, known: S, seat: int, rng: Rng, effort: Effort, style: str = "", with_parts: bool = False
    ) -> list[Candidate]:
        """All candidates after their rollouts, best first. With parts, every legal action is a candidate."""
        policy = self.policy
        book_answer = policy.book_answer(known)
        if book_answer != NOT_IN_BOOK:
            return [Candidate(int(book_answer), 0.0)]
        actions = members(known.mask()) if with_parts else policy.candidates(known, effort.rollouts)
        if len(actions) == 1:
            return [Candidate(actions[0], 0.0)]
        preferences = normalise(self.style.preferences(known, seat, actions, style))
        priors = policy.priors(known, seat, actions)
        scale, best = policy.prior_scale(), max(priors)
        candidates = [
            Candidate(actions[place], effort.bias * preferences[place], scale * (priors[place] - best))
            for place in range(len(actions))
        ]
        return halve(RolloutSampler(self, known, seat, rng, with_parts), candidates, effort.rollouts, rng.word())

    def play_to_horizon(self, state: S, dice: CommonDice, horizon: i64, seat: i64) -> None:
        """Play in place, by the rollout policies of the searching seat and of the others."""
        policy, evaluator = self.policy, self.evaluator
        who = state.acting()
        while who != OVER and not evaluator.is_past(state, horizon):
            if who == CHANCE:
                dice.draw_for(state.draw_seat())
                who = state.nature(dice)
            elif who == seat:
                who = state.answer(policy.answer(state, dice))
            else:
                who = state.answer(policy.answer_of_others(state, dice))


@final
class RolloutSampler(Sampler):
    """Plays candidates to the horizon, with a new determinization for every sample."""

    def __init__(self, model: Model[Any], known: State, seat: int, rng: Rng, with_parts: bool = False) -> None:
        self.model = model
        self.known = known
        self.seat = seat
        self.hidden = known.hides_from(seat)
        self.secrets = rng.split("secrets")
        self.horizon: i64 = model.evaluator.horizon(known)
        self.dice = CommonDice()
        self.with_parts = with_parts

    def sample(self, candidates: list[Candidate], number: i64) -> None:
        world = self.known.determinize(self.seat, self.secrets) if self.hidden else self.known
        evaluator = self.model.evaluator
        for candidate in candidates:
            tried = world.copy()
            self.dice.begin(number)
            tried.answer(candidate.action)
            self.model.play_to_horizon(tried, self.dice, self.horizon, self.seat)
            candidate.add(evaluator.value(tried, self.seat))
            if self.with_parts:
                candidate.parts.append(evaluator.parts(tried, self.seat))
