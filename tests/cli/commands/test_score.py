"""`zaria score`: the score pad for real dice, with the worked examples of the rules."""

import json
import re
from pathlib import Path

import pytest

from support.terminal.pty import zaria_command


def scores(*troves: str) -> list[int]:
    ran = zaria_command("score", "miner", *troves, "--plain")
    assert (ran.code, ran.err) == (0, "")
    return [int(total) for total in re.findall(r"scores (-?\d+):", ran.out)]


@pytest.mark.parametrize(
    ("trove", "points", "said"),
    [
        ("t1 t2 t3", 6, "1+2+3: 6"),
        ("t1 t2 t4", 3, "1+2: 3"),
        ("t2 t3 t4", 0, "no tunnel 1 to start with: 0"),
        ("t1 t1 t2 t2 t3", 9, "1+2+3 and 1+2: 9"),
        ("t1 t1 t1", 3, "1, 1, and 1: 3"),
        ("t1 t2 t2 t3", 6, "1+2+3: 6"),
        ("t2 t3 hero=surveyor", 6, "1+2+3: 6"),
        ("c1 d4", -5, "1 cave-in without a pickaxe: -1, 4 dragons without a shield: -4"),
        ("p p c2 c2", 8, "4 cave-ins x 2 pickaxes: 8"),
        ("p p c1 c2 d4", 2, "3 cave-ins x 2 pickaxes: 6, 4 dragons without a shield: -4"),
        ("b m3 k2 tunnel beer", 0, "none: 0"),
    ],
)
def test_DM_SCORE_01_DM_SCORE_03_DM_SCORE_04_the_examples_of_the_rules(trove: str, points: int, said: str) -> None:
    assert scores(trove, "b b") == [points, 0]
    assert re.search(
        rf"  {re.escape(said)}$", zaria_command("score", "miner", trove, "b b", "--plain").out, re.MULTILINE
    )


def test_DM_SCORE_02_the_most_gems_count_double() -> None:
    ran = zaria_command("score", "miner", "Ann: g3 b", "Bob: g3, hero=treasurer", "k1 b")
    assert scores("Ann: g3 b", "Bob: g3, hero=treasurer", "k1 b") == [3, 8, 0]
    assert "Bob scores 8:" in ran.out
    assert "4 gems, the most, count double: 8" in ran.out
    assert "Player 3 scores 0:" in ran.out
    assert ran.out.endswith("Bob has the most gems: they count double.\n")
    tied = zaria_command("score", "miner", "g3 b", "g1 g2")
    assert tied.out.endswith("Nobody has the most gems alone: none count double.\n")
    assert scores("g3 b", "g1 g2") == [3, 3]


def test_a_trove_of_one_die_is_scored_behind_a_name_and_on_a_line_of_its_own() -> None:
    """Without a name, single dice on a command line are a trove without quotes."""
    assert scores("Ann: g3", "Bob: g1") == [6, 1]
    assert scores("Ann:g3", "g1") == [6, 1]
    assert scores("Ann:", "Bob: g1", "t1") == [0, 2, 1]
    asked = zaria_command("score", "miner", typed=["g3", "g1", ""])
    assert re.findall(r"scores (-?\d+):", asked.out) == ["6", "1"]
    assert zaria_command("score", "miner", "g3", "g1").err == (
        'zaria: each player\'s dice go in quotes, and a single die behind a name: "t1 t2 g3 hero=engineer" "Bob: g1"\n'
    )


def test_the_help_shows_what_is_typed_for_each_game() -> None:
    ran = zaria_command("score", "--help")
    for text in ('vegas: "60 30: Ann 3', "miner-solo", "--faces FILE"):
        assert text in ran.out
    assert "--faces" not in zaria_command("score", "vegas", "--help").out


