"""What `state.view(seat)`, `state.ask()` and `state.why(seat)` return, for type checkers.

Made by scripts/make_typed.py; docs/contract.md shows how they are used.
"""

from typing import Any, Literal, NotRequired, TypedDict


class Payment(TypedDict):
    seat: int
    amount: int


class Reward(TypedDict):
    """Chips or dollars."""

    chips: int
    amount: int


class LyingDie(TypedDict):
    """A die on a picture of a tile."""

    seat: int
    big: bool


class PointsOfSeat(TypedDict):
    seat: int
    points: int


class Preview(TypedDict):
    """What would follow; each question tells what it can."""

    casino: NotRequired[int]
    pays: NotRequired[list[Payment]]
    chips: NotRequired[int]
    reward: NotRequired[Reward]
    if_wrong: NotRequired[Reward]
    displaced: NotRequired[LyingDie | None]
    chance: NotRequired[str]
    points: NotRequired[int]
    others: NotRequired[list[PointsOfSeat]]
    rolls: NotRequired[int]
    takes: NotRequired[int]
    recycles: NotRequired[int]
    dice: NotRequired[int]
    rerolls: NotRequired[int]
    left: NotRequired[int]
    at_stake: NotRequired[int]
    faces: NotRequired[list[tuple[Literal["hazard", "magic", "tool", "treasure", "tunnel"], str]]]


class Choice(TypedDict):
    """The words of verbs and targets are in docs/questions.md."""

    action: int
    word: str
    verb: str
    targets: list[str]
    same_as: list[str]
    preview: Preview


class Question(TypedDict):
    """`question` is the key of its message, `number` its own in `game.questions`, `source` the key of a tile."""

    question: str
    number: int
    source: str | None
    rules: list[str]
    main: bool
    arguments: dict[str, Any]
    choices: list[Choice]
    secret: bool


class DiceOfSeat(TypedDict):
    small: int
    big: int
    black: int


class SmallAndBig(TypedDict):
    small: int
    big: int


class Casino(TypedDict):
    number: int
    cards: list[int]
    dice: dict[str, DiceOfSeat]
    neutral: SmallAndBig
    grey: int
    pays: list[Payment]
    tied: list[int]
    closed: bool
    tile: str | None


class VegasPlayer(TypedDict):
    """`money` is null where it is not shown to the viewer."""

    small: int
    big: int
    chips: int
    cards: int
    money: int | None


class Roll(TypedDict):
    small: list[int]
    big: int | None
    black: list[int]


class LuckyPunch(TypedDict):
    key: Literal["lucky_punch"]
    code: str
    casino: int
    owner: int | None
    hidden: int | None


class Jackpot(TypedDict):
    key: Literal["jackpot"]
    code: str
    casino: int
    amount: int


class PrimeTime(TypedDict):
    key: Literal["prime_time"]
    code: str
    casino: int


class FiftyFifty(TypedDict):
    key: Literal["fifty_fifty"]
    code: str
    casino: int
    total: int | None
    reward: Reward


class HighFive(TypedDict):
    key: Literal["high_five"]
    code: str
    casino: int
    holder: int | None


class BadLuck(TypedDict):
    key: Literal["bad_luck"]
    code: str
    casino: int
    activated: bool
    owing: list[int]


class PayDay(TypedDict):
    key: Literal["pay_day"]
    code: str
    casino: int


class PowerPlay(TypedDict):
    key: Literal["power_play"]
    code: str
    casino: int
    holder: int | None


class NoEntry(TypedDict):
    key: Literal["no_entry"]
    code: str
    casino: int
    closed: int | None
    step: int
    track: list[Reward]


class Knockout(TypedDict):
    key: Literal["knockout"]
    code: str
    casino: int
    bar: dict[str, SmallAndBig]


class BlockIt(TypedDict):
    key: Literal["block_it"]
    code: str
    casino: int
    groups: list[int]


