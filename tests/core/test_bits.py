"""Sets as bits, for all 63 of them: a shifted literal would lose those above 30 once compiled."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zaria.core.values import bits

pytestmark = pytest.mark.compiled

sets = st.sets(st.integers(0, 62))


@pytest.mark.parametrize("n", range(63))
def test_every_bit(n: int) -> None:
    assert bits.bit(n) == bits.shl(1, n) == 2**n
    assert bits.lowest(2**n) == bits.highest(2**n) == bits.nth(2**n, 0) == n
    assert bits.count(2**n) == 1
    assert bits.members(2**n) == [n]
    assert [m for m in range(63) if bits.has(2**n, m)] == [n]
    up_to_n = 2 ** (n + 1) - 1
    assert (bits.count(up_to_n), bits.lowest(up_to_n), bits.highest(up_to_n)) == (n + 1, 0, n)
    assert bits.members(up_to_n) == list(range(n + 1))
    assert bits.nth(up_to_n, n) == n


def test_the_empty_set() -> None:
    assert (bits.count(0), bits.lowest(0), bits.highest(0), bits.members(0)) == (0, -1, -1, [])
    assert not any(bits.has(0, n) for n in range(63))


@given(sets)
def test_any_set(numbers: set[int]) -> None:
    mask = sum(2**n for n in numbers)
    assert bits.members(mask) == sorted(numbers)
    assert bits.count(mask) == len(numbers)
    assert bits.lowest(mask) == min(numbers, default=-1)
    assert bits.highest(mask) == max(numbers, default=-1)
    assert [bits.nth(mask, k) for k in range(len(numbers))] == sorted(numbers)
    assert {n for n in range(63) if bits.has(mask, n)} == numbers
