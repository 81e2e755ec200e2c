"""The files with which a site is set up name only what exists."""

import re

from support.checkout import ROOT
from zaria.cli.commands.serve import VALUES
from zaria.server.operations.settings import adjustable_settings, variable_of

DEPLOY = ROOT / "deploy"
VARIABLES = {variable_of(name) for name in adjustable_settings()} | {f"ZARIA_{name.upper()}" for name in VALUES}
OF_THE_BUILD = {"ZARIA_REQUIRE_COMPILED", "ZARIA_REQUIRE_PAGE"}


def test_every_variable_is_a_setting() -> None:
    named = {name for file in DEPLOY.iterdir() for name in re.findall(r"ZARIA_[A-Z_]+", file.read_text())}
    assert {"ZARIA_DATABASE", "ZARIA_PUBLIC", "ZARIA_WORKERS", "ZARIA_PROXIES", "ZARIA_DATA"} <= named
    assert named <= VARIABLES | OF_THE_BUILD
    setup = (ROOT / "setup.py").read_text()
    assert all(name in setup for name in OF_THE_BUILD)


def test_the_image_takes_what_is_in_the_checkout() -> None:
    image, project = (DEPLOY / "Dockerfile").read_text(), (ROOT / "pyproject.toml").read_text()
    assert (ROOT / "constraints.txt").exists() and "-c constraints.txt" in image
    extras = re.findall(r"\.\[([a-z,]+)\]", image)[0].split(",")
    assert extras == ["server", "postgres"]
    assert all(re.search(rf"^{extra} = ", project, re.M) for extra in extras)
    assert "postgres:15" in (DEPLOY / "compose.yaml").read_text()  # the one that is tested
