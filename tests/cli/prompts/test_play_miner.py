"""`zaria play miner` and `miner-solo` with typed lines: whole games, entries, help, other faces."""

import json
import re
from pathlib import Path

import pytest

import zaria
from support.terminal.pty import choices, stopping_after, zaria_command
from zaria.i18n.speech import Speech
from zaria.terminal.screen import width_of

UNVERIFIED = "These faces were not checked against real dice"


class Anybody:
    """Types the key of any choice, sharing Beer and spending magic where that is possible; never stops by itself."""

    def __init__(self, seed: int) -> None:
        self.rng = zaria.Rng(seed)

    def __call__(self, printed: str) -> str:
        if not printed.endswith("> "):
            return ""
        question = printed[printed.rindex("\n\n") :]
        eager = re.findall(r"^ +(\S+)  (?:share|spend) ", question, re.MULTILINE)
        keys: list[str] = eager or [key for key in choices(printed) if key != "stop"] or ["stop"]
        return keys[self.rng.below(len(keys))]


def flat(printed: str) -> str:
    """Without line breaks."""
    return " ".join(printed.split())


def record(file: str = "g") -> zaria.Record:
    return zaria.Record.from_json(Path(file).read_text())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game(players: int) -> None:
    people = ("--name", "Ann", "--name", "Bob", "--players", str(players))
    bots = ("--bots", "random") if players > 2 else ()
    ran = zaria_command(
        "play", "miner", *people, *bots, "--seed", str(players), "--record", "g", answer=Anybody(players)
    )
    assert (ran.code, ran.err) == (0, "")
    for text in ("Round 3 of 3", "Magic", "Replenish", "round 2 is scored", "Cheers! ", "Result", "round 1   round 2"):
        assert text in ran.out
    assert ran.out.count(UNVERIFIED) == 1
    played = record()
    assert played.result is not None
    totals = dict(zip(played.players, played.result["scores"]))
    assert re.search(rf"◤ Ann .* {totals['Ann']}$", ran.out, re.MULTILINE)
    assert f"{played.players[played.result['winners'][0]]} wins." in ran.out


def test_every_line_of_the_score_adds_up() -> None:
    """What is printed after each round: the lines of a player add up to the points, the rounds to the total."""
    game = ("play", "miner", "--bots-only", "--bots", "greedy", "--players", "3")
    ran = zaria_command(*game, "--seed", "4", "--record", "g")
    scored = re.findall(r"scores (-?\d+):\n +tunnels +(.*)\n +treasure +(.*)\n +hazards +(.*)", ran.out)
    assert len(scored) == 9
    for total, *lines in scored:
        assert sum(int(number) for line in lines for number in re.findall(r": (-?\d+)", line)) == int(total)
    result = record().result
    assert result is not None
    for seat in range(3):
        assert sum(int(scored[number][0]) for number in range(seat, 9, 3)) == result["scores"][seat]


@pytest.mark.parametrize("magic", [0, 1, 2, 3])
def test_a_whole_solo_game(magic: int) -> None:
    arguments = ("play", "miner-solo", "--magic", str(magic), "--seed", str(magic + 9), "--record", "g")
    ran = zaria_command(*arguments, answer=Anybody(magic))
    assert (ran.code, ran.err) == (0, "")
    played = record()
    assert played.options["magic"] == magic
    assert played.result is not None
    final = zaria.replay(played).view()
    result = ran.out[ran.out.index("Result") :]
    assert re.search(rf"^ {played.result['scores'][0]} points?$", result, re.MULTILINE)
    verdict = zaria.i18n.words("en").say(f"rating-{final['rating']}")
    assert verdict in result
    assert "refills left" in ran.out


def test_solo_says_why_a_die_cannot_be_taken() -> None:
    mountain = "t1 " * 17 + "c2 t2 d4"
    typed = ["m1 m1 beer", mountain, "why 27", "why 17", "why take 28", "54", "why 1", "why refill", "quit"]
    ran = zaria_command("play", "miner-solo", "--real-dice", typed=typed)
    for text in (
        "no sequence of yours goes on with tunnel 2: each needs a 1 of its own before it (SOLO-04)",
        "no free shield for this dragon (SOLO-05)",
        "the cave-in 2 is not on top: a die lies on it (DM-COMP-04)",
        "this magic die shows Beer: it has no magic to spend (SOLO-01)",
        "the tunnel 1 (row 1 from the bottom, die 2) is buried: two dice lie on it (DM-COMP-04)",
        "the mountain is full (SOLO-08)",
    ):
        assert text in flat(ran.out), text
    assert "SOLO-05  A hazard may be drafted only if" in ran.out


def test_a_game_left_and_taken_up_again_is_the_game_that_was_never_left() -> None:
    arguments = ("play", "miner-solo", "--seed", "3")
    zaria_command(*arguments, "--record", "whole", answer=Anybody(1))
    left = zaria_command(*arguments, "--record", "parts", answer=stopping_after(0))
    assert "The game is saved in parts." in left.out
    zaria_command(*arguments, "--record", "parts", answer=Anybody(1))
    assert Path("parts").read_text() == Path("whole").read_text()


