"""Tournaments: fair seats, equal results for equal seeds, honest errors, files that can be gone on with."""

import multiprocessing
import os
import signal
import subprocess
import sys
from math import inf, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest

import zaria
from zaria.arena import results, simulation
from zaria.arena.game_files import CsvGames, Form
from zaria.arena.match import GameResult, play_match
from zaria.arena.ratings import ratings
from zaria.arena.results import PlayedGame, alone_against, summary
from zaria.arena.schedule import Sitting, sittings
from zaria.arena.simulation import simulate_sitting
from zaria.arena.tournament import Tournament, play_all, play_sitting

SMALL = Tournament("vegas", {"rounds": 1}, ["naive", "random"], 7, 1000)


def test_every_line_up_sits_at_every_seat_with_the_same_dice() -> None:
    planned = sittings(3, 4, 48)
    assert len(planned) == 48
    for deal in range(12):
        of_deal = [sitting for sitting in planned if sitting.deal == deal]
        one = deal % 3
        assert sorted(sitting.seats.index(one) for sitting in of_deal) == [0, 1, 2, 3]
        assert all(sitting.seats.count(one) == 1 for sitting in of_deal)
    assert len({sitting.seats for sitting in planned}) == 12


def test_equal_seeds_give_equal_results_on_one_process_or_on_two() -> None:
    wanted = sittings(2, 3, 12)
    alone = [game.result[:3] for game in play_all(play_sitting, SMALL, wanted, 1)]
    both = sorted(play_all(play_sitting, SMALL, wanted, 2), key=lambda game: game.sitting.number)
    assert [game.result[:3] for game in both] == alone
    other = Tournament("vegas", {"rounds": 1}, ["naive", "random"], 8, 1000)
    assert [play_sitting(other, sitting).result[:3] for sitting in wanted] != alone


def test_a_process_that_dies_costs_only_its_games() -> None:
    wanted = sittings(2, 3, 30)
    found: list[PlayedGame] = []
    for game in play_all(play_sitting, SMALL, wanted, 2):
        found.append(game)
        if len(found) == 3:
            os.kill(multiprocessing.active_children()[0].pid or 0, signal.SIGKILL)
    assert sorted(game.sitting.number for game in found) == list(range(30))


# Its workers hold what it holds: standard output.
ARENA = """
from zaria.arena.schedule import sittings
from zaria.arena.tournament import Tournament, play_all, play_sitting

if __name__ == "__main__":
    tournament = Tournament("vegas", {"rounds": 1}, ["naive", "random"], 7, 1000)
    for game in play_all(play_sitting, tournament, sittings(2, 3, 6), 2):
        print("played", flush=True)
        input()
"""


def test_processes_end_with_a_tournament_that_is_killed(tmp_path: Path) -> None:
    (tmp_path / "arena.py").write_text(ARENA)
    pipe = subprocess.PIPE
    arena = subprocess.Popen([sys.executable, str(tmp_path / "arena.py")], stdin=pipe, stdout=pipe, text=True)
    assert arena.stdout is not None and arena.stdout.readline() == "played\n"
    arena.kill()
    assert arena.communicate(timeout=60)[0] == ""  # ends when no process holds it any more


class Broken:
    """Does one wrong thing after the other."""

    name = "broken"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, known: zaria.State, seat: int, rng: zaria.Rng, budget: int) -> Any:
        self.asked += 1
        if self.asked % 3 == 0:
            raise RuntimeError("no idea")
        return 99 if self.asked % 3 == 1 else "pass"


def test_a_bot_that_fails_gets_a_move_and_is_reported() -> None:
    result = play_match("vegas", {"rounds": 1}, [Broken(), zaria.bot("random")], 1)
    assert sum(result.shares) == 1
    assert {line.partition(" [")[0] for line in result.trouble} == {
        "broken: 99 is not one of",
        "broken: 'pass' is not one of",
        "broken: RuntimeError: no idea",
    }


@pytest.mark.parametrize("form", [results.FORM, simulation.FORM])
def test_trouble_is_counted_once_when_it_is_read_back(form: Form[Any], tmp_path: Path) -> None:
    """Also of a bot whose name has a semicolon."""
    path = tmp_path / "games.csv"
    entrants = ["program:sh -c 'read x; exit 1'", "random"]
    play: Any = play_sitting if form is results.FORM else simulate_sitting
    played = play(SMALL._replace(entrants=entrants), Sitting(0, 0, (0, 1)))
    kept: CsvGames[Any] = CsvGames(form, path, "this one")
    kept.add(played)
    again = CsvGames(form, path, "this one").first(1)[0]
    assert form.values(again) == form.values(played)
    troubles = [game.result.trouble if isinstance(game, PlayedGame) else game.trouble for game in (played, again)]
    assert troubles[0] == troubles[1]
    assert set(troubles[0]) == {"program:sh -c 'read x, exit 1': it has ended"}


