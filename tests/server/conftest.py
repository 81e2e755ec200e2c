"""One server for all tests that do not need one of their own, on SQLite; some tests run on PostgreSQL as well."""

from collections.abc import Iterator

import pytest

from support import serving
from support.person import Person
from support.postgres import Postgres

# What depends on the database: storing, loading, races, restarts.
ON_BOTH = {
    "test_analyses",
    "test_chat",
    "test_griefing",
    "test_history",
    "test_identity",
    "test_promises",
    "test_resume",
    "test_store",
    "test_undo",
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    uses_a_server = {"url", "tmp_path"} & set(metafunc.fixturenames)
    if metafunc.module.__name__.rpartition(".")[2] in ON_BOTH and uses_a_server:
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
