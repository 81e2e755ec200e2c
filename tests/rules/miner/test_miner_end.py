"""DM-END: who wins, and breaking ties."""

import pytest

import zaria
from support.scripted.miner import Scripted

pytestmark = pytest.mark.compiled

HEROES = ("dragon-slayer", "surveyor", "alchemist")


def last_round(*troves: str, heroes: tuple[str, ...] = HEROES) -> Scripted:
    """The third round is scored with these troves, and nobody has spent any magic; the first two brought nothing."""
    table = Scripted(len(troves))
    table.start(*heroes[: len(troves)])
    for _ in range(2):
        table.to_magic(*["tunnel beer"] * len(troves))
        everybody_is_done(table)
        while table.state.actor == zaria.CHANCE:
            table.state.deal([0] * len(table.state.bounds()))
    table.to_magic(*troves)
    everybody_is_done(table)
    return table


def everybody_is_done(table: Scripted) -> None:
    while table.state.actor >= 0:
        table.do("done")


def test_DM_END_01_the_highest_total_of_three_rounds_wins() -> None:
    table = last_round("t1 t2", "t2 t3", "t1")  # 3; 6 with the Surveyor's 1, who had 1 in each round before; 1
    assert table.state.actor == zaria.OVER
    assert table.state.scores() == [3, 8, 1]
    assert table.state.winners() == [1]
    assert table.view()["phase"] == "over"
    assert [len(table.player(seat)["rounds"]) for seat in range(3)] == [3, 3, 3]


ENDING = ("engineer", "dragon-slayer", "alchemist")  # none scores by itself; two have magic


def tied() -> Scripted:
    """Round three has ended in a tie of 6 between seats 0 and 2; seat 1 has 1."""
    table = last_round("t1 t3 hazard beer k2", "t1 m1", "t1 t2 t3 m2", heroes=ENDING)
    assert table.state.scores() == [6, 1, 6]
    assert table.view()["phase"] == "tie-break"
    return table


def test_DM_END_02_tied_players_reroll_their_whole_troves() -> None:
    table = tied()
    assert table.state.winners() == []
    assert table.last("miner-tie") == {"repeat": 1, "seats": [0, 2]}
    assert table.state.chance().label.startswith("reroll/3/0/")
    table.deal("t1 t1 c1 p")  # hazards and chests, too, and nothing can be cached
    assert table.faces(0) == ["1", "1", "cave-in 1", "pickaxe"]
    assert table.state.chance().label.startswith("reroll/3/2/")
    table.deal("t1 t2 t3 m2")
    assert table.state.actor == 2  # seat 1 is not in the contest


def test_DM_END_02_magic_is_fresh_and_goes_clockwise_from_round_threes_first() -> None:
    table = last_round("t1 t3 m1", "t1 m1", "t1 t2 t3 m2", heroes=ENDING)
    table.deal("t1 t1 m1")
    table.deal("t1 t4 t5 m1")
    assert table.state.actor == 0
    assert table.choices() == ["spend 52", "done"]
    table.do("done")
    assert table.state.actor == 2
    for _ in range(3):
        table.do("spend hero", f"reroll {table.dice(2)[2]}")
        table.deal("t3")
    table.do("spend 54", f"reroll {table.dice(2)[2]}")
    table.deal("t2")
    assert [table.player(seat)["tiebreaks"][0]["total"] for seat in (0, 2)] == [4, 3]
    assert table.state.winners() == [0]


def test_DM_END_02_magic_is_fresh_in_every_repeat() -> None:
    table = last_round("t1 t3 m1", "t1 m1", "t1 t2 t3 m2", heroes=ENDING)
    for _ in range(3):
        table.deal("t1 t3 m1")
        table.deal("t1 t2 t3 m1")
        table.do("spend 52", f"reroll {table.dice(0)[0]}")
        table.deal("t1")
        for _ in range(3):
            table.do("spend hero", f"reroll {table.dice(2)[2]}")
            table.deal("t3")
        table.do("done")
    assert table.last("miner-tie")["repeat"] == 4


@pytest.mark.parametrize(("first", "begins"), [(0, 0), (1, 2), (2, 2)])
def test_DM_END_02_clockwise_from_round_threes_first_magic_player(first: int, begins: int) -> None:
    table = last_round("t1 t3 m1", "t1 m1", "t1 t2 t3 m2", heroes=ENDING)
    table.state.magic_first = first
    table.deal("t1 t1 m1")
    table.deal("t1 t1 t1 m1")
    assert table.state.actor == begins  # seat 1 is not in the contest