class FreePictures(TypedDict):
    chip: int
    money: int
    adjustment: int


class Handicap(TypedDict):
    key: Literal["handicap"]
    code: str
    casino: int
    free: FreePictures


class BlackBox(TypedDict):
    """`markers` are shown only to the player who parted them."""

    key: Literal["black_box"]
    code: str
    casino: int
    stacks: tuple[int, int] | None
    markers: list[list[int]] | None


class DoubleDown(TypedDict):
    key: Literal["double_down"]
    code: str
    casino: int
    dice: dict[str, SmallAndBig]


class NiceDice(TypedDict):
    key: Literal["nice_dice"]
    code: str
    casino: int
    pictures: list[LyingDie | None]


class MyChoice(TypedDict):
    key: Literal["my_choice"]
    code: str
    casino: int
    gold: LyingDie | None


class VegasView(TypedDict):
    game: Literal["vegas"]
    seat: int | None
    actor: int
    round: int
    rounds: int
    starter: int | None
    turn: int
    casinos: list[Casino]
    players: list[VegasPlayer]
    roll: Roll
    bank: dict[str, int] | None
    tiles: list[
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
    ]
    ranking: list[list[int]]
    ask: Question | None


class MountainDie(TypedDict):
    cell: tuple[int, int]
    die: int
    kind: Literal["hazard", "magic", "tool", "treasure", "tunnel"]
    face: str
    take: Literal["no", "side", "top"]


class Bag(TypedDict):
    tunnel: int
    hazard: int
    tool: int
    treasure: int
    magic: int


class Faces(TypedDict):
    tunnel: list[str]
    hazard: list[str]
    tool: list[str]
    treasure: list[str]
    magic: list[str]


class Columns(TypedDict):
    """A line of the score sheet."""

    tunnels: int
    treasure: int
    hazards: int
    total: int


class TroveNow(TypedDict):
    """What a trove would score as it is, with what the points come from."""

    sequences: list[list[int]]
    tunnels: int
    gems: int
    doubled: bool
    treasure: int
    cave_ins: int
    pickaxes: int
    dragons: int
    shields: int
    hazards: int
    total: int


class MinerPlayer(TypedDict):
    hero: str | None
    hero_faces: list[tuple[Literal["hazard", "magic", "tool", "treasure", "tunnel"], str]]
    hero_spent: list[bool]
    trove: list[tuple[int, Literal["hazard", "magic", "tool", "treasure", "tunnel"], str, bool, bool, bool]]
    rounds: list[Columns]
    tiebreaks: list[Columns]
    total: int
    now: TroveNow | None


class MinerView(TypedDict):
    game: Literal["miner"]
    seat: int | None
    actor: int
    round: int
    phase: Literal["excavation", "heroes", "magic", "mining", "over", "replenish", "setup", "tie-break"]
    starter: int | None
    turn: int
    mountain: list[MountainDie]
    bag: Bag
    removed: list[tuple[int, Literal["hazard", "magic", "tool", "treasure", "tunnel"]]]
    faces: Faces
    unverified: list[tuple[Literal["hazard", "magic", "tool", "treasure", "tunnel"], str]]
    rolling: list[int]
    starting: list[int]
    ranking: list[list[int]]
    players: list[MinerPlayer]
    ask: Question | None


class SoloNow(TypedDict):
    straights: int
    tunnels: int
    gems: int
    in_chests: int
    treasure: int
    hazards: int
    total: int


class SoloPlayer(TypedDict):
    hero: str | None
    hero_faces: list[tuple[Literal["hazard", "magic", "tool", "treasure", "tunnel"], str]]
    hero_spent: list[bool]
    trove: list[tuple[int, Literal["hazard", "magic", "tool", "treasure", "tunnel"], str, bool, bool, bool]]
    rounds: list[Columns]
    tiebreaks: list[Columns]
    total: int
    now: SoloNow


