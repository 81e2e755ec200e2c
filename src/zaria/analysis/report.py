"""The report of an analysis, as plain data for the terminal, the page and programs."""

from __future__ import annotations

from fractions import Fraction
from math import floor, sqrt
from typing import TYPE_CHECKING, Any, Final

from zaria.analysis.mistakes import LISTED, Mistake
from zaria.core.engine.frames import CHANCE

if TYPE_CHECKING:
    from zaria.analysis.analysis import Analysis

MOMENTS: Final = 3  # strokes of luck that are reported
NOTABLE: Final = 2.0  # standard errors above zero for one to be reported
EQUALLY: Final = 1.5  # ratio from which one side decided the game


class Parts:
    """Luck, own decisions and gifts of each seat, as exact fractions of the value of a game."""

    def __init__(self, analysis: Analysis) -> None:
        game = analysis.game
        seats = range(game.players)
        self.values: list[list[Fraction]] = []  # by position and seat
        self.errors: list[list[float]] = []
        for segment in [segment for group in analysis.groups for segment in group.segments]:
            for position in range(segment.segment.first, segment.segment.last + 1):
                self.values.append([segment.value(position, seat) / analysis.whole for seat in seats])
                self.errors.append([segment.error(position, seat) / analysis.whole for seat in seats])
        self.luck = [Fraction(0) for _ in seats]
        self.decisions = [Fraction(0) for _ in seats]
        self.gifts = [Fraction(0) for _ in seats]
        for place, step in enumerate(game.steps):
            for seat in seats:
                change = self.values[place + 1][seat] - self.values[place][seat]
                if step.seat == CHANCE:
                    self.luck[seat] += change
                elif step.seat == seat:
                    self.decisions[seat] += change
                else:
                    self.gifts[seat] += change


def report_of(analysis: Analysis) -> dict[str, Any]:
    game, parts = analysis.game, Parts(analysis)
    record = game.record
    return {
        "game": record.game,
        "players": list(record.players),
        "unit": "points" if game.in_points else "chance",
        "result": record.result,
        "done": analysis.is_done,
        "progress": round(analysis.progress, 3),
        "rollouts": analysis.rollouts_so_far,
        "positions": [
            {
                "step": game.steps[place - 1].number if place > 0 else 0,
                "round": int(game.states[place].round_now()),
                "values": round_all(parts.values[place]),
                "errors": round_all(parts.errors[place]),
            }
            for place in range(len(parts.values))
        ],
        "steps": [
            {"number": step.number, "seat": step.seat, "about": step.about, "kind": step.kind, "round": step.round}
            for step in game.steps
        ],
        "seats": seats_of(analysis, parts),
        "whole": whole_numbers(analysis, parts),
        "verdict": verdict(parts, record.result["winners"] if record.result else []),
        "moments": moments(analysis, parts),
        "mistakes": mistakes(analysis),
        "looked": analysis.has_valued,
    }


def round_all(values: list[Any]) -> list[float]:
    return [round(float(value), 5) for value in values]


def seats_of(analysis: Analysis, parts: Parts) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = []
    for seat in range(analysis.game.players):
        own = sum([group.variance(group.own, seat) for group in analysis.groups])
        gifts = sum([group.variance(group.gifts, seat) for group in analysis.groups])
        seats.append(
            {
                "start": float(parts.values[0][seat]),
                "luck": float(parts.luck[seat]),
                "luck_error": analysis.luck_error(seat),
                "decisions": float(parts.decisions[seat]),
                "decisions_error": sqrt(own) / analysis.whole,
                "gifts": float(parts.gifts[seat]),
                "gifts_error": sqrt(gifts) / analysis.whole,
                "end": float(parts.values[-1][seat]),
            }
        )
    return seats


def whole_numbers(analysis: Analysis, parts: Parts) -> list[dict[str, int]]:
    """The same in points (of 100), rounded so that every row and the totals still add up."""
    scale = 1 if analysis.game.in_points else 100
    start = whole_column([value * scale for value in parts.values[0]])
    end = whole_column([value * scale for value in parts.values[-1]])
    luck = whole_column([value * scale for value in parts.luck])
    rows: list[dict[str, int]] = []
    for seat in range(analysis.game.players):
        row = {"start": start[seat], "end": end[seat], "luck": luck[seat]}
        if analysis.game.players == 1:  # a solo game has no gifts
            row["decisions"], row["gifts"] = end[seat] - start[seat] - luck[seat], 0
        else:
            row["decisions"] = floor(parts.decisions[seat] * scale + Fraction(1, 2))
            row["gifts"] = end[seat] - start[seat] - luck[seat] - row["decisions"]
        rows.append(row)
    return rows


