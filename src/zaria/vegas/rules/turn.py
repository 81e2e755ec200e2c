"""A turn: roll, choose a number or pass, then the next player (LV-TURN)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import IllegalDeal, Refusal
from zaria.core.engine.frames import Nature, Question, Step, possible, read_pips
from zaria.core.engine.questions import QuestionKind
from zaria.core.values.bits import bit, has, lowest
from zaria.core.values.chance import Source
from zaria.vegas.rules import questions
from zaria.vegas.rules.lanes import one_in
from zaria.vegas.rules.payout import END_ROUND
from zaria.vegas.rules.table import Table
from zaria.vegas.views.projection import payments_if_placed

PASS: Final = 6  # actions 0 to 5 place the numbers 1 to 6
NUMBERS: Final = 6


def begin_turn(table: Table, seat: i64) -> None:
    """The seat rolls, unless a tile asks something first."""
    table.turn = seat
    table.clear_roll()
    table.push(END_TURN)
    watchful = table.watchful
    while watchful != 0:
        casino = lowest(watchful)
        watchful &= watchful - 1
        tile = table.tiles[casino]
        opening = tile.at_turn_start(table, casino, seat) if tile is not None else None
        if opening is not None:
            table.push(opening)
            return
    table.push(ROLL)


def activate(table: Table, casino: i64, seat: i64) -> None:
    """Activate the casino's tile once, after a player put dice there (LV-ROY-05)."""
    if not table.royale:
        return
    tile = table.tiles[casino]
    if tile is not None:
        if table.sink is not None:
            table.tell("vegas-activated", {"seat": int(seat), "casino": int(casino) + 1, "tile": tile.key})
        tile.when_activated(table, casino, seat)


@final
class FirstTurn(Step[Table]):
    """The starter plays first (LV-SETUP-04, LV-PAY-05)."""

    def run(self, state: Table) -> None:
        if state.sink is not None:
            state.tell("vegas-round", {"round": int(state.round), "starter": int(state.starter)})
        begin_turn(state, state.starter)


@final
class Roll(Nature[Table]):
    """All the dice in the player's supply are rolled, the big one last (LV-TURN-01)."""

    def kind(self) -> str:
        return "roll"

    def about(self, state: Table) -> i64:
        return state.turn

    def bounds(self, state: Table) -> list[int]:
        return [NUMBERS] * int(state.small[state.turn] + state.big[state.turn])

    def draw(self, state: Table, source: Source) -> None:
        rolled: i64 = 0
        for die in range(state.small[state.turn]):
            rolled += one_in(source.below(NUMBERS))
        state.rolled = rolled
        if state.big[state.turn] != 0:
            state.rolled_big = source.below(NUMBERS)
        state.push(CHOOSE)
        if state.sink is not None:
            state.tell("vegas-rolled", {"seat": int(state.turn), "dice": rolled_text(state)})

    def read(self, state: Table, words: list[str]) -> list[int]:
        return read_dice(words, self.bounds(state), state.big[state.turn] != 0)


def read_dice(words: list[str], bounds: list[int], with_big: bool) -> list[int]:
    """Read `3 3 5 big 6`: the big die follows the word `big`; without the word it is the last one."""
    if "big" in words:
        place = words.index("big")
        big = words[place + 1 : place + 2]
        if not with_big or len(big) == 0:
            raise IllegalDeal("deal-big")
        words = words[:place] + words[place + 2 :] + big
    return read_pips(words, bounds)


@final
class Choose(Question[Table]):
    """Put all dice of one number in its casino, or pass (LV-TURN-02, LV-TURN-03)."""

    def actor(self, state: Table) -> i64:
        return state.turn

    def always_asked(self) -> bool:
        return True

    def mask(self, state: Table) -> i64:
        numbers = rolled_numbers(state)
        closed = state.markers.closed
        if closed >= 0:
            numbers &= ~bit(closed)
        if state.chips[state.turn] > 0 or numbers == 0:
            numbers |= bit(PASS)
        return numbers

    def resolve(self, state: Table, action: i64) -> None:
        seat = state.turn
        if action == PASS:
            self.pass_turn(state, seat)
            return
        small, big = state.take_rolled(action)
        if state.sink is not None:
            dice: dict[str, object] = {"seat": int(seat), "casino": int(action) + 1, "small": int(small)}
            state.tell("vegas-placed", dice | {"big": int(big)})
        state.place(action, seat, small, big)
        activate(state, action, seat)

    def pass_turn(self, state: Table, seat: i64) -> None:
        """One chip; nothing if only closed numbers were rolled (LV-TURN-03, LV-TILE-E1-04)."""
        price: i64 = 1
        if only_closed(state):
            price = 0
        state.chips[seat] -= price
        state.clear_roll()
        if state.sink is not None:
            state.tell("vegas-passed", {"seat": int(seat), "chips": int(price)})

    def why_not(self, state: Table, action: i64) -> Refusal:
        if action == PASS:
            return Refusal("LV-TURN-03", "vegas-no-chips", {})
        if action < NUMBERS and has(rolled_numbers(state), action):
            return Refusal("LV-TILE-E1-01", "vegas-closed", {"casino": int(action) + 1})
        if action < NUMBERS:
            return Refusal("LV-TURN-02", "vegas-not-rolled", {"number": int(action) + 1, "dice": rolled_text(state)})
        return Refusal(None, "not-a-choice", {"possible": possible(self, state)})

    def asks(self, state: Table) -> QuestionKind:
        return questions.CHOOSE

    def arguments(self, state: Table) -> dict[str, object]:
        return {"seat": int(state.turn), "dice": rolled_text(state)}

    def word(self, state: Table, action: i64) -> str:
        if action == PASS:
            return "pass"
        return f"place {action + 1}" if action < NUMBERS else ""

    def verb(self, state: Table, action: i64) -> str:
        return "pass" if action == PASS else "place"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [] if action == PASS else [f"casino:{action + 1}", f"number:{action + 1}"]

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        if action == PASS:
            return {"chips": 0 if only_closed(state) else -1}
        return {"casino": int(action) + 1, "pays": payments_if_placed(state, action)}


def rolled_numbers(table: Table) -> i64:
    """The rolled numbers on the table, as bits."""
    numbers: i64 = 0
    for number in range(i64(NUMBERS)):
        if table.rolled_small(number) > 0:
            numbers |= bit(number)
    if table.rolled_big >= 0:
        numbers |= bit(table.rolled_big)
    return numbers


def only_closed(table: Table) -> bool:
    """Were only numbers of closed casinos rolled?"""
    closed = table.markers.closed
    return closed >= 0 and rolled_numbers(table) == bit(closed)


def rolled_text(table: Table) -> str:
    """The roll as people write it and `parse_deal` reads it: `1 1 6 big 3`."""
    words: list[str] = []
    for number in range(i64(NUMBERS)):
        words.extend([str(number + 1)] * int(table.rolled_small(number)))
    if table.rolled_big >= 0:
        words.append(f"big {table.rolled_big + 1}")
    return " ".join(words)


@final
class EndTurn(Step[Table]):
    """The next player clockwise with dice plays; if no one has any, the round ends (LV-TURN-04)."""

    def run(self, state: Table) -> None:
        seat = state.turn
        for other in range(state.seats):
            seat = state.left_of(seat)
            if state.has_dice(seat):
                begin_turn(state, seat)
                return
        state.clear_roll()
        state.push(END_ROUND)


FIRST_TURN: Final = FirstTurn()
ROLL: Final = Roll()
CHOOSE: Final = Choose()
END_TURN: Final = EndTurn()
