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
    image = (DEPLOY / "Dockerfile").read_text()
    locks = set(re.findall(r"-r locks/([a-z]+)\.txt", image))
    assert locks == {"build", "run", "postgres"}
    assert all((ROOT / "locks" / f"{name}.txt").exists() for name in locks)
    assert image.count("--require-hashes") == 2
    assert "postgres:15" in (DEPLOY / "compose.yaml").read_text()  # the one that is tested