def test_DM_END_02_gems_are_compared_among_the_tied_only() -> None:
    table = last_round("g1 t1 t2", "g1 t1 t2", "g3", heroes=("prospector", "treasurer", "dragon-slayer"))
    assert table.state.scores() == [1 + 1 + 2 + 3, 1 + 1 + 2 + 3, 6]  # a tied gem each round; three gems double
    table.deal("t1 t1 g2")  # three gems with the hero's
    table.deal("t1 t1 g1")
    assert table.player(0)["tiebreaks"] == [{"tunnels": 2, "treasure": 6, "hazards": 0, "total": 8}]
    assert table.player(1)["tiebreaks"] == [{"tunnels": 2, "treasure": 2, "hazards": 0, "total": 4}]
    assert table.player(2)["tiebreaks"] == []  # although it still shows three gems
    assert table.state.winners() == [0]


def test_DM_END_02_the_extra_score_only_breaks_the_tie() -> None:
    table = tied()
    table.deal("t1 t3 hazard beer k2")
    table.deal("t1 t2 t4 m1")
    table.do("done")
    assert table.state.actor == zaria.OVER
    assert table.state.winners() == [0]
    assert table.state.scores() == [6, 1, 6]
    assert table.player(0)["total"] == 6
    assert table.player(0)["tiebreaks"] == [{"tunnels": 6, "treasure": 0, "hazards": 0, "total": 6}]
    assert table.player(2)["tiebreaks"] == [{"tunnels": 3, "treasure": 0, "hazards": 0, "total": 3}]


def test_DM_END_02_hazards_count_in_a_tie_break() -> None:
    table = tied()
    table.deal("t1 t3 c1 p")
    table.deal("t1 t2 t3 magic beer")
    table.do("done")
    hazards = [table.player(seat)["tiebreaks"][0]["hazards"] for seat in (0, 2)]
    assert hazards == [2, 0]  # the Engineer has a pickaxe, too
    assert table.state.winners() == [0]


def test_DM_END_03_those_still_tied_go_on_among_themselves() -> None:
    table = last_round("t1", "t1", "t1", heroes=("dragon-slayer", "alchemist", "prospector"))
    assert table.state.winners() == [2]
    table = last_round("t1 t2", "t1 t2", "t1 t2", heroes=("dragon-slayer", "alchemist", "surveyor"))
    assert table.state.winners() == [2]
    table = last_round("t1 t2", "t1 t2", "tunnel beer", heroes=("dragon-slayer", "alchemist", "surveyor"))
    assert table.state.scores() == [3, 3, 3]  # the Surveyor has 1 a round
    for seat in range(3):
        table.deal("t1 t1" if seat < 2 else "t5")
    while table.state.actor >= 0:
        table.do("done")
    assert table.last("miner-tie") == {"repeat": 2, "seats": [0, 1]}
    table.deal("t1 t2")
    table.deal("t1 t1")
    while table.state.actor >= 0:
        table.do("done")
    assert table.state.winners() == [0]
    assert [len(table.player(seat)["tiebreaks"]) for seat in range(3)] == [2, 2, 1]


def test_DM_END_03_after_a_hundred_repeats_they_share_the_win() -> None:
    table = tied()
    for repeat in range(1, 101):
        assert table.last("miner-tie")["repeat"] == repeat
        table.deal("t1 t3 hazard beer k2")
        table.deal("t1 t2 t3 magic beer")
        table.do("done")
    assert table.state.actor == zaria.OVER
    assert table.state.winners() == [0, 2]
    assert len(table.player(0)["tiebreaks"]) == 100


def test_DM_END_01_at_the_end_every_trove_shows_what_it_scored_last() -> None:
    """The winner has no more gems than seat 2: nothing is doubled, and nobody's points are missing."""
    table = last_round("t1 t2 t3 g2", "t1", "g2 t1", heroes=("dragon-slayer", "alchemist", "engineer"))
    assert table.state.winners() == [0]
    for seat in range(3):
        now, scored = table.player(seat)["now"], table.player(seat)["rounds"][-1]
        assert {column: now[column] for column in scored} == scored
        assert now["doubled"] is False


def test_DM_END_02_at_the_end_a_tie_break_shows_those_who_took_part_in_it() -> None:
    table = tied()
    table.deal("t1 t3 hazard beer k2")
    table.deal("t1 t2 t4 m1")
    table.do("done")
    assert table.state.actor == zaria.OVER
    assert [table.player(seat)["now"] is None for seat in range(3)] == [False, True, False]
    assert [table.player(seat)["now"]["total"] for seat in (0, 2)] == [6, 3]


def test_DM_END_02_tie_breaks_rank_those_who_lost_them_before_the_others() -> None:
    table = tied()
    table.deal("t1 t3 hazard beer k2")
    table.deal("t1 t2 t4 m1")
    table.do("done")
    assert table.state.scores() == [6, 1, 6]
    assert table.state.ranking() == table.view()["ranking"] == [[0], [2], [1]]


def test_DM_END_01_only_ties_for_the_first_place_are_broken() -> None:
    table = last_round("t1 t2 t3", "t1 t2", "t1", heroes=("dragon-slayer", "alchemist", "engineer"))
    assert table.state.scores() == [6, 3, 3]
    assert table.state.ranking() == [[0], [1, 2]]
