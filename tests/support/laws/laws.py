"""The laws of the contract: each takes any position of any game, and an assertion fails if it does not hold there."""

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import zaria
from support.laws.journey import random_step
from support.laws.junk import NOT_ACTIONS, NOT_DEALS, NOT_SEATS, NOT_TEXTS, NOT_VALUES, NOT_WORDS
from support.laws.vector_laws import VECTOR_LAWS
from zaria.core.engine.checks import ACTIONS
from zaria.core.engine.state import State
from zaria.core.values.chance import NotingSource
from zaria.i18n import words


def seats(state: State) -> list[int]:
    return list(range(state.players))


def viewers(state: State) -> list[int | None]:
    return [None, *seats(state)]


def step(state: State, seed: int) -> None:
    """One random step, if the game is not over."""
    if state.actor != zaria.OVER:
        random_step(state, zaria.Rng(seed))


def actor_and_actions_agree(state: State) -> None:
    """A decision always has a legal action; nature and the end have none."""
    actor = state.actor
    assert actor in (*seats(state), zaria.CHANCE, zaria.OVER)
    legal = state.legal()
    assert bool(legal) == (actor >= 0)
    assert legal == sorted(set(legal))
    assert all(type(action) is int and 0 <= action < ACTIONS for action in legal)


def copies_are_independent(state: State) -> None:
    """A change of a copy does not change the original, or the other way round."""
    before = state.key()
    twin = state.copy()
    assert twin == state and twin is not state
    zaria.playout(twin, zaria.Rng(1))
    assert state.key() == before
    twin = state.copy()
    zaria.playout(state, zaria.Rng(2))
    assert twin.key() == before


def equal_states_have_equal_keys(state: State) -> None:
    """Equal states have equal keys, and every step changes the key."""
    assert hash(state.key()) == hash(state.copy().key())
    assert state != object()
    twin = state.copy()
    step(twin, 5)
    assert (twin == state) == (state.actor == zaria.OVER)


def states_survive_saving(state: State) -> None:
    """Saved, pickled and copied states are equal and independent, and continue in the same way."""
    data = state.to_bytes()
    state.listen(lambda event: None)
    twins = [zaria.from_bytes(data), pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)]
    ends = [zaria.playout(twin.copy(), zaria.Rng(8)) for twin in [state, *twins]]
    for twin in twins:
        assert type(twin) is type(state) and twin is not state and twin == state
        assert twin.sink is None
        assert twin.to_bytes() == data == state.to_bytes()
        assert [twin.view(viewer) for viewer in viewers(state)] == [state.view(viewer) for viewer in viewers(state)]
        assert zaria.playout(twin, zaria.Rng(8)) == ends[0]
    assert all(end.to_bytes() == ends[0].to_bytes() for end in ends)
    assert state.to_bytes() == data


def saved_knowledge_holds_no_secrets(state: State) -> None:
    """The saved bytes of a seat's knowledge are the same for all values of its unknowns."""
    for seat in seats(state):
        data = state.known(seat).to_bytes()
        assert zaria.from_bytes(data) == state.known(seat)
        for seed in range(6):
            assert state.determinize(seat, zaria.Rng(seed)).known(seat).to_bytes() == data


def hash_keys_stand_for_states(state: State) -> None:
    """Hash keys have 64 bits, are equal for equal states, change with a step, and are not affected by reading."""
    hashed = state.hash_key()
    assert type(hashed) is int and 0 <= hashed < 2**64
    assert hashed == state.hash_key() == state.copy().hash_key() == zaria.from_bytes(state.to_bytes()).hash_key()
    twin = state.copy()
    step(twin, 5)
    assert (twin.hash_key() == hashed) == (twin == state)


def states_show_themselves(state: State) -> None:
    """The repr is one line with the game, the actor, and the choices."""
    text = repr(state)
    assert text.startswith(f"<{state.setup.game}, ") and text.endswith(">") and text.isprintable()
    if state.actor == zaria.CHANCE:
        assert f"nature draws {state.chance().label}" in text
    elif state.actor == zaria.OVER:
        assert "over, won by" in text
    else:
        assert f"seat {state.actor} may {state.name(state.legal()[0])}" in text


def looking_changes_nothing(state: State) -> None:
    before = state.key()
    state.ask(), state.legal(), state.scores(), state.standing(), state.winners(), state.key()
    for seat in seats(state):
        state.view(seat), state.known(seat), state.determinize(seat, zaria.Rng(3)), state.hides_from(seat)
    state.view(None)
    if state.actor == zaria.CHANCE:
        state.chance(), state.bounds()
    assert state.key() == before


