"""Plans for solo mountains: what they look through, keep and find."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zaria
from zaria.bots.game_bots import skills
from zaria.bots.search.common_dice import CommonDice
from zaria.bots.search.model import Effort
from zaria.core.values.bits import bit, count
from zaria.core.values.ints import ints
from zaria.miner.bots.solo.decisions import PlannedEnd, digs_after
from zaria.miner.bots.solo.dig import dig_of
from zaria.miner.bots.solo.digs import Digs, SeenDigs, highest
from zaria.miner.bots.solo.net import prospect
from zaria.miner.bots.solo.plan import Plan, can_refill, next_mountain
from zaria.miner.bots.solo.terrain import terrain_of
from zaria.miner.bots.solo.value import POINT, WEIGHTS, Estimator, features
from zaria.miner.pieces.mountain import CELLS, FULL
from zaria.miner.rules.choices import DONE, REFILL
from zaria.miner.rules.phases import REFILLS
from zaria.miner.rules.table import Table
from zaria.miner.solo.turn import SoloTurn

pytestmark = pytest.mark.installed  # the sources would take minutes


def begun(seed: int, magic: int = 3) -> Table:
    table, rng = zaria.new("miner-solo", magic=magic), zaria.Rng(seed)
    assert isinstance(table, Table)
    while table.actor == zaria.CHANCE:
        table.nature(rng)
    return table


def nearly_over(seed: int, dice: int) -> Table | None:
    """A table of a game without refills, played at random until at most so many dice lie on the mountain."""
    table, rng = begun(seed), zaria.Rng(1000 + seed)
    table.refills_left = 0
    while count(table.shape) > dice:
        choices = [action for action in table.legal() if action not in (DONE, REFILL)]
        if not choices:
            return None
        table.answer(choices[rng.below(len(choices))])
    return table if isinstance(table.pending(), SoloTurn) else None


def most_points(table: Table, known: dict[int, int]) -> int:
    """What the rules allow at most from here, by trying everything."""
    key = table.hash_key()
    if key not in known:
        best = int(table.scores()[0])
        if table.actor != zaria.OVER:
            for action in table.legal():
                after = table.copy()
                after.answer(action)
                best = max(best, most_points(after, known))
        known[key] = best
    return known[key]


def test_a_die_that_is_recycled_is_in_the_bag_of_the_plan() -> None:
    """Whatever the action leads to: else who recycles would think that the die is gone for good."""
    recycled = 0
    for seed in range(20):
        table, rng = begun(seed), zaria.Rng(seed)
        while table.actor == 0:
            bag = terrain_of(table).bag
            for action in table.legal():
                after = table.copy()
                if action not in (DONE, REFILL) and after.answer(action) == 0:
                    in_plan = [bag + dig.back for dig in digs_after(table, action)]
                    assert in_plan == [terrain_of(after).bag] * len(in_plan)
                    recycled += after.bag != table.bag
            choices = [action for action in table.legal() if action not in (DONE, REFILL)]
            if not choices:
                break
            table.answer(choices[rng.below(len(choices))])
    assert recycled > 50


def test_nothing_is_lost_on_the_way_to_the_end_that_was_chosen() -> None:
    """Whoever plans anew before every step keeps what the first plan found, but for rare bad luck of the beam."""
    model, lost = skills()["miner-solo"].model, 0
    for seed in range(40):
        table, found = begun(seed), list[float]()
        while table.actor == 0 and table.refills_left == REFILLS:
            thoughts = model.search(table, 0, zaria.Rng(1), Effort(0, width=200))
            found.append(max(one.estimate for one in thoughts if isinstance(one, PlannedEnd)))
            table.answer(thoughts[0].action)
        lost += found[-1] < found[0] - 0.02
    assert lost <= 2


def test_a_wide_plan_finds_the_most_that_the_rules_allow() -> None:
    tables = [table for seed in range(150) if (table := nearly_over(seed, dice=8)) is not None]
    assert len(tables) > 20
    for table in tables:
        plan = Plan(terrain_of(table), 5000)
        plan.search([dig_of(table, 0)])
        assert plan.most == POINT * most_points(table, {}) == POINT * plan.best().score()


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=60), st.integers(1, 70))
def test_the_best_stay_in_their_order(ranks: list[int], width: int) -> None:
    digs = Digs(2)  # so that it must make room
    for number, rank in enumerate(ranks):
        digs.add(number, 0, 0, 0, 0, 0, 0, rank)
    digs.keep_best(width)
    by_rank = sorted(range(len(ranks)), key=lambda number: -ranks[number])
    assert [int(digs.shape[place]) for place in range(digs.size)] == sorted(by_rank[:width])
    assert [int(digs.rank[place]) for place in range(digs.size)] == [
        ranks[number] for number in sorted(by_rank[:width])
    ]
    if width <= len(ranks):
        assert highest(ints(ranks), width) == sorted(ranks, reverse=True)[width - 1]


@given(st.lists(st.integers(0, 2**62 - 1) | st.integers(0, 40), max_size=300))
def test_what_was_seen_in_a_step_is_not_new(keys: list[int]) -> None:
    seen = SeenDigs(1)
    for _ in range(2):
        assert [seen.is_new(key) for key in keys] == [key not in keys[:place] for place, key in enumerate(keys)]
        seen.forget()


def test_a_glance_weighs_the_features() -> None:
    for seed in range(20):
        table = begun(seed, magic=seed % 4)
        terrain, dig = terrain_of(table), dig_of(table, 0)
        weighed = sum(int(weight) * int(feature) for weight, feature in zip(WEIGHTS[1], features(terrain, dig)))
        glance = Estimator(terrain).at_refill(dig.shape, dig.tunnels, dig.magic, dig.kit, dig.back)
        assert glance == weighed + POINT * dig.score()


def test_only_good_ends_are_kept_and_the_best_one_is_among_them() -> None:
    for seed in range(10):
        table = begun(seed)
        terrain = terrain_of(table)
        plan = Plan(terrain, 40, keep_ends=True)
        plan.search([dig_of(table, 0)])
        ends = plan.best_ends(1000)
        assert len(ends) > 1 and ends[0].rank == plan.best().rank == plan.most
        assert len({(end.key(), end.back) for end in ends}) == len(ends)
        assert all(end.rank == prospect(terrain, end) for end in ends if can_refill(terrain, end))
        assert [end.rank for end in ends] == sorted((end.rank for end in ends), reverse=True)


def test_cells_have_dice_of_their_own() -> None:
    """Whatever is filled before them, most cells get the same dice."""
    same = together = 0
    ground = bit(CELLS[0]) | bit(CELLS[1])
    for seed in range(30):
        table = begun(seed)
        terrain, dice = terrain_of(table), CommonDice()
        faces: list[list[int]] = []
        for stays in (ground, bit(CELLS[1])):
            end = dig_of(table, 0)
            end.shape = stays
            dice.begin(seed)
            after, dig = next_mountain(terrain, end, dice)
            assert dig.shape == FULL
            faces.append([int(after.face[cell]) for cell in CELLS])
        together += len(CELLS) - 2
        same += sum(one == two for one, two in zip(faces[0][2:], faces[1][2:]))
        assert faces[0][1] == faces[1][1] == terrain.face[CELLS[1]]
    assert same > 0.8 * together
