"""What all tests share: how hard Hypothesis tries, and what `compiled` means."""

import pytest
from hypothesis import HealthCheck, settings

# The same examples in every run, so that a red run is red again; no deadline, because a slow machine is not a mistake.
settings.register_profile(
    "quick",
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
# pytest --hypothesis-profile long: other examples in every run, and many of them.
settings.register_profile("long", settings.get_profile("quick"), max_examples=2000, derandomize=False)
settings.load_profile("quick")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "compiled: also run against the installed, compiled package")