@pytest.mark.parametrize(("game", "players"), [("miner", 2), ("miner-solo", 1)])
def test_a_record_is_replayed_and_an_unfinished_one_drawn(game: str, players: int) -> None:
    played = zaria.play(game, [zaria.bot("greedy")] * players, seed=5)
    Path("g").write_text(played.to_json())
    ran = zaria_command("replay", "g")
    assert (ran.code, ran.err) == (0, "")
    assert "Result" in ran.out
    played.steps, played.result = played.steps[:6], None
    Path("g").write_text(played.to_json())
    ran = zaria_command("replay", "g")
    assert "The game is not over" in ran.out
    assert "dice in the bag" in ran.out


TO_DIG = ("play", "miner", "--players", "2", "--bots", "random", "--seed", "3")


@pytest.mark.parametrize(
    "entry",
    [
        *("take 99", "take", "take take", "99", "-1", "1.5", "share", "hero", "done done", "why", "help nonsense"),
        *("\x1b[31mred", "\x00", "x" * 500, "'; drop table", "\u00bc", "\u0661", "\U0001f3b2", "money"),
    ],
)
def test_nonsense_says_what_was_wrong_and_changes_nothing(entry: str) -> None:
    clean = zaria_command(*TO_DIG, typed=["alch", "quit"])
    ran = zaria_command(*TO_DIG, typed=["alch", entry, "quit"])
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) > len(clean.out.splitlines())
    assert "\x1b" not in ran.out
    one, two = (json.loads(Path(f"zaria-miner-{number}.json").read_text()) for number in (1, 2))
    assert one == two


def test_wrong_entries_name_the_reason_the_rule_and_what_is_possible() -> None:
    first = zaria_command(*TO_DIG, typed=["alch", "quit"]).out
    tops = choices(first[: first.rindex("> quit")])
    state = zaria.replay(record("zaria-miner-1.json"))
    mountain = state.view()["mountain"]
    buried = next(die["die"] for die in mountain if die["take"] == "no")
    side = next(die["die"] for die in mountain if die["take"] == "side")
    speech = Speech(zaria.i18n.words("en"), {})
    reasons = [speech.refusal(refusal) for die in (buried, side) if (refusal := state.why_not(die)) is not None]
    assert [text.rpartition(" ")[2] for text in reasons] == ["it", "Beer"]
    ran = zaria_command(*TO_DIG, typed=["alch", str(buried), f"take {side}", "quit"])
    assert f"{reasons[0]} (DM-COMP-04)" in flat(ran.out)
    assert f"{reasons[1]} (DM-DIG-03)" in flat(ran.out)
    assert f"You can: {', '.join(f'take {die}' for die in tops)}" in ran.out


def test_words_shortcuts_and_beginnings_all_take() -> None:
    zaria_command(*TO_DIG, typed=["alch", "quit"])
    state = zaria.replay(record("zaria-miner-1.json"))
    die = next(action for action in state.legal())
    for number, entry in enumerate((f"take {die}", str(die), f"t {die}", f"  TAKE   {die} "), 2):
        ran = zaria_command(*TO_DIG, typed=["alch", entry, "quit"])
        assert len(re.findall("Player 1 took the ", ran.out)) == 1
        assert zaria.replay(record(f"zaria-miner-{number}.json")).view()["players"][0]["trove"][0][0] == die


def test_help_shows_commands_signs_rules_and_things() -> None:
    typed = ["?", "alch", "?", "help engineer", "help Dragon Slayer", "help beer", "help gems", "help DM-END", "quit"]
    ran = zaria_command(*TO_DIG, typed=typed)
    for text in (
        *("why CHOICE", "DM-COMP-03", "DM-DIG-02", "▲▲ if it lies on top", "Engineer: tunnel 2, pickaxe"),
        *("Dragon Slayer: shield, magic 1", "DM-DIG-04", "DM-SCORE-02", "DM-END-03"),
    ):
        assert text in flat(ran.out), text
    assert "your own money" not in ran.out


def test_at_one_keyboard_the_side_is_lit_after_a_beer() -> None:
    """The choices after sharing include dice from the side, and the table is drawn again with each of them."""
    ran = zaria_command("play", "miner", "--humans", "2", "--players", "2", "--seed", "2", answer=Anybody(2))
    after = ran.out[ran.out.index("which die do you take, from the top or from the side?") :]
    assert after.index("Excavation") < after.index("which second die do you take") < after.index("no second die")


