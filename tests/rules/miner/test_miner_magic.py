"""DM-MAGIC: spending magic."""

import pytest

import zaria
from support.scripted.miner import Scripted

pytestmark = pytest.mark.compiled

PLAIN = ("engineer", "prospector", "treasurer", "dragon-slayer")  # the first three have no magic


def magic(*troves: str, heroes: tuple[str, ...] = PLAIN) -> Scripted:
    """The magic phase of round 1, begun by seat 0."""
    table = Scripted(len(troves))
    table.start(*heroes[: len(troves)])
    table.to_magic(*troves)
    return table


def test_DM_MAGIC_01_begins_clockwise_of_the_one_who_took_the_last_die() -> None:
    table = Scripted(3)
    table.start(*PLAIN[:3])
    table.state.turn = 1
    for seat in range(3):
        table.give(seat, "m1 t1")
    (last,) = table.lay("t5")
    table.do(f"take {last}")
    order = []
    while table.view()["phase"] == "magic":
        order.append(table.state.actor)
        table.do("done")
    assert order == [2, 0, 1]  # once around


def test_DM_MAGIC_01_a_sharer_who_empties_the_mountain_with_the_first_die_is_last() -> None:
    table = Scripted(3)
    table.start(*PLAIN[:3])
    table.state.turn = 1
    for seat in range(3):
        table.give(seat, "m1 t1")
    (beer,) = table.give(1, "tunnel beer")
    table.lay("t5")
    table.do(f"share {beer}", "to 0")
    table.deal("t5")  # the only die is taken by itself: no second one could be
    assert (table.view()["phase"], table.state.actor) == ("magic", 2)


def test_DM_MAGIC_01_who_has_nothing_to_spend_is_not_asked() -> None:
    table = magic("t1 t2", "m1 t2", "t3 t4")
    assert table.state.actor == 1
    table.do("done")
    assert table.view()["phase"] == "replenish"


def test_DM_MAGIC_02_one_by_one_seeing_each_result() -> None:
    table = magic("m1 m2 t1 t2 t3", "t1")
    assert table.choices() == ["spend 52", "spend 53", "done"]
    table.do("spend 52", "reroll 0")
    table.deal("t4")
    assert table.faces(0)[0] == "4"
    assert table.choices() == ["spend 53", "done"]


def test_DM_MAGIC_02_k_different_dice_are_chosen_first_and_rolled_together() -> None:
    table = magic("m2 t1 t2 t3", "t1")
    table.do("spend 52", "reroll 0")
    assert table.faces(0)[0] == "1"  # chosen, not rolled yet
    assert table.refused("reroll 0") == "DM-MAGIC-02: this tunnel 1 is already chosen"
    assert table.state.ask()["arguments"] == {"seat": 0, "left": 1, "chosen": [0]}  # type: ignore[index]
    table.do("reroll 2")
    assert table.state.chance() == ("magic/1/0/3", [6, 6], "magic")
    assert table.state.top.is_consequence()
    table.deal("t5 beer")
    assert table.faces(0)[:3] == ["5", "2", "beer"]


def test_DM_MAGIC_03_what_magic_never_rerolls() -> None:
    table = magic("m1 m1 m2 t1 t2 c1 hazard beer", "t1")
    table.do("spend 54", "reroll 0", "reroll 1")
    table.deal("t1 t2")
    table.do("spend 52")
    assert table.choices() == ["reroll 0", "reroll 1", "reroll 53"]
    assert table.refused("reroll 27") == "DM-MAGIC-03: the cave-in 1 is on a hazard die: magic never rerolls those"
    assert table.refused("reroll 28") == "DM-MAGIC-03: the Beer is on a hazard die: magic never rerolls those"
    assert table.refused("reroll 54") == (
        "DM-MAGIC-03: this magic 2 is spent: magic does not reroll it any more in this phase"
    )
    assert table.refused("reroll 52").startswith("DM-MAGIC-03: this magic 1 is spent")
    assert table.refused("reroll 2") == "DM-MAGIC-02: the tunnel 1 is in the trove of seat 2"


def test_DM_MAGIC_03_an_ordinary_die_may_be_rerolled_again() -> None:
    table = magic("m1 m1 t1 t2", "t1")
    table.do("spend 52", "reroll 0")
    table.deal("t3")
    table.do("spend 53", "reroll 0")
    table.deal("t1")
    assert table.faces(0)[:2] == ["1", "2"]


@pytest.mark.parametrize("spent", ["m3", "m2"])
def test_DM_MAGIC_04_all_that_are_eligible_if_they_are_no_more_than_k(spent: str) -> None:
    table = magic(f"{spent} t1 t2 c1", "t1")
    table.do("spend 52")
    assert table.state.chance().bounds == [6, 6]  # no question: both are rerolled


def test_DM_MAGIC_04_no_fewer_than_k() -> None:
    table = magic("m3 t1 t2 t3 t4", "t1")
    table.do("spend 52", "reroll 0", "reroll 1")
    assert table.choices() == ["reroll 2", "reroll 3"]
    assert "done" not in table.choices()


