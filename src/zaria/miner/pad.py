"""The score pad for real dice: troves read off a real table, scored by the engine."""

from __future__ import annotations

from zaria.core.engine.errors import IllegalDeal, quote
from zaria.core.values.ints import ints
from zaria.miner.pieces.dice import KIND_NAMES, KINDS, NUMBER_OF, TREASURE
from zaria.miner.pieces.faces import SIDES, Faces
from zaria.miner.pieces.heroes import HERO_NAMES, HERO_TALLY, NO_HERO
from zaria.miner.pieces.notation import read_faces, read_kind
from zaria.miner.pieces.tally import CAVE_IN, CHEST, DRAGON, LONGEST, PICKAXE, SHIELD
from zaria.miner.rules.scoring import breakdown
from zaria.miner.solo.score import solo_breakdown

HERO = "hero="
IN_CHEST = "+"  # solo: behind treasure in a chest, `g3+`


def score_troves(troves: list[str], faces: Faces) -> list[dict[str, object]]:
    """The points of each trove, such as `t1 t2 c2 p g3 b hero=engineer`, with their sources."""
    left = list(NUMBER_OF)
    heroes: list[int] = []
    tallies: list[int] = []
    for trove in troves:
        words = words_of(trove)
        hero = read_hero([word[len(HERO) :] for word in words if word.startswith(HERO)], heroes)
        dice = read_dice([word for word in words if not word.startswith(HERO)], faces, left)
        tallies.append(int(HERO_TALLY[hero]) + tally(dice, faces))
    check_number(left)
    return breakdown(ints(tallies))


def score_solo(trove: str, faces: Faces) -> dict[str, int]:
    """The points of a solo trove, treasure in chests marked: `t1 t2 k2 g3+ g1 c2 p`, with their sources."""
    left = list(NUMBER_OF)
    words = words_of(trove)
    dice = read_dice([word for word in words if not word.endswith(IN_CHEST)], faces, left)
    cached = read_dice([word.removesuffix(IN_CHEST) for word in words if word.endswith(IN_CHEST)], faces, left)
    check_number(left)
    check_drafted(dice, cached, faces)
    gems = sum([int(faces.amount[face]) for face in cached])
    return solo_breakdown(tally(dice, faces) + tally(cached, faces), gems)


def words_of(trove: str) -> list[str]:
    return trove.lower().replace(",", " ").split()


def read_dice(words: list[str], faces: Faces, left: list[int]) -> list[int]:
    """The numbers of the faces that the words name, without Beer. Subtracts the dice from those left."""
    faces_read: list[int] = []
    for said, name in read_faces(words):
        if name != "beer":  # it scores nothing on any kind of die
            kind = read_kind(said, name, faces)
            face = faces.find(kind, name)
            if face < 0:
                raise IllegalDeal("miner-deal-unknown", "DM-COMP-01", word=quote(name))
            faces_read.append(face)
            left[kind] -= 1
    return faces_read


def tally(dice: list[int], faces: Faces) -> int:
    return sum([int(faces.tally[face]) for face in dice])


def check_number(left: list[int]) -> None:
    """Check that no kind has more dice than exist."""
    for kind in range(KINDS):
        if left[kind] < 0:
            most, name = NUMBER_OF[kind], KIND_NAMES[kind]
            raise IllegalDeal("miner-pad-dice", "DM-COMP-01", die_kind=name, most=most, given=most - left[kind])


def check_drafted(dice: list[int], cached: list[int], faces: Faces) -> None:
    """Check that every die of a solo trove could be drafted, so that a typing mistake is not scored."""
    symbols = [int(faces.symbol[face]) for face in dice]
    for k in range(1, LONGEST):
        if symbols.count(k) > symbols.count(k - 1):
            raise IllegalDeal("miner-no-tunnel", "SOLO-04", face=str(k + 1), before=k)
    if symbols.count(CAVE_IN) > symbols.count(PICKAXE):
        raise IllegalDeal("miner-no-pickaxe", "SOLO-05")
    if symbols.count(DRAGON) > symbols.count(SHIELD):
        raise IllegalDeal("miner-no-shield", "SOLO-05")
    for face in cached:
        if face // SIDES != TREASURE:
            raise IllegalDeal("miner-pad-no-treasure", "SOLO-06", face=faces.names[face])
    room = sum([int(faces.amount[face]) for face in dice if faces.symbol[face] == CHEST])
    if len(cached) > room:
        raise IllegalDeal("miner-pad-chests", "SOLO-06", room=room, given=len(cached))


def read_hero(named: list[str], taken: list[int]) -> int:
    """The hero of a trove; no two players have the same (DM-COMP-03)."""
    if not named:
        return NO_HERO
    possible = ", ".join([name for name in HERO_NAMES if HERO_NAMES.index(name) not in taken])
    if len(named) > 1 or named[0] not in possible.split(", "):
        raise IllegalDeal("miner-pad-hero", "DM-COMP-03", given=quote(", ".join(named)), possible=possible)
    taken.append(HERO_NAMES.index(named[0]))
    return taken[-1]
