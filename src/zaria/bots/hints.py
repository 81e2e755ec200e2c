"""Hints: what a strong player thinks of each choice, how sure that is, and the reason in one sentence."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from zaria.bots.game_bots import skill_of
from zaria.bots.search.halving import Candidate, paired_difference
from zaria.bots.search.model import Effort, Model
from zaria.bots.search.policy import NOT_IN_BOOK
from zaria.core.engine.errors import IllegalMove
from zaria.core.engine.player import BUDGET
from zaria.core.engine.state import State
from zaria.core.values.rng import Rng

SURE: Final = 2.0  # standard errors above zero from which a difference is reported
UNTRIED: Final = 1e9


def hint(state: State, seed: int = 0, rollouts: int = 0, effort: int = BUDGET) -> dict[str, Any]:
    """Rate the choices of the seat whose turn it is, using only what that seat may know.

    `unit` is `chance` (to win the game, from 0 to 1), `points` (at the end of a solo game) or `lot`, where the
    choice is best left to chance and each value is a probability. `choices` are sorted by value, best first. Each has a
    `value` with its standard `error`, the difference `behind` the best with its error, and `parts` of the value with
    the errors of their differences; with fewer than two rollouts of a choice these numbers are None. `sentence` is the
    reason: a message key and its arguments. More `rollouts` reduce the errors; without `rollouts`, `effort` scales the
    usual number, 1000 being all of it.

    >>> import zaria
    >>> state = zaria.new("vegas", players=3)
    >>> while state.actor == zaria.CHANCE:
    ...     _ = state.roll(zaria.Rng(3))
    >>> found = hint(state, rollouts=50)
    >>> found["unit"], sorted(choice["action"] for choice in found["choices"]) == state.legal()
    ('chance', True)
    """
    seat = state.actor
    skill = skill_of(state.setup.game)
    if seat < 0 or skill is None:
        raise IllegalMove("no-hint")
    model = skill.model
    known = state.known(seat)
    strategy = model.policy.mixed_strategy(known)
    if len(strategy) > 0:
        return mixed_hint(known, strategy)
    usual = skill.hint
    number = rollouts if rollouts > 0 else max(1, usual.rollouts * effort // BUDGET)
    candidates = model.search(known, seat, Rng(seed), Effort(number, width=usual.width), with_parts=True)
    best = candidates[0]
    choices = sorted([choice_of(model, known, candidate, best) for candidate in one_each(candidates)], key=place_of)
    unit = "points" if usual.width > 0 else "chance"
    return {"seat": seat, "unit": unit, "choices": choices, "sentence": sentence(model, known, choices, unit)}


def one_each(candidates: list[Candidate]) -> list[Candidate]:
    """Only the best candidate for each action: several plans may begin with the same one."""
    met: set[int] = set()
    kinds: list[Candidate] = []
    for candidate in candidates:
        if candidate.action not in met:
            met.add(candidate.action)
            kinds.append(candidate)
    return kinds


def mixed_hint(known: State, strategy: list[int]) -> dict[str, Any]:
    total = sum(strategy)
    actions = sorted(known.legal(), key=strategy.__getitem__, reverse=True)
    choices = [
        {"action": action, "word": known.name(action), "value": strategy[action] / total, "error": 0.0}
        | {"behind": 0.0, "behind_error": 0.0, "rollouts": 0, "parts": {}, "parts_error": {}}
        for action in actions
    ]
    return {"seat": known.actor, "unit": "lot", "choices": choices, "sentence": {"key": "hint-lot", "arguments": {}}}


def choice_of(model: Model[Any], known: State, candidate: Candidate, best: Candidate) -> dict[str, Any]:
    """A choice in a hint. Its value is the best choice's minus the paired difference, which has the smaller error.

    A choice dropped early for its low prior may look better over its few rollouts. It is shown as equal to the best,
    never as better.
    """
    rollouts = len(candidate.values)
    entry: dict[str, Any] = {"action": candidate.action, "word": known.name(candidate.action)}
    if rollouts < 2:
        nothing: dict[str, Any] = {"value": None, "error": None, "behind": None, "behind_error": None}
        return entry | nothing | {"rollouts": rollouts, "parts": {}, "parts_error": {}}
    behind, error = candidate.behind(best)
    behind = max(0.0, behind)
    own = best.error()
    entry |= {"value": best.mean() - behind, "error": sqrt(own * own + error * error)}
    parts, parts_error = parts_of(model.evaluator.part_names() if len(candidate.parts) > 0 else [], candidate, best)
    return entry | {
        "behind": behind,
        "behind_error": error,
        "rollouts": rollouts,
        "parts": parts,
        "parts_error": parts_error,
    }


def parts_of(names: list[str], candidate: Candidate, best: Candidate) -> tuple[dict[str, float], dict[str, float]]:
    """The parts of a value, from paired differences too, and the errors of those differences."""
    gains: dict[str, float] = {}
    errors: dict[str, float] = {}
    for place in range(len(names)):
        most = [parts[place] for parts in best.parts]
        less, error = paired_difference(most, [parts[place] for parts in candidate.parts])
        gains[names[place]] = sum(most) / len(most) - less
        errors[names[place]] = error
    return gains, errors


def place_of(choice: dict[str, Any]) -> float:
    """The sort key: the difference to the best choice. Choices with too few rollouts come last."""
    return UNTRIED if choice["behind"] is None else float(choice["behind"])


def sentence(model: Model[Any], known: State, choices: list[dict[str, Any]], unit: str) -> dict[str, Any]:
    """The first reason that applies for the best choice, compared with the next one that differs from it."""
    best = choices[0]
    arguments: dict[str, object] = {"best": best["word"]}
    if len(choices) == 1:
        return {"key": why_alone(model, known), "arguments": arguments}
    second = next((choice for choice in choices[1:] if not is_twin(choice)), choices[1])
    arguments["second"] = second["word"]
    if is_about_equal(second, unit):
        return {"key": "hint-equal", "arguments": arguments}
    if unit == "points":
        return {"key": "hint-points", "arguments": arguments | {"decimal": round(second["behind"], 1)}}
    safe = model.evaluator.is_safe(known, best["action"])
    money, points = more_of("money", best, second), more_of("points", best, second)
    if money >= 1000:
        key = "hint-money-safe" if safe else "hint-money"
        return {"key": key, "arguments": arguments | {"amount": 1000 * round(money / 1000)}}
    if points >= 0.1:
        return {"key": "hint-points", "arguments": arguments | {"decimal": round(points, 1)}}
    if safe:
        return {"key": "hint-safe", "arguments": arguments}
    return {"key": "hint-chance", "arguments": arguments | {"decimal": round(100 * second["behind"], 1)}}


def why_alone(model: Model[Any], known: State) -> str:
    """Why there is nothing to compare the choice with."""
    if len(known.legal()) == 1:
        return "hint-only"
    return "hint-clear" if model.policy.book_answer(known) == NOT_IN_BOOK else "hint-learnt"


def is_twin(choice: dict[str, Any]) -> bool:
    """Did it have the value of the best choice in every rollout? Another die with the same face does."""
    same: bool = choice["behind"] == 0.0 and choice["behind_error"] == 0.0
    return same


def is_about_equal(choice: dict[str, Any], unit: str) -> bool:
    """Is the difference to the best choice within the noise, or zero at one decimal, as it is shown?"""
    behind, error = choice["behind"], choice["behind_error"]
    equal: bool = (
        behind is None or behind <= SURE * error or round(behind if unit == "points" else 100 * behind, 1) == 0
    )
    return equal


def more_of(part: str, best: dict[str, Any], second: dict[str, Any]) -> float:
    """How much more of a part the best choice gains; 0 if that is within the noise."""
    more: float = best["parts"].get(part, 0.0) - second["parts"].get(part, 0.0)
    return more if more > SURE * second["parts_error"].get(part, 0.0) else 0.0
