"""A game taken apart: the sums hold exactly, luck is honest, and a stored analysis goes on as if it had not stopped."""

import json
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

import zaria
from support.laws.variants import variants
from zaria.analysis import Analysis, analyse
from zaria.analysis.evidence import power_near
from zaria.analysis.mistakes import APART, CONTINUATIONS, Mistake, tasks_of
from zaria.analysis.recorded_game import RecordedGame
from zaria.analysis.report import Parts, whole_column
from zaria.bots.search.policy import UNLIMITED
from zaria.bots.search.rollouts import no_draws
from zaria.core.engine.errors import BadRecord
from zaria.core.engine.player import Bot
from zaria.core.engine.state import State
from zaria.core.records.record import Record

GAMES = {"vegas": 190, "miner": 100, "miner-solo": 80}  # ten and more of each variant
PARTS = 2  # in which they are looked at, so that several workers share them
FEW = {"vegas": 12, "miner": 1, "miner-solo": 2}  # uncompiled they take a hundred times as long


def random_game(game: str, number: int) -> Record:
    """Of all variants of the game in turn."""
    possible = variants(zaria.GAMES[game])
    variant = possible[number % len(possible)]
    return zaria.play(game, ["random"] * variant.players, seed=number, **variant.options)


def looked_at_once(record: Record, games: int = 1, seed: int = 0) -> Analysis:
    analysis = Analysis(record, effort=1)
    for group in analysis.groups:
        group.play(games, seed)
    return analysis


def check_sums(record: Record, games: int = 1) -> None:
    analysis = looked_at_once(record, games)
    parts = Parts(analysis)
    for seat in range(len(record.players)):
        changes = parts.luck[seat] + parts.decisions[seat] + parts.gifts[seat]
        assert parts.values[-1][seat] - parts.values[0][seat] == changes
    report = analysis.report()
    for row in report["whole"]:
        assert row["start"] + row["luck"] + row["decisions"] + row["gifts"] == row["end"]
    if record.result is not None and len(record.players) == 1:
        assert parts.values[-1] == record.result["scores"]
    elif record.result is not None:
        share = Fraction(1, len(record.result["winners"]))
        winners = record.result["winners"]
        assert parts.values[-1] == [share if seat in winners else 0 for seat in range(len(record.players))]
        assert sum(parts.luck) == 0
        assert sum(row["luck"] for row in report["whole"]) == 0
        assert sum(row["start"] for row in report["whole"]) == sum(row["end"] for row in report["whole"]) == 100


@pytest.mark.installed
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", FEW)
def test_the_sums_are_exact_in_many_games_of_each_variant(game: str, part: int) -> None:
    for number in range(part, GAMES[game], PARTS):
        check_sums(random_game(game, number))


@pytest.mark.parametrize("game", FEW)
def test_the_sums_are_exact(game: str) -> None:
    for number in range(FEW[game]):
        check_sums(random_game(game, 7 * number), games=1 + number % 2)


def luck_of_the_strong(game: str, strong: str, weak: list[str], games: int, **options: Any) -> tuple[float, float]:
    """The mean of the strong seat's luck and its standard error; its decisions must show that it is strong."""
    luck: list[float] = []
    won = decided = 0.0
    for number in range(games):
        record = zaria.play(game, [strong, *weak], seed=number, budget=50, **options)
        # Each with games of its own: else all would share the same error at the start.
        seat = looked_at_once(record, games=8, seed=1009 * number).report()["seats"][0]
        luck.append(seat["luck"])
        won += seat["end"]
        decided += seat["decisions"] + seat["gifts"]
    assert won / games > 0.5  # of three: else it would prove nothing
    assert decided / games > 0.2
    mean = sum(luck) / games
    return mean, sqrt(sum((one - mean) ** 2 for one in luck) / (games - 1) / games)


@pytest.mark.installed
@pytest.mark.parametrize(("game", "options"), [("vegas", {}), ("vegas", {"tiles": 3}), ("miner", {})])
def test_a_strong_player_among_weak_ones_is_not_luckier(game: str, options: dict[str, Any]) -> None:
    mean, error = luck_of_the_strong(game, "greedy", ["random", "random"], 150, **options)
    assert error < 0.12
    assert abs(mean) < 4 * error