def test_DM_MAGIC_04_with_none_eligible_it_cannot_be_spent() -> None:
    table = magic("m1 c1 hazard beer", "t1 m1 t2")
    assert table.state.actor == 1  # seat 0 has nothing to reroll, and so nothing to decide
    table = magic("c1", "m1", heroes=("alchemist", "engineer"))
    assert table.view()["phase"] == "replenish"
    table = magic("m1 tunnel beer", "t2", heroes=("alchemist", "engineer"))
    table.do("spend 52")
    table.deal("t1")
    assert table.choices() == ["spend hero", "done"]
    table = magic("m2 m1", "t2", heroes=("alchemist", "engineer"))
    table.do("spend 52")
    table.deal("m1")
    assert table.choices() == ["spend hero", "done"]  # 53 is the only die that is not spent: nothing else to reroll
    assert table.refused("spend 53") == "DM-MAGIC-04: you have no die that magic could reroll"


def test_DM_MAGIC_05_an_unspent_magic_die_is_rerolled_and_spent_with_its_new_face() -> None:
    table = magic("m1 magic beer t1 t2 t3 t4", "t1")
    assert table.choices() == ["spend 52", "done"]
    assert table.refused("spend 53") == "DM-MAGIC-05: this magic die shows Beer: it has no magic to spend"
    table.do("spend 52", "reroll 53")
    table.deal("m3")
    table.do("spend 53", "reroll 0", "reroll 1", "reroll 2")
    assert table.state.bounds() == [6, 6, 6]


def test_DM_MAGIC_06_each_magic_face_of_a_hero_once_a_round_in_every_round() -> None:
    table = magic("t1 t2", "t1", heroes=("alchemist", "engineer"))
    for scored in range(1, 4):
        for _ in range(3):
            assert table.choices() == ["spend hero", "done"]
            table.do("spend hero", f"reroll {table.dice(0)[0]}")
            table.deal("t3")
        assert len(table.player(0)["rounds"]) == scored  # nothing left to spend, so it was scored
        if scored < 3:
            while table.state.actor == zaria.CHANCE:
                table.state.roll(zaria.Rng(1))
            table.to_magic("t1 t2", "t1")


def test_DM_MAGIC_06_a_view_shows_which_faces_of_a_hero_are_spent() -> None:
    """Until the round is scored, also after the player's turn; then they are fresh."""
    table = magic("t1 t2", "m1 t3 t4", heroes=("alchemist", "dragon-slayer"))
    for number in range(3):
        assert table.player(0)["hero_spent"] == [place < number for place in range(3)]
        table.do("spend hero", f"reroll {table.dice(0)[0]}")
        table.deal("t3")
    assert table.state.actor == 1
    assert [table.player(seat)["hero_spent"] for seat in (0, 1)] == [[True] * 3, [False, False]]
    table.do("spend hero", f"reroll {table.dice(1)[0]}")
    table.deal("t3")
    assert table.player(1)["hero_spent"] == [False, True]  # the shield is nothing to spend
    table.do("done")
    assert [table.player(seat)["hero_spent"] for seat in (0, 1)] == [[False] * 3, [False, False]]


def test_DM_MAGIC_06_a_hero_without_magic_left() -> None:
    table = magic("m1 t1 t2", "t1", heroes=("surveyor", "engineer"))
    table.do("spend hero", "reroll 0")
    table.deal("t1")
    assert table.refused("spend hero") == "DM-MAGIC-06: your hero has no magic left in this phase"


def test_DM_MAGIC_06_spent_dice_stay_in_the_trove_and_are_fresh_next_round() -> None:
    table = magic("m1 t1 t2", "t1")
    table.do("spend 52", "reroll 0")
    assert table.player(0)["trove"][-1] == [52, "magic", "magic 1", True, False, False]
    table.deal("t1")
    assert table.view()["phase"] == "replenish"
    assert table.player(0)["trove"][-1] == [52, "magic", "magic 1", False, False, False]
    while table.state.actor == zaria.CHANCE:
        table.state.deal([0] * len(table.state.bounds()))
    table.to_magic("m1 t1 t2", "t1")
    assert table.choices() == ["spend 52", "done"]


def test_DM_MAGIC_06_a_spent_die_is_not_spent_again() -> None:
    table = magic("m1 m2 t1 t2 t3", "t1")
    table.do("spend 52", "reroll 0")
    table.deal("t1")
    assert table.refused("spend 52") == "DM-MAGIC-06: this magic 1 is already spent in this phase"
    assert table.refused("spend 0") == "DM-MAGIC-02: the tunnel 1 is on a tunnel die: only magic dice can be spent"


def test_DM_MAGIC_01_magic_and_chests_say_while_digging_when_they_are_used() -> None:
    table = Scripted()
    table.start()
    magic, chest, gem = table.give(0, "m2 k2 g1")

    def why_not(die: int) -> str:
        refusal = table.state.why_not(die)
        assert refusal is not None
        return f"{refusal.rule} {refusal.code}"

    assert why_not(magic) == "DM-MAGIC-01 miner-own-magic"
    assert why_not(chest) == "DM-REST-01 miner-own-chest"
    assert why_not(gem) == "DM-DIG-02 miner-no-beer"
    table.state.round = 3  # nothing is kept after it
    assert why_not(chest) == "DM-DIG-02 miner-no-beer"
