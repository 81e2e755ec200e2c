"""`pip install .` is the engine and the terminal alone; each extra brings what its commands need, and no less."""

import json
from pathlib import Path

import pytest

import zaria
from support.small_site import run_python, small_site

HEAVY = ("litestar", "sqlalchemy", "uvicorn", "httpx", "numpy", "pyarrow", "gymnasium", "pettingzoo", "ray")


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return small_site(tmp_path_factory.mktemp("plain") / "site")


def test_without_extras_it_is_small(plain: Path) -> None:
    libraries = {path.name for path in plain.iterdir() if not path.name.endswith((".dist-info", ".egg-info", ".so"))}
    assert libraries.isdisjoint(HEAVY), libraries
    assert len([path for path in plain.iterdir() if path.name.endswith(".dist-info")]) <= 12


def test_the_engine_works_without_extras(plain: Path) -> None:
    code = "import zaria; r = zaria.play('vegas', ['greedy', 'random'], seed=7); print(zaria.hint, r.result['winners'])"
    done = run_python(plain, code)
    assert done.returncode == 0, done.stderr
    heavy = f"import zaria.cli, sys; print(sorted(set({HEAVY!r}) & set(sys.modules)))"
    assert run_python(plain, heavy).stdout == "[]\n"


@pytest.mark.parametrize("module", ["zaria", "zaria.cli"])
def test_python_m_zaria_is_the_command(plain: Path, module: str) -> None:
    assert run_python(plain, module, "--version").stdout.startswith(f"zaria {zaria.__version__}\n")


def test_the_terminal_works_without_extras(plain: Path) -> None:
    record = plain / "game.json"
    commands = [
        ["play", "miner-solo", "--bots-only", "--seed=1", f"--record={record}"],
        ["replay", str(record)],
        ["rules", "LV-PAY-01"],
        ["games"],
        ["score", "vegas", "60 30: Ann 3, Bob 2 big"],
        ["arena", "vegas", "naive", "random", "--games=2", "--players=2", "--processes=1", "--csv=games.csv"],
    ]
    for command in commands:
        done = run_python(plain, "zaria", *command)
        assert done.returncode == 0 and done.stdout, (command, done.stderr)
    assert json.loads(record.read_text(encoding="utf-8"))["result"] is not None


@pytest.mark.parametrize(
    ("command", "who", "extra"),
    [
        (["serve"], "zaria serve needs", "server"),
        (["join", "http://127.0.0.1:1/#table=k7m2q4x9r3tb"], "zaria join needs", "server"),
        (["arena", "vegas", "naive", "--parquet=x"], "Parquet files need", "analysis"),
        (["dataset", "vegas", "naive", "--folder=x"], "zaria dataset needs", "analysis"),
        (["arena", "vegas", "naive", "--ray=local"], "--ray needs", "ray"),
    ],
)
def test_a_command_that_needs_an_extra_says_so_in_one_line(
    plain: Path, command: list[str], who: str, extra: str
) -> None:
    done = run_python(plain, "zaria", *command)
    assert done.returncode == 1
    assert done.stderr == f'zaria: {who} the extra “{extra}”: pip install ".[{extra}]"\n'


@pytest.mark.parametrize(
    ("extra", "modules"),
    [
        (
            "server",
            "zaria.server.endpoints.app, zaria.server.processes.serve, zaria.client, zaria.terminal.qr, "
            "sqlalchemy, uvloop",
        ),
        ("env", "zaria.env, PIL"),
        ("analysis", "openskill.models, pyarrow.parquet"),
    ],
)
def test_an_extra_brings_what_its_commands_import(tmp_path: Path, extra: str, modules: str) -> None:
    done = run_python(small_site(tmp_path / "site", extra), f"import {modules}")
    assert done.returncode == 0, done.stderr


def test_environments_say_which_extra_they_need(plain: Path) -> None:
    said = run_python(plain, "import zaria.env").stderr.splitlines()[-1]
    assert said == 'ModuleNotFoundError: zaria.env needs the extra "env": pip install ".[env]"'
