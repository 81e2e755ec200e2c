"""Quick answers of Dice Miner: what is remembered between two questions changes no answer."""

import pytest

import zaria
from support.positions import positions
from support.variants import FACES, Variant
from zaria.bots.luck import Luck
from zaria.bots.minds.miner.gains import POINT, Rerolls
from zaria.bots.minds.miner.mind import MinerMind
from zaria.miner.dice import HAZARD, MAGIC, dice_of, kind_of
from zaria.miner.excavation import DigTurn
from zaria.miner.faces import SIDES
from zaria.miner.magic import ChooseTarget
from zaria.miner.scoring import total_points
from zaria.miner.table import Table
from zaria.miner.tally import GEM, counted

pytestmark = pytest.mark.compiled

GAMES = 40 if zaria.COMPILED else 4
VARIANTS = [Variant("miner", 2, {}), Variant("miner", 4, {}), Variant("miner", 3, {"faces": FACES})]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_mind_that_has_seen_the_turn_answers_like_a_new_one(variant: Variant) -> None:
    mind, luck, targets = MinerMind(), Luck(), 0
    for seed in range(GAMES):
        rng, state = zaria.Rng(seed), variant.new()
        while state.actor != zaria.OVER:
            if state.actor == zaria.CHANCE:
                state.nature(rng)
                continue
            targets += isinstance(state.pending(), ChooseTarget)
            answer = mind.quick(state, luck)  # type: ignore[arg-type]
            assert answer in state.legal()
            assert answer == MinerMind().quick(state, luck)  # type: ignore[arg-type]
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
        rivals = max(counted(table.tally(seat), GEM) for seat in range(table.seats) if seat != table.turn)
        dice = [die for die in range(60) if table.troves[table.turn] >> die & 1 and kind_of(die) != MAGIC]
        for die in dice:
            rest = tally - table.faces.tally[table.face[die]]
            tallies = [rest + table.faces.tally[SIDES * kind_of(die) + side] for side in range(SIDES)]
            points = [total_points(one, counted(one, GEM) > rivals) for one in tallies]
            now = total_points(tally, counted(tally, GEM) > rivals)
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


def test_rollouts_take_the_others_for_players_who_shun_hazards() -> None:
    """Taken for as keen on hazards as itself, they would fight for dice that greedy opponents leave alone."""
    mind, luck = MinerMind(), Luck()
    own = others = 0
    for table in positions(VARIANTS[1], 200, seed=10):
        assert isinstance(table, Table)
        if isinstance(table.pending(), DigTurn) and table.round < 3:
            own += dice_of(HAZARD) >> mind.quick(table, luck) & 1
            others += dice_of(HAZARD) >> mind.quick_of_others(table, luck) & 1
    assert own > 1.2 * others > 0
