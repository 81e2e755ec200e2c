"""What can be typed: choices in words, equal dice, and real dice."""

import pytest

import zaria
from support.scripted.miner import FIVES, Scripted, Solo
from zaria.core.values.bits import members
from zaria.miner.pieces.notation import long_name, read_faces

pytestmark = pytest.mark.compiled
TOP_RIGHT = "the tunnel 5 (row 5 from the bottom, die 2)"


def test_equal_dice_are_one_choice_and_any_of_them_may_be_named() -> None:
    table = Scripted()
    table.start()
    table.give(0, "tunnel beer tunnel beer hazard beer")
    assert [word for word in table.choices() if word.startswith("share")] == ["share 20", "share 27"]
    ask = table.state.ask()
    assert ask is not None
    same = {choice["word"]: choice["same_as"] for choice in ask["choices"]}
    assert same == {"take 18": [], "take 19": [], "share 20": ["die:21"], "share 27": []}
    assert table.state.parse("share 21") == 20
    assert table.state.parse("share 20") == 20
    with pytest.raises(zaria.IllegalMove, match=r"^another of your dice shows Beer, too, and stands for both"):
        table.state.apply(21)


def test_dice_that_differ_in_anything_are_different_choices() -> None:
    table = Scripted()
    table.start("engineer", "prospector")
    table.to_magic("m1 m1 m2 t1 t1 t2", "t5")
    assert table.choices() == ["spend 52", "spend 54", "done"]
    table.do("spend 53")  # stands for 52, as they are alike
    assert [row[3] for row in table.player(0)["trove"] if row[0] in (52, 53)] == [True, False]
    assert table.choices() == ["reroll 0", "reroll 2", "reroll 53", "reroll 54"]
    table.do("reroll 1")
    table.deal("t3")
    assert table.faces(0)[:3] == ["3", "1", "2"]  # die 0 stood for die 1
    assert table.refused("spend 52") == "DM-MAGIC-06: this magic 1 is already spent in this phase"


def test_dice_on_the_mountain_are_never_merged() -> None:
    table = Scripted()
    table.start()
    assert table.choices() == ["take 18", "take 19"]  # both show 5


def test_targets_point_at_dice_cells_seats_and_heroes() -> None:
    table = Scripted(3)
    table.deal("beer 1 1")
    ask = table.state.ask()
    assert ask is not None
    assert ask["choices"][0]["targets"] == ["hero:alchemist"]
    assert ask["choices"][0]["preview"] == {"faces": [["magic", "magic 1"]] * 3}
    table.do("hero alchemist", "hero engineer", "hero surveyor")
    table.deal(FIVES)
    table.give(0, "tunnel beer")
    targets = {choice["word"]: choice["targets"] for choice in table.state.ask()["choices"]}  # type: ignore[index]
    assert targets == {
        "take 18": ["die:18", "cell:4,5"],
        "take 19": ["die:19", "cell:5,4"],
        "share 20": ["die:20"],
    }
    table.do("share 20")
    targets = {choice["word"]: choice["targets"] for choice in table.state.ask()["choices"]}  # type: ignore[index]
    assert targets == {"to 1": ["seat:1"], "to 2": ["seat:2"]}


def previews(table: Scripted) -> dict[str, object]:
    ask = table.state.ask()
    assert ask is not None
    return {choice["word"]: choice["preview"] for choice in ask["choices"]}


def test_previews_say_what_follows() -> None:
    table = Scripted()
    table.start("prospector", "treasurer", mountain="t5 " * 18 + "g3 c2")
    table.give(0, "tunnel beer")
    table.give(1, "g1")
    assert previews(table) == {
        "take 27": {"points": 2, "others": []},  # the Prospector has a pickaxe
        "take 44": {"points": 7, "others": [{"seat": 1, "points": -2}]},  # four gems against two: they double now
        "share 18": {"rolls": 1, "takes": 2},
    }
    table.do("share 18")
    table.deal("beer")
    table.do("take 44")
    assert previews(table)["done"] == {"points": 0, "others": []}
    table = Scripted()
    table.start("surveyor", "treasurer")
    table.to_magic("m2 t2 t3 k1", "t5")
    assert previews(table) == {
        "spend 52": {"rerolls": 2},
        "spend hero": {"rerolls": 1, "left": 1},
        "done": {"rerolls": 0},
    }
    table.do("spend hero")
    assert previews(table) == {
        "reroll 0": {"at_stake": 5},  # without the 2 only the Surveyor's 1 counts
        "reroll 1": {"at_stake": 3},
        "reroll 37": {"at_stake": 0},
        "reroll 52": {"at_stake": 0},
    }
    table.do("reroll 37")
    table.deal("k1")
    table.do("done")
    assert previews(table)["cache 0"] == {"rolls": 3, "at_stake": 5}
    assert previews(table)["done"] == {"rolls": 4}


def test_solo_previews() -> None:
    table = Solo("m2 m1", "t5 " * 18 + "treasure beer g2")
    table.have("k1 m2 t1")
    assert previews(table) == {
        "take 44": {"points": 0},  # a Beer: its face is chosen next
        "take 45": {"points": 2},
        "spend 52": {"recycles": 2},
        "stop": {"points": 0},
    }
    table.do("take 44")
    assert previews(table) == {"set gem 1": {"points": 1}, "set gem 2": {"points": 2}, "set gem 3": {"points": 3}}
    table.do("set gem 3")
    assert previews(table) == {"chest no": {"points": 0}, "chest yes": {"points": 3}}
    table.do("chest yes")
    assert previews(table)["refill"] == {"dice": 1}


