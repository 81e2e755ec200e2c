"""A browser and a server for all tests; every visitor is watched until the test ends."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, sync_playwright

from support.browser import SHORT_LIVED, Visit, Visitor, launched
from support.site import site

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
