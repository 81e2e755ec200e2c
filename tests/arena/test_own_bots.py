"""Bots of one's own: found by module or as a program, and whatever they do wrong, the game goes on."""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from threading import Thread

import pytest

import zaria
from zaria.arena import own_bots, program_bot
from zaria.arena.class_bot import ClassBot
from zaria.arena.match import BotFailed, answer, play_match
from zaria.arena.own_bots import GuardedBot, find_bot
from zaria.arena.program_bot import ProgramBot

LAST = """
class Last:
    name = "last"
    def choose(self, known, seat, rng, budget):
        return known.legal()[-1]

class Nothing:
    pass
"""
# Answers with the last legal action, after rubbish and after the answer to another question.
PROGRAM = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print("thinking ...", flush=True)
    print(json.dumps({"number": -1, "action": 0}), flush=True)
    assert question["view"]["seat"] == question["seat"]
    print(json.dumps({"number": question["number"], "action": question["legal"][-1]}), flush=True)
"""
ONE_ROUND = {"rounds": 1}


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "my_bots.py").write_text(LAST)
    (tmp_path / "last.py").write_text(PROGRAM)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(own_bots, "LOADED", {})
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    for found in own_bots.LOADED.values():
        if isinstance(found, ProgramBot):
            found.close()


def program(source: str, seconds: float = 20) -> ProgramBot:
    Path("program.py").write_text(source)
    return ProgramBot("program", [sys.executable, "program.py"], seconds)


def test_a_class_in_a_module_of_this_folder_plays() -> None:
    result = play_match("vegas", ONE_ROUND, [find_bot("my_bots:Last"), find_bot("naive")], 1)
    assert result.trouble == []
    assert find_bot("my_bots:Last").name == "my_bots:Last"


def test_a_program_plays_as_the_same_class_does() -> None:
    speaking = find_bot(f"program:{sys.executable} last.py")
    spoken = play_match("vegas", ONE_ROUND, [speaking, find_bot("naive")], 1)
    written = play_match("vegas", ONE_ROUND, [find_bot("my_bots:Last"), find_bot("naive")], 1)
    assert spoken.trouble == []
    assert spoken.scores == written.scores
    assert isinstance(speaking, ProgramBot)
    speaking.close()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("my_bots:Nobody", "cannot be loaded: AttributeError"),
        ("no_such_module:Bot", "cannot be loaded: ModuleNotFoundError"),
        ("my_bots:Nothing", "has no method “choose”"),
        ("clever", "there is no bot “clever”"),
        ("program:no-such-program-anywhere --fast", "cannot be loaded: there is no such program"),
        ("program:", "cannot be loaded: there is no such program"),
        ("program:python 'first.py", "cannot be loaded: No closing quotation"),
    ],
)
def test_what_cannot_be_had_is_refused_at_once(name: str, said: str) -> None:
    with pytest.raises(zaria.UnknownBot, match=said):
        find_bot(name)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("raise SystemExit(3)", "it has ended"),
        ("import time; time.sleep(60)", "no answer in 0.5 seconds"),
        ("print('{}'); print('[1'); print('7'); import time; time.sleep(60)", "no answer in 0.5 seconds"),
        (PROGRAM.replace('question["legal"][-1]', "62"), "62 is not one of"),
        (PROGRAM.replace('question["legal"][-1]', "'pass'"), "'pass' is not one of"),
    ],
)
def test_a_program_that_fails_says_how(source: str, said: str) -> None:
    state = zaria.new("vegas", players=2)
    while state.actor == zaria.CHANCE:
        state.roll(zaria.Rng(1))
    failing = program(source, 20 if "ended" in said or "not one" in said else 0.5)
    with pytest.raises(BotFailed, match=said):
        failing.choose(state.known(state.actor), state.actor, zaria.Rng(1), 1000)
    failing.close()


def test_a_program_that_ends_in_the_middle_is_started_again() -> None:
    once = program(PROGRAM.replace("for line in sys.stdin:", "for line in [sys.stdin.readline()]:"))
    result = play_match("vegas", ONE_ROUND, [once, find_bot("naive")], 1)
    assert sum(result.shares) == 1
    assert len(result.trouble) < sum(result.moves)
    once.close()


def test_a_program_that_is_not_there() -> None:
    missing = ProgramBot("missing", ["no-such-program-anywhere"])
    result = play_match("vegas", ONE_ROUND, [missing, find_bot("naive")], 1)
    assert set(result.trouble) == {"missing: it cannot be started: No such file or directory"}


def test_nobody_waits_long_for_a_program_that_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_bot, "SHORTEST", 0.05)
    silent = program("import time; time.sleep(60)", 0.2)
    result = play_match("vegas", ONE_ROUND, [silent, find_bot("naive")], 1)
    silent.close()
    waited = [float(line.removesuffix(" seconds").rpartition(" ")[2]) for line in result.trouble]
    assert waited[:3] == [0.2, 0.1, 0.05]
    assert set(waited[3:]) == {0.05}


def test_an_installed_package_offers_bots_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = [
        EntryPoint("mine", "my_bots:Last", own_bots.GROUP),
        EntryPoint("broken", "my_bots:Nobody", own_bots.GROUP),
        EntryPoint("greedy", "my_bots:Last", own_bots.GROUP),
    ]
    monkeypatch.setattr(own_bots, "entry_points", lambda group: offered if group == own_bots.GROUP else [])
    monkeypatch.syspath_prepend(str(Path.cwd()))
    found = find_bot("mine")
    assert found.name == "mine"
    assert play_match("vegas", ONE_ROUND, [found, find_bot("naive")], 1).trouble == []
    with pytest.raises(zaria.UnknownBot, match="the bot “broken” cannot be loaded: AttributeError"):
        find_bot("broken")
    assert find_bot("greedy") is zaria.bot("greedy")  # nobody takes the place of one of ours


def test_an_entry_point_of_a_really_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As pip leaves it: the folder of the distribution's metadata beside the module."""
    about = tmp_path / "site" / "my_bots_package-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots-package\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[zaria.bots]\nclever = my_installed_bots:Last\n")
    (tmp_path / "site" / "my_installed_bots.py").write_text(LAST)
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    assert play_match("vegas", ONE_ROUND, [find_bot("clever"), find_bot("naive")], 1).trouble == []


