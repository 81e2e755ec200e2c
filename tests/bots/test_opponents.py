"""Opponents never cheat, never do what they may not, and do the same again with the same seed."""

import json
from hashlib import sha256

import pytest

import zaria
from support.checkout import ROOT
from support.laws.legal_choices import check_choices
from support.laws.positions import positions
from support.laws.variants import VARIANTS, Variant
from zaria.bots import BOTS
from zaria.bots.game_bots import skills
from zaria.bots.opponents import CAST, LEVELS, OPPONENTS
from zaria.bots.search.model import Effort
from zaria.core.engine.state import State
from zaria.miner.bots.solo.decisions import REMEMBERED
from zaria.vegas.tiles.black_box import PARTINGS, Pick, stack_size
from zaria.vegas.tiles.lucky_punch import Guess

pytestmark = pytest.mark.compiled

CHOICES = ROOT / "tests" / "golden" / "opponents.json"
POSITIONS = 10_000 if zaria.COMPILED else 300  # rollouts of the sources take a hundred times as long
LITTLE = 5  # of a thousand parts of a level's usual effort


def choice(name: str, state: State, seed: int, budget: int = LITTLE) -> int:
    return zaria.bot(name).choose(state.known(state.actor), state.actor, zaria.Rng(seed), budget)


def test_there_are_four_levels_and_two_characters_of_each() -> None:
    assert LEVELS == ("easy", "normal", "hard", "expert")
    assert [level for _, level, _ in CAST] == [level for level in LEVELS for _ in range(2)]
    assert set(skills()) == set(zaria.GAMES)
    assert all(tuple(skill.levels) == LEVELS for skill in skills().values())
    assert {"random", "naive", "greedy", "expectation", *OPPONENTS} == set(BOTS)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_no_opponent_ever_does_what_is_illegal(variant: Variant) -> None:
    check_choices(variant, POSITIONS // len(VARIANTS) + 1, seed=11)


def digest(variant: Variant) -> str:
    """What the levels choose in a few positions."""
    chosen: list[int] = []
    for number, state in enumerate(positions(variant, 3, seed=5)):
        chosen += [
            choice(name, state, number) for name in ("naive", "expectation", "easy", "normal", "expert", "hard-iris")
        ]
    return sha256(json.dumps(chosen).encode()).hexdigest()[:16]


def digests() -> dict[str, str]:
    return {str(variant): digest(variant) for variant in VARIANTS if variant.game != "vegas" or variant.players < 5}


def test_equal_seeds_give_equal_moves_compiled_or_not() -> None:
    """Both the sources and the compiled package are held against the same file.

    After a change that is meant to change choices: PYTHONPATH=src:tests:tests/bots python -m test_opponents
    """
    assert digests() == json.loads(CHOICES.read_text(encoding="utf-8"))


def test_another_seed_may_give_another_move() -> None:
    state = next(positions(Variant("vegas", 4, {}), 1, seed=3))
    assert len({choice("easy", state, seed) for seed in range(30)}) > 1


def with_other_secrets(state: State) -> list[State]:
    """The same position with each number that may be hidden, or all markers that may be in stacks of these sizes."""
    top = state.top
    frames: list[Guess | Pick] = []
    if isinstance(top, Guess):
        frames = [Guess(top.seat, top.casino, top.owner, hidden) for hidden in (1, 2, 3)]
    elif isinstance(top, Pick):
        same = [parting for parting in range(len(PARTINGS)) if stack_size(parting) == stack_size(top.parting)]
        frames = [Pick(top.seat, top.casino, top.parted_by, parting) for parting in same]
    twins = [state.copy() for _ in frames]
    for twin, frame in zip(twins, frames):
        twin.top = frame
    return twins


@pytest.mark.parametrize("tile", ["lucky_punch", "black_box"])
def test_a_choice_does_not_change_when_a_secret_does(tile: str) -> None:
    seen = 0
    for number, state in enumerate(positions(Variant("vegas", 3, {"tiles": [tile]}), 150, seed=2)):
        twins = with_other_secrets(state)
        seen += len(twins)
        for name in ("naive", "greedy", *LEVELS) if twins else ():
            assert len({choice(name, twin, number) for twin in twins}) == 1, name
    assert seen >= 6


def test_a_solo_player_thinks_of_the_same_dice_until_the_next_refill() -> None:
    """Asked again before the next step, it would otherwise leave its plan for whatever is lucky then."""
    model, compared = skills()["miner-solo"].model, 0
    state, rng = zaria.new("miner-solo"), zaria.Rng(4)
    while state.actor != zaria.OVER and compared < 3:
        if state.actor == zaria.CHANCE:
            state.nature(rng)
            continue
        one, two = [model.search(state, 0, zaria.Rng(seed), Effort(20, width=6)) for seed in (1, 2)]
        assert [(found.action, found.values) for found in one] == [(found.action, found.values) for found in two]
        compared += len(one[0].values) > 1
        state.answer(one[0].action)
    assert compared == 3


def test_what_a_solo_player_remembers_changes_nothing() -> None:
    """A game of whose rollouts most are remembered, and each decision of it again without a memory."""
    model, state, rng = skills()["miner-solo"].model, zaria.new("miner-solo"), zaria.Rng(6)
    recalled = 0
    REMEMBERED.clear()
    while state.actor != zaria.OVER:
        if state.actor == zaria.CHANCE:
            state.nature(rng)
            continue
        known_before = len(REMEMBERED)
        found = model.search(state, 0, zaria.Rng(1), Effort(20, width=6))
        recalled += sum(len(one.values) for one in found) - (len(REMEMBERED) - known_before)
        kept = dict(REMEMBERED)
        REMEMBERED.clear()
        fresh = model.search(state, 0, zaria.Rng(1), Effort(20, width=6))
        assert [(one.action, one.values) for one in found] == [(one.action, one.values) for one in fresh]
        REMEMBERED.update(kept)
        state.answer(found[0].action)
    assert recalled > 100


def test_no_more_rollouts_are_spent_than_there_are() -> None:
    state = next(positions(Variant("vegas", 4, {}), 1, seed=3))
    few = skills()["vegas"].model.search(state.known(state.actor), state.actor, zaria.Rng(1), Effort(40))
    many = skills()["vegas"].model.search(state.known(state.actor), state.actor, zaria.Rng(1), Effort(400))
    assert sum(len(one.values) for one in few) <= 40 < sum(len(one.values) for one in many) <= 400


if __name__ == "__main__":
    CHOICES.write_text(json.dumps(digests(), indent=1) + "\n", encoding="utf-8")
