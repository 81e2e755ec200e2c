"""Many digs in arrays: a plan visits thousands of them, too many to make objects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from zaria.core.values.ints import zeros

if TYPE_CHECKING:
    from zaria.core.values.ints import Ints

FOLLOWING: Final = 8  # typical number of successors of a dig


@final
class Digs:
    """One step of a beam. A dig is an index into these arrays, named like the fields of `Dig`."""

    def __init__(self, width: i64) -> None:
        self.size: i64 = 0
        self.room: i64 = FOLLOWING * (width + 8)
        self.shape: Ints = zeros(self.room)
        self.tunnels: Ints = zeros(self.room)
        self.magic: Ints = zeros(self.room)
        self.kit: Ints = zeros(self.room)
        self.back: Ints = zeros(self.room)
        self.first: Ints = zeros(self.room)
        self.bias: Ints = zeros(self.room)
        self.rank: Ints = zeros(self.room)

    def add(self, shape: i64, tunnels: i64, magic: i64, kit: i64, back: i64, first: i64, bias: i64, rank: i64) -> None:
        place = self.size
        if place == self.room:
            self.make_room()
        self.shape[place] = shape
        self.tunnels[place] = tunnels
        self.magic[place] = magic
        self.kit[place] = kit
        self.back[place] = back
        self.first[place] = first
        self.bias[place] = bias
        self.rank[place] = rank
        self.size = place + 1

    def make_room(self) -> None:
        self.room *= 2
        self.shape = longer(self.shape, self.room)
        self.tunnels = longer(self.tunnels, self.room)
        self.magic = longer(self.magic, self.room)
        self.kit = longer(self.kit, self.room)
        self.back = longer(self.back, self.room)
        self.first = longer(self.first, self.room)
        self.bias = longer(self.bias, self.room)
        self.rank = longer(self.rank, self.room)

    def keep_best(self, width: i64) -> None:
        """Keep the `width` digs of the highest ranks, in their order; of equals the first."""
        if self.size <= width:
            return
        least = highest(longer(self.rank, self.size), width)
        equal = width
        for place in range(self.size):
            if self.rank[place] > least:
                equal -= 1
        size = self.size
        self.size = 0
        for place in range(size):
            rank = self.rank[place]
            if rank == least:
                equal -= 1
            if rank > least or (rank == least and equal >= 0):
                self.add(
                    self.shape[place], self.tunnels[place], self.magic[place], self.kit[place], self.back[place],
                    self.first[place], self.bias[place], rank,
                )  # fmt: skip


def longer(row: Ints, room: i64) -> Ints:
    """A copy with room for this many numbers."""
    copy = zeros(room)
    for place in range(min(room, i64(len(row)))):
        copy[place] = row[place]
    return copy


def highest(row: Ints, number: i64) -> i64:
    """The `number`-th highest value of the row. Reorders the row."""
    wanted = number - 1
    low: i64 = 0
    high: i64 = i64(len(row)) - 1
    while low < high:
        middle = row[(low + high) >> 1]
        left = low
        right = high
        while left <= right:
            while row[left] > middle:
                left += 1
            while row[right] < middle:
                right -= 1
            if left <= right:
                swapped = row[left]
                row[left] = row[right]
                row[right] = swapped
                left += 1
                right -= 1
        if wanted <= right:
            high = right
        elif wanted >= left:
            low = left
        else:
            break
    return row[wanted]


@final
class SeenDigs:
    """A hash set of the digs of a step."""

    def __init__(self, width: i64) -> None:
        self.number: i64 = 0
        self.slots: i64 = 2
        while self.slots < 2 * FOLLOWING * (width + 8):
            self.slots *= 2
        self.step: i64 = 1
        self.keys: Ints = zeros(self.slots)
        self.steps: Ints = zeros(self.slots)  # the step in which the key was seen

    def forget(self) -> None:
        self.number = 0
        self.step += 1

    def is_new(self, key: i64) -> bool:
        """Add a key; was it new in this step?"""
        slot = key & (self.slots - 1)
        while self.steps[slot] == self.step:
            if self.keys[slot] == key:
                return False
            slot = (slot + 1) & (self.slots - 1)
        self.keys[slot] = key
        self.steps[slot] = self.step
        self.number += 1
        if 2 * self.number > self.slots:
            self.make_room()
        return True

    def make_room(self) -> None:
        keys, steps, old = self.keys, self.steps, self.slots
        self.slots *= 2
        self.number = 0
        self.keys = zeros(self.slots)
        self.steps = zeros(self.slots)
        for slot in range(old):
            if steps[slot] == self.step:
                self.is_new(keys[slot])
