"""The net that looks at the ends of solo mountains."""

import pytest

import zaria
from zaria.bots.search.common_dice import CommonDice
from zaria.core.values.ints import ints
from zaria.miner.bots.solo.dig import Dig, dig_of, spells_of
from zaria.miner.bots.solo.net import HIDDEN, INPUTS, LYING, NETS, NEXT, SPELLS, Net, inputs_of, prospect
from zaria.miner.bots.solo.plan import CAREFUL, Plan, can_refill, next_mountain
from zaria.miner.bots.solo.terrain import Terrain, terrain_of
from zaria.miner.rules.table import Table


def mountain(seed: int, magic: int = 3) -> tuple[Terrain, Dig]:
    table, rng = zaria.new("miner-solo", magic=magic), zaria.Rng(seed)
    assert isinstance(table, Table)
    while table.actor == zaria.CHANCE:
        table.nature(rng)
    return terrain_of(table), dig_of(table, 0)


def points(seed: int, closely: bool) -> int:
    """Of a whole game by plans of a moderate width, without rollouts."""
    dice = CommonDice()
    dice.begin(seed)
    terrain, dig = mountain(seed)
    while True:
        plan = Plan(terrain, 24, closely=closely)
        plan.search([dig])
        dig = plan.best()
        if not can_refill(terrain, dig):
            return int(dig.score())
        terrain, dig = next_mountain(terrain, dig, dice)


@pytest.mark.compiled
def test_the_inputs_count_what_there_is() -> None:
    for seed in range(20):
        terrain, dig = mountain(seed)
        found = [int(number) for number in inputs_of(terrain, dig)]
        assert sum(found[LYING : LYING + 5]) == found[NEXT] == 20  # a whole mountain lies there
        assert found[NEXT + 1] == 60 - 3 - 20
        assert found[SPELLS + 3] == spells_of(dig.magic) >= found[SPELLS + 1] >= found[SPELLS]


@pytest.mark.compiled
def test_a_neuron_is_silent_below_0() -> None:
    """Two neurons of opposite sign make a sum's absolute value."""
    weights = [0] * (INPUTS * HIDDEN)
    weights[0], weights[1], weights[HIDDEN], weights[HIDDEN + 1] = 1024, -1024, -2048, 2048
    net = Net(weights, [0] * HIDDEN, [1024 * 1000, 1024 * 1000] + [0] * (HIDDEN - 2), 5 * 1024 * 1024)
    for first, second, wanted in ((7, 0, 7000), (0, 3, 6000), (2, 3, 4000), (0, 0, 0)):
        assert net.answer(ints([first, second] + [0] * (INPUTS - 2))) == wanted + 5


@pytest.mark.installed  # the sources would take minutes
def test_the_net_expects_what_games_bring() -> None:
    """On average over many ends, for the first mountain and for the second."""
    for left in (1, 2):
        expected = brought = 0.0
        for seed in range(200):
            dice = CommonDice()
            dice.begin(seed)
            terrain, dig = mountain(seed, magic=seed % 4)
            while True:
                plan = Plan(terrain, CAREFUL)
                plan.search([dig])
                end = plan.best()
                if not can_refill(terrain, end):
                    break
                if terrain.refills == left:
                    expected += int(prospect(terrain, end)) / 1000
                    after, dig = next_mountain(terrain, end, dice)
                    further = Plan(after, CAREFUL)
                    further.search([dig])
                    brought += int(further.most) / 1000
                    break
                terrain, dig = next_mountain(terrain, end, dice)
        assert len(NETS) == 2
        assert abs(expected - brought) < 0.12 * brought


@pytest.mark.installed  # the sources would take minutes
def test_who_looks_closely_has_more_points() -> None:
    seeds = range(1200)
    assert sum(points(seed, True) for seed in seeds) > sum(points(seed, False) for seed in seeds) + 600
