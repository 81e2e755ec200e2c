"""A solo position between refills, small enough to make thousands of."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.bots.minds.solo.terrain import LANE, Terrain, in_lane, kind_of_face, one_of
from zaria.core.bits import bit, lowest
from zaria.core.rng import M32
from zaria.miner.dice import MAGIC, TOOL, dice_of
from zaria.miner.mountain import on_top
from zaria.miner.solo_rules import chest_room
from zaria.miner.solo_score import STRAIGHT, cached_gems, hazard_symbols
from zaria.miner.table import Table
from zaria.miner.tally import BEER, CAVE_IN, CHEST, DRAGON, GEM, LONGEST, PICKAXE, SHIELD, SPELL, counted

MOST_SYMBOLS: Final = 6  # on one magic die


@final
class Dig:
    """What a trove can still do, and where it came from.

    `tunnels` counts the numbers 1 to 5 in lanes, `magic` the magic dice in lanes by their symbols.
    """

    def __init__(self) -> None:
        self.shape: i64 = 0
        self.tunnels: i64 = 0
        self.magic: i64 = 0
        self.pickaxes: i64 = 0  # that have neutralised nothing yet
        self.shields: i64 = 0
        self.room: i64 = 0  # in chests
        self.recycling: i64 = 0  # dice that must still go back in the bag
        self.back: i64 = 0  # dice that went there, by kind, in lanes
        self.points: i64 = 0  # but those of complete sequences
        self.first: i64 = 0  # the action with which the plan begins
        self.bent: i64 = 0  # what the player's manner adds to plans that begin so
        self.rank: i64 = 0

    def copy(self) -> Dig:
        twin = Dig()
        twin.shape = self.shape
        twin.tunnels = self.tunnels
        twin.magic = self.magic
        twin.pickaxes = self.pickaxes
        twin.shields = self.shields
        twin.room = self.room
        twin.recycling = self.recycling
        twin.back = self.back
        twin.points = self.points
        twin.first = self.first
        twin.bent = self.bent
        return twin

    def score(self) -> i64:
        """All points (SOLO-10). Each number is at most as often there as the one before it (SOLO-04)."""
        return self.points + STRAIGHT * in_lane(self.tunnels, LONGEST - 1)

    def key(self) -> i64:
        """Equal for digs from which the same can follow; different for others, but for rare accidents."""
        small = self.pickaxes + 8 * self.shields + 64 * self.room + 2048 * self.recycling + 16384 * self.points
        low = (self.shape ^ (self.tunnels * 0x9E3779B1) ^ (small * 0x85EBCA6B)) & 0x3FFFFFFFFFFFFFF
        high = (self.magic * 0xC2B2AE35 + self.tunnels * 31 + small) & M32
        low ^= low >> 29
        return (low * 0x27D4EB2F + high) & 0x3FFFFFFFFFFFFFFF

    # What can be done

    def following(self, terrain: Terrain) -> list[Dig]:
        """All that one more step can lead to."""
        found: list[Dig] = []
        tops = on_top(self.shape)
        if self.recycling > 0:
            while tops != 0:
                cell = lowest(tops)
                after = self.copy()
                after.shape ^= bit(cell)
                after.back += one_of(kind_of_face(terrain.face[cell]))
                after.recycling = after.recycling - 1 if after.shape != 0 else 0
                found.append(after)
                tops &= tops - 1
            return found
        if self.shape != 0:
            for symbols in range(i64(1), i64(MOST_SYMBOLS + 1)):
                if in_lane(self.magic, symbols) > 0:
                    after = self.copy()
                    after.magic -= one_of(symbols)
                    after.recycling = symbols
                    found.append(after)
        while tops != 0:
            cell = lowest(tops)
            self.draft(terrain, cell, found)
            tops &= tops - 1
        return found

    def draft(self, terrain: Terrain, cell: i64, found: list[Dig]) -> None:
        """The die in the cell joins the trove, in every way in which it may."""
        face = terrain.face[cell]
        if terrain.faces.symbol[face] != BEER:
            self.settle_in(terrain, cell, face, found)
        else:
            for wild in terrain.wild[kind_of_face(face)]:
                self.settle_in(terrain, cell, wild, found)

    def settle_in(self, terrain: Terrain, cell: i64, face: i64, found: list[Dig]) -> None:
        symbol = terrain.faces.symbol[face]
        amount = terrain.faces.amount[face]
        if not self.may_take(symbol):
            return
        after = self.copy()
        after.shape ^= bit(cell)
        found.append(after)
        if symbol < LONGEST:
            after.tunnels += one_of(symbol)
        elif symbol == GEM:
            after.points += amount
            if self.room > 0:
                chested = after.copy()
                chested.points += amount
                chested.room -= 1
                found.append(chested)
        elif symbol == CAVE_IN:
            after.pickaxes -= 1
            after.points += amount
        elif symbol == DRAGON:
            after.shields -= 1
            after.points += amount
        elif symbol == PICKAXE:
            after.pickaxes += 1
        elif symbol == SHIELD:
            after.shields += 1
        elif symbol == CHEST:
            after.room += amount
        else:
            after.magic += one_of(amount)

    def may_take(self, symbol: i64) -> bool:
        """May a die with this symbol be drafted (SOLO-04, SOLO-05)?"""
        if symbol < LONGEST:
            return symbol == 0 or in_lane(self.tunnels, symbol) < in_lane(self.tunnels, symbol - 1)
        if symbol == CAVE_IN:
            return self.pickaxes > 0
        if symbol == DRAGON:
            return self.shields > 0
        return True

    def is_blocked(self, terrain: Terrain, cell: i64) -> bool:
        """Can the die in the cell not be drafted now?"""
        face = terrain.face[cell]
        symbol = terrain.faces.symbol[face]
        return symbol != BEER and not self.may_take(symbol)

    def spells(self) -> i64:
        """All symbols on magic dice."""
        total: i64 = 0
        for symbols in range(i64(1), i64(MOST_SYMBOLS + 1)):
            total += symbols * in_lane(self.magic, symbols)
        return total


def dig_of(table: Table, recycling: i64) -> Dig:
    """The position on a table."""
    dig = Dig()
    tally = table.tally(0)
    dig.shape = table.shape
    for number in range(i64(LONGEST)):
        dig.tunnels += counted(tally, number) * one_of(number)
    dice = table.troves[0] & dice_of(MAGIC) & ~table.beer
    while dice != 0:
        face = table.face[lowest(dice)]
        if table.faces.symbol[face] == SPELL:
            dig.magic += one_of(table.faces.amount[face])
        dice &= dice - 1
    tools = table.troves[0] & dice_of(TOOL) & ~table.used
    while tools != 0:
        symbol = table.faces.symbol[table.face[lowest(tools)]]
        if symbol == PICKAXE:
            dig.pickaxes += 1
        elif symbol == SHIELD:
            dig.shields += 1
        tools &= tools - 1
    dig.room = chest_room(table)
    dig.recycling = recycling
    dig.points = hazard_symbols(tally) + counted(tally, GEM) + cached_gems(table)
    return dig


def size_of(bag: i64) -> i64:
    """How many dice are counted in lanes."""
    total: i64 = 0
    while bag != 0:
        total += bag & 0xFF
        bag >>= LANE
    return total
