"""The log is the truth: what a game was started with, and every step since.

A record is independent of any random generator. With label and bounds beside each deal, dice can be verified
without knowing the rules. Steps only grow: taking back is a step, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from zaria.core.errors import BadPlayers, BadRecord, IllegalDeal, IllegalMove, NewerRecord, ZariaError, shown
from zaria.core.frames import CHANCE, OVER
from zaria.core.record_form import FORMAT, dumped, read_form
from zaria.core.registry import GAMES, find_game
from zaria.core.rng import Rng
from zaria.core.seal import Seal
from zaria.core.setup import Setup, own
from zaria.core.state import State


class Record:
    """`players` are names, one a seat. Steps: `["deal", label, bounds, values]`, `[seat, words]`, `["undo", k]`.

    `["undo", k]` takes the table back to where it was after the first k steps of the list. `seal` is what is needed
    to check the dice, None where they were not sealed. `components` are those things of the game that its replay
    depends on and that may change later, such as the tiles that are drawn from; None where there are none, or where
    the record is older than the field.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        options: dict[str, Any],
        players: list[str],
        steps: list[list[Any]],
        result: dict[str, Any] | None,
        seal: Seal | None = None,
        components: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.players = players
        self.steps = steps
        self.result = result
        self.seal = seal
        self.components = components

    def header(self) -> dict[str, Any]:
        header: dict[str, Any] = {
            "zaria": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
        }
        if self.components is not None:
            header["components"] = self.components
        header["players"] = self.players
        if self.seal is not None:
            header["seal"] = self.seal.to_data()
        return header

    def to_data(self) -> dict[str, Any]:
        return self.header() | {"steps": self.steps, "result": self.result}

    def to_json(self) -> str:
        """One line a step, so that people can read it and tools can compare it."""
        head = [f"{dumped(name)}: {dumped(value)}" for name, value in self.header().items()]
        steps = ",\n  ".join(dumped(step) for step in self.steps)
        body = f'"steps": [\n  {steps}\n ]' if self.steps else '"steps": []'
        text = "{" + ",\n ".join([*head, body, f'"result": {dumped(self.result)}']) + "}\n"
        return text.encode("utf-8", "backslashreplace").decode()  # half a character pair is escaped, as in JSON

    @classmethod
    def from_json(cls, text: object) -> Record:
        """Read and check the form of a record; `replay` checks that it is a possible game."""
        data = read_form(text)
        seal = Seal(**data["seal"]) if "seal" in data else None
        header = (data["game"], data["rules"], data["options"], data["players"])
        return cls(*header, data["steps"], data["result"], seal, data.get("components"))

    def with_steps(self, steps: list[list[Any]], result: dict[str, Any] | None) -> Record:
        """A record that begins in the same way. What it holds is its own, but for the single steps."""
        header = (self.game, self.rules, own(self.options), list(self.players))
        return Record(*header, steps, result, self.seal, own(self.components))


class Reached(NamedTuple):
    """A position of a record, and the step that led there; None at the start."""

    step: list[Any] | None
    state: State


class Log:
    """A game and its record, moving together."""

    def __init__(self, game: object, names: Sequence[str], **options: Any) -> None:
        self.state = find_game(game).start(len(check_names(names)), options)
        self.record = begun(self.state.setup, names)

    def apply(self, action: object) -> None:
        """The actor's decision."""
        seat, words = self.state.actor, self.state.name(action)
        self.state.apply(action)
        self._add([seat, words])

    def deal(self, values: object) -> None:
        """Nature's answer."""
        chance = self.state.chance()
        self.state.deal(values)
        self._add(["deal", chance.label, chance.bounds, list(values)])  # type: ignore[call-overload]

    def roll(self, rng: Rng) -> list[int]:
        """Nature's answer, drawn at random."""
        chance = self.state.chance()
        values = self.state.roll(rng)
        self._add(["deal", chance.label, chance.bounds, list(values)])
        return values

    def undo(self, k: object) -> None:
        """Take the table back to where it was after the first k steps of the record."""
        if not isinstance(k, int) or isinstance(k, bool) or not 0 <= k <= len(self.record.steps):
            raise BadRecord("record-undo", number=len(self.record.steps) + 1, target=shown(k))
        sink = self.state.sink
        self.state = state_after(self.record, k)
        self.state.listen(sink)
        self._add(["undo", k])

    def shown(self, seat: object) -> Record:
        """The record as this seat (None: a spectator) may see it now."""
        return shown_to(self.record, seat)

    def _add(self, step: list[Any]) -> None:
        self.record.steps.append(step)
        self.record.result = result_of(self.state)


def check_names(names: object) -> Sequence[str]:
    """Names are text; BadPlayers if not."""
    if not isinstance(names, (list, tuple)):
        raise BadPlayers("player-names", given=shown(names))
    for seat in range(len(names)):
        if not isinstance(names[seat], str):
            raise BadPlayers("player-name", given=shown(names[seat]), number=seat + 1)
    return names


def begun(setup: Setup, names: Sequence[str]) -> Record:
    """The record of a table that has just been started."""
    components = own(setup.components) if setup.components else None
    return Record(setup.game, setup.rules, own(setup.options), list(names), [], None, None, components)


