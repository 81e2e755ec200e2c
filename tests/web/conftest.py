"""A browser and a server for all tests; every visitor is watched until the test ends."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, sync_playwright

from support.page.browser import FAST, SHORT_LIVED, Visit, Visitor, launched, takes_pictures
from support.page.contexts import Contexts
from support.server.site import Site, running_site
from support.server.steady.same_dice import same_secrets

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
def own_site(data: Path) -> Iterator[Site]:
    with running_site(data) as running:
        yield running


@pytest.fixture(scope="session")
def address(own_site: Site) -> str:
    return own_site.address


@pytest.fixture(autouse=True)
def the_same_dice(request: pytest.FixtureRequest, own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every run, whatever other tests have done before."""
    own_site.begin(request.node.nodeid)
    same_secrets(request.node.nodeid, monkeypatch.setattr)


@pytest.fixture(scope=as_long_as_possible)
def contexts(browser: Browser, address: str) -> Contexts:
    return Contexts(browser, address)


@pytest.fixture
def visit(request: pytest.FixtureRequest, contexts: Contexts, address: str) -> Iterator[Visit]:
    """Makes visitors: `visit(locale="de-DE", dark=True, phone=True)`. What goes wrong on their pages fails the test."""
    visitors: list[Visitor] = []
    usual = {"address": address, "pace": FAST, "unseen": not takes_pictures()}

    def come(**about: object) -> Visitor:
        about.setdefault("chance", f"{request.node.nodeid} {len(visitors)}")
        visitors.append(Visitor(contexts, **(usual | about)))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
    assert [problem for visitor in visitors for problem in visitor.problems] == []
