"""One server for all tests that do not need one of their own."""

from collections.abc import Iterator

import pytest

from support.person import Person
from support.serving import serving


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("zaria")) as address:
        yield address


@pytest.fixture
def ann(url: str) -> Iterator[Person]:
    with Person(url, "Ann") as person:
        yield person


@pytest.fixture
def bob(url: str) -> Iterator[Person]:
    with Person(url, "Bob") as person:
        yield person
