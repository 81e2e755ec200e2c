"""One uncompiled wheel for all tests that only look at it."""

from pathlib import Path

import pytest
from checkout import build, built, copy_checkout


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    return copy_checkout(tmp_path)


@pytest.fixture(scope="session")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    checkout = copy_checkout(tmp_path_factory.mktemp("pure"))
    done = build(checkout, "wheel", ZARIA_PURE="1")
    assert done.returncode == 0, done.stderr
    return built(checkout)
