"""A table's turn clock: how long whoever is asked still has. It stands still while none of the players is there."""

from __future__ import annotations

from zaria.core.frames import CHANCE, OVER
from zaria.server.presence import Presence
from zaria.server.room import Room

LONGEST = 3600  # seconds


class Clock:
    def __init__(self, room: Room, presence: Presence) -> None:
        self.room = room
        self.presence = presence
        self.decision = (0, 0)  # the one whose time runs: steps made before it, and whose it is
        self.end = 0.0

    def end_of_turn(self, now: float) -> float | None:
        """When the decision of now must be made; None if there is time enough.

        Nothing but a step of the game starts it anew, whatever else happens at the table.
        """
        room, match = self.room, self.room.match
        if match is None or room.status != "playing" or not room.header["clock"]:
            return None
        actor = match.state.actor
        if actor in (CHANCE, OVER) or room.seats[actor].kind != "person":
            return None
        if not any(self.presence.is_online(seat) for seat in room.people()):
            self.decision = (0, 0)
            return None
        decision = (len(match.record.steps), actor)
        if self.decision != decision:
            self.decision = decision
            self.end = now + room.header["clock"]
        return self.end