def test_a_solo_trove_is_scored_with_its_verdict() -> None:
    trove = "t1 t2 t3 t4 t5 t1 k2 g3+ g2+ g1 p p s c2 c1 d4 m1"
    for entries in ([trove], trove.split()):
        ran = zaria_command("score", "miner-solo", *entries)
        assert ran.out.splitlines() == [
            "23 points",
            "    tunnels    one sequence from 1 to 5: 5",
            "    treasure   6 gems, 5 of them in chests: 11",
            "    hazards    7 neutralised: 7",
            "A start: you brought your lamp home, and a few stones.",
        ]


@pytest.mark.parametrize(
    ("casino", "told"),
    [
        ("70 30: Ann 4, Bob 2, Cid 1", {"Ann": 70, "Bob": 30, "Cid": 0}),
        ("30 70: Ann 4, Bob 2, Cid 1", {"Ann": 70, "Bob": 30, "Cid": 0}),
        ("60 30: A 5, B 3, C 1 big, D 1", {"A": 60, "B": 0, "C": 0, "D": 30}),
        ("60 30: A big, B 2, C 1, D 1", {"A": 0, "B": 0, "C": 0, "D": 0}),
        ("4 4: Ann Lee 3", {"Ann Lee": 40}),
        ("80 30: neutral 4, A 3, B 2", {"A": 30, "B": 0}),
        ("$70,000 $40,000: A 1, B 3, neutral 2", {"A": 0, "B": 70}),
        ("60 30: grey 2, A 2, B 1", {"A": 0, "B": 60}),
        ("60 30: A 2 black, B 2", {"A": 60, "B": 30}),
        ("100000, 30000: a 1, A 1", None),
    ],
)
def test_LV_PAY_01_LV_PAY_02_LV_PAY_03_the_examples_of_the_rules(casino: str, told: dict[str, int] | None) -> None:
    ran = zaria_command("score", "vegas", casino)
    if told is None:
        assert ran.err == "zaria: “A 1”: whose dice lie in a casino is said once\n"
        return
    assert (ran.code, ran.err) == (0, "")
    paid = dict(re.findall(r"^  (\S.*?) +\$([\d,]+)$", ran.out, re.MULTILINE))
    assert paid == {name: f"{amount},000" if amount else "0" for name, amount in told.items()}


def test_LV_PAY_05_a_whole_round_says_who_was_paid_and_who_starts() -> None:
    round_of_six = ["30 30:", "40 30: Ann 1", "40 40: Bob 2", "60 30: ann 1, bob 1", "70 30: BOB 3, Ann 2", "90 40:"]
    ran = zaria_command("score", "vegas", *round_of_six)
    assert ran.code == 0
    for line in (
        "Casino 1 paid nobody: $30,000 goes under the deck.",
        "Casino 4: Ann and Bob tie, and their dice are removed.",
        "Casino 5 paid Bob $70,000.",
        "  Ann   $70,000",
        "  Bob  $110,000",
        "Bob starts the next round.",
    ):
        assert line in ran.out.splitlines()
    assert "starts" not in zaria_command("score", "vegas", *round_of_six[:5]).out


def test_entries_are_asked_for_and_asked_again() -> None:
    ran = zaria_command("score", "miner", typed=["Ann: t1 t9", "Ann: t1 t2", "t1 hero=bob", "hero=engineer t1", ""])
    assert "“tunnel 9” is on no die" in ran.out
    assert "“bob” is not a hero that is still free; possible: alchemist" in ran.out
    assert "Ann scores 3:" in ran.out
    assert "Player 2 scores 3:" in ran.out
    ran = zaria_command("score", "vegas", typed=["60 30 Ann 3", "60 30: Ann 3"])
    assert "“60 30 Ann 3” is not a casino; write its two cards" in ran.out
    assert "Casino 1 paid Ann $60,000." in ran.out
    ran = zaria_command("score", "miner-solo", "--plain", typed=["c2", "c2 p"])
    assert "no free pickaxe for this cave-in" in ran.out
    assert "2 neutralised: 2" in ran.out
    assert ran.out.isascii()


