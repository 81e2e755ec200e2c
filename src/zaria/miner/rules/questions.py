"""All questions of Dice Miner, with others and solo. A number is never used again; a new question gets the next one."""

from __future__ import annotations

from typing import Final

from zaria.core.engine.questions import QuestionKind

HERO: Final = QuestionKind(1, "miner-hero", ["DM-COMP-03", "DM-SETUP-02"], answers=6)
DIG: Final = QuestionKind(
    2,
    "miner-dig",
    [
        *("DM-DIG-01", "DM-DIG-02", "DM-DIG-03", "DM-DIG-04"),
        *("DM-SCORE-01", "DM-SCORE-02", "DM-SCORE-03", "DM-SCORE-04"),
    ],
    main=True,
    answers=60,
)
SHARE: Final = QuestionKind(3, "miner-share", ["DM-DIG-02", "DM-DIG-03"], answers=4)
TAKE_FIRST: Final = QuestionKind(4, "miner-take-first", ["DM-COMP-05", "DM-DIG-03"], main=True, answers=60)
TAKE_SECOND: Final = QuestionKind(5, "miner-take-second", ["DM-COMP-05", "DM-DIG-03"], main=True, answers=63)
MAGIC: Final = QuestionKind(
    6,
    "miner-magic",
    ["DM-MAGIC-01", "DM-MAGIC-02", "DM-MAGIC-03", "DM-MAGIC-04", "DM-MAGIC-05", "DM-MAGIC-06"],
    main=True,
    answers=63,
)
REROLL: Final = QuestionKind(7, "miner-reroll", ["DM-MAGIC-02", "DM-MAGIC-03", "DM-MAGIC-04"], answers=60)
CACHE: Final = QuestionKind(8, "miner-cache", ["DM-REST-01", "DM-REST-02"], main=True, answers=63)

SOLO: Final = QuestionKind(
    9,
    "miner-solo",
    [
        *("SOLO-01", "SOLO-02", "SOLO-03", "SOLO-04", "SOLO-05", "SOLO-06"),
        *("SOLO-07", "SOLO-08", "SOLO-09", "SOLO-10", "SOLO-11"),
    ],
    main=True,
    answers=63,
)
SET: Final = QuestionKind(10, "miner-set", ["SOLO-03", "SOLO-04", "SOLO-05"], answers=6)
CHEST: Final = QuestionKind(11, "miner-chest", ["SOLO-06", "SOLO-10"], answers=2)
RECYCLE: Final = QuestionKind(12, "miner-recycle", ["SOLO-07"], main=True, answers=60)

QUESTIONS: Final = [HERO, DIG, SHARE, TAKE_FIRST, TAKE_SECOND, MAGIC, REROLL, CACHE]
SOLO_QUESTIONS: Final = [SOLO, SET, CHEST, RECYCLE]
