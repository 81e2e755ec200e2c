"""Las Vegas Royale at a real table: the cards of later rounds are unknown until they are turned over."""

from __future__ import annotations

from zaria.core.records.face_down import FaceDown
from zaria.vegas.face_down.cards_to_come import stand_in, turn_over

FACE_DOWN = FaceDown(("vegas",), ("aside",), stand_in, turn_over)