def result_of(state: State) -> dict[str, Any] | None:
    """Scores and winners of a game that is over."""
    if state.actor != OVER:
        return None
    return {"scores": state.scores(), "winners": state.winners()}


def replay(record: Record) -> State:
    """The state that the record leads to; BadRecord if it is not a possible game."""
    state = state_after(record, len(record.steps))
    if record.result != result_of(state):
        raise BadRecord("record-result")
    return state


def state_after(record: Record, k: int) -> State:
    """The state after the first k steps of the record."""
    state = fresh(record)
    for number, step in effective(record.steps[:k]):
        take(state, number, step)
    return state


def states(record: Record) -> Iterator[Reached]:
    """Every position of the record with the step that led there, from the start on, which has none.

    The position after `["undo", k]` is the one after the first k steps. All are copies: keep and change them at will.
    BadRecord, when it is reached, says what is not possible.
    """
    last = None
    for last in positions(record):
        yield last
    if last is not None and record.result != result_of(last.state):
        raise BadRecord("record-result")


def positions(record: Record) -> Iterator[Reached]:
    """`states` without a look at the result."""
    state = fresh(record)
    targets = {step[1] for step in record.steps if step[0] == "undo"}
    kept: dict[int, State] = {}  # by the number of steps before; to replay for each undo would take far too long
    yield Reached(None, state.copy())
    for place, step in enumerate(record.steps):
        if place in targets:
            kept[place] = state.copy()
        if step[0] != "undo":
            take(state, place + 1, step)
        elif step[1] in kept:
            state = kept[step[1]].copy()
        else:
            raise BadRecord("record-undo", number=place + 1, target=shown(step[1]))
        yield Reached(list(step), state.copy())


def resume(record: Record) -> Log:
    """A log that goes on where the record stops."""
    state = replay(record)
    log = Log(record.game, record.players, **record.options)
    log.state = state
    log.record = record.with_steps(list(record.steps), record.result)
    return log


def fresh(record: Record) -> State:
    """The state before the first step."""
    if record.game not in GAMES:
        raise BadRecord("record-game", given=shown(record.game), possible=", ".join(GAMES))
    game = GAMES[record.game]
    if record.rules > game.rules:
        raise NewerRecord("record-rules-newer", game=game.name, given=shown(record.rules), known=str(game.rules))
    if record.rules < game.replays_from:
        raise BadRecord("record-rules-older", game=game.name, given=shown(record.rules), known=str(game.replays_from))
    try:
        return game.begin(game.setup_of(record.rules, len(record.players), record.options, record.components))
    except BadRecord:
        raise
    except ZariaError as error:
        raise BadRecord("record-header", reason=str(error)) from None


def effective(steps: list[list[Any]]) -> list[tuple[int, list[Any]]]:
    """The steps that still count after all that was taken back, each with its place in the record, from 1."""
    last = [0]  # last[k]: the last step that counted when k steps had been written; 0 for none
    for number, step in enumerate(steps, 1):
        if step[0] != "undo":
            last.append(number)
        elif step[1] < number:
            last.append(last[step[1]])
        else:
            raise BadRecord("record-undo", number=number, target=shown(step[1]))
    standing: list[tuple[int, list[Any]]] = []
    number = last[-1]
    while number > 0:
        standing.append((number, steps[number - 1]))
        number = last[number - 1]
    standing.reverse()
    return standing


def take(state: State, number: int, step: list[Any]) -> None:
    """Carry out one step of a record."""
    try:
        if step[0] == "deal":
            chance = state.chance()
            if step[1] != chance.label:
                raise BadRecord("record-draw", number=number, given=shown(step[1]), expected=chance.label)
            if step[2] != chance.bounds:
                raise BadRecord("record-bounds", number=number, given=chance.label)
            state.deal(step[3])
        elif step[0] != state.actor:
            code = "record-seat" if state.actor >= 0 else "record-early" if state.actor == CHANCE else "record-late"
            given, expected = step[0] + 1, state.actor + 1  # people count seats from 1
            raise BadRecord(code, number=number, given=shown(given), expected=str(expected))
        else:
            state.apply(state.parse(step[1]))
    except (IllegalMove, IllegalDeal) as error:
        raise BadRecord("record-illegal", number=number, reason=str(error)) from None


def shown_to(record: Record, seat: object) -> Record:
    """The record without what the seat (None: a spectator) may not know yet: `hide 2` becomes `hide ?`.

    A secret answer is shown again once it is revealed; one that was taken back, only when the game is over.
    """
    hidden: set[int] = set()  # places of secret steps that may still be revealed
    taken_back: set[int] = set()
    state = fresh(record)
    viewer = state.check_viewer(seat)
    is_secret = False  # was the step about to be made a secret answer of somebody else?
    for place, (step, state) in enumerate(positions(record), -1):
        if step is not None and step[0] == "undo":
            taken_back |= {secret for secret in hidden if secret >= step[1]}
            hidden -= taken_back
        elif is_secret:
            hidden.add(place)
        elif not state.hides_from(seat):
            hidden.clear()
        is_secret = state.actor != viewer and state.answer_is_secret()
    if state.actor == OVER:
        return record
    unseen = hidden | taken_back
    steps = [
        [step[0], f"{step[1].split()[0]} ?"] if place in unseen else step for place, step in enumerate(record.steps)
    ]
    return record.with_steps(steps, record.result)
