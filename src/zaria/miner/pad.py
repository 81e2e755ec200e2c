"""The score pad for real dice: what troves read off a real table are worth, by the engine's own scoring."""

from __future__ import annotations

from zaria.core.errors import IllegalDeal
from zaria.core.ints import ints
from zaria.core.state import shown
from zaria.miner.dice import KIND_NAMES, KINDS, NUMBER_OF
from zaria.miner.faces import Faces
from zaria.miner.heroes import HERO_NAMES, HERO_TALLY, NO_HERO
from zaria.miner.notation import read_faces, read_kind
from zaria.miner.scoring import explained

HERO = "hero="


def score_troves(troves: list[str], faces: Faces) -> list[dict[str, object]]:
    """The points of each trove, such as `t1 t2 c2 p g3 b hero=engineer`, with what they come from."""
    left = list(NUMBER_OF)
    heroes: list[int] = []
    tallies: list[int] = []
    for trove in troves:
        words = trove.lower().replace(",", " ").split()
        named = [word[len(HERO) :] for word in words if word.startswith(HERO)]
        hero = read_hero(named, heroes)
        tally = int(HERO_TALLY[hero])
        for said, name in read_faces([word for word in words if not word.startswith(HERO)]):
            if name != "beer":  # which kind of die shows it matters to nobody
                kind = read_kind(said, name, faces)
                face = faces.find(kind, name)
                if face < 0:
                    raise IllegalDeal("miner-deal-unknown", "DM-COMP-01", word=shown(name))
                tally += int(faces.tally[face])
                left[kind] -= 1
        tallies.append(tally)
    for kind in range(KINDS):
        if left[kind] < 0:
            most, name = NUMBER_OF[kind], KIND_NAMES[kind]
            raise IllegalDeal("miner-pad-dice", "DM-COMP-01", die_kind=name, most=most, given=most - left[kind])
    return explained(ints(tallies))


def read_hero(named: list[str], taken: list[int]) -> int:
    """The hero of a trove; each is with one player only (DM-COMP-03)."""
    if not named:
        return NO_HERO
    possible = ", ".join([name for name in HERO_NAMES if HERO_NAMES.index(name) not in taken])
    if len(named) > 1 or named[0] not in possible.split(", "):
        raise IllegalDeal("miner-pad-hero", "DM-COMP-03", given=shown(", ".join(named)), possible=possible)
    taken.append(HERO_NAMES.index(named[0]))
    return taken[-1]