def next_question() -> zaria.State:
    state = zaria.new("vegas", players=2)
    while state.actor == zaria.CHANCE:
        state.roll(zaria.Rng(1))
    return state


LEGAL = next_question().legal()
# By the name of the class: what it does when it is asked, and what is told about it.
BAD_ONES = {
    "Failing": ("return 1 // 0", "ZeroDivisionError: integer division or modulo by zero"),
    "Quitting": ("raise SystemExit('not today')", "SystemExit: not today"),
    "Ending": ("import os; os._exit(3)", "it has ended"),
    "Killed": ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "it has ended"),
    "Endless": ("while True: pass", "no answer in 0.5 seconds"),
    "Stubborn": (
        "import time\n        while True:\n            try: time.sleep(1)\n            except BaseException: pass",
        "no answer in 0.5 seconds",
    ),
    "Deaf": ("import os; os.closerange(0, 2); return 'rubbish'", f"'rubbish' is not one of {LEGAL}"),
    "Shutting": ("import sys; sys.stdout.close(); return None", f"None is not one of {LEGAL}"),
    "Asking": ("return int(input())", "EOFError: EOF when reading a line"),
    "Illegal": ("return 62", f"62 is not one of {LEGAL}"),
    "Yes": ("return True", f"True is not one of {LEGAL}"),
    "Hiding": (
        "return type('Odd', (), {'__repr__': None, '__index__': lambda self: 1 // 0})()",
        f"<Odd> is not one of {LEGAL}",
    ),
}


def bad_one(name: str) -> ClassBot:
    does, _ = BAD_ONES[name]
    Path("bad_ones.py").write_text(f"class {name}:\n    def choose(self, *given):\n        {does}\n")
    return ClassBot(name, "bad_ones", name, seconds=0.5 if name in ("Endless", "Stubborn") else 20)