def test_other_faces_are_read_from_a_file(tmp_path: Path) -> None:
    faces = json.loads(zaria_command("faces").out)
    faces["treasure"]["faces"][4] = "gem 5"
    file = tmp_path / "faces.json"
    file.write_text(json.dumps(faces))
    ran = zaria_command("score", "miner", "g5 b", "--faces", str(file), "g2 b")
    assert "5 gems, the most, count double: 10" in ran.out
    assert zaria_command("score", "miner", "g5 b", "g2 b").err.startswith("zaria: “gem 5” is on no die")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ([], "the score of which game? there are: vegas, miner, miner-solo"),
        (["poker"], "there is no score pad for “poker”; there are: vegas, miner, miner-solo"),
        (["miner", "t1 t2"], "miner is for 2 to 4 players, not 1"),
        (["miner", "t1 b", "t1", "t1", "t1", "t1"], "miner is for 2 to 4 players, not 5"),
        (["miner", "t1", "t2", "g3"], "each player's dice go in quotes"),
        (["miner", "t1 x9", "b"], "“x9” is on no die; write t3, c2, d4, p, s, k2, g3, m1"),
        (["miner", "s " * 8, "b"], "there are only 7 tool dice; you named 8"),
        (["miner", "b hero=smith", "b"], "“smith” is not a hero that is still free; possible: alchemist, dragon-sl"),
        (["miner", "b hero=engineer", "b hero=engineer"], "“engineer” is not a hero that is still free"),
        (["miner-solo", "t1 t3"], "no sequence of yours goes on with tunnel 3: each needs a 2"),
        (["miner-solo", "d3 p"], "no free shield for this dragon"),
        (["miner-solo", "k1 g1+ g2+"], "there is room for 1 treasure dice in the chests, not for 2"),
        (["miner-solo", "k1 t1+"], "only treasure goes in a chest: tunnel 1 cannot have a + behind it"),
        (["vegas", "60 30"], "“60 30” is not a casino; write its two cards, a colon, and whose dice lie there"),
        (["vegas", "60: A 3"], "a casino has two money cards; “60: A 3” has 1 before its colon"),
        (["vegas", "60 20: A 3"], "“20” is not a money card; there are $30,000 to $100,000"),
        (["vegas", "600000 30: A 3"], "“600000” is not a money card"),
        (["vegas", "60 30: A three"], "“A three” is not somebody's dice; write a name and how many: Ann 3"),
        (["vegas", "60 30: 3"], "“3” is not somebody's dice"),
        (["vegas", "60 30: A 3 4"], "“A 3 4” is not somebody's dice"),
        (["vegas", "60 30: A 3 x"], "“A 3 x” is not somebody's dice"),
        (["vegas", "60 30: A 4", "60 30: a 4"], "A cannot have 8 small dice in these casinos; possible: up to 7"),
        (["vegas", "60 30: A big", "60 30: A big"], "A cannot have 2 big dice in these casinos; possible: up to 1"),
        (["vegas", "60 30: grey big"], "grey cannot have 1 big dice in these casinos; possible: up to 0"),
        (["vegas", "60 30: A 999999999"], "A cannot have 999999999 small dice"),
        (["vegas", "60 30: A 1, B 1, C 1, D 1, E 1, F 1"], "F is one too many: there are 5 players at most"),
        (["vegas", *["100 100: A 1"] * 4], "there is no card of $100,000 left in the deck"),
        (["vegas", *["60 30: A 1"] * 7], "there are 6 casinos, not 7"),
        (["vegas", "--dice", "3"], "zaria score does not take “--dice”"),
    ],
)
def test_a_mistake_is_one_exact_line(argv: list[str], said: str) -> None:
    ran = zaria_command("score", *argv)
    assert ran.code in (1, 2)
    assert ran.err.startswith(f"zaria: {said}"), ran.err
    assert len(ran.err.splitlines()) == 1
    assert ran.out == ""


def test_nothing_typed_is_no_score() -> None:
    assert zaria_command("score", "vegas", typed=[""]).err.startswith("zaria: there is no casino to pay")
    assert zaria_command("score", "miner").err == "zaria: miner is for 2 to 4 players, not 0\n"
