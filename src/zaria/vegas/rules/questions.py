"""All questions of Las Vegas. A number is never used again; a new question gets the next one."""

from __future__ import annotations

from typing import Final

from zaria.core.engine.questions import QuestionKind

CHOOSE: Final = QuestionKind(
    1, "vegas-choose", ["LV-TURN-02", "LV-TURN-03", "LV-PAY-01", "LV-PAY-02"], main=True, answers=7
)
HIDE: Final = QuestionKind(2, "vegas-hide", ["LV-TILE-A1-01", "LV-TILE-A1-02"], "lucky_punch", answers=4)
GUESS: Final = QuestionKind(3, "vegas-guess", ["LV-TILE-A1-01", "LV-TILE-A1-02"], "lucky_punch", answers=4)
PRIME: Final = QuestionKind(4, "vegas-prime", ["LV-TILE-B1-01", "LV-TILE-B1-02"], "prime_time", answers=4)
BET: Final = QuestionKind(5, "vegas-bet", ["LV-TILE-B2-01", "LV-TILE-B2-02"], "fifty_fifty", answers=3)
POWER: Final = QuestionKind(
    6,
    "vegas-power",
    ["LV-TILE-D2-01", "LV-TILE-D2-02", "LV-TILE-D2-03", "LV-TILE-D2-04"],
    "power_play",
    main=True,
    answers=13,
)
CLOSE: Final = QuestionKind(
    7,
    "vegas-close",
    ["LV-TILE-E1-01", "LV-TILE-E1-02", "LV-TILE-E1-03", "LV-TILE-E1-04", "LV-TILE-E1-05"],
    "no_entry",
    answers=7,
)
BAR: Final = QuestionKind(8, "vegas-bar", ["LV-TILE-E2-01", "LV-TILE-E2-02"], "knockout", answers=2)
GROUP: Final = QuestionKind(9, "vegas-group", ["LV-TILE-F1-01", "LV-TILE-F1-02"], "block_it", answers=18)
GREY: Final = QuestionKind(10, "vegas-grey", ["LV-TILE-F2-01", "LV-TILE-F2-02", "LV-TILE-F2-03"], "handicap", answers=7)
PICTURE: Final = QuestionKind(11, "vegas-picture", ["LV-TILE-F2-02", "LV-TILE-F2-03"], "handicap", answers=3)
# My Choice asks it, too; the question then names My Choice as its source.
ADJUST: Final = QuestionKind(12, "vegas-adjust", ["LV-TILE-F2-03", "LV-TILE-H2-04"], "handicap", answers=24)
SPLIT: Final = QuestionKind(13, "vegas-split", ["LV-TILE-G1-01", "LV-TILE-G1-02"], "black_box", answers=14)
STACK: Final = QuestionKind(14, "vegas-stack", ["LV-TILE-G1-01", "LV-TILE-G1-02"], "black_box", answers=2)
MOVE: Final = QuestionKind(15, "vegas-move", ["LV-TILE-G2-01", "LV-TILE-G2-02"], "double_down", answers=16)
NICE: Final = QuestionKind(
    16, "vegas-nice", ["LV-TILE-H1-01", "LV-TILE-H1-02", "LV-TILE-H1-03"], "nice_dice", answers=15
)
RESULT: Final = QuestionKind(
    17,
    "vegas-result",
    ["LV-TILE-H2-01", "LV-TILE-H2-02", "LV-TILE-H2-03", "LV-TILE-H2-04", "LV-TILE-H2-05"],
    "my_choice",
    answers=7,
)
ACTIVATE: Final = QuestionKind(18, "vegas-activate", ["LV-TILE-H2-03"], "my_choice", answers=6)
GOLD: Final = QuestionKind(19, "vegas-gold", ["LV-TILE-H2-05"], "my_choice", answers=2)

QUESTIONS: Final = [
    CHOOSE,
    HIDE,
    GUESS,
    PRIME,
    BET,
    POWER,
    CLOSE,
    BAR,
    GROUP,
    GREY,
    PICTURE,
    ADJUST,
    SPLIT,
    STACK,
    MOVE,
    NICE,
    RESULT,
    ACTIVATE,
    GOLD,
]
