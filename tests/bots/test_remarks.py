"""What characters say: from what happened, now and then, the same wherever it is asked, and never a secret."""

from itertools import pairwise
from typing import Any

import pytest

import zaria
from support.laws.variants import variants
from zaria.bots.game_bots import watches
from zaria.bots.opponents import CHARACTERS, OPPONENTS
from zaria.bots.remarks import QUIET, REMARK, Remarks, characters_of
from zaria.core.engine.state import Event
from zaria.core.records.record import Record
from zaria.core.records.replay import effective, fresh, take
from zaria.i18n import words
from zaria.i18n.speech import Speech

LANGUAGES = ("en", "el", "it", "de")
NAMES = [name for name in OPPONENTS if OPPONENTS[name].called.casefold() in CHARACTERS]


def public(kind: str, **arguments: Any) -> Event:
    return Event(kind, arguments, None)


def paid_out(*ties: Event) -> list[Event]:
    return [public("vegas-payouts", round=1), *ties, public("vegas-paid", casino=1, seat=0, amount=30_000)]


# What happens, in which game, and how the remark of the character on seat 1 begins.
SITUATIONS: dict[str, tuple[str, list[Event]]] = {
    "roll": ("vegas", [public("vegas-rolled", seat=1, dice="2 2 2 2 5 big 2")]),
    "tie": (
        "vegas",
        paid_out(
            public("vegas-tied", casino=3, seats=[0, 1]), public("vegas-unpaid", casino=3, seat=-1, amount=70_000)
        ),
    ),
    "paid": ("vegas", [public("vegas-paid", casino=2, seat=1, amount=90_000)]),
    "nothing": ("vegas", paid_out()),
    "gem": ("miner", [public("miner-took", seat=1, face="gem 3")]),
    "dragon": ("miner", [public("miner-took", seat=1, face="dragon 4")]),
    "beer": ("miner", [public("miner-shared", seat=0, owner=1, face="2")]),
    "scored": ("miner", [public("miner-scored", seat=0, total=2), public("miner-scored", seat=1, total=20)]),
    "won": ("miner", [public("miner-over", scores=[30, 60], winners=[1])]),
    "lost": ("vegas", [public("vegas-over", scores=[300_000, 60_000], winners=[0])]),
}


def said(game: str, events: list[Event], bot: str = "hard-bruno") -> set[str]:
    """What is said about a step in many games with it."""
    found = [Remarks(game, f"game {one}", characters_of([None, bot])).after(1, events) for one in range(60)]
    return {str(one.arguments["remark"]) for one in found if one is not None}


@pytest.mark.compiled
@pytest.mark.parametrize("what", SITUATIONS)
def test_every_character_has_something_to_say_in_every_situation_and_language(what: str) -> None:
    game, events = SITUATIONS[what]
    for bot in NAMES:
        lines = said(game, events, bot)
        assert lines
        for line in lines:
            assert line.startswith(f"{OPPONENTS[bot].called.casefold()}-{what}")
            for language in LANGUAGES:
                event = Event(REMARK, {"seat": 1, "remark": line}, None)
                told = Speech(words(language), {1: OPPONENTS[bot].called}).event(event)
                assert told == f"{Speech(words(language), {1: OPPONENTS[bot].called}).name(1)}: " + words(language).say(
                    f"remark-{line}"
                )


@pytest.mark.compiled
def test_who_takes_the_lead_and_who_is_passed_say_so() -> None:
    """Seat 1 leads after the first round, and then the character of another table does not."""
    rounds = [[10, 2], [10, 30]], [[2, 10], [30, 11]]
    for what, scores in zip(("lead", "overtaken"), rounds):
        found = set()
        for one in range(60):
            remarks = Remarks("miner", f"game {one}", {1: "iris"})
            for number, totals in enumerate(scores, 1):
                remark = remarks.after(number, [public("miner-scored", seat=s, total=t) for s, t in enumerate(totals)])
            found |= {remark.arguments["remark"]} if remark is not None else set()
        assert found == {f"iris-{what}"}


