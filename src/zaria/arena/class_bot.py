"""A bot that is a class in a user's module. It runs in its own process, so that it cannot harm ours."""

from __future__ import annotations

import base64
import json
import sys
from pathlib import Path

from zaria.arena.match import BotFailed
from zaria.arena.program_bot import SECONDS, ProgramBot, patience
from zaria.core.engine.state import State
from zaria.core.values.rng import Rng

STARTING = 60.0  # seconds to load the class and its imports


class NoChoose(BotFailed):
    """The class has no method `choose`."""


class ClassBot(ProgramBot):
    """Starts its process at once, so that a class that cannot be loaded is refused before any game."""

    def __init__(self, name: str, module: str, attribute: str, seconds: float = SECONDS) -> None:
        super().__init__(name, [], seconds)
        here = str(Path.cwd())  # modules in the current folder can be imported
        path = sys.path if here in sys.path else [here, *sys.path]
        begin = f"import sys; sys.path[:] = {path!r}; from zaria.arena.class_host import host"
        self.command = [sys.executable, "-P", "-c", f"{begin}; host({module!r}, {attribute!r})"]
        self.errors = None  # its output goes to our standard error
        self.start()

    def choose(self, known: State, seat: int, rng: Rng, budget: int) -> int:
        question = self.question(seat, rng, budget) | {"state": base64.b64encode(known.to_bytes()).decode()}
        self.spent = 0.0
        self.send(json.dumps(question))
        said = self.answer_line(self.number, patience(self.seconds, self.late))
        self.late = 0
        self.spent = said["spent"]
        if "failed" in said:
            raise BotFailed(said["failed"])
        action: int = said["action"]
        return action

    def start(self) -> None:
        super().start()
        said = self.answer_line(0, STARTING)
        if "broken" in said:
            self.close()
            raise BotFailed(said["broken"])
        if not said["can_choose"]:
            self.close()
            raise NoChoose
