"""Tables in the position that a test needs: a game is played with the engine until it is reached,
and then, step by step, at a table with real dice. There are no bots to wait for, and nothing is random."""

from collections.abc import Callable
from typing import Any

import zaria
from support.page.browser import Visitor
from support.page.playing import go_to_table
from support.server.person import Person
from zaria.core.engine.state import Event, State
from zaria.core.records.log import Log

GAMES = 500  # tried
BOARD = "main [data-die], main [data-place]"
Wanted = Callable[[State, list[Event]], bool]  # of the position, and of the events of the last step


def asked(question: str, *seats: int) -> Wanted:
    """Is the visitor, or one of these seats, asked this question?"""
    return lambda state, _: state.actor in (seats or (0,)) and state.top.asks(state).message == question


def told(kind: str) -> Wanted:
    return lambda _, events: any(event.kind == kind for event in events)


def played_until(wanted: Wanted, game: str, names: list[str], **options: Any) -> Log:
    """The first game of random moves that reaches the position, up to there."""
    for seed in range(GAMES):
        log = Log(game, names, **options)
        events: list[Event] = []
        log.state.listen(events.append)
        rng = zaria.Rng(seed)
        while log.state.actor != zaria.OVER:
            events.clear()
            if log.state.actor == zaria.CHANCE:
                log.roll(rng)
            else:
                legal = log.state.legal()
                going_on = [action for action in legal if log.state.name(action) != "stop"] or legal
                log.apply(going_on[rng.below(len(going_on))])
            if wanted(log.state, events):
                return log
    raise AssertionError("no game got there")


class Stage:
    """A visitor's table at which the game of a log is played; its first seat is the visitor's.

    The others' seats are on the same device if it is `shared`, otherwise on another one without a browser.
    `more` are further settings of the table.
    """

    def __init__(self, visitor: Visitor, log: Log, shared: bool = False, **more: Any) -> None:
        self.visitor = visitor
        self.steps = list(log.record.steps)
        self.ann = Person(visitor.address, log.record.players[0])
        self.other = self.ann if shared else Person(visitor.address, "Ben")
        visitor.on_leaving.append(self.leave)
        self.id = self.set_up(log, shared, more)
        self.version = self.ann.get(f"/api/tables/{self.id}")["version"]

    def set_up(self, log: Log, shared: bool, more: dict[str, Any]) -> str:
        record = log.record
        others = [{"kind": "me", "name": name} if shared else {"kind": "open"} for name in record.players[1:]]
        seats = [{"kind": "me", "name": record.players[0]}, *others]
        table = {"game": record.game, "options": record.options, "seats": seats, "dice": "real", "private": True}
        table |= more
        id = str(self.ann.post("/api/tables", table)["id"])
        if not shared:
            for seat, name in list(enumerate(record.players))[1:]:
                self.other.do(id, "sit", seat=seat, name=name)
        self.ann.do(id, "start")
        return id

    def play(self, short_of: int = 0) -> None:
        """Make the remaining steps of the log, except the last ones."""
        while len(self.steps) > short_of:
            step = self.steps.pop(0)
            if step[0] == "deal" and step[1].startswith("aside/"):  # face down: the server lets other cards stand in
                answer = self.ann.get(f"/api/tables/{self.id}")
            elif step[0] == "deal":
                answer = self.ann.do(self.id, "deal", version=self.version, values=step[3])
            else:
                person = self.ann if step[0] == 0 else self.other
                answer = person.do(self.id, "move", version=self.version, word=step[1])
            self.version = answer["version"]

    def show(self, *others: Visitor, sign: str = BOARD) -> None:
        """Open the table until the sign is seen; the others are the same person's other devices."""
        for visitor in (self.visitor, *others):
            url, cookies = visitor.address, self.ann.http.cookies.items()
            visitor.context.add_cookies([{"name": name, "value": value, "url": url} for name, value in cookies])
            go_to_table(visitor.page, self.id)
            visitor.page.locator(sign).first.wait_for()

    def leave(self) -> None:
        self.ann.http.close()
        self.other.http.close()

    def record(self) -> list[list[Any]]:
        """The steps on the server."""
        steps: list[list[Any]] = self.ann.get(f"/api/tables/{self.id}/record")["steps"]
        return steps


def staged(visitor: Visitor, log: Log, shared: bool = False, sign: str = BOARD, **more: Any) -> Stage:
    """A visitor at the table at the end of the log."""
    stage = Stage(visitor, log, shared, **more)
    stage.play()
    stage.show(sign=sign)
    return stage
