"""One server for all tests that do not need one of their own; what is stored is tested on SQLite and on PostgreSQL."""

from collections.abc import Iterator

import pytest

from support import serving
from support.person import Person
from support.postgres import Postgres

# These choose their database themselves, or ask for what comes before any: files of the page, headers, sockets.
ONCE = {
    "test_copying",
    "test_database_check",
    "test_levels_think",
    "test_migrations",
    "test_old_databases",
    "test_openapi",
    "test_peers",
    "test_postgres",
    "test_public_site",
    "test_replays",
    "test_request_guard",
    "test_run",
    "test_socket_limits",
    "test_static_files",
    "test_supervisor",
    "test_upgrade",
}

# These open the file of SQLite themselves, or fill its disk.
AT_THE_FILE = {
    "test_a_full_disk_is_told_until_there_is_room_again",
    "test_a_lost_database_is_told",
    "test_a_table_that_cannot_go_on_is_told",
    "test_a_table_that_waited_for_such_cards_in_an_earlier_version_goes_on",
    "test_metrics_count_what_happens",
    "test_sessions_whose_cookies_have_expired_are_removed",
    "test_tables_that_nobody_touches_are_removed",
    "test_the_command_says_what_it_did_and_what_it_needs",
    "test_who_is_deleted_is_in_no_duel",
    "test_who_is_deleted_is_in_no_list",
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    uses_a_server = {"url", "tmp_path"} & set(metafunc.fixturenames)
    is_once = metafunc.module.__name__.rpartition(".")[2] in ONCE or metafunc.function.__name__ in AT_THE_FILE
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
def on_database(database: str) -> None:
    """Every test of a server is on the database that its module asks for."""


@pytest.fixture(scope="session")
def url(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving.serving(tmp_path_factory.mktemp("zaria")) as address:
        yield address


@pytest.fixture
def ann(url: str) -> Iterator[Person]:
    with Person(url, "Ann") as person:
        yield person


@pytest.fixture
def bob(url: str) -> Iterator[Person]:
    with Person(url, "Bob") as person:
        yield person
