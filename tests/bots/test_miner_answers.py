"""Quick answers of Dice Miner: what is remembered between two questions changes no answer."""

from collections.abc import Callable

import pytest

import zaria
from support.laws.positions import positions
from support.laws.variants import FACES, Variant
from zaria.bots.search.common_dice import CommonDice
from zaria.miner.bots.answers import share_with
from zaria.miner.bots.gains import PLAIN, POINT, Rerolls, hope_of
from zaria.miner.bots.policy import HUNDRED, KEEN_ONES, MinerPolicy
from zaria.miner.pieces.dice import HAZARD, MAGIC, dice_of, kind_of
from zaria.miner.pieces.faces import SIDES
from zaria.miner.pieces.tally import GEM, PICKAXE, SHIELD, count_in
from zaria.miner.rules.excavation import DigTurn, ShareWith
from zaria.miner.rules.magic import ChooseTarget
from zaria.miner.rules.scoring import total_points
from zaria.miner.rules.table import Table

pytestmark = pytest.mark.compiled

GAMES = 40 if zaria.COMPILED else 4
VARIANTS = [Variant("miner", 2, {}), Variant("miner", 4, {}), Variant("miner", 3, {"faces": FACES})]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_mind_that_has_seen_the_turn_answers_like_a_new_one(variant: Variant) -> None:
    policy, dice, targets = MinerPolicy(), CommonDice(), 0
    for seed in range(GAMES):
        rng, state = zaria.Rng(seed), variant.new()
        while state.actor != zaria.OVER:
            if state.actor == zaria.CHANCE:
                state.nature(rng)
                continue
            targets += isinstance(state.pending(), ChooseTarget)
            answer = policy.answer(state, dice)  # type: ignore[arg-type]
            assert answer in state.legal()
            assert answer == MinerPolicy().answer(state, dice)  # type: ignore[arg-type]
            state.answer(answer)
    assert targets > 10 * GAMES


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_a_reroll_brings_is_the_mean_of_its_sides(variant: Variant) -> None:
    """Worked out column by column, against the whole score."""
    seen = 0
    for table in positions(variant, 60, seed=8):
        assert isinstance(table, Table)
        rerolls = Rerolls(table)
        tally = table.tally(table.turn)
        rivals = max(count_in(table.tally(seat), GEM) for seat in range(table.seats) if seat != table.turn)
        dice = [die for die in range(60) if table.troves[table.turn] >> die & 1 and kind_of(die) != MAGIC]
        for die in dice:
            rest = tally - table.faces.tally[table.face[die]]
            tallies = [rest + table.faces.tally[SIDES * kind_of(die) + side] for side in range(SIDES)]
            points = [total_points(one, count_in(one, GEM) > rivals) for one in tallies]
            now = total_points(tally, count_in(tally, GEM) > rivals)
            assert rerolls.of(die) == POINT * sum(points) // SIDES - POINT * now
            seen += 1
    assert seen > 100


def test_the_most_promising_dice_come_first() -> None:
    for table in positions(VARIANTS[1], 60, seed=9):
        assert isinstance(table, Table)
        rerolls = Rerolls(table)
        rerolls.rank()
        dice = table.troves[table.turn] & ~dice_of(HAZARD)
        single = [die for die in range(60) if dice >> die & 1]
        if single:
            gains = sorted((rerolls.of(die) for die in single), reverse=True)
            best = rerolls.best(dice)
            assert rerolls.of(best) == gains[0]
            assert best == min(die for die in single if rerolls.of(die) == gains[0])
            assert [rerolls.of_best(dice, number) for number in (1, 2, 3)] == [sum(gains[:n]) for n in (1, 2, 3)]


def hazards_taken(chooses: Callable[[Table], int]) -> int:
    """In how many of some positions a hazard is taken."""
    taken = 0
    for table in positions(VARIANTS[1], 200, seed=10):
        assert isinstance(table, Table)
        if isinstance(table.pending(), DigTurn) and table.round < 3:
            taken += dice_of(HAZARD) >> chooses(table) & 1
    return taken


def test_rollouts_take_most_others_for_players_who_shun_hazards() -> None:
    """Taken for as keen on hazards as itself, they would fight for dice that greedy opponents leave alone."""
    policy, dice = MinerPolicy(), CommonDice()
    own = hazards_taken(lambda table: int(policy.answer(table, dice)))
    others = []
    for number in range(20):
        dice.begin(number)
        others.append(hazards_taken(lambda table: int(policy.answer_of_others(table, dice))))
    assert own > 1.2 * sum(others) / len(others) > 0


def test_others_are_the_same_throughout_a_rollout_and_of_both_kinds_in_several() -> None:
    dice, kinds = CommonDice(), []
    for number in range(1000):
        dice.begin(number)
        before = [dice.trait(seat) for seat in range(4)]
        dice.draw_for(2)
        dice.below(6)
        assert [dice.trait(seat) for seat in range(4)] == before
        kinds.append([trait % HUNDRED < KEEN_ONES for trait in before])
    for seat in range(4):
        keen = sum(kind[seat] for kind in kinds)
        assert abs(keen - 10 * KEEN_ONES) < 60
    assert len({tuple(kind) for kind in kinds}) > 10  # whatever one is, another can be anything


def test_what_is_shared_does_not_help_the_player_who_is_far_ahead() -> None:
    """Of those who are far behind anybody may get it: always the last one, and rollouts would like to be last."""
    given = either = hazards = 0
    for table in positions(VARIANTS[1], 3000, seed=12):
        assert isinstance(table, Table)
        top = table.pending()
        if not isinstance(top, ShareWith):
            continue
        hopes = {seat: hope_of(table, seat, PLAIN) for seat in range(4) if seat != table.turn}
        ahead = max(hopes, key=lambda seat: hopes[seat])
        rest = [seat for seat in hopes if seat != ahead]
        lead = hopes[ahead] - max(hopes[seat] for seat in rest)
        takers = {int(share_with(table, top.die, PLAIN, whim)) for whim in range(4)}
        if kind_of(top.die) != HAZARD and lead > 15 * POINT:
            assert ahead not in takers
            given += 1
            either += len(takers) == 2
        has_tools = count_in(table.tally(ahead), PICKAXE) + count_in(table.tally(ahead), SHIELD) > 0
        if kind_of(top.die) == HAZARD and lead > 0 and not has_tools:
            assert takers == {ahead}
            hazards += 1
    assert either > 0.8 * given > 10
    assert hazards > 0
