"""What all tests share: how hard Hypothesis tries, and what `compiled` means."""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

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
