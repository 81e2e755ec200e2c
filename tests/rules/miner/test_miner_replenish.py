"""DM-REST: caching, rerolling, and the next round."""

import pytest

import zaria
from support.scripted.miner import FIVES, Scripted

pytestmark = pytest.mark.compiled

NO_CHEST = ("engineer", "dragon-slayer", "alchemist")


def rest(*troves: str, heroes: tuple[str, ...] = NO_CHEST) -> Scripted:
    """Round 1 is scored; seat 0 started it."""
    table = Scripted(len(troves))
    table.start(*heroes[: len(troves)])
    table.to_magic(*troves)
    while table.view()["phase"] == "magic":
        table.do("done")
    return table


def test_DM_REST_01_up_to_as_many_dice_as_there_are_chests() -> None:
    table = rest("k2 t1 t2 t3", "t5")
    assert table.choices() == ["cache 0", "cache 1", "cache 2", "cache 37", "done"]
    assert table.state.ask()["arguments"] == {"seat": 0, "left": 2}  # type: ignore[index]
    table.do("cache 0")
    assert table.refused("cache 0") == "DM-REST-01: this tunnel 1 is already cached"
    assert table.refused("cache 3") == "DM-REST-01: the tunnel 5 is in the trove of seat 2"
    table.do("cache 2")
    assert table.state.chance().bounds == [6, 6]  # the other two


def test_DM_REST_01_fewer_is_allowed_and_none_at_all() -> None:
    table = rest("k2 t1 t2", "t5")
    table.do("done")
    assert table.state.bounds() == [6, 6, 6]
    table = rest("k2 t1 t2", "t5")
    table.do("cache 1", "done")
    assert table.state.bounds() == [6, 6]


def test_DM_REST_01_hero_chests_count_and_any_die_may_be_kept() -> None:
    table = rest("c2 k1 tunnel beer m1", "t5", heroes=("treasurer", "engineer"))
    assert table.state.ask()["arguments"]["left"] == 3  # type: ignore[index]
    table.do("cache 27", "cache 37", "cache 0")  # a hazard, the chest itself, a Beer
    assert table.state.bounds() == [6]
    assert [row[4] for row in table.player(0)["trove"]] == [True, True, True, False]


def test_DM_REST_01_one_after_the_other_clockwise_from_the_starter_before_anybody_rolls() -> None:
    table = Scripted(3)
    table.start(*NO_CHEST[:3], first=1)
    table.to_magic("k1 t1", "k1 t2", "k1 t3")
    while table.view()["phase"] == "magic":
        table.do("done")
    order = []
    while table.state.actor >= 0:
        order.append(table.state.actor)
        table.do("done")
    assert order == [1, 2, 0]
    rolls = []
    while table.state.chance().kind == "reroll":
        rolls.append(table.state.chance().label.split("/")[2])
        table.state.deal([0, 0])
    assert rolls == ["1", "2", "0"]


def test_DM_REST_01_with_everything_in_chests_nothing_is_rolled() -> None:
    table = rest("k2 t1", "t5")
    table.do("cache 0", "cache 37")  # no room is left, and no die either
    assert table.state.chance().label.startswith("reroll/1/1/")
    table = rest("k2", "t5")
    table.do("cache 37")  # there would be room for another, but there is none
    assert table.state.chance().label.startswith("reroll/1/1/")


def test_DM_REST_02_all_others_are_rerolled_chests_and_hazards_too() -> None:
    table = rest("k1 t1 c1", "t5")
    table.do("cache 0")
    table.deal("d4 p")
    assert table.faces(0) == ["1", "dragon 4", "pickaxe"]
    table.deal("t2")
    assert table.faces(1) == ["2"]


def test_DM_REST_02_caching_lasts_for_one_reroll() -> None:
    table = rest("k2 t1", "t5")
    table.do("cache 0", "cache 37")
    table.deal("t1")
    assert not any(row[4] for seat in (0, 1) for row in table.player(seat)["trove"])
    table.state.starter = 0
    table.deal(FIVES)
    table.to_magic("k1 t1", "t5")
    table.do("done", "done")  # the Dragon Slayer's magic, and the chest
    assert table.state.bounds() == [6, 6]


def test_DM_REST_03_the_lowest_total_starts() -> None:
    table = rest("t1 t3", "t1", "t1 t2 t3")  # 6 with the Engineer's 2, 1, 6
    for _ in range(3):
        table.state.deal([0] * len(table.state.bounds()))
    assert table.state.chance().kind == "mountain"
    assert table.view()["starter"] == 1
    table.deal(FIVES)
    assert table.state.actor == 1


def test_DM_REST_03_the_total_so_far_counts_not_the_last_round() -> None:
    table = rest("t1 t3", "t1")  # 6 with the Engineer's 2, and 1
    table.state.deal([0, 0])
    table.state.deal([0])
    table.deal(FIVES)
    table.to_magic("t5", "t1 t2")  # nothing, and 3
    table.do("done")
    while table.state.chance().kind == "reroll":
        table.state.deal([0] * len(table.state.bounds()))
    assert table.state.scores() == [6, 4]
    assert table.view()["starter"] == 1


def test_DM_REST_03_ties_are_broken_at_random() -> None:
    table = rest("t1", "t1 t2", "t5", heroes=("dragon-slayer", "alchemist", "surveyor"))
    for _ in range(3):
        table.state.deal([0] * len(table.state.bounds()))
    assert table.state.chance() == ("starter/1/-/6", [2], "starter")
    assert table.view()["starter"] is None
    for value, starter in ((0, 0), (1, 2)):
        twin = table.state.copy()
        twin.deal([value])
        assert twin.view()["starter"] == starter
    assert table.state.parse_deal("3") == [1]  # people count seats from 1


def test_DM_REST_04_twenty_more_and_in_round_three_the_bag_empties() -> None:
    table = Scripted()
    state = table.state
    bags = []
    rng = zaria.Rng(5)
    while state.actor != zaria.OVER:
        if state.actor == zaria.CHANCE:
            filled = state.chance().kind == "mountain"
            state.roll(rng)
            if filled:
                bags.append(sum(state.view()["bag"].values()))
                assert len(state.view()["mountain"]) == 20
        else:
            state.apply(state.legal()[0])
    assert bags == [40, 20, 0]
    assert sum(len(table.dice(seat)) for seat in (0, 1)) == 60


def test_DM_REST_01_DM_REST_02_nothing_is_cached_or_rerolled_after_round_three() -> None:
    for seed in range(6):
        record = zaria.play("miner", [zaria.bot("random")] * 2, seed=seed)
        last = max(n for n, step in enumerate(record.steps) if step[0] == "deal" and step[1].startswith("mountain/3"))
        after = record.steps[last + 1 :]
        assert not [step for step in after if step[0] != "deal" and step[1].startswith("cache")]
        ties = zaria.replay(record).view()["players"][0]["tiebreaks"]
        assert ties or not [step for step in after if step[0] == "deal" and step[1].startswith("reroll")]
