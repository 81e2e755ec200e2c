"""Why something on the table cannot be chosen: for pages on which people point at things."""

import pytest

import zaria
from zaria.core.engine.checks import ACTIONS

pytestmark = pytest.mark.compiled


def test_the_reason_is_that_of_an_answer_which_points_there() -> None:
    state = zaria.new("vegas", players=2)
    rng = zaria.Rng(1)
    while state.actor == zaria.CHANCE:
        state.roll(rng)
    ask = state.ask()
    assert ask is not None
    possible = {target for choice in ask["choices"] for target in choice["targets"]}
    casinos = {f"casino:{number}" for number in range(1, 7)}
    assert casinos & possible and casinos - possible
    for target in possible:
        assert state.why_not_target(target) is None
    reasons = [state.why_not(action) for action in range(ACTIONS)]
    for target in casinos - possible:
        refusal = state.why_not_target(target)
        assert refusal is not None and refusal.rule is not None and refusal in reasons
    assert state.why_not_target("casino:99") is None
    assert state.why_not_target("") is None


def test_where_nobody_is_asked_nothing_points_anywhere() -> None:
    assert zaria.new("vegas", players=2).why_not_target("casino:1") is None