def game(number: int, deal: int, seats: tuple[int, ...], shares: list[float]) -> PlayedGame:
    scores = [int(100 * share) for share in shares]
    return PlayedGame(
        Sitting(number, deal, seats), GameResult(shares, scores, [2] * len(seats), [0.004] * len(seats), [])
    )


def test_errors_count_deals_and_not_games() -> None:
    """Two games with the same dice, won by the same player, are no more than one."""
    games = [
        game(0, 0, (0, 1), [1, 0]),
        game(1, 0, (1, 0), [0, 1]),
        game(2, 1, (0, 1), [0, 1]),
        game(3, 1, (1, 0), [1, 0]),
    ]
    found = summary(games, 0)
    assert (found.games, found.share, found.score, found.milliseconds) == (4, 0.5, 50.0, 2.0)
    assert found.error == pytest.approx(0.5)


def test_errors_are_those_of_the_share_beside_them() -> None:
    """By hand: one line-up has the entrant once and was dealt twice, one twice and dealt twice, one dealt once."""
    games = [
        game(0, 0, (0, 1, 1), [1, 0, 0]),
        game(1, 1, (1, 0, 1), [1, 0, 0]),
        game(2, 2, (0, 0, 1), [0.5, 0.5, 0]),
        game(3, 3, (1, 0, 0), [0.5, 0.25, 0.25]),
        game(4, 4, (0, 2, 1), [0, 1, 0]),
    ]
    found = summary(games, 0)
    share = 2.5 / 7
    squares = 2 * (0.5**2 + 0.5**2) + 2 * (0.25**2 + 0.25**2) + 5 / 4 * share**2
    assert found.share == pytest.approx(share)
    assert found.error == pytest.approx(sqrt(squares) / 7)
    assert found.score_error == pytest.approx(100 * found.error)


def test_errors_say_how_far_shares_differ_from_one_tournament_to_the_next() -> None:
    """Two of an entrant win more than one does, as it was planned: that is no error."""
    chance, shares, errors = Random(1), list[float](), list[float]()
    for _ in range(400):
        games: list[PlayedGame] = []
        luck = [chance.random() for _ in range(20)]
        for sitting in sittings(2, 3, 60):
            winner = 0 if luck[sitting.deal] < (0.1 if sitting.seats.count(0) == 1 else 0.9) else 1
            won = [float(who == winner) / sitting.seats.count(winner) for who in sitting.seats]
            games.append(game(sitting.number, sitting.deal, sitting.seats, won))
        found = summary(games, 0)
        shares.append(found.share)
        errors.append(found.error)
    assert fmean(errors) == pytest.approx(stdev(shares), rel=0.1)


def test_one_deal_tells_nothing_about_others() -> None:
    found = summary([game(0, 0, (0, 1), [1, 0])], 0)
    assert (found.error, found.score_error) == (1.0, inf)


def test_one_alone_against_copies_of_the_other() -> None:
    games = [game(0, 0, (0, 1, 1), [1, 0, 0]), game(1, 1, (0, 0, 1), [0, 0, 1]), game(2, 0, (1, 0, 1), [0, 0, 1])]
    assert alone_against(games, 0, 1).share == 0.5
    assert alone_against(games, 1, 0).share == 1.0


def test_the_error_of_one_alone_is_that_of_the_mean_of_deals() -> None:
    won: list[list[float]] = [[1, 0], [1, 1], [0, 0], [0.5, 0]]
    games = [
        game(2 * deal + turn, deal, (0, 1), [of[turn], 1 - of[turn]]) for deal, of in enumerate(won) for turn in (0, 1)
    ]
    assert alone_against(games, 0, 1).error == pytest.approx(stdev(fmean(of) for of in won) / sqrt(len(won)))


def test_better_players_are_rated_higher() -> None:
    games = [game(number, number, (0, 1), [1, 0] if number % 4 else [0, 1]) for number in range(40)]
    strong, weak = ratings(games, 2)
    assert strong.mean - strong.error > weak.mean + weak.error