def views_are_plain_data(state: State) -> None:
    """Views survive JSON unchanged, and share nothing with the state."""
    before = state.key()
    assert state.views(viewers(state)) == [state.view(viewer) for viewer in viewers(state)]
    for viewer in viewers(state):
        view = state.view(viewer)
        assert json.loads(json.dumps(view)) == view
        assert (view["seat"], view["actor"], view["game"]) == (viewer, state.actor, state.setup.game)
        spoil(view)
    assert state.key() == before


def spoil(data: Any) -> None:
    """Empty every nested list and dictionary."""
    for item in list(data.values() if isinstance(data, dict) else data):
        if isinstance(item, (dict, list)):
            spoil(item)
    data.clear()


def only_the_actor_is_asked(state: State) -> None:
    ask = state.ask()
    assert (ask is None) == (state.actor < 0)
    for viewer in viewers(state):
        assert state.view(viewer)["ask"] == (ask if viewer == state.actor else None)
    if ask is None:
        return
    assert [choice["action"] for choice in ask["choices"]] == state.legal()
    assert words("en").has(ask["question"])
    for choice in ask["choices"]:
        assert choice["word"] == state.name(choice["action"])
        assert all(":" in target for target in choice["targets"] + choice["same_as"])


def secrets_stay_secret(state: State) -> None:
    """A seat's view and knowledge are the same for all values of its unknowns."""
    for seat in seats(state):
        view, known = state.view(seat), state.known(seat)
        assert known.view(seat) == view
        assert known.known(seat) == known
        assert known.actor == state.actor and known.scores() == state.scores()
        redrawn = [state.determinize(seat, zaria.Rng(seed)) for seed in range(4)]
        for other in redrawn:
            assert other.view(seat) == view
            assert other.view(None) == state.view(None)
            assert other.known(seat) == known
            assert other.legal() == state.legal() or state.actor != seat
        assert redrawn == [known.determinize(seat, zaria.Rng(seed)) for seed in range(4)]
        if not state.hides_from(seat):
            assert known == state and all(other == state for other in redrawn)


def hidden_things_are_redrawn(state: State) -> None:
    """Hidden information varies between a seat's samples; public information never does."""
    for seat in seats(state):
        hidden = state.hides_from(seat)
        samples = {state.determinize(seat, zaria.Rng(seed)).key() for seed in range(40 if hidden else 4)}
        assert (len(samples) > 1) == hidden


def illegal_actions_change_nothing(state: State) -> None:
    """All 63 actions and many invalid ones: refused in words, with the state unchanged."""
    before, legal = state.key(), state.legal()
    for action in [*range(ACTIONS), *NOT_ACTIONS]:
        if type(action) is int and action in legal:
            assert state.why_not(action) is None
            continue
        refusal = state.why_not(action)
        assert refusal is not None
        with pytest.raises(zaria.IllegalMove) as caught:
            state.apply(action)
        assert caught.value.refusal == refusal
        assert_is_a_sentence(str(caught.value))
        assert refusal.rule is None or words("en").has(f"rule-{refusal.rule}")
    assert state.key() == before


def assert_is_a_sentence(text: str) -> None:
    """The text is short, one line, and contains no message key."""
    assert 5 <= len(text) <= 600 and text.isprintable() and "refusal-" not in text, text


def words_round_trip(state: State) -> None:
    """Every legal action has unique words that parse back to it; other words do not parse.

    The words of an illegal action may parse to the legal one that stands for it: equal dice share a choice.
    """
    before, legal = state.key(), state.legal()
    names = {}
    for action in range(ACTIONS):
        try:
            names[action] = state.name(action)
        except zaria.IllegalMove:
            assert action not in legal
    assert len(set(names.values())) == len(names)
    for action, name in names.items():
        assert name == " ".join(name.lower().split()) != ""
        assert state.parse(name) == state.parse(f"  {name.upper()} ")
        assert state.parse(name) == action or (action not in legal and state.parse(name) in legal)
    for text in [*NOT_WORDS, *NOT_TEXTS]:
        with pytest.raises(zaria.IllegalMove) as caught:
            state.parse(text)
        assert_is_a_sentence(str(caught.value))
    for action in NOT_ACTIONS:
        with pytest.raises(zaria.IllegalMove):
            state.name(action)
    assert state.key() == before


def wrong_deals_change_nothing(state: State) -> None:
    """Wrong lengths, values out of bounds and anything but lists of integers are refused in words."""
    before = state.key()
    if state.actor == zaria.CHANCE:
        bounds = state.bounds()
        zeros = [0] * len(bounds)
        wrong: list[Any] = [zeros[1:], [*zeros, 0], *NOT_DEALS]
        for place in range(len(bounds)):
            wrong += [[*zeros[:place], value, *zeros[place + 1 :]] for value in [bounds[place], *NOT_VALUES]]
    else:
        wrong = [[], [0], [0] * 8, *NOT_DEALS]
        with pytest.raises(zaria.IllegalDeal):
            state.chance()
        with pytest.raises(zaria.IllegalDeal):
            state.roll(zaria.Rng(0))
    for values in wrong:
        with pytest.raises(zaria.IllegalDeal) as caught:
            state.deal(values)
        assert_is_a_sentence(str(caught.value))
    for text in [*NOT_WORDS, *NOT_TEXTS]:
        with pytest.raises(zaria.IllegalDeal) as caught:
            state.parse_deal(text)
        assert_is_a_sentence(str(caught.value))
    assert state.key() == before