@pytest.mark.compiled
def test_small_things_are_not_worth_a_word() -> None:
    assert not said("vegas", [public("vegas-rolled", seat=1, dice="1 2 2 3 3 4 5 big 6")])
    assert not said("vegas", [public("vegas-paid", casino=2, seat=1, amount=50_000)])
    assert not said("miner", [public("miner-took", seat=1, face="gem 1")])
    assert not said("vegas", [public("vegas-over", scores=[1, 1], winners=[0, 1])])  # nobody has won alone
    # Two of three are tied below the one who is paid: it cost nothing that a spectator could be sure of.
    assert not said("vegas", [public("vegas-tied", casino=3, seats=[0, 1]), *paid_out()[2:]], "x")
    rewarded = [public("vegas-reward", seat=1), *paid_out()]
    assert not said("vegas", rewarded)  # there was some money after all


@pytest.mark.compiled
def test_people_and_bots_without_a_character_say_nothing() -> None:
    assert characters_of([None, "greedy", "hard", "easy-zoe", "expert-max"]) == {3: "zoe", 4: "max"}
    for game, events in SITUATIONS.values():
        assert Remarks(game, "t", characters_of([None, "greedy"])).after(1, events) is None
    assert Remarks("miner-solo", "t", {0: "zoe"}).after(1, SITUATIONS["gem"][1]) is None


def played(game: str, number: int) -> Record:
    possible = [variant for variant in variants(zaria.GAMES[game]) if variant.players > 1]
    variant = possible[number % len(possible)]
    return zaria.play(game, ["random"] * variant.players, seed=number, **variant.options)


def steps_of(record: Record) -> list[tuple[int, list[Event]]]:
    state = fresh(record)
    happened: list[Event] = []
    state.listen(happened.append)
    found = []
    for number, step in effective(record.steps):
        take(state, number, step)
        found.append((number, list(happened)))
        happened.clear()
    return found


def remarks_on(record: Record, steps: list[tuple[int, list[Event]]], name: str = "t") -> list[tuple[int, Event]]:
    bots = ["hard-bruno", "easy-nino", "expert-ada", "normal-leo", "hard-iris"][: len(record.players)]
    remarks = Remarks(record.game, name, characters_of(bots))
    return [(number, one) for number, events in steps if (one := remarks.after(number, events)) is not None]


@pytest.mark.compiled
@pytest.mark.parametrize("game", watches())
def test_remarks_of_whole_games_are_rare_and_about_what_everybody_knows(game: str) -> None:
    there_were = 0
    for number in range(30):
        record = played(game, number)
        steps = steps_of(record)
        found = remarks_on(record, steps)
        there_were += len(found)
        assert found == remarks_on(record, steps)  # wherever and whenever it is asked
        # What only some may know changes nothing: without it they are the same.
        open_steps = [(place, [event for event in events if event.seats is None]) for place, events in steps]
        assert found == remarks_on(record, open_steps)
        assert len({place for place, _ in found}) == len(found)  # never two at once
        turns = {place: sum(event.kind in watches()[game].turns for event in events) for place, events in steps}
        for (one, _), (two, remark) in pairwise(found):
            between = sum(turns[place] for place in turns if one < place <= two)
            assert between >= QUIET or str(remark.arguments["remark"]).split("-")[1] in ("won", "lost")
        for _, remark in found:
            assert remark.seats is None
            for language in LANGUAGES:
                assert words(language).has(f"remark-{remark.arguments['remark']}")
    assert there_were > 30  # else nothing was tested


@pytest.mark.compiled
def test_other_tables_hear_other_remarks() -> None:
    record = zaria.play("miner", ["greedy"] * 4, seed=3)
    heard = {str(remarks_on(record, steps_of(record), f"table {number}")) for number in range(8)}
    assert len(heard) > 3


@pytest.mark.compiled
def test_what_was_taken_back_is_as_if_it_had_not_been_said() -> None:
    record = played("miner", 4)
    steps = steps_of(record)
    bots = characters_of(["hard-bruno"] * len(record.players))
    plain, back = Remarks("miner", "t", bots), Remarks("miner", "t", bots)
    for place, (number, events) in enumerate(steps):
        expected = plain.after(number, events)
        assert back.after(number, events) == expected
        if place % 5 == 4:
            back.back_to(steps[place - 3][0])
            for again, what in steps[place - 2 : place + 1]:
                last = back.after(again, what)
            assert last == expected
