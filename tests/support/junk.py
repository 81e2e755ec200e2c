"""What somebody might give instead of an action, a deal, a value or words."""

from typing import Any

NOT_ACTIONS: list[Any] = [
    -1,
    63,
    64,
    2**63,
    -(2**70),
    10**5000,
    True,
    False,
    None,
    1.0,
    "0",
    "place 4",
    b"1",
    [],
    {},
    object(),
]
NOT_DEALS: list[Any] = [None, 3, "3", {}, {0: 1}, object(), iter([1])]
NOT_VALUES: list[Any] = [-1, True, None, 1.0, "0", [], 10**5000, -(2**64)]
NOT_WORDS = [
    "",
    " ",
    "place",
    "place 0",
    "place 7",
    "place four",
    "xyzzy",
    "pass pass",
    "⚃",
    "place 4\x00",
    "-1",
    "a" * 10_000,
]
