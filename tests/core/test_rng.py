"""The generator: the same numbers everywhere, exactly uniform, and streams that do not meet."""

from fractions import Fraction

import pytest

from zaria.core.values.rng import Rng

pytestmark = pytest.mark.compiled

WORD = 2**32

# The first six words, reckoned once with a separate program from the published definition of xoroshiro64**.
GOLDEN = {
    0: [1326988531, 3822708264, 4039201746, 666016556, 941314576, 2889491713],
    1: [2790010001, 10880615, 229520428, 815610711, 1040941683, 3359759749],
    2**32 - 1: [1941952432, 1944686880, 405877647, 2229345773, 1731804994, 1920420907],
    2**63 - 1: [3369284946, 1880975237, 3792030307, 1066952940, 3556833001, 1743467312],
    -7: [2331237196, 2739647916, 1925505755, 571386239, 1126403598, 2486406774],
}
GOLDEN_SPLIT = {0: 1065809215, 1: 2246582662, 2**32 - 1: 2459386752, 2**63 - 1: 31797289, -7: 1565449452}


@pytest.mark.parametrize("seed", GOLDEN)
def test_golden_outputs(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(6)] == GOLDEN[seed]
    assert Rng(seed).split("seat 0").word() == GOLDEN_SPLIT[seed]


def test_golden_dice() -> None:
    rng = Rng(7)
    assert [rng.below(6) for _ in range(20)] == [1, 2, 4, 4, 1, 4, 0, 0, 3, 0, 3, 5, 2, 5, 1, 2, 1, 5, 5, 5]


def test_seeds_of_any_size_differ() -> None:
    seeds = [0, 1, -1, 2**31, 2**32, 2**63, 2**64, -(2**64), 10**30]
    assert len({Rng(seed).word() for seed in seeds}) == len(seeds)


def test_a_split_depends_on_seed_and_label_only() -> None:
    rng = Rng(5)
    before = rng.split("seat 0").word()
    for _ in range(100):
        rng.word()
    assert rng.split("seat 0").word() == before == Rng(5).split("seat 0").word()


def test_splitting_does_not_disturb_the_stream() -> None:
    rng = Rng(0)
    rng.split("a").below(6)
    assert [rng.word() for _ in range(6)] == GOLDEN[0]


def test_no_two_splits_are_the_same_stream() -> None:
    labels = ["", "a", "b", "a/b", "a/", "/b", "/", "1:a", "ab", "a b", "ä", "0", "10"]
    streams = [Rng(1), Rng(10), *(Rng(1).split(label) for label in labels)]
    streams += [Rng(1).split(one).split(two) for one in labels for two in labels]
    assert len({stream.name for stream in streams}) == len(streams)
    assert len({(stream.word(), stream.word()) for stream in streams}) == len(streams)


def test_a_copy_goes_on_alike_and_apart() -> None:
    rng = Rng(3)
    rng.word()
    twin = rng.copy()
    ahead = [twin.word() for _ in range(5)]
    assert [rng.word() for _ in range(5)] == ahead
    assert twin.split("x").word() == rng.split("x").word()


@pytest.mark.parametrize("bound", [0, -1, -5, 2**31 + 1, 2**40, 2**62])
def test_impossible_bounds_are_refused(bound: int) -> None:
    rng = Rng(1)
    with pytest.raises(ValueError, match=f"a bound is from 1 to 2147483648, not {bound}"):
        rng.below(bound)
    assert rng.word() == GOLDEN[1][0]


def steered(word: int) -> Rng:
    """A generator whose next word is this one: the scrambler, undone."""
    s0 = word * pow(5, -1, WORD) % WORD
    s0 = (s0 >> 5) | (s0 << 27) % WORD
    rng = Rng(0)
    rng.s0 = s0 * pow(0x9E3779BB, -1, WORD) % WORD
    assert rng.copy().word() == word
    return rng


def taken(word: int, bound: int) -> int | None:
    """What the word alone gives for this bound; None if it is rejected and another one drawn."""
    rng = steered(word)
    after = rng.copy()
    after.word()
    value = rng.below(bound)
    return value if (rng.s0, rng.s1) == (after.s0, after.s1) else None


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 16, 54, 78, 90, 1000, 2**31 - 1, 2**31])
def test_every_value_comes_from_equally_many_words(bound: int) -> None:
    """The words that give r are an interval. Both its ends are tried, and all intervals are equally long."""
    for r in {min(r, bound - 1) for r in (0, 1, 2, bound // 2, bound - 1)}:
        begin = -(-r * WORD // bound)  # the first word whose product has r above its 32 lower bits
        end = -(-(r + 1) * WORD // bound)  # the first word that does not any more
        rejected = 0
        while taken(begin + rejected, bound) is None:
            rejected += 1
        assert end - begin - rejected == WORD // bound
        assert taken(begin + rejected, bound) == r
        assert taken(end - 1, bound) == r
        assert rejected <= 1


def test_the_share_of_rejected_words_is_tiny() -> None:
    assert Fraction(WORD % 90, WORD) < Fraction(1, 10**7)


def test_frequencies_look_right() -> None:
    """60,000 throws: each face within five standard deviations of 10,000 (91)."""
    rng = Rng(2024)
    faces = [0] * 6
    for _ in range(60_000):
        faces[rng.below(6)] += 1
    assert all(abs(count - 10_000) < 456 for count in faces)


def test_a_seed_is_an_integer() -> None:
    for seed in ("x", None, [1]):
        with pytest.raises((TypeError, ValueError)):
            Rng(seed)  # type: ignore[arg-type]
