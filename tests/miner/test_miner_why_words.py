"""The sentences with which the page is tested are those of the engine's reasons now, and of every kind there is one."""

import json
from typing import get_args

from support.why_vectors import FILE, text
from zaria.miner.shapes.why import ReasonKind


def test_the_sentences_of_the_page_are_tested_with_those_of_python() -> None:
    made = text()
    assert FILE.read_text("utf-8") == made, "run PYTHONPATH=src:tests python -m support.why_vectors again"
    assert {case["reason"]["kind"] for case in json.loads(made)["cases"]} == set(get_args(ReasonKind))
