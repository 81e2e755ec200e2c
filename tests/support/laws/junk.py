"""Invalid values for actions, deals, options or words."""

from typing import Any


class Stubborn:
    """An object that raises on every use."""

    def __init__(self, error: type[Exception]) -> None:
        self.error = error

    def __index__(self) -> int:
        raise self.error

    def __repr__(self) -> str:
        raise self.error


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
    Stubborn(ValueError),
    Stubborn(ZeroDivisionError),
    Stubborn(OverflowError),
]
NOT_SEATS: list[Any] = [-1, 9, 99, 2**70, True, False, 1.0, "0", "", [], Stubborn(KeyError)]
NOT_TEXTS: list[Any] = [None, 4, True, 4.0, b"place 4", ["place", "4"], object(), Stubborn(TypeError)]
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
