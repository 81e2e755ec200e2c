"""One server for all tests that do not need one of their own; what is stored is tested on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.postgres import Postgres
from support.server import serving
from support.server.days import SECRET
from support.server.person import Person
from support.server.steady.same_dice import same_secrets

# These choose their database themselves, or ask for what comes before any or is kept in memory: files of the page,
# headers, sockets, forms of messages, time, workers, what a seat may know, and records that clients bring along, which
# are replayed and not stored. What moves store of all this is the same as in the tests of moves.
ONCE = {
    "test_backup",
    "test_bot_pool",
    "test_checkpoints",
    "test_clock_steps",
    "test_connections",
    "test_database_check",
    "test_incoming",
    "test_invitations",
    "test_lessons",
    "test_live_hints",
    "test_live_odds",
    "test_live_remarks",
    "test_live_sockets",
    "test_logs",
    "test_migrations",
    "test_old_databases",
    "test_openapi",
    "test_peers",
    "test_postgres",
    "test_promises",
    "test_public_site",
    "test_quick_socket",
    "test_replays",
    "test_request_guard",
    "test_run",
    "test_secrets_live",
    "test_shapes",
    "test_socket_limits",
    "test_static_files",
    "test_supervisor",
    "test_turn_clock",
    "test_undo",
    "test_upgrade",
    "test_usage",
    "test_writer_thread",
}

# These fill the disk, by a limit on the size of a file, and take the database away by renaming a table; PostgreSQL is
# killed instead, by test_postgres.py.
AT_THE_FILE = {"test_a_full_disk_is_told_until_there_is_room_again", "test_a_lost_database_is_told"}

# What everybody on a server shares, so that each test needs one of its own.
OWN_SERVER = {"test_daily", "test_duels", "test_results"}


def module_of(test: pytest.Metafunc | pytest.FixtureRequest) -> str:
    return str(test.module.__name__).rpartition(".")[2]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    uses_a_server = {"url", "place", "tmp_path"} & set(metafunc.fixturenames)
    is_once = module_of(metafunc) in ONCE or metafunc.function.__name__ in AT_THE_FILE
    if uses_a_server and not is_once:
        metafunc.parametrize("database", ["sqlite", "postgres"], indirect=True, scope="session")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The kind of database that servers of tests use."""
    kind = getattr(request, "param", "sqlite")
    before = serving.address_for
    if kind == "postgres":
        serving.address_for = request.getfixturevalue("postgres").database_for
    yield kind
    serving.address_for = before


@pytest.fixture(autouse=True)
def the_same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test has the same ids, secrets and contributions, and so the same dice, in every run: there are mountains on
    which nothing can be dug."""
    same_secrets(request.node.nodeid, monkeypatch.setattr)


@pytest.fixture(autouse=True)
def on_database(database: str) -> None:
    """Every test of a server is on the database that its module asks for."""


@pytest.fixture(scope="session")
def url(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving.serving(tmp_path_factory.mktemp("zaria")) as address:
        yield address


@pytest.fixture
def here(tmp_path: Path) -> Iterator[str]:
    """A server of the test's own, whose dice are known."""
    with serving.serving(tmp_path, test_secret=SECRET) as address:
        yield address


@pytest.fixture
def place(request: pytest.FixtureRequest) -> str:
    """The server of Ann and Bob."""
    return str(request.getfixturevalue("here" if module_of(request) in OWN_SERVER else "url"))


@pytest.fixture
def ann(place: str) -> Iterator[Person]:
    with Person(place, "Ann") as person:
        yield person


@pytest.fixture
def bob(place: str) -> Iterator[Person]:
    with Person(place, "Bob") as person:
        yield person
