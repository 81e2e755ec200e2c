"""The views of Las Vegas. Seats that are keys of an object are strings."""

from __future__ import annotations

from msgspec import UNSET

from zaria.games.shapes import GameShapes, Maybe, Shape


class Payment(Shape):
    seat: int
    amount: int


class Reward(Shape):
    """Chips or dollars."""

    chips: int
    amount: int


class DiceOfSeat(Shape):
    small: int
    big: int
    black: int


class SmallAndBig(Shape):
    small: int
    big: int


class LyingDie(Shape):
    """A die on a picture of a tile."""

    seat: int
    big: bool


class Casino(Shape):
    number: int
    cards: list[int]
    dice: dict[str, DiceOfSeat]
    neutral: SmallAndBig
    grey: int
    pays: list[Payment]
    tied: list[int]
    closed: bool
    tile: str | None


class VegasPlayer(Shape):
    """`money` is null where it is not shown to the viewer."""

    small: int
    big: int
    chips: int
    cards: int
    money: int | None


class Roll(Shape):
    small: list[int]
    big: int | None
    black: list[int]


class Tile(Shape, tag_field="key"):
    code: str
    casino: int


class LuckyPunch(Tile, tag="lucky_punch"):
    owner: int | None
    hidden: int | None


class Jackpot(Tile, tag="jackpot"):
    amount: int


class PrimeTime(Tile, tag="prime_time"):
    pass


class FiftyFifty(Tile, tag="fifty_fifty"):
    total: int | None
    reward: Reward


class HighFive(Tile, tag="high_five"):
    holder: int | None


class BadLuck(Tile, tag="bad_luck"):
    activated: bool
    owing: list[int]


class PayDay(Tile, tag="pay_day"):
    pass


class PowerPlay(Tile, tag="power_play"):
    holder: int | None


class NoEntry(Tile, tag="no_entry"):
    closed: int | None
    step: int
    track: list[Reward]


class Knockout(Tile, tag="knockout"):
    bar: dict[str, SmallAndBig]


class BlockIt(Tile, tag="block_it"):
    groups: list[int]


class FreePictures(Shape):
    chip: int
    money: int
    adjustment: int


class Handicap(Tile, tag="handicap"):
    free: FreePictures


class BlackBox(Tile, tag="black_box"):
    """`markers` are shown only to the player who parted them."""

    stacks: tuple[int, int] | None
    markers: list[list[int]] | None


class DoubleDown(Tile, tag="double_down"):
    dice: dict[str, SmallAndBig]


class NiceDice(Tile, tag="nice_dice"):
    pictures: list[LyingDie | None]


class MyChoice(Tile, tag="my_choice"):
    gold: LyingDie | None


AnyTile = (
    LuckyPunch
    | Jackpot
    | PrimeTime
    | FiftyFifty
    | HighFive
    | BadLuck
    | PayDay
    | PowerPlay
    | NoEntry
    | Knockout
    | BlockIt
    | Handicap
    | BlackBox
    | DoubleDown
    | NiceDice
    | MyChoice
)


class VegasView(Shape, tag_field="game", tag="vegas"):
    seat: int | None
    actor: int
    round: int
    rounds: int
    starter: int | None  # null before it is drawn
    turn: int
    casinos: list[Casino]
    players: list[VegasPlayer]
    roll: Roll
    bank: dict[str, int] | None
    tiles: list[AnyTile]
    ranking: list[list[int]]


class VegasPreview(Shape):
    casino: Maybe[int] = UNSET
    pays: Maybe[list[Payment]] = UNSET
    chips: Maybe[int] = UNSET
    reward: Maybe[Reward] = UNSET
    if_wrong: Maybe[Reward] = UNSET
    displaced: Maybe[LyingDie | None] = UNSET
    chance: Maybe[str] = UNSET


SHAPES = GameShapes([VegasView], VegasPreview, {"AnyTile": AnyTile})
