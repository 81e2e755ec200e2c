"""Why a die is worth what it is worth: every reason is held against the engine, in every language."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, get_args

import pytest

import zaria
from support.laws.reasons import (
    Reason,
    changes,
    check_mountain,
    count,
    exact_mean,
    face_of,
    on_top,
    positions,
    shown,
    taken,
    takes,
    with_more,
    worth,
)
from support.laws.variants import FACES
from support.scripted.miner import Scripted
from zaria.i18n import LOCALES, words
from zaria.i18n.speech import Speech
from zaria.miner.pieces.dice import KIND_NAMES, TOOL, TUNNEL, kind_of
from zaria.miner.rules.phases import ROUNDS
from zaria.miner.rules.table import Table
from zaria.miner.shapes.why import ReasonKind
from zaria.miner.why.later_rounds import weights_of_round

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

HAZARD_OF = {"pickaxe": "cave-in", "shield": "dragon"}
TOOL_OF = {"cave-in": "pickaxe", "dragon": "shield"}
LANGUAGES = [Speech(words(locale), dict(enumerate(["Ann", "Boris", "Chiara", "Dimitra"]))) for locale in LOCALES]


def is_sequence(numbers: list[int]) -> bool:
    return numbers == list(range(1, len(numbers) + 1))


def tunnels(table: Table, seat: int) -> int:
    found: int = table.view()["players"][seat]["now"]["tunnels"]
    return found


def sequences(table: Table, seat: int) -> list[list[int]]:
    found: list[list[int]] = table.view()["players"][seat]["now"]["sequences"]
    return found


class Check:
    """One reason of one die, or of one answer, of a seat."""

    def __init__(self, table: Table, seat: int, about: Reason, given: dict[str, Any]) -> None:
        self.table = table
        self.seat = seat
        self.about = about
        self.given = given
        self.before = table
        self.face = about.get("face", "")
        self.points = about.get("points", 0)
        self.after = table
        if "die" in about:
            self.face = face_of(table, about["die"])
            self.after = taken(table, seat, about["die"])

    def rolled(self) -> None:
        """For a die that would be rerolled: the trove without it, and with its best face."""
        best = max(self.about["odds"]["faces"], key=lambda face: face["points"])
        die = self.about["dice"][0]
        self.before = self.table.copy()
        self.before.troves[self.seat] ^= 1 << die
        self.face, self.after = best["face"], shown(self.table, die, best["face"])
        self.points = changes(self.before, self.after)[self.seat]

    def grown(self) -> tuple[list[int], list[int]]:
        """The sequence that grew, before and after."""
        before, after = sequences(self.before, self.seat), sequences(self.after, self.seat)
        for same in [one for one in before if one in after]:
            if same in before and same in after:
                before.remove(same)
                after.remove(same)
        return (before or [[]])[0], after[0]

    # Tunnels

    def tunnel_starts(self) -> None:
        assert self.face == "1" and self.points == 1 and self.grown() == ([], [1])

    def tunnel_leads(self) -> None:
        assert self.grown() == ([], self.given["whole"]) and self.face == "1"
        assert [1, *self.given["waiting"]] == self.given["whole"]

    def tunnel_joins(self) -> None:
        assert self.grown() == (self.given["joined"], self.given["whole"])
        assert [*self.given["joined"], int(self.face), *self.given["waiting"]] == self.given["whole"]
        assert is_sequence(self.given["whole"]) and self.given["joined"] and self.given["waiting"]

    def tunnel_extends(self) -> None:
        assert self.grown() == (self.given["joined"], self.given["whole"])
        assert [*self.given["joined"], int(self.face)] == self.given["whole"]

    def tunnel_change(self) -> None:
        assert (self.given["from"], self.given["to"]) == tuple(sum(one) for one in self.grown())
        assert self.given["to"] - self.given["from"] == self.points
        assert self.points == tunnels(self.after, self.seat) - tunnels(self.before, self.seat)

    def tunnel_waits(self) -> None:
        """It brings nothing, until the last of the missing dice is there."""
        assert self.points == 0 and len(self.given["missing"]) == self.given["number"] > 0
        missing = [str(number) for number in self.given["missing"]]
        for there in range(len(missing) + 1):
            without = with_more(self.before, self.seat, TUNNEL, *missing[:there])
            having = with_more(self.after, self.seat, TUNNEL, *missing[:there])
            assert (having == without) if there < len(missing) else (having - without >= int(self.face))

    # Gems

    def gem(self) -> None:
        mine = count(self.after, self.seat, "gem")
        assert self.given["mine"] == mine == count(self.before, self.seat, "gem") + self.given["gems"]
        assert self.given["most"] == max(count(self.after, seat, "gem") for seat in self.scored() if seat != self.seat)

    def scored(self) -> list[int]:
        """Who is scored: all, or in a tie-break those who are tied."""
        return [seat for seat, player in enumerate(self.table.view()["players"]) if player["now"] is not None]

    def has_crown(self, table: Table, seat: int) -> bool:
        found: bool = table.view()["players"][seat]["now"]["doubled"]
        return found

    def gem_crown(self) -> None:
        assert not self.has_crown(self.before, self.seat) and self.has_crown(self.after, self.seat)
        assert self.points == count(self.before, self.seat, "gem") + 2 * int(self.face.split()[1])

    def gem_keeps(self) -> None:
        assert self.has_crown(self.before, self.seat) and self.has_crown(self.after, self.seat)
        assert self.points == 2 * int(self.face.split()[1])

    def gem_tie(self) -> None:
        assert not any(self.has_crown(self.after, seat) for seat in self.scored())
        mine = count(self.after, self.seat, "gem")
        equal = [seat for seat in self.scored() if count(self.after, seat, "gem") == mine]
        assert [seat for seat in equal if seat != self.seat] == self.given["seats"]

    def gem_takes(self) -> None:
        assert self.has_crown(self.before, self.given["seat"]) and not self.has_crown(self.after, self.given["seat"])
        assert self.given["change"] == changes(self.before, self.after)[self.given["seat"]] < 0

    # Hazards and tools

    def hazard_turned(self) -> None:
        assert count(self.before, self.seat, self.given["tool"]) == self.given["number"] > 0
        assert self.face == f"{HAZARD_OF[self.given['tool']]} {self.given['symbols']}"
        assert self.given["symbols"] * self.given["number"] == self.points

    def hazard_bare(self) -> None:
        assert count(self.before, self.seat, self.given["tool"]) == 0
        assert self.given["change"] == self.points < 0

    def hazard_tool_would(self) -> None:
        """With a tool in the trove, the same die would bring this."""
        having, without = [with_more(table, self.seat, TOOL, self.given["tool"]) for table in (self.after, self.before)]
        assert having - without == self.given["change"] > 0

    def hazard_all(self) -> None:
        assert self.given["number"] == count(self.before, self.seat, self.given["hazard"]) > 0
        with_tool = with_more(self.before, self.seat, TOOL, TOOL_OF[self.given["hazard"]])
        assert with_tool - worth(self.before)[self.seat] == 2 * self.given["number"]

    def hazards(self, table: Table) -> int:
        row = table.view()["players"][self.seat]["now"]
        found: int = row["hazards"]
        other = "dragon" if self.given["hazard"] == "cave-in" else "cave-in"
        symbols, tools = count(table, self.seat, other), count(table, self.seat, TOOL_OF[other])
        return found - (symbols * tools if tools else -symbols)

    def tool_change(self) -> None:
        assert (self.hazards(self.before), self.hazards(self.after)) == (
            self.given["signed_from"],
            self.given["signed_to"],
        )
        assert self.given["signed_to"] - self.given["signed_from"] == self.points > 0

    def tool_turns(self) -> None:
        self.tool_change()
        assert self.given["signed_from"] == -self.given["signed_to"] < 0

    def tool_more(self) -> None:
        assert self.given["number"] == count(self.after, self.seat, self.given["tool"]) > 1

    def tool_none_yet(self) -> None:
        assert count(self.before, self.seat, self.given["hazard"]) == 0 == self.points

    def tool_on_top(self) -> None:
        """The hazard really lies on top, and brings this with the tool, and that without."""
        lying = [
            die for die in on_top(self.before) - {self.about["die"]} if face_of(self.table, die) == self.given["face"]
        ]
        with_hazard = taken(self.before, self.seat, lying[0])
        assert changes(self.before, with_hazard)[self.seat] == self.given["instead"]
        with_both = taken(self.after, self.seat, lying[0])
        assert changes(self.after, with_both)[self.seat] == self.given["change"] > self.given["instead"]

    # What scores nothing

    def chest(self) -> None:
        assert self.face == f"chest {self.given['number']}" and self.table.round < 3 and self.points == 0

    def chest_last(self) -> None:
        assert self.face.startswith("chest") and self.table.round == 3 and self.points == 0

    def magic(self) -> None:
        assert self.face == f"magic {self.given['number']}" and self.points == 0

    def magic_rerolls(self) -> None:
        """As many dice are chosen, or rolled at once if there are no others."""
        after = self.table.copy()
        after.apply(self.about["action"])
        while after.actor == self.seat:
            after.apply(after.legal()[0])
        assert len(after.bounds()) == self.given["number"]

    def magic_hero(self) -> None:
        player = self.table.view()["players"][self.seat]
        faces = zip(player["hero_faces"], player["hero_spent"])
        assert self.given["number"] == len([kind for (kind, _), spent in faces if kind == "magic" and not spent]) > 0

    def magic_best(self) -> None:
        """No other die of the trove that magic can reroll has a better average."""
        dice = [row[0] for row in self.table.view()["players"][self.seat]["trove"] if row[1] != "hazard" and not row[3]]
        means = {die: exact_mean(self.table, self.seat, [die])[0] for die in dice}
        best = max(means.values())
        assert self.given["mean"] == [best, 6] and best > 0
        assert self.given["face"] in [face_of(self.table, die) for die in dice if means[die] == best]

    def beer(self) -> None:
        assert self.face == "beer" and self.points == 0

    def beer_last(self) -> None:
        """However few dice the others take, there is no further turn."""
        assert self.face == "beer"
        after = self.table.copy()
        if self.about["die"] not in takes(after):
            return
        after.apply(self.about["die"])
        while after.actor == self.seat:
            after.apply(62)  # no second die
        while after.view()["phase"] == "excavation":
            assert after.actor != self.seat
            after.apply(min(on_top(after)))

    def beer_kind(self) -> None:
        die = self.about["die" if "die" in self.about else "action"]
        assert face_of(self.table, die) == "beer" and self.given["die_kind"] == KIND_NAMES[kind_of(die)]

    # The mountain: check_mountain holds the dice themselves against the engine

    def named(self, dice: list[int]) -> None:
        assert self.given["faces"] == [face_of(self.table, die) for die in dice]

    def later(self) -> None:
        """Only in rounds that come, and rounded from what the fitted weights say with the die and without."""
        scored = self.before.round
        assert self.given["number"] == ROUNDS - scored > 0
        weights = weights_of_round(self.before, scored)
        more = weights.to_come(self.after, self.seat) - weights.to_come(self.before, self.seat)
        assert self.given["change"] == (more + 500) // 1000 != 0

    def denies(self) -> None:
        """The next player would gain at least three points, and more than this one."""
        rival = (self.seat + 1) % self.table.players
        gain = changes(self.before, taken(self.before, rival, self.about["die"]))[rival]
        assert (self.given["seat"], self.given["change"]) == (rival, gain)
        assert gain >= 3 and gain > self.points

    def share_gives(self) -> None:
        """Without the Beer, in the rounds to come."""
        assert self.given["number"] == ROUNDS - self.before.round > 0
        weights, after = weights_of_round(self.before, self.before.round), self.before.copy()
        after.troves[self.seat] ^= 1 << self.about["action"]
        less = weights.to_come(after, self.seat) - weights.to_come(self.before, self.seat)
        assert self.given["change"] == (less + 500) // 1000 < 0

    def later_match(self) -> None:
        """A tool or a tunnel that brings nothing yet would count with a die that still lies on the mountain."""
        assert self.points == 0 < self.about["later"]
        others = [die for die in self.before.view()["mountain"] if die["die"] != self.about["die"]]
        with_both = [taken(self.after, self.seat, die["die"]) for die in others]
        alone = [taken(self.before, self.seat, die["die"]) for die in others]
        gains = [changes(apart, both)[self.seat] for apart, both in zip(alone, with_both)]
        assert max(gains) > 0

    def opens(self) -> None:
        self.named(self.about["opens"])
        assert self.given["seat"] == self.about["opens_for"] != self.seat

    def opens_me(self) -> None:
        self.named(self.about["opens"])
        assert self.about["opens_for"] == self.seat

    def opens_nothing(self) -> None:
        assert self.about["opens"] == [] and self.after.view()["mountain"] != []

    def last_die(self) -> None:
        assert self.after.view()["mountain"] == []

    def slides(self) -> None:
        assert self.given["number"] == len(self.about["slides"])
        places = {one["die"]: one["cell"] for one in self.table.view()["mountain"]}
        settled = {tuple(one["cell"]): one["face"] for one in self.after.view()["mountain"]}
        assert settled[tuple(places[self.about["die"]])] == self.given["face"]

    def buried(self) -> None:
        self.named(self.about["on_it"])
        assert len(self.about["on_it"]) == 2

    def side(self) -> None:
        self.named(self.about["on_it"])
        assert len(self.about["on_it"]) == 1
        assert self.table.actor != self.seat or self.about["die"] not in takes(self.table)

    # Answers

    def share_takes(self) -> None:
        assert self.given["number"] == min(2, len(self.table.view()["mountain"]))

    def share_mean(self) -> None:
        assert (self.given["seat"], self.given["mean"]) == (self.about["action"], self.about["odds"]["mean"])

    def odds_mean(self) -> None:
        assert self.given["mean"] == self.about["odds"]["mean"]

    def odds_best(self) -> None:
        assert self.given["change"] == max(face["points"] for face in self.about["odds"]["faces"]) > 0
        assert (
            changes(self.table, shown(self.table, self.about["dice"][0], self.given["face"]))[self.seat]
            == self.given["change"]
        )

    def odds_tied(self) -> None:
        gems = {seat: count(self.table, seat, "gem") for seat in self.scored()}
        most = gems.pop(self.seat)
        assert most == max(gems.values()) > 0
        assert self.given["seats"] == [seat for seat, number in gems.items() if number == most]

    def odds_together(self) -> None:
        assert self.given["mean"] == self.about["together"] and self.given["number"] > 1

    def cache_sure(self) -> None:
        after = self.table.copy()
        after.apply(self.about["action"])
        while after.actor != zaria.CHANCE:
            after.apply(62)
        rng = zaria.Rng(1)
        while after.view()["phase"] == "replenish" and after.actor == zaria.CHANCE:
            after.roll(rng)
        assert self.given["round"] == after.view()["round"]
        assert self.given["face"] == face_of(self.table, self.about["action"]) == face_of(after, self.about["action"])


def check(table: Table, seat: int, seen: dict[str, dict[str, Reason]]) -> None:
    why = table.why(seat)
    assert [about["die"] for about in why["dice"]] == (
        [die["die"] for die in table.view()["mountain"]] if table.view()["phase"] == "excavation" else []
    )
    for about in why["dice"]:
        check_mountain(table, seat, about)
    for about in why["rolls"]:
        check_roll(table, seat, about)
    for about in why["choices"]:
        check_choice(table, seat, about)
    for about in [*why["dice"], *why["rolls"], *why["choices"]]:
        for reason in about["lines"]:
            checked = Check(table, seat, about, reason["arguments"])
            if "dice" in about and not reason["kind"].startswith("odds"):
                checked.rolled()
            test: Callable[[], None] = getattr(checked, reason["kind"].replace("-", "_"))
            test()
            seen.setdefault(reason["kind"], {})[repr(reason)] = reason


def check_roll(table: Table, seat: int, about: Reason) -> None:
    """Each face with its change, and their exact mean."""
    die = about["dice"][0]
    assert {face_of(table, other) for other in about["dice"]} == {about["face"]}
    for face in about["odds"]["faces"]:
        change = changes(table, shown(table, die, face["face"]))
        assert face["points"] == change[seat]
        assert face["others"] == [{"seat": s, "points": n} for s, n in enumerate(change) if s != seat and n != 0]
    assert sum(face["sides"] for face in about["odds"]["faces"]) == 6
    assert about["odds"]["mean"] == exact_mean(table, seat, [die])


def check_choice(table: Table, seat: int, about: Reason) -> None:
    """What is rolled by an answer is rolled by the engine in all ways that there are."""
    ask = table.ask()
    assert ask is not None
    after = table.copy()
    after.apply(about["action"])
    if about["together"] is not None and after.actor == zaria.CHANCE:
        dice = [*ask["arguments"]["chosen"], about["action"]]
        assert about["together"] == exact_mean(table, seat, dice)
    if about["odds"] is None or len(table.view()["mountain"]) == 1:  # the last die is then taken without a question
        return
    assert after.actor == zaria.CHANCE and about["odds"]["seat"] == about["action"]
    total = 0
    for side in range(6):
        rolled = after.copy()
        rolled.deal([side])
        change = changes(table, rolled)
        total += change[about["action"]]
        face = face_of(rolled, ask["arguments"]["die"])
        told = next(one for one in about["odds"]["faces"] if one["face"] == face)
        assert told["points"] == change[about["action"]]
        others = [{"seat": s, "points": n} for s, n in enumerate(change) if s != about["action"] and n != 0]
        assert told["others"] == others
    assert about["odds"]["mean"] == [total, 6]


TABLES: list[tuple[int, int, dict[str, Any]]] = [(4, 0, {}), (3, 1, {}), (2, 2, {"faces": FACES}), (2, 3, {})]


@cache
def reasons_of(number: int) -> dict[str, dict[str, Reason]]:
    """All reasons of a random game, by kind. Each was checked."""
    players, seed, options = TABLES[number]
    seen: dict[str, dict[str, Reason]] = {}
    for place, table in enumerate(positions("miner", players, seed, **options)):
        for seat in {table.actor, place % players}:
            check(table, seat, seen)
    return seen


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_reason_is_what_the_engine_does_then(number: int) -> None:
    assert len(reasons_of(number)) > 30


def test_every_kind_of_reason_is_met_and_told_in_every_language() -> None:
    met = [reason for number in range(len(TABLES)) for kind in reasons_of(number).values() for reason in kind.values()]
    solo = {kind for kind in get_args(ReasonKind) if kind.startswith("solo-") or kind == "covered"}
    assert {reason["kind"] for reason in met} == set(get_args(ReasonKind)) - solo
    for speech in LANGUAGES:
        for reason in met:
            sentence = speech.why([reason])
            assert sentence.endswith(".") and sentence[0] == sentence[0].upper()
            assert re.search(r"(?<!\d)-\d", sentence) is None  # a minus is not a hyphen


def test_the_sentences_of_a_turn() -> None:
    """A sequence is joined, a dragon waits for a shield, and the next player gets what is opened."""
    table = Scripted(2)
    table.start("prospector", "dragon-slayer")
    table.give(0, "t1 t2 t4")
    gem, _, magic, shield, *_, dragon, _, three = table.lay("g3", "t5", "m1", "s", "t5", "t5", "d3", "t2", "t3")
    speech = Speech(words("en"), {0: "Ann", 1: "Boris"})
    told = {}
    for about in table.state.why(0)["dice"]:
        lines = [reason for reason in about["lines"] if reason["kind"] != "later"]
        told[about["die"]] = (about["points"], speech.why(lines))
    assert told[three] == (7, "Joins your 1-2 and the waiting 4. 3 → 10 points. Opens shield (next: Boris).")
    assert told[dragon] == (
        -3,
        "Boris would get +3 with it. No shield: it counts \N{MINUS SIGN}3. With a shield it would count +3. "
        "Opens gem 3 (next: Boris).",
    )
    assert told[gem][1].startswith(
        "Covered by dragon 3: share a Beer to take it from the side. 3 gems more: 4 against 0."
    )
    assert told[magic] == (
        0,
        "Buried: tunnel 3, tunnel 2 lie on it. Rerolls one die after the dig. "
        "Best to reroll now: tunnel 4, on average +0.7.",
    )
    assert "With it, dragon 3 on top would bring +3, not \N{MINUS SIGN}3." in told[shield][1]


def test_what_a_die_brings_in_later_rounds_is_told() -> None:
    reason: Reason = {"kind": "later", "arguments": {"change": 3, "number": 2}}
    assert LANGUAGES[0].why([reason]) == "In the 2 rounds to come it brings about +3 more."


def test_a_die_that_is_worth_more_to_the_next_player_says_so_first() -> None:
    table = Scripted(2)
    table.start("prospector", "dragon-slayer")
    table.give(1, "t1 t2 t3")
    four, *_ = table.lay("t4", "g1")
    about = next(about for about in table.state.why(0)["dice"] if about["die"] == four)
    speech = Speech(words("en"), {0: "Ann", 1: "Boris"})
    assert speech.why(about["lines"]).startswith("Boris would get +4 with it. Waits for 3 more tunnels")
    table.give(0, "t1 t2 t3")
    about = next(about for about in table.state.why(0)["dice"] if about["die"] == four)
    assert about["points"] == 4 and "denies" not in [reason["kind"] for reason in about["lines"]]


def laid(table: Scripted, *faces: str) -> list[tuple[int, int]]:
    """The points now and later of these dice for the first seat, on top of the mountain or not."""
    dice = table.lay(*faces)
    about = {about["die"]: (about["points"], about["later"]) for about in table.state.why(0)["dice"]}
    return [about[die] for die in dice]


def test_what_is_useful_is_never_worth_nothing() -> None:
    """Magic, a Beer, a chest, a tool without its hazard: nothing now, and something later. In the last round a chest
    and a tool without a hazard are of no use; magic and a Beer are, and a tool while its hazard lies there."""
    table = Scripted(2)
    table.start("prospector", "dragon-slayer")
    first = laid(table, "m1", "m3", "tunnel beer", "k1", "k2", "s", "d3", *["t5"] * 5)
    assert all(now == 0 < later for now, later in first[:6])
    assert first[0][1] < first[1][1] and first[3][1] < first[4][1]  # more symbols are worth more
    table.state.round = ROUNDS
    last = laid(table, "m1", "m3", "tunnel beer", "k1", "k2", "s", "d3", *["t5"] * 5)
    assert last[:7] == [(0, 1), (0, 2), (0, 1), (0, 0), (0, 0), (0, 1), (-3, 0)]
    assert laid(table, "m1", "s", *["t5"] * 5)[1] == (0, 0)


def test_in_a_tie_break_only_those_who_are_tied_are_compared() -> None:
    seen: dict[str, dict[str, Reason]] = {}
    broken = [table.copy() for table in positions("miner", 4, 2) if table.view()["phase"] == "tie-break"]
    for table in broken:
        check(table, table.actor, seen)
    out = [seat for seat, player in enumerate(broken[0].view()["players"]) if player["now"] is None]
    assert out and "odds-mean" in seen
    assert all(broken[0].why(seat)["rolls"] == [] for seat in out)


def test_reasons_need_nothing_that_a_seat_may_not_know() -> None:
    """They are the same for what the seat knows, with everything hidden drawn anew, and change nothing."""
    for table in positions("miner", 3, 5):
        key = table.key()
        for seat in range(3):
            why = table.why(seat)
            assert why == table.known(seat).why(seat) == table.determinize(seat, zaria.Rng(7)).why(seat)
        assert table.key() == key


def test_only_a_seat_has_reasons() -> None:
    with pytest.raises(zaria.BadSeat):
        Scripted(2).state.why(2)
    assert zaria.new("vegas", players=2).why(0) is None
