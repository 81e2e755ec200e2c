"""Forged saved states: random changes with a valid checksum."""

import json
from zlib import crc32

import zaria
from zaria.core.engine.saved import CHECK, HEAD, put, take
from zaria.core.engine.state import State

FAR = (-(2**62), -(2**31), -1, 0, 1, 2, 7, 61, 63, 64, 255, 2**31, 2**56 - 1, 2**61, 2**62)


def mutated(data: bytes, rng: zaria.Rng) -> bytes:
    """The bytes of a state with one to three changes: of a number, a row of numbers, the setup, or any bytes."""
    content = data[:-CHECK]
    length, at = take(content, HEAD)
    setup, numbers = content[at : at + length], numbers_in(content, at + length)
    for _ in range(1 + rng.below(3)):
        kind = rng.below(12)
        if kind == 0:
            setup = mutated_setup(setup, rng)
        elif kind == 1 and len(numbers) > 1:
            one, two = rng.below(len(numbers)), rng.below(len(numbers))
            numbers[one], numbers[two] = numbers[two], numbers[one]
        elif kind == 2 and len(numbers) > 1:
            del numbers[rng.below(len(numbers))]
        elif kind == 3:
            numbers.insert(rng.below(len(numbers) + 1), FAR[rng.below(len(FAR))])
        elif numbers:
            place = rng.below(len(numbers))
            numbers[place] = mutated_number(numbers[place], numbers, kind, rng)
    whole = bytearray(content[:HEAD])
    put(whole, len(setup))
    whole += setup
    for number in numbers:
        put(whole, number)
    if rng.below(20) == 0:
        whole[rng.below(len(whole))] ^= 1 << rng.below(8)
    return bytes(whole) + crc32(whole).to_bytes(CHECK, "big")


def numbers_in(content: bytes, at: int) -> list[int]:
    numbers = []
    while at < len(content):
        number, at = take(content, at)
        numbers.append(number)
    return numbers


def mutated_number(number: int, numbers: list[int], kind: int, rng: zaria.Rng) -> int:
    if kind < 6:
        return number + (1 if rng.below(2) else -1)
    if kind < 8:
        return rng.below(12)
    if kind == 8:
        return numbers[rng.below(len(numbers))]
    if kind == 9:
        return number ^ (1 << rng.below(60))
    return FAR[rng.below(len(FAR))]


def mutated_setup(setup: bytes, rng: zaria.Rng) -> bytes:
    """The setup with another number of players, or another value of an option."""
    try:
        name, rules, players, options, components = json.loads(setup)
    except ValueError:
        return setup
    if rng.below(2) == 0 or not options:
        players = rng.below(7)
    else:
        option = sorted(options)[rng.below(len(options))]
        options[option] = [None, True, False, 0, 3, 7, "x", [], {}][rng.below(9)]
    return json.dumps([name, rules, players, options, components], separators=(",", ":"), sort_keys=True).encode()


def steps_to_the_end(state: State, rng: zaria.Rng) -> int:
    """Use all methods of the state, and play it at random to its end; return the number of steps."""
    for seat in [None, *range(state.players)]:
        state.view(seat)
    for seat in range(state.players):
        state.known(seat), state.determinize(seat, rng)
    steps = 0
    while state.actor != zaria.OVER:
        if state.actor == zaria.CHANCE:
            state.roll(rng)
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
        steps += 1
    state.view(None), state.scores(), state.winners(), state.ranking()
    return steps
