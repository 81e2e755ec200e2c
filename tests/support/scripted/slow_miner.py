"""A second implementation of Dice Miner's points, as slow and plain as possible, from a view.

Shares nothing with the engine: faces are read as words, sequences are built die by die.
"""

from collections import Counter
from typing import Any


def shown(player: dict[str, Any]) -> list[str]:
    """All faces of a player: the trove's and the hero's."""
    return [row[2] for row in player["trove"]] + [face for _, face in player["hero_faces"]]


def number_of(faces: list[str], symbol: str) -> int:
    """The number of a symbol."""
    total = 0
    for face in faces:
        if face == symbol:
            total += 1
        elif face.startswith(symbol + " "):
            total += int(face.split()[1])
    return total


def tunnels(faces: list[str]) -> int:
    """Remove sequences one by one, each as long as possible, until no 1 is left."""
    left = Counter(int(face) for face in faces if face.isdigit())
    points = 0
    while left[1]:
        k = 1
        while left[k]:
            left[k] -= 1
            points += k
            k += 1
    return points


def hazards(faces: list[str]) -> int:
    points = 0
    for hazard, tool in (("cave-in", "pickaxe"), ("dragon", "shield")):
        for _ in range(number_of(faces, hazard)):
            tools = number_of(faces, tool)
            points += tools if tools else -1
    return points


def lines(players: list[dict[str, Any]]) -> list[dict[str, int]]:
    """A line of the score sheet for each of these players, compared with each other."""
    gems = [number_of(shown(player), "gem") for player in players]
    found = []
    for seat, player in enumerate(players):
        richest = all(gems[seat] > other for n, other in enumerate(gems) if n != seat)
        line = {
            "tunnels": tunnels(shown(player)),
            "treasure": gems[seat] * (2 if richest else 1),
            "hazards": hazards(shown(player)),
        }
        found.append({**line, "total": sum(line.values())})
    return found


def solo(player: dict[str, Any]) -> int:
    """The points of a solo trove."""
    faces = [row[2] for row in player["trove"]]
    points = number_of(faces, "cave-in") + number_of(faces, "dragon")
    for _, _, face, _, cached, _ in player["trove"]:
        if face.startswith("gem"):
            points += int(face.split()[1]) * (2 if cached else 1)
    return points + 5 * min(faces.count(str(k)) for k in range(1, 6))
