"""The page's sentences are tested with reasons of every kind."""

from typing import get_args

from why_vectors import vectors

from zaria.miner.shapes.why import ReasonKind


def test_there_are_reasons_of_every_kind() -> None:
    assert {case["reason"]["kind"] for case in vectors()["why"]["cases"]} == set(get_args(ReasonKind))