def whole_column(values: list[Fraction]) -> list[int]:
    """Round to integers that keep the rounded sum: the largest remainders are rounded up."""
    down = [floor(value) for value in values]
    missing = floor(sum(values, Fraction(1, 2))) - sum(down)
    upward = sorted(range(len(values)), key=lambda place: (down[place] - values[place], place))
    for place in upward[:missing]:
        down[place] += 1
    return down


def verdict(parts: Parts, winners: list[int]) -> str:
    """What decided the game for its only winner: luck, or decisions."""
    if len(winners) != 1 or len(parts.luck) == 1:
        return "none"
    luck = float(parts.luck[winners[0]])
    played = float(parts.decisions[winners[0]] + parts.gifts[winners[0]])
    if luck <= 0.0 and played <= 0.0:
        return "equally"
    if luck > EQUALLY * max(played, 0.0):
        return "luck"
    return "decisions" if played > EQUALLY * max(luck, 0.0) else "equally"


def moments(analysis: Analysis, parts: Parts) -> list[dict[str, Any]]:
    """The draws that changed a seat's chances most, if larger than the noise."""
    game = analysis.game
    ranked: list[tuple[float, int, dict[str, Any]]] = []
    for place, step in enumerate(game.steps):
        if step.seat != CHANCE:
            continue
        changes = [float(parts.values[place + 1][seat] - parts.values[place][seat]) for seat in range(game.players)]
        about = step.about if step.about >= 0 else max(range(game.players), key=lambda one: abs(changes[one]))
        error = sqrt(parts.errors[place][about] ** 2 + parts.errors[place + 1][about] ** 2)
        if abs(changes[about]) > NOTABLE * error:
            moment = {"position": place + 1, "step": step.number, "seat": about, "kind": step.kind}
            ranked.append((-abs(changes[about]), place, moment | {"change": changes[about], "error": error}))
    return [moment for _, _, moment in sorted(ranked, key=lambda one: one[:2])[:MOMENTS]]


def mistakes(analysis: Analysis) -> list[dict[str, Any]]:
    """The costliest decisions of each seat whose loss is larger than the noise, the costliest first."""
    game = analysis.game
    done = [mistake for mistake in analysis.listed_mistakes() if mistake.is_sure]
    chosen: list[Mistake] = []
    for seat in range(game.players):
        own = [mistake for mistake in done if game.steps[mistake.step].seat == seat]
        chosen += sorted(own, key=lambda mistake: (-mistake.loss, mistake.step))[:LISTED]
    return [entry_of(analysis, mistake) for mistake in chosen]


def entry_of(analysis: Analysis, mistake: Mistake) -> dict[str, Any]:
    game = analysis.game
    step, state = game.steps[mistake.step], game.states[mistake.step]
    loss, error = mistake.loss / analysis.whole, mistake.error / analysis.whole
    reason = mistake.reason
    if reason["key"] == "hint-equal":  # the search saw no difference, the whole games did
        key, decimal = ("hint-points", loss) if game.in_points else ("hint-chance", 100 * loss)
        reason = {"key": key, "arguments": {"decimal": round(decimal, 1)}}
    asked = state.ask() or {}
    chosen = [choice for choice in asked["choices"] if choice["action"] in (step.action, mistake.action)]
    words = {"best": state.name(mistake.action), "second": state.name(step.action)}
    return {
        "position": mistake.step,
        "step": step.number,
        "seat": step.seat,
        "round": step.round,
        "turn": step.turn,
        "loss": loss,
        "error": error,
        "score": mistake.score_loss,  # what the better choice would have brought of the own score
        "played": words["second"],
        "best": words["best"],
        "sentence": {"key": reason["key"], "arguments": reason["arguments"] | words},
        "ask": asked | {"choices": chosen},
    }
