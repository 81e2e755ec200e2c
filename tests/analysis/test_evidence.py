"""The games by which positions are valued."""

from typing import Any

import pytest

import zaria
from zaria.analysis.evidence import SegmentEvidence
from zaria.analysis.recorded_game import RecordedGame

pytestmark = pytest.mark.sources


def test_every_block_has_dice_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else blocks would be alike, and their variance would promise too much."""
    game = RecordedGame(zaria.play("vegas", ["random", "random"], seed=5, rounds=1))
    blocks: list[set[int]] = []

    def outcome(own: Any, position: int, number: int) -> list[int]:
        blocks[-1].add(number)
        return [0, 0]

    monkeypatch.setattr(RecordedGame, "outcome", outcome)
    for place in range(2):
        segment = SegmentEvidence(game, place, games=3, most=12, continuations=1)
        for _ in range(4):
            blocks.append(set())
            segment.play(9, 0, None)
    assert [len(block) for block in blocks] == [3] * 8
    assert len(set.union(*blocks)) == 3 * 8
