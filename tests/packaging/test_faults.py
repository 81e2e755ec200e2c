"""scripts/faults.toml fits the sources: each fault can be put in, and the tests that should catch it are there."""

import re

import pytest
from try_faults import Fault, faults

from support.checkout import ROOT

LISTED = faults()
NOT_IN_MAKE_TEST = ("tests/ray/", "tests/openspiel/")


@pytest.mark.parametrize("fault", LISTED, ids=[fault.file for fault in LISTED])
def test_each_fault_can_be_put_in(fault: Fault) -> None:
    assert (ROOT / fault.file).read_text(encoding="utf-8").count(fault.before) == 1
    assert fault.after != fault.before
    assert fault.tests
    for test in fault.tests:
        file, _, name = test.partition("::")
        assert not file.startswith(NOT_IN_MAKE_TEST), test
        assert fault.file.startswith("web/") == file.startswith("web/test/")
        text = (ROOT / file).read_text(encoding="utf-8")
        assert name == "" or re.search(rf"^def {name.partition('[')[0]}\(", text, re.MULTILINE), test
