"""Why a die is worth what it is worth in a solo game: every reason is held against the engine."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, get_args

import pytest

import zaria
from support.laws.reasons import Reason, check_mountain, count, face_of, takes
from support.scripted.miner import Solo
from zaria.core.values.bits import bit, members
from zaria.i18n import LOCALES, words
from zaria.i18n.speech import Speech
from zaria.miner.pieces.dice import kind_of
from zaria.miner.pieces.faces import SIDES
from zaria.miner.rules.table import Table
from zaria.miner.shapes.why import ReasonKind

pytestmark = [pytest.mark.compiled, pytest.mark.slow]

KINDS = {kind for kind in get_args(ReasonKind) if kind.startswith("solo-") or kind == "covered"}
LANTERNS = [15, 31, 46, 61, 71]
STOP, REFILL = 62, 61
HAZARD_OF = {"pickaxe": "cave-in", "shield": "dragon"}
LANGUAGES = [Speech(words(locale), {}) for locale in LOCALES]


def points(table: Table) -> int:
    return table.scores()[0]


def done(table: Table, action: int, *further: int) -> Table:
    """The table after these answers."""
    after = table.copy()
    for answer in (action, *further):
        after.apply(answer)
    return after


def asked(table: Table) -> str | None:
    ask = table.ask()
    return None if ask is None else ask["question"]


def free(table: Table, tool: str) -> int:
    """How many tools of this sort have neutralised nothing yet."""
    return len([row for row in table.view()["players"][0]["trove"] if row[2] == tool and not row[5]])


def room(table: Table) -> int:
    """For how many more treasure dice there is room in chests."""
    in_chests = [row for row in table.view()["players"][0]["trove"] if row[4]]
    return count(table, 0, "chest") - len(in_chests)


class Check:
    """One reason: of a die on the mountain, of a face that a Beer may be set to, or of an answer."""

    def __init__(self, table: Table, about: Reason, given: dict[str, Any], face: str, after: Table | None) -> None:
        self.table = table
        self.about = about
        self.given = given
        self.face = face
        self.after = after  # after the die was taken, or the answer given; None if that is not possible
        self.gain = points(after) - points(table) if after is not None else None

    def named(self, dice: list[int]) -> None:
        assert self.given["faces"] == [face_of(self.table, die) for die in dice]

    # Dice that cannot be taken

    def covered(self) -> None:
        self.named(self.about["on_it"])
        assert len(self.about["on_it"]) == 1 and self.after is None

    def buried(self) -> None:
        self.named(self.about["on_it"])
        assert len(self.about["on_it"]) == 2 and self.after is None

    def solo_needs_tunnel(self) -> None:
        """Each tunnel needs one before it that has none after it yet."""
        assert self.after is None and self.given["needed"] == int(self.face) - 1
        assert count(self.table, 0, self.face) >= count(self.table, 0, str(self.given["needed"]))

    def solo_needs_tool(self) -> None:
        assert self.after is None and free(self.table, self.given["tool"]) == 0
        assert self.face.split()[0] == HAZARD_OF[self.given["tool"]]

    def solo_no_wild(self) -> None:
        assert self.face == "beer" and self.after is None
        assert free(self.table, "pickaxe") == 0 == free(self.table, "shield")

    # Dice that can

    def solo_starts(self) -> None:
        assert self.face == "1" and self.gain in (0, None)

    def solo_short(self) -> None:
        assert self.given["whole"] == list(range(1, int(self.face) + 1))
        assert self.given["number"] == 5 - int(self.face) > 0
        assert self.gain in (0, None)

    def solo_completes(self) -> None:
        assert self.face == "5" and self.given["change"] == 5
        assert self.gain in (5, None)

    def solo_turned(self) -> None:
        assert self.face == f"{HAZARD_OF[self.given['tool']]} {self.given['change']}"
        if self.after is not None:
            assert self.gain == self.given["change"]
            assert free(self.after, self.given["tool"]) == self.given["number"]

    def solo_gem(self) -> None:
        assert room(self.table) == 0 and self.face == f"gem {self.given['change']}"
        assert self.gain in (self.given["change"], None)

    def solo_gem_chest(self) -> None:
        assert room(self.table) > 0
        if self.after is not None:
            assert self.gain == self.given["instead"] == points(done(self.after, 0)) - points(self.table)
            assert points(done(self.after, 1)) - points(self.table) == self.given["change"]

    def solo_tool(self) -> None:
        assert self.face == self.given["tool"]
        if self.after is not None:
            assert free(self.after, self.face) == free(self.table, self.face) + 1 and self.gain == 0

    def solo_chest(self) -> None:
        assert self.face == f"chest {self.given['number']}"
        assert self.after is None or room(self.after) == room(self.table) + self.given["number"]

    def solo_magic(self) -> None:
        assert self.face == f"magic {self.given['number']}"

    def allowed(self) -> list[str]:
        """The faces that the engine lets a Beer be set to; the only one without a question."""
        assert self.after is not None
        ask = self.after.ask()
        if ask is not None and asked(self.after) == "question-miner-set":
            return [choice["targets"][1].removeprefix("face:") for choice in ask["choices"]]
        return [face_of(self.after, self.about["die"])]

    def solo_wild(self) -> None:
        if self.after is not None:
            assert self.given["faces"] == self.allowed()
        assert [one["face"] for one in self.about["sets"] if one["allowed"]] == self.given["faces"]

    def solo_wild_one(self) -> None:
        if self.after is not None:
            assert self.allowed() == [self.given["face"]]
        assert [one["face"] for one in self.about["sets"] if one["allowed"]] == [self.given["face"]]

    def solo_then(self) -> None:
        """A die that could not be taken can be, and brings this."""
        if self.after is None:
            assert asked(self.table) in ("question-miner-set", "question-miner-chest")
            return
        settled = done(self.after, 0) if asked(self.after) == "question-miner-chest" else self.after
        dice = [die for die in takes(settled) if face_of(settled, die) == self.given["face"]]
        new = [die for die in dice if die not in takes(self.table)]
        assert points(done(settled, new[0])) - points(settled) == self.given["change"] > 0

    def solo_opens(self) -> None:
        self.named(self.about["opens"])

    def opens_nothing(self) -> None:
        assert self.about["opens"] == [] and len(self.table.view()["mountain"]) > 1

    def last_die(self) -> None:
        assert len(self.table.view()["mountain"]) == 1

    # Answers

    def solo_recycles(self) -> None:
        assert self.after is not None and self.after.bag & bit(self.about["die"]) and self.gain == 0

    def solo_spend(self) -> None:
        """So many dice are chosen, one after the other, and the magic die is gone."""
        assert self.after is not None and self.after.removed & bit(self.about["action"])
        after, before = self.after, len(self.table.view()["mountain"])
        while asked(after) == "question-miner-recycle":
            after = done(after, after.legal()[0])
        assert before - len(after.view()["mountain"]) == self.given["number"]

    def solo_refill(self) -> None:
        assert self.after is not None and self.after.refills_left == self.given["number"]
        assert sum(self.table.view()["bag"].values()) == self.given["dice"]
        self.after.roll(zaria.Rng(1))
        assert len(self.after.view()["mountain"]) - len(self.table.view()["mountain"]) == self.given["places"]

    def solo_stop(self) -> None:
        assert self.after is not None and self.after.actor == zaria.OVER
        assert self.given["total"] == points(self.after)
        assert self.given["number"] == len([lantern for lantern in LANTERNS if points(self.after) >= lantern])
        assert self.after.view()["rating"] == self.given["number"] + 1

    def solo_stop_dice(self) -> None:
        assert self.given["number"] == len(takes(self.table)) > 0

    def solo_stop_refills(self) -> None:
        assert self.given["number"] == self.table.refills_left > 0
        assert self.given["dice"] == sum(self.table.view()["bag"].values()) > 0

    def solo_in_chest(self) -> None:
        assert self.after is not None and self.gain == self.given["change"] == self.about["points"]
        assert room(self.after) == self.given["number"]

    def solo_beside(self) -> None:
        assert self.after is not None and self.gain == 0 == self.about["points"]
        assert room(self.after) == self.given["number"]


def reasons_of_faces(about: Reason) -> set[str]:
    """What is said about the faces to which a Beer may be set."""
    return {reason["kind"] for one in about["sets"] if one["allowed"] for reason in one["lines"]}


def check(table: Table, seen: dict[str, dict[str, Reason]]) -> None:
    why, ask = table.why(0), table.ask()
    assert ask is not None
    assert [about["die"] for about in why["dice"]] == [die["die"] for die in table.view()["mountain"]]
    found: list[tuple[Check, Reason]] = []
    for about in why["dice"]:
        die = about["die"]
        if face_of(table, die) != "beer":
            check_mountain(table, 0, about)
        for reason in about["lines"]:
            is_possible = die in takes(table) or reason["kind"] == "solo-recycles"
            after = done(table, die) if is_possible else None
            only = [one["arguments"]["face"] for one in about["lines"] if one["kind"] == "solo-wild-one"]
            is_of_face = only and reason["kind"] in reasons_of_faces(about)
            face = only[0] if is_of_face else face_of(table, die)
            found.append((Check(table, about, reason["arguments"], face, after), reason))
        for one in about["sets"]:
            found.extend((Check(table, one, reason["arguments"], one["face"], None), reason) for reason in one["lines"])
    for about in why["choices"]:
        after = done(table, about["action"])
        if about["points"] is not None:
            assert about["points"] == points(after) - points(table)
        face = ""
        if ask["question"] == "question-miner-set":
            face = table.faces.names[SIDES * kind_of(ask["arguments"]["die"]) + about["action"]]
        found.extend((Check(table, about, reason["arguments"], face, after), reason) for reason in about["lines"])
    for checked, reason in found:
        test: Callable[[], None] = getattr(checked, reason["kind"].replace("-", "_"))
        test()
        seen.setdefault(reason["kind"], {})[repr(reason)] = reason
    goal = why["goal"]
    seen.setdefault(goal["kind"], {})[repr(goal)] = goal
    further = [lantern for lantern in LANTERNS if lantern > points(table)]
    if further:
        assert goal["arguments"] == {
            "total": further[0],
            "number": 6 - len(further),
            "needed": further[0] - points(table),
        }


@cache
def reasons_of(magic: int) -> dict[str, dict[str, Reason]]:
    """All reasons of random games that are not stopped early, by kind. Each was checked."""
    seen: dict[str, dict[str, Reason]] = {}
    for seed in range(3):
        table = zaria.new("miner-solo", magic=magic)
        assert isinstance(table, Table)
        rng = zaria.Rng(seed)
        while table.actor != zaria.OVER:
            if table.actor == zaria.CHANCE:
                table.roll(rng)
                continue
            check(table, seen)
            later = [REFILL, STOP] if takes(table) and len(members(table.shape)) > 8 else [STOP]
            legal = [action for action in table.legal() if action not in later] or table.legal()
            table.apply(legal[rng.below(len(legal))])
    return seen


@pytest.mark.parametrize("magic", range(4))
def test_every_solo_reason_is_what_the_engine_does_then(magic: int) -> None:
    assert len(reasons_of(magic)) > 20


def test_every_kind_of_solo_reason_is_met_and_told_in_every_language() -> None:
    met = [reason for magic in range(4) for kind in reasons_of(magic).values() for reason in kind.values()]
    met.append(Solo().state.why(0)["goal"] | {"kind": "solo-all"})  # a random miner never gets there: see below
    assert {reason["kind"] for reason in met} >= KINDS
    for speech in LANGUAGES:
        for reason in met:
            sentence = speech.why([reason])
            assert sentence.endswith(".") and sentence[0] == sentence[0].upper()
            assert re.search(r"(?<!\d)-\d", sentence) is None  # a minus is not a hyphen


def test_the_goal_is_the_next_lantern_until_all_burn() -> None:
    table = Solo()
    table.lay()
    table.have("t1 t2 t3 t4 t5 " * 3)
    speech = Speech(words("en"), {})
    assert speech.why([table.state.why(0)["goal"]]) == "Dig for 31 points: the second lantern. 16 to go."
    table.have("t1 t2 t3 t4 t5 " * 5 + "d4 " * 10 + "g3 " * 3)
    assert speech.why([table.state.why(0)["goal"]]) == "All five lanterns burn, with 74 points."
