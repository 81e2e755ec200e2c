"""Cards that lie face down until their round (LV-ROY-04), in a game with real cards.

The engine needs the cards set aside at the start of the game. People learn them round by round, so until then other
cards stand in for them, and when a round's cards are turned over, the earlier steps of the record are corrected.
Nothing in between depends on them: the bank pays whether it has the card or not.
"""

from __future__ import annotations

from typing import Any

from zaria.core.engine.checks import deal_words
from zaria.core.engine.errors import IllegalDeal
from zaria.core.engine.state import State
from zaria.core.records.face_down import TurnedOver
from zaria.core.records.record import Record
from zaria.core.records.replay import effective, positions, state_after
from zaria.vegas.rules import money
from zaria.vegas.rules.setup import read_cards
from zaria.vegas.rules.table import Table


def stand_in(state: State) -> list[int]:
    """Cards to stand in: the expected number of each value."""
    return evenly(deck_of(state), len(state.chance().bounds))


def evenly(deck: list[int], number: int) -> list[int]:
    """The integers that draw cards spread evenly over the deck.

    >>> evenly([0, 4, 4], 2)
    [0, 3]
    """
    cards = [value for value, count in enumerate(deck) for _ in range(count)]
    cards_wanted = [cards[(2 * place + 1) * len(cards) // (2 * number)] for place in range(number)]
    return money.positions(deck, cards_wanted)


def turn_over(record: Record, state: State, typed: str) -> TurnedOver:
    """Read what is typed; cards of a later round may differ from those that stand in for them."""
    aside = [number for number, step in effective(record.steps) if kind_of(step) == "aside"]
    if not aside or state.chance().kind != "cards":
        return TurnedOver(state.parse_deal(typed), [])
    before = list(positions(record.with_steps(record.steps[: aside[0]], None)))[-2].state
    assert isinstance(before, Table)
    deck = deck_of(before)
    dealt = read_cards(before, deal_words(typed), money.CARDS_A_ROUND)  # refuses words that are no cards
    cards_wanted = [*known_cards(record), *draw_cards(before, dealt)]
    try:
        seen = money.positions(deck, cards_wanted)
    except KeyError as missing:
        raise IllegalDeal("deal-card-gone", amount=missing.args[0] * money.DOLLARS) from None
    left = [count - cards_wanted.count(value) for value, count in enumerate(deck)]
    number = len(record.steps[aside[0] - 1][3])
    steps = with_other_aside(record, aside[0], seen + evenly(left, number - len(seen)))
    after = state_after(record.with_steps(steps, None), len(steps))
    pairs = enumerate(zip(record.steps, steps), 1)
    return TurnedOver(after.parse_deal(typed), [(place, new) for place, (old, new) in pairs if old != new])


def deck_of(state: State) -> list[int]:
    assert isinstance(state, Table)
    return money.counts(state.money, money.DECK)


def kind_of(step: list[Any]) -> str:
    """The kind of draw of a step: `cards`, `aside`; empty for a move."""
    return str(step[1]).split("/")[0] if step[0] == "deal" else ""


def draw_cards(state: State, values: list[int]) -> list[int]:
    """The cards that these integers draw from the deck."""
    left = deck_of(state)
    cards = []
    for position in values:
        card = 0
        while position >= left[card]:
            position -= left[card]
            card += 1
        left[card] -= 1
        cards.append(card)
    return cards


def known_cards(record: Record) -> list[int]:
    """The cards of the later rounds that have been turned over so far."""
    counted = {number for number, _ in effective(record.steps)}
    known: list[int] = []
    state: State | None = None
    for number, (step, after) in enumerate(positions(record)):
        if number in counted and step is not None and state is not None and is_later(step):
            known.extend(draw_cards(state, step[3]))
        state = after
    return known


def is_later(step: list[Any]) -> bool:
    """Is this the draw of a later round's cards?"""
    return kind_of(step) == "cards" and int(str(step[1]).split("/")[1]) > 1


def with_other_aside(record: Record, number: int, values: list[int]) -> list[list[Any]]:
    """The steps of the record with other cards set aside in this step; later draws keep their cards."""
    steps: list[list[Any]] = []
    state: State | None = None
    for place, (step, after) in enumerate(positions(record)):
        if step is not None and state is not None:
            if place == number:
                step = [*step[:3], values]
            elif place > number and is_later(step):
                now = state_after(record.with_steps(steps, None), len(steps))
                step = [*step[:3], again(now, draw_cards(state, step[3]))]
            steps.append(step)
        state = after
    return steps


def again(state: State, cards: list[int]) -> list[int]:
    """The integers that draw these cards; any integers for cards typed by mistake and taken back."""
    try:
        return money.positions(deck_of(state), cards)
    except KeyError:
        return [0] * len(cards)
