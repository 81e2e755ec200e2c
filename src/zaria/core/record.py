"""The log is the truth: what a game was started with, and every step since.

A record is independent of any random generator. With label and bounds beside each deal, dice can be verified
without knowing the rules. Steps only grow: taking back is a step, too.
"""

from __future__ import annotations

import json
from typing import Any

from zaria.core.errors import BadRecord, IllegalDeal, IllegalMove, NewerRecord, ZariaError, shown
from zaria.core.frames import CHANCE, OVER
from zaria.core.registry import GAMES, find_game
from zaria.core.rng import Rng
from zaria.core.seal import Seal, is_seal
from zaria.core.state import State

FORMAT = 1
FIELDS = ("zaria", "game", "rules", "options", "players", "steps", "result")  # and "seal", if the dice are sealed


class Record:
    """`players` are names, one a seat. Steps: `["deal", label, bounds, values]`, `[seat, words]`, `["undo", k]`.

    `["undo", k]` takes the table back to where it was after the first k steps of the list. `seal` is what is needed
    to check the dice, None where they were not sealed.
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
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.players = players
        self.steps = steps
        self.result = result
        self.seal = seal

    def header(self) -> dict[str, Any]:
        header: dict[str, Any] = {
            "zaria": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "players": self.players,
        }
        return header if self.seal is None else header | {"seal": self.seal.to_data()}

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
    def from_json(cls, text: str) -> Record:
        """Read and check the form of a record; `replay` checks that it is a possible game."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            place = f"{error.lineno}:{error.colno}" if isinstance(error, json.JSONDecodeError) else "-"
            raise BadRecord("record-json", place=place) from None
        if not isinstance(data, dict) or "zaria" not in data:
            raise BadRecord("record-foreign")
        if type(data["zaria"]) is int and data["zaria"] > FORMAT:
            raise NewerRecord("record-format", given=shown(data["zaria"]), known=str(FORMAT))
        for name in FIELDS:
            if name not in data:
                raise BadRecord("record-missing", field=name)
        for name in data:
            if name not in FIELDS and name != "seal":
                raise BadRecord("record-field", field=shown(name))
        expect("zaria", data["zaria"] == FORMAT and type(data["zaria"]) is int)
        expect("game", isinstance(data["game"], str))
        expect("rules", type(data["rules"]) is int and data["rules"] >= 1)
        expect("options", isinstance(data["options"], dict))
        expect("players", is_list_of(data["players"], str) and len(data["players"]) > 0)
        expect("steps", isinstance(data["steps"], list))
        expect("result", data["result"] is None or is_result(data["result"]))
        expect("seal", "seal" not in data or is_seal(data["seal"], len(data["players"])))
        for number, step in enumerate(data["steps"]):
            if not is_step(step):
                raise BadRecord("record-step", number=number + 1)
        seal = Seal(**data["seal"]) if "seal" in data else None
        return cls(data["game"], data["rules"], data["options"], data["players"], data["steps"], data["result"], seal)


class Log:
    """A game and its record, moving together."""

    def __init__(self, game: object, names: list[str], **options: Any) -> None:
        self.state = find_game(game).start(len(names), options)
        setup = self.state.setup
        self.record = Record(setup.game, setup.rules, setup.options, list(names), [], None)

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
        self._add(["deal", chance.label, chance.bounds, values])
        return values

    def undo(self, k: object) -> None:
        """Take the table back to where it was after the first k steps of the record."""
        if not isinstance(k, int) or isinstance(k, bool) or not 0 <= k <= len(self.record.steps):
            raise BadRecord("record-undo", number=len(self.record.steps) + 1, target=shown(k))
        sink = self.state.sink
        self.state = state_after(self.record, k)
        self.state.listen(sink)
        self._add(["undo", k])

    def shown(self, seat: int | None) -> Record:
        """The record as this seat (None: a spectator) may see it now."""
        return shown_to(self.record, seat)

    def _add(self, step: list[Any]) -> None:
        self.record.steps.append(step)
        self.record.result = result_of(self.state)


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


def resume(record: Record) -> Log:
    """A log that goes on where the record stops."""
    state = replay(record)
    log = Log(record.game, record.players, **record.options)
    log.state = state
    log.record = Record(
        record.game, record.rules, record.options, record.players, list(record.steps), record.result, record.seal
    )
    return log


def fresh(record: Record) -> State:
    """The state before the first step."""
    if record.game not in GAMES:
        raise BadRecord("record-game", given=shown(record.game), possible=", ".join(GAMES))
    game = GAMES[record.game]
    if record.rules > game.rules:
        raise NewerRecord("record-rules-newer", game=game.name, given=shown(record.rules), known=str(game.rules))
    if record.rules < game.rules:
        raise BadRecord("record-rules-older", game=game.name, given=shown(record.rules), known=str(game.rules))
    try:
        return game.start(len(record.players), record.options)
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
            raise BadRecord(code, number=number, given=shown(step[0]), expected=str(state.actor))
        else:
            state.apply(state.parse(step[1]))
    except (IllegalMove, IllegalDeal) as error:
        raise BadRecord("record-illegal", number=number, reason=str(error)) from None


def shown_to(record: Record, seat: int | None) -> Record:
    """The record without what the seat (None: a spectator) may not know yet: `hide 2` becomes `hide ?`.

    A secret answer is shown again once it is revealed; one that was taken back, only when the game is over.
    """
    state = fresh(record)
    state.check_seat(seat, spectator=True)
    hidden: set[int] = set()  # places of secret steps that may still be revealed
    taken_back: set[int] = set()
    targets = {step[1] for step in record.steps if step[0] == "undo"}
    kept: dict[int, State] = {}  # by the number of steps before; to replay for each undo would take far too long
    for place, step in enumerate(record.steps):
        if place in targets:
            kept[place] = state.copy()
        if step[0] == "undo":
            if step[1] not in kept:
                raise BadRecord("record-undo", number=place + 1, target=shown(step[1]))
            state = kept[step[1]].copy()
            taken_back |= {secret for secret in hidden if secret >= step[1]}
            hidden -= taken_back
            continue
        is_secret = step[0] != seat and state.top.is_secret()
        take(state, place + 1, step)
        if is_secret:
            hidden.add(place)
        elif not state.hides_from(seat):
            hidden.clear()
    if state.actor == OVER:
        return record
    unseen = hidden | taken_back
    steps = [
        [step[0], f"{step[1].split()[0]} ?"] if place in unseen else step for place, step in enumerate(record.steps)
    ]
    return Record(record.game, record.rules, record.options, record.players, steps, record.result, record.seal)


def dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def expect(field: str, right: bool) -> None:
    if not right:
        raise BadRecord("record-value", field=field)


def is_list_of(value: object, kind: type) -> bool:
    return isinstance(value, list) and all(type(item) is kind for item in value)


def is_result(result: object) -> bool:
    """Has it the form of a result?"""
    if not isinstance(result, dict) or sorted(result) != ["scores", "winners"]:
        return False
    return is_list_of(result["scores"], int) and is_list_of(result["winners"], int)


def is_step(step: object) -> bool:
    """Has it the form of a step?"""
    if not isinstance(step, list) or not step:
        return False
    if step[0] == "deal":
        return len(step) == 4 and type(step[1]) is str and is_list_of(step[2], int) and is_list_of(step[3], int)
    if step[0] == "undo":
        return len(step) == 2 and type(step[1]) is int and step[1] >= 0
    return type(step[0]) is int and len(step) == 2 and type(step[1]) is str
