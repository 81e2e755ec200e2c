"""A browser and a server for all tests; every visitor is watched until the test ends."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, sync_playwright

from support.page.browser import FAST, SHORT_LIVED, Visit, Visitor, launched, takes_pictures
from support.page.contexts import Contexts
from support.server.site import site

HERE = Path(__file__).parent


def as_long_as_possible(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    """While Playwright runs, no other test of this process can have an event loop."""
    asked_for = [config.invocation_params.dir / argument.partition("::")[0] for argument in config.args]
    return "session" if all(path.is_relative_to(HERE) for path in asked_for) else "module"


@pytest.fixture(scope=as_long_as_possible)
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, launched(playwright, *SHORT_LIVED) as browser:
        yield browser


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the server's database."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="session")
def address(data: Path) -> Iterator[str]:
    with site(data) as address:
        yield address


@pytest.fixture(scope=as_long_as_possible)
def contexts(browser: Browser, address: str) -> Contexts:
    return Contexts(browser, address)


@pytest.fixture
def visit(contexts: Contexts, address: str) -> Iterator[Visit]:
    """Makes visitors: `visit(locale="de-DE", dark=True, phone=True)`. What goes wrong on their pages fails the test."""
    visitors: list[Visitor] = []
    usual = {"address": address, "pace": FAST, "unseen": not takes_pictures()}

    def come(**about: object) -> Visitor:
        visitors.append(Visitor(contexts, **(usual | about)))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
    assert [problem for visitor in visitors for problem in visitor.problems] == []
