"""What all tests share: how hard Hypothesis tries, and what `compiled` means."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

from support.stages import PRODUCT

# The same examples in every run, so that a failure can be repeated; no deadline, since slow machines are no mistake;
# no search for a smaller example, which can take minutes: the long profile does that.
settings.register_profile(
    "quick",
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)
# pytest --hypothesis-profile long: other examples in every run, and many of them.
settings.register_profile(
    "long", settings.get_profile("quick"), max_examples=2000, derandomize=False, phases=list(Phase)
)
settings.load_profile("quick")


def pytest_configure(config: pytest.Config) -> None:
    for name in ("ZARIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):  # a developer may use another language
        os.environ.pop(name, None)
    config.addinivalue_line("markers", "compiled: also run against the installed, compiled package")


def part_of(path: Path) -> str:
    """The folder directly below tests/ that a test is in; empty for doctests of other places."""
    here = Path(__file__).parent
    return path.relative_to(here).parts[0] if path.is_relative_to(here) else ""


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their markers
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if part_of(item.path) in PRODUCT and item.get_closest_marker("sources") is None:
            item.add_marker("product")


@pytest.fixture(autouse=True)
def own_data_folder(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Path | None:
    """Nothing that a test of the command does is remembered on this machine."""
    if part_of(request.path) != "cli":
        return None
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("ZARIA_DATA", str(folder))
    return folder


@pytest.fixture(autouse=True)
def no_terminal_is_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """A failed test of the command leaves no process behind, for which another test would be blamed."""
    yield
    if part_of(request.path) == "cli":
        from support.terminal.pty import Terminal

        for terminal in list(Terminal.opened):
            terminal.close()