@pytest.mark.parametrize("name", BAD_ONES)
@pytest.mark.parametrize("is_main", [True, False], ids=["main thread", "other thread"])  # as `zaria join` asks
def test_a_class_that_does_wrong_gets_a_move_and_is_reported(name: str, is_main: bool) -> None:
    bot, state = bad_one(name), next_question()
    said: list[str] = []
    chosen: list[int] = []

    def ask() -> None:
        for _ in range(2):
            chosen.append(GuardedBot(bot, said.append).choose(state, state.actor, zaria.Rng(1), 1000))

    asking = Thread(target=ask, daemon=True)
    asking.run() if is_main else asking.start()
    if not is_main:
        asking.join(60)
    bot.close()
    assert chosen == [state.legal()[0]] * 2
    assert said == [f"{name}: {BAD_ONES[name][1]}"] * 2


def test_an_integer_of_numpy_is_an_answer() -> None:
    Path("arrays.py").write_text(
        "import numpy\nclass Arrays:\n    name = 'arrays'\n    def choose(self, known, *given):\n"
        "        return numpy.array(known.legal()).max()\n"
    )
    hosted = find_bot("arrays:Arrays")
    chosen = [hosted.choose(next_question(), 0, zaria.Rng(1), 1000)]
    sys.path.insert(0, str(Path.cwd()))
    trouble: list[str] = []
    chosen.append(answer(import_module("arrays").Arrays(), next_question(), zaria.Rng(1), 1000, trouble))
    assert chosen == LEGAL[-1:] * 2 and trouble == []
    assert [type(one) for one in chosen] == [int, int]


def test_what_a_class_prints_is_no_output_of_ours() -> None:
    Path("noisy.py").write_text(
        "import os\nprint('loaded')\nclass Noisy:\n    def choose(self, known, *given):\n"
        "        print('thinking')\n        os.system('echo working')\n        return known.legal()[0]\n"
    )
    command = [sys.executable, "-m", "zaria.cli", "arena", "vegas", "noisy:Noisy", "naive", "--rounds", "1"]
    command += ["--games", "2", "--players", "2", "--processes", "1"]
    environment = {**os.environ, "PYTHONPATH": str(Path(zaria.__file__).parent.parent)}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert not any(word in ran.stdout for word in ("loaded", "thinking", "working"))
    assert all(word in ran.stderr for word in ("loaded", "thinking", "working"))


def test_a_class_remembers_what_it_saw_and_its_time_is_counted() -> None:
    Path("counting.py").write_text(
        "import time\nclass Counting:\n    asked = 0\n    def choose(self, known, *given):\n"
        "        self.asked += 1\n        end = time.process_time() + 0.02\n"
        "        while time.process_time() < end: pass\n        raise ValueError(self.asked)\n"
    )
    counting = find_bot("counting:Counting")
    result = play_match("vegas", ONE_ROUND, [counting, find_bot("naive")], 1)
    assert result.trouble == [f"counting:Counting: ValueError: {number + 1}" for number in range(result.moves[0])]
    assert result.seconds[0] >= 0.02 * result.moves[0]


@pytest.mark.parametrize(
    "source",
    [
        # what a wrapper started has its output, and does not end with it
        "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import time; time.sleep(300)'])",
        # so much is said that there is always one more line to read
        "while True: print('thinking')",
        # everything is answered before it is asked, and nothing is read
        'for one in range(100_000): print(\'{"number": %d, "action": -1}\' % one)\nimport time; time.sleep(300)',
        # a line without end
        "import sys\nwhile True: sys.stdout.write('thinking')",
    ],
    ids=["wrapper", "flood", "deaf", "endless line"],
)
def test_a_program_that_is_late_holds_nobody_up(source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_bot, "SHORTEST", 0.05)
    state = zaria.new("vegas", players=2)
    while state.actor == zaria.CHANCE:
        state.roll(zaria.Rng(1))
    failing, trouble = program(source, 1.0), list[str]()

    def ask() -> None:
        for _ in range(100):
            answer(failing, state, zaria.Rng(1), 1000, trouble)

    asking = Thread(target=ask, daemon=True)
    asking.start()
    asking.join(60)
    failing.close()
    assert len(trouble) == 100


def test_a_module_that_exits_is_refused() -> None:
    Path("exits.py").write_text("raise SystemExit('not today')")
    with pytest.raises(zaria.UnknownBot, match="cannot be loaded: SystemExit: not today"):
        find_bot("exits:Bot")