def nature_keeps_to_its_bounds(state: State) -> None:
    """A roll uses exactly the announced bounds, and dealing the rolled integers leads to the same state."""
    if state.actor != zaria.CHANCE:
        return
    label, bounds, kind = state.chance()
    assert state.bounds() == bounds and all(type(bound) is int and bound >= 1 for bound in bounds) and bounds
    assert label.split("/")[0] == kind and len(label.split("/")) == 4
    rolled, noted, dealt, lowest, highest = (state.copy() for _ in range(5))
    values = rolled.roll(zaria.Rng(9))
    note = NotingSource(zaria.Rng(9))
    noted.nature(note)
    dealt.deal(values)
    assert note.bounds == bounds and note.values == values
    assert rolled == noted == dealt
    lowest.deal([0] * len(bounds))
    highest.deal(tuple(bound - 1 for bound in bounds))


def listening_changes_nothing(state: State) -> None:
    """Events are plain data with words, copies do not inherit the listener, and play continues in the same way."""
    heard: list[zaria.Event] = []
    silent, listened = state.copy(), state.copy()
    listened.listen(heard.append)
    assert listened == silent
    for twin in (listened.copy(), listened.known(0), listened.determinize(0, zaria.Rng(4))):
        step(twin, 4)
        assert twin.sink is None and heard == []
    step(silent, 5)
    step(listened, 5)
    assert listened == silent
    for event in heard:
        assert json.loads(json.dumps(event.arguments)) == event.arguments
        assert words("en").has(f"event-{event.kind}")
        assert event.seats is None or set(event.seats) <= set(seats(state))
        assert event.visible_to(None) == (event.seats is None)


def every_game_ends(state: State) -> None:
    """Every game ends from any position, with scores and at least one winner, and then allows no action."""
    assert len(state.scores()) == len(state.standing()) == state.players
    if state.actor != zaria.OVER:
        assert state.winners() == [] and state.ranking() == state.view()["ranking"] == []
    end = zaria.playout(state, zaria.Rng(6))
    assert end is state and end.actor == zaria.OVER
    assert end.winners() == end.ranking()[0] == end.view()["ranking"][0]
    assert sorted(seat for place in end.ranking() for seat in place) == seats(end)
    scores = [end.scores()[seat] for place in end.ranking() for seat in place]
    assert scores == sorted(scores, reverse=True)
    assert all(type(score) is int for score in end.scores())
    assert end.legal() == [] and end.ask() is None


def bots_answer_legally(state: State) -> None:
    """The reference players can answer any question, and do not change the state."""
    if state.actor < 0:
        return
    before = state.key()
    for name in ("random", "greedy"):
        known = state.known(state.actor)
        action = zaria.bot(name).choose(known, state.actor, zaria.Rng(7), 10)
        assert action in state.legal()
        assert known == state.known(state.actor)
    assert state.key() == before


def seats_that_do_not_exist_see_nothing(state: State) -> None:
    """Values that are no seats, such as True and 1.0, are refused. None is a spectator: a view, but no knowledge."""
    for seat in NOT_SEATS:
        for look in (state.view, state.known, state.hides_from, lambda seat: state.determinize(seat, zaria.Rng(0))):
            with pytest.raises(zaria.BadSeat) as caught:
                look(seat)
            assert str(caught.value).endswith(f"; seats are 0 to {state.players - 1}")
    for know in (state.known, lambda seat: state.determinize(seat, zaria.Rng(0))):
        with pytest.raises(zaria.BadSeat, match="there is no seat None; "):
            know(None)


LAWS: list[Callable[[State], None]] = [
    actor_and_actions_agree,
    bots_answer_legally,
    copies_are_independent,
    equal_states_have_equal_keys,
    every_game_ends,
    hash_keys_stand_for_states,
    hidden_things_are_redrawn,
    illegal_actions_change_nothing,
    listening_changes_nothing,
    looking_changes_nothing,
    nature_keeps_to_its_bounds,
    only_the_actor_is_asked,
    saved_knowledge_holds_no_secrets,
    seats_that_do_not_exist_see_nothing,
    secrets_stay_secret,
    states_show_themselves,
    states_survive_saving,
    views_are_plain_data,
    words_round_trip,
    wrong_deals_change_nothing,
    *VECTOR_LAWS,
]