def test_real_dice_are_typed_from_the_first_roll_on() -> None:
    tunnels = "t1 " * 19
    typed = ["3 beer", "alch", "engineer", tunnels, f"{tunnels} hazard beer", "27", "1", "quit"]
    ran = zaria_command("play", "miner", "--humans", "2", "--players", "2", "--real-dice", "--record", "g", typed=typed)
    assert "Everybody who may start rolls a tunnel die" in ran.out
    assert "20 dice or cards are needed, you gave 19" in ran.out
    assert ran.code == 0


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("game", ["miner", "miner-solo"])
def test_no_line_is_wider_than_the_screen(game: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    more = ["--players", "4", "--name", "骰子遊戲大師大師大師", "--bots", "random"] if game == "miner" else []
    names = ["--name", "Maximiliana-Theodora", *more]
    ran = zaria_command("play", game, *names, "--seed", "8", typed=["?"], answer=Anybody(3))
    assert ran.code == 0
    assert max(width_of(line) for line in ran.out.splitlines()) <= width


@pytest.mark.parametrize("game", ["miner", "miner-solo"])
def test_plain_is_ascii_only(game: str) -> None:
    ran = zaria_command("play", game, "--plain", "--seed", "1", typed=["?", "zzz"], answer=Anybody(1))
    assert ran.code == 0
    assert ran.out.isascii()
    assert "\\^^/" in ran.out


# Other faces


def faces_file(change: tuple[str, str] = ("", "")) -> str:
    text = zaria_command("faces").out
    assert change[0] in text
    Path("faces.json").write_text(text.replace(*change) if change[0] else text)
    return "faces.json"


def test_faces_can_be_written_changed_and_played_with() -> None:
    file = faces_file(("cave-in 2", "cave-in 3"))
    ran = zaria_command("play", "miner-solo", "--faces", file, "--seed", "1", "--record", "g", typed=["quit"])
    assert ran.code == 0
    assert UNVERIFIED not in ran.out, "a table's own faces are as it says"
    assert record().options["faces"]["hazard"][2] == "cave-in 3"
    again = zaria_command("play", "miner-solo", "--faces", file, "--record", "g", typed=["quit"])
    assert "Continuing the game" in again.out
    other = zaria_command("play", "miner-solo", "--faces", faces_file(), "--record", "g")
    assert other.code == 1
    assert other.err.startswith("zaria: g holds a game with --faces {'tunnel': ['1', '2', '3', '4', '5', 'b")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (('"cave-in 2"', '"drake 2"'), "faces: face 3 of the hazard dice cannot be “drake 2”; possible: cave-in 1,"),
        (('"5", "beer"', '"beer"'), "faces: a die has six faces; the tunnel dice were given 5"),
        (('"dice": 27', '"dice": 26'), "faces: there are 27 tunnel dice, not 26"),
        (('"gem 3", "beer"', '"gem 3", "gem 3"'), "faces: exactly one face of the treasure dice is Beer, not 0"),
        (('"tool"', '"tolo"'), "faces: there are no “tolo” dice; there are: tunnel, hazard, tool, treasure, magic"),
        (('"dice": 7,', '"dice": 7'), "faces: this cannot be read as JSON at line:column 14:3"),
    ],
)
def test_faulty_faces_are_refused_with_what_is_wrong_and_where(change: tuple[str, str], said: str) -> None:
    for game in ("miner", "miner-solo"):
        ran = zaria_command("play", game, "--faces", faces_file(change))
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"zaria: {said}"), ran.err
        assert len(ran.err.splitlines()) == 1


def test_a_file_that_holds_no_faces_is_refused() -> None:
    Path("bytes").write_bytes(b"\xff\xfe")
    for file, said in (
        ("missing", "missing cannot be read: there is no such file or directory"),
        (".", ". cannot be read: it is a directory"),
        ("bytes", "bytes does not hold faces of dice; “zaria faces” shows what they look like"),
    ):
        ran = zaria_command("play", "miner", "--faces", file)
        assert (ran.code, ran.err) == (1, f"zaria: {said}\n")


def test_choices_say_why_and_why_says_all_of_it() -> None:
    """Beside a choice stands what it brings; `why` adds what it opens, also of a die that cannot be taken."""
    lines = ("1", "9", "why 54", "why 1", "q")
    game = ("play", "miner", "--name", "Ann", "--bots", "greedy", "--seed", "5", "--record", "g")
    ran = zaria_command(*game, typed=lines)
    printed = flat(ran.out)
    minus = "\N{MINUS SIGN}"
    assert f"take 29 dragon 4 ({minus}4): No shield: it counts {minus}4. With a shield it would count +4." in printed
    assert (
        "take 54 is possible. Rerolls one die after the dig. Best to reroll now: tunnel 4, on average +0.2." in printed
    )
    assert "Opens tunnel 2, magic 1 (next: ‖ greedy)." in printed
    assert "Buried: tunnel 4, tunnel 4 lie on it. Waits for one more tunnel 1: nothing yet." in printed


def test_signs_are_plain_where_only_ascii_is_shown() -> None:
    game = ("play", "miner", "--name", "Ann", "--bots", "greedy", "--seed", "5", "--record", "g", "--plain")
    printed = flat(zaria_command(*game, typed=("1", "9", "q")).out)
    assert "dragon 4 (-4): No shield: it counts -4." in printed
    assert "magic 1 (0): Rerolls one die" in printed
    assert printed.isascii()