class MinerSoloView(TypedDict):
    game: Literal["miner-solo"]
    seat: int | None
    actor: int
    round: int
    phase: Literal["excavation", "heroes", "magic", "mining", "over", "replenish", "setup", "tie-break"]
    starter: int | None
    turn: int
    mountain: list[MountainDie]
    bag: Bag
    removed: list[tuple[int, Literal["hazard", "magic", "tool", "treasure", "tunnel"]]]
    faces: Faces
    unverified: list[tuple[Literal["hazard", "magic", "tool", "treasure", "tunnel"], str]]
    rolling: list[int]
    starting: list[int]
    ranking: list[list[int]]
    players: tuple[SoloPlayer]
    refills_left: int
    rating: int
    ask: Question | None


class Reason(TypedDict):
    """Its sentence is the message `why-KIND`."""

    kind: Literal[
        "beer",
        "beer-kind",
        "beer-last",
        "buried",
        "cache-sure",
        "chest",
        "chest-last",
        "covered",
        "gem",
        "gem-crown",
        "gem-keeps",
        "gem-takes",
        "gem-tie",
        "hazard-all",
        "hazard-bare",
        "hazard-tool-would",
        "hazard-turned",
        "last-die",
        "magic",
        "magic-best",
        "magic-hero",
        "magic-rerolls",
        "odds-best",
        "odds-mean",
        "odds-tied",
        "odds-together",
        "opens",
        "opens-me",
        "opens-nothing",
        "share-mean",
        "share-takes",
        "side",
        "slides",
        "solo-all",
        "solo-beside",
        "solo-chest",
        "solo-completes",
        "solo-gem",
        "solo-gem-chest",
        "solo-goal",
        "solo-in-chest",
        "solo-magic",
        "solo-needs-tool",
        "solo-needs-tunnel",
        "solo-no-wild",
        "solo-opens",
        "solo-recycles",
        "solo-refill",
        "solo-short",
        "solo-spend",
        "solo-starts",
        "solo-stop",
        "solo-stop-dice",
        "solo-stop-refills",
        "solo-then",
        "solo-tool",
        "solo-turned",
        "solo-wild",
        "solo-wild-one",
        "tool-change",
        "tool-more",
        "tool-none-yet",
        "tool-on-top",
        "tool-turns",
        "tunnel-change",
        "tunnel-extends",
        "tunnel-joins",
        "tunnel-leads",
        "tunnel-starts",
        "tunnel-waits",
    ]
    arguments: dict[str, Any]


class SetWhy(TypedDict):
    """A face to which a Beer may be set in a solo game, or may not: then its lines say what it needs."""

    face: str
    allowed: bool
    points: int
    lines: list[Reason]


class DieWhy(TypedDict):
    """A die of the mountain, as if the seat took it now."""

    die: int
    points: int
    others: list[PointsOfSeat]
    on_it: list[int]
    slides: list[int]
    opens: list[int]
    opens_for: int | None
    sets: list[SetWhy]
    lines: list[Reason]


class RolledFace(TypedDict):
    """A face that a die may show: on how many of its six sides it is, and how points would change."""

    face: str
    sides: int
    points: int
    others: list[PointsOfSeat]


class Odds(TypedDict):
    """What rolling a die would bring to the seat."""

    seat: int
    kind: Literal["hazard", "magic", "tool", "treasure", "tunnel"]
    faces: list[RolledFace]
    mean: tuple[int, int]


class RollWhy(TypedDict):
    """Equal dice of the seat's trove, if one of them were rerolled."""

    dice: list[int]
    face: str
    odds: Odds
    lines: list[Reason]


class ChoiceWhy(TypedDict):
    """An answer that is not a die of the mountain."""

    action: int
    points: int | None
    odds: Odds | None
    together: tuple[int, int] | None
    lines: list[Reason]


class MinerWhy(TypedDict):
    dice: list[DieWhy]
    rolls: list[RollWhy]
    choices: list[ChoiceWhy]
    goal: Reason | None