def test_words_for_a_die_in_another_place_say_where_it_is() -> None:
    table = Scripted(3)
    table.start()
    table.give(0, "tunnel beer")
    table.give(2, "p")
    assert table.refused("share 19") == f"None: {TOP_RIGHT} is on the mountain, not in your trove"
    assert table.refused("take 20") == "None: the Beer is already in your trove"
    assert table.refused("share 37") == "None: the pickaxe is in the trove of seat 3"
    assert table.refused("share 50") == "None: that die is still in the bag"
    assert table.refused("cache 20").startswith("None: “cache 20” is not a choice here. You can: take 18")
    assert table.refused("take 60").startswith("None: “take 60” is not a choice here")
    assert table.refused("take").startswith("None: “take” is not a choice here")
    table.do("share 20")
    assert table.refused("take 1").startswith("None: “take 1” is not a choice here. You can: to 1, to 2")


def test_numbers_that_are_no_answers() -> None:
    table = Scripted()
    table.start("engineer", "surveyor")
    for action in (60, 61, 62):
        with pytest.raises(zaria.IllegalMove, match=r"that is not a choice here\. You can: take 18, take 19"):
            table.state.apply(action)
    table.give(0, "tunnel beer")
    table.do("share 20")
    table.deal("t5")
    with pytest.raises(zaria.IllegalMove, match="that is not a choice here"):
        table.state.apply(62)
    table.to_magic("t1", "t5 t4")
    with pytest.raises(zaria.IllegalMove, match=r"that is not a choice here\. You can: spend hero, done"):
        table.state.apply(61)
    table.do("spend hero")
    with pytest.raises(zaria.IllegalMove, match=r"that is not a choice here\. You can: reroll"):
        table.state.apply(62)


def test_faces_in_short_and_in_full() -> None:
    short = "t3 c2 d4 p s k2 g3 m1 b"
    full = "3 cave-in 2 dragon 4 pickaxe shield chest 2 gem 3 magic 1 beer"
    kinds = "tunnel 3 hazard cave-in 2 hazard dragon 4 tool p tool shield tool k2 treasure gem 3 magic m1 magic beer"
    names = ["3", "cave-in 2", "dragon 4", "pickaxe", "shield", "chest 2", "gem 3", "magic 1", "beer"]
    assert [name for _, name in read_faces(short.split())] == names
    assert [name for _, name in read_faces(full.split())] == names
    assert read_faces(kinds.split()) == list(zip([0, 1, 1, 2, 2, 2, 3, 4, 4], names))
    assert long_name("tx") == "tx" and long_name("") == "" and long_name("t") == ""


def test_what_real_dice_cannot_show_is_refused() -> None:
    table = Scripted()
    for words, refusal in (
        ("3", "2 dice or cards are needed, you gave 1"),
        ("3 p", "“pickaxe” is not on a tunnel die; possible: 1, 2, 3, 4, 5, beer"),
        ("3 gem 2", "“gem 2” is not on a tunnel die; possible: 1, 2, 3, 4, 5, beer"),
        ("3 hazard beer", "“hazard beer” is not on a tunnel die; possible: 1, 2, 3, 4, 5, beer"),
        ("3 tunnel", "“” is not on a tunnel die; possible: 1, 2, 3, 4, 5, beer"),
        ("3 cave-in", "“cave-in” is not on a tunnel die; possible: 1, 2, 3, 4, 5, beer"),
    ):
        with pytest.raises(zaria.IllegalDeal, match=f"^{refusal}$"):
            table.deal(words)
    assert table.state.parse_deal("T3, tunnel BEER") == [2, 5]


def test_every_draw_can_be_typed_as_it_is_told() -> None:
    """Whole games in which everything that is rolled is typed in by its names."""
    for game, players in (("miner", 3), ("miner", 4), ("miner-solo", 1)):
        state = zaria.new(game, players=players)
        rng = zaria.Rng(3)
        while state.actor != zaria.OVER:
            if state.actor != zaria.CHANCE:
                state.apply(state.legal()[0])
                continue
            twin = state.copy()
            values = twin.roll(rng)
            state.deal(state.parse_deal(typed(state, twin, values)))
            assert state == twin


def typed(before: zaria.State, after: zaria.State, values: list[int]) -> str:
    """What people would type for a draw, read off the table afterwards."""
    kind = before.chance().kind
    was, now = before.view(), after.view()
    if kind == "first":
        return " ".join(now["faces"]["tunnel"][value] for value in values)
    if kind == "starter":
        return str(now["starter"])
    if kind == "mountain":
        old = [entry["die"] for entry in was["mountain"]]
        new = sorted((sum(entry["cell"]), entry["cell"], entry) for entry in now["mountain"] if entry["die"] not in old)
        return " ".join(f"{entry['kind']} {entry['face']}" for _, _, entry in new)
    if kind == "start":
        return " ".join(row[2] for row in now["players"][0]["trove"])
    rolled = before.top.die if kind == "beer" else before.top.dice  # type: ignore[attr-defined]
    dice = [rolled] if kind == "beer" else members(rolled)
    rows = sorted(row for player in now["players"] for row in player["trove"] if row[0] in dice)
    return ", ".join(f"{row[1]} {row[2]}" for row in rows)