def test_luck_is_honest_in_a_short_game() -> None:
    mean, error = luck_of_the_strong("vegas", "greedy", ["random", "random"], 40, rounds=1)
    assert abs(mean) < 4 * error


def short_game() -> Record:
    return zaria.play("vegas", ["greedy", "random"], seed=5, rounds=1)


def test_a_stored_analysis_goes_on_as_if_it_had_not_stopped() -> None:
    record = short_game()
    whole = analyse(record, effort=4)
    stopped = Analysis(record, effort=4)
    passes = 0
    while not stopped.is_done:
        stopped.refine(60)
        stored = json.loads(json.dumps(stopped.to_data()))
        stopped = Analysis(Record.from_json(record.to_json()), effort=4, stored=stored)
        passes += 1
    assert passes > 2
    assert stopped.report() == whole
    assert whole["done"]
    assert whole["progress"] == 1.0


def test_an_analysis_stops_after_every_piece_of_work_if_it_has_no_more_time() -> None:
    """So that others have their turn, be there something to report by then or not."""
    record = short_game()
    analysis = Analysis(record, effort=4)
    turns = 0
    while not analysis.is_done:
        analysis.refine(seconds=0.0)
        turns += 1
        assert turns > 1 or not analysis.has_estimates
    assert turns > 10
    assert analysis.report() == analyse(record, effort=4)


def test_what_was_stored_in_another_form_is_not_used() -> None:
    record = short_game()
    stored = looked_at_once(record).to_data() | {"form": 0}
    assert Analysis(record, effort=1, stored=stored).groups[0].number == 0


def test_progress_never_goes_back() -> None:
    analysis = Analysis(short_game(), effort=4)
    seen = [analysis.progress]
    while not analysis.is_done:
        analysis.refine(40)
        seen.append(analysis.progress)
    assert seen == sorted(seen)
    assert seen[0] == 0.0
    assert seen[-1] == 1.0


