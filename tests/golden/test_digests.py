"""The same seed gives the same record, byte by byte, compiled and not: this test runs on both."""

import json

import pytest

from support.laws.digests import FILE, digests

pytestmark = pytest.mark.compiled


def test_records_are_what_they_were() -> None:
    expected = json.loads(FILE.read_text("utf-8"))
    found = digests()
    different = [name for name in {**expected, **found} if expected.get(name) != found.get(name)]
    assert different == [], "games have changed; if they were meant to, see tests/support/laws/digests.py"
