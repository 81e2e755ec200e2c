"""A browser for each file of tests, and one server; every visitor is watched until the test ends."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from support.browser import Visit, Visitor, launched
from support.site import site


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for longer: while Playwright runs, no other test of this process can have an event loop."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with site(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Makes visitors: `visit(locale="de-DE", dark=True, phone=True)`. What goes wrong on their pages fails the test."""
    visitors: list[Visitor] = []

    def come(**about: object) -> Visitor:
        visitors.append(Visitor(browser, **({"address": address} | about)))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
    assert [problem for visitor in visitors for problem in visitor.problems] == []