@pytest.mark.sources
@pytest.mark.parametrize("rounds", [1, 2])
def test_the_best_choice_is_valued_by_other_games_than_those_that_chose_it(
    rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the luck of those games would count for it. So it is with continuations, where there are some."""
    analysis = Analysis(zaria.play("vegas", ["greedy", "random"], seed=5, rounds=rounds), effort=10)
    kind = type(analysis.game)
    numbers: dict[str, dict[str, set[int]]] = {}

    def note(what: str, number: int) -> None:
        stage = "positions"
        if analysis.thought == len(analysis.decisions) and analysis.listed is None:
            stage = "screened"
        elif analysis.listed is not None and not analysis.has_valued:
            stage = "valued"
        numbers.setdefault(what, {"positions": set(), "screened": set(), "valued": set()})[stage].add(number)

    whole, met, ended, continuations = kind.outcome, kind.outcome_with, kind.ended, kind.continuations

    def outcome(own: Any, position: int, number: int) -> list[int]:
        note("games", number)
        return whole(own, position, number)

    def outcome_with(own: Any, found: Any, last_round: int, position: int, number: int) -> list[int]:
        note("ends", number)
        return met(own, found, last_round, position, number)

    def some_ended(own: Any, position: int, number: int, last_round: int) -> Any:
        note("ends" if last_round else "games", number)
        return ended(own, position, number, last_round)

    def some_continuations(own: Any, group: Any, first: int, number: int) -> Any:
        note("continuations", first)
        return continuations(own, group, first, number)

    monkeypatch.setattr(kind, "outcome", outcome)
    monkeypatch.setattr(kind, "outcome_with", outcome_with)
    monkeypatch.setattr(kind, "ended", some_ended)
    monkeypatch.setattr(kind, "continuations", some_continuations)
    while not analysis.is_done:
        analysis.refine(20)
    assert set(numbers) == ({"games"} if rounds == 1 else {"games", "ends", "continuations"})
    for stages in numbers.values():
        assert stages["screened"]
        assert stages["valued"]
        assert not stages["screened"] & stages["valued"]
        assert not stages["positions"] & (stages["screened"] | stages["valued"])


def test_continuations_value_a_decision_as_whole_games_do() -> None:
    """What the better choice brings more: in whole games, and in ends of a round that meet its continuations."""
    record = zaria.play("vegas", ["random", "random"], seed=4, rounds=2)
    game = RecordedGame(record)
    step = next(place for place, one in enumerate(game.steps) if one.seat == 0 and len(game.choices(place)) > 2)
    mistake = Mistake(step, next(one for one in game.choices(step) if one != game.steps[step].action), {})
    (unit,) = tasks_of(game, [mistake], games=1, blocks=1)
    assert unit.group.round == 1
    unit.play(game, games=3, continuations=4, seed=9)
    seat, loss, score = game.steps[step].seat, 0, 0
    for number in range(9, 12):
        rounds = [game.rollouts.ended(end, 1, number, game.drawn[step]) for end in both_ends(game, mistake)]
        score += rounds[1].scores()[seat] - rounds[0].scores()[seat]
        for future in range(4):
            first = 9 + CONTINUATIONS + unit.group.first * APART + future
            shares = [played_on(game, end, number, step, first)[seat] for end in both_ends(game, mistake)]
            loss += shares[1] - shares[0]
    assert (mistake.total, mistake.games, mistake.number) == (loss, 12, 1)
    assert mistake.score_loss == score / 3


def test_a_decision_is_also_valued_by_what_it_costs_of_the_own_score() -> None:
    """In whole games, where later rounds depend on this one."""
    record = zaria.play("miner", ["random", "random"], seed=4)
    game = RecordedGame(record)
    step = next(place for place, one in enumerate(game.steps) if one.seat == 0 and len(game.choices(place)) > 2)
    mistake = Mistake(step, next(one for one in game.choices(step) if one != game.steps[step].action), {})
    (unit,) = tasks_of(game, [mistake], games=4, blocks=1)
    unit.play(game, games=1, continuations=1, seed=9)
    seat, score, shares = game.steps[step].seat, 0, 0
    for number in range(9, 13):
        places = zip(both_ends(game, mistake), (game.drawn[step + 1], game.drawn[step]))
        made, better = [game.rollouts.ended(end, UNLIMITED, number, drawn) for end, drawn in places]
        score += better.scores()[seat] - made.scores()[seat]
        shares += game.rollouts.payoffs(better)[seat] - game.rollouts.payoffs(made)[seat]
    assert (mistake.score_loss, mistake.loss) == (score / 4, shares / 4)


def both_ends(game: RecordedGame, mistake: Mistake) -> list[State]:
    """The table after the decision, and after the better choice."""
    return [game.states[mistake.step + 1], game.after(mistake.step, mistake.action)]


def played_on(game: RecordedGame, state: State, number: int, step: int, future: int) -> list[int]:
    """The end of a game whose first round has the dice of one number, and the rest those of another."""
    ended = game.rollouts.ended(state, 1, number, game.drawn[step])
    return game.rollouts.outcome(ended, future, no_draws())


class Wasteful:
    """Places the number of which it rolled most dice, where it is worst."""

    name = "wasteful"

    def choose(self, known: State, seat: int, rng: zaria.Rng, budget: int) -> int:
        thought = zaria.hint(known, rollouts=40)
        last: int = thought["choices"][-1]["action"]
        return last


def test_bad_decisions_are_found_and_blamed_on_who_made_them() -> None:
    players: list[Bot | str] = [Wasteful(), "greedy"]
    record = zaria.play("vegas", players, seed=2, rounds=1)
    report = analyse(record, effort=120)
    own = [mistake for mistake in report["mistakes"] if mistake["seat"] == 0]
    assert own
    assert len(own) <= 3
    assert [one["loss"] for one in own] == sorted([one["loss"] for one in own], reverse=True)
    for mistake in own:
        assert mistake["loss"] > 2 * mistake["error"] > 0
        words = [choice["word"] for choice in mistake["ask"]["choices"]]
        assert sorted(words) == sorted([mistake["best"], mistake["played"]])
        assert mistake["sentence"]["arguments"]["best"] == mistake["best"]
        assert record.steps[mistake["step"] - 1] == [0, mistake["played"]]
    assert report["seats"][0]["decisions"] < 0
    assert report["seats"][1]["gifts"] > 0


def test_what_was_taken_back_is_no_part_of_the_game() -> None:
    log = zaria.Log("vegas", ["Ann", "Bob"], rounds=1)
    rng = zaria.Rng(4)
    taken_back = 0
    while log.state.actor != zaria.OVER:
        if log.state.actor == zaria.CHANCE:
            log.roll(rng)
            continue
        before = len(log.record.steps)
        log.apply(log.state.legal()[0])
        if taken_back < 2:
            log.undo(before)
            log.apply(log.state.legal()[-1])
            taken_back += 1
    check_sums(log.record)
    report = looked_at_once(log.record).report()
    steps = [log.record.steps[step["number"] - 1] for step in report["steps"]]
    assert all(step[0] != "undo" for step in steps)
    assert len(steps) == len(log.record.steps) - 4
    assert [position["step"] for position in report["positions"][1:]] == [step["number"] for step in report["steps"]]


def test_a_game_that_was_left_is_analysed_as_far_as_it_went() -> None:
    record = short_game()
    left = record.with_steps(record.steps[:9], None)
    check_sums(left)
    with pytest.raises(BadRecord, match="not over"):
        analyse(left, effort=1)
    report = analyse(left, effort=1, so_far=True)
    assert report["result"] is None
    assert report["verdict"] == "none"


def test_there_must_be_something_to_analyse() -> None:
    with pytest.raises(BadRecord, match="nothing to analyse"):
        Analysis(short_game().with_steps([], None))


def test_solo_counts_points() -> None:
    report = looked_at_once(zaria.play("miner-solo", ["random"], seed=1)).report()
    assert report["unit"] == "points"
    assert [row["gifts"] for row in report["whole"]] == [0]
    assert report["whole"][0]["end"] == report["result"]["scores"][0]


def test_the_first_pass_is_soon_over_where_games_take_long() -> None:
    """Else a worker would be stopped before it has found anything, and the next one, too."""
    analysis = Analysis(zaria.play("miner-solo", ["random"], seed=1), effort=1)
    analysis.refine()
    assert {group.number for group in analysis.groups} == {4}  # the fewest games that a run can have, and nothing more
    assert analysis.thought == 0


def test_whole_numbers_keep_their_sum() -> None:
    third = Fraction(100, 3)
    assert whole_column([third, third, third]) == [34, 33, 33]
    assert sum(whole_column([Fraction(-7, 2), Fraction(5, 2), Fraction(1)])) == 0


def test_a_block_has_a_power_of_two_of_games() -> None:
    found = [power_near(wanted, 16) for wanted in (0.0, 1.4, 1.5, 2.8, 2.9, 11.3, 11.4, 99.0)]
    assert found == [1, 1, 2, 2, 4, 8, 16, 16]


def test_games_go_where_they_tell_most_and_the_sums_stay_exact() -> None:
    """After the first blocks of a round. Others have fewer games, and all count alike."""
    record = zaria.play("vegas", ["random", "random"], seed=1, rounds=2)
    analysis = Analysis(record, effort=130)
    for group in analysis.groups:
        group.play(11 if group.group.round else 2, 0)
    (group,) = [one for one in analysis.groups if one.group.round]
    segments = [segment for segment in group.segments if segment.decides]
    games = [segment.games for segment in segments]
    assert min(games) < analysis.games < max(games)
    assert (
        group.rollouts
        == sum(len(segment.distinct) * segment.games for segment in segments) + 2 * analysis.continuations
    )
    best = max(segments, key=lambda segment: segment.games)
    assert best.spread() >= sorted(segment.spread() for segment in segments)[len(segments) // 2]
    parts = Parts(analysis)
    for seat in range(2):
        changes = parts.luck[seat] + parts.decisions[seat] + parts.gifts[seat]
        assert parts.values[-1][seat] - parts.values[0][seat] == changes
    stored = json.loads(json.dumps(analysis.to_data()))
    again = Analysis(record, effort=130, stored=stored)
    assert [
        segment.games for one in again.groups for segment in one.segments if one.group.round and segment.decides
    ] == games
