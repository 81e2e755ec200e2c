"""The log is the truth: what a game was started with, and every step since.

A record is independent of any random generator. With label and bounds beside each deal, dice can be verified
without knowing the rules. Steps only grow: taking back is a step, too.
"""

from __future__ import annotations

from typing import Any

from zaria.core.engine.setup import own
from zaria.core.records.form import FORMAT, dump, read_form
from zaria.core.records.seal import Seal
from zaria.core.values.pictures import picture_of


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

    def __repr__(self) -> str:
        """`<record of vegas, ['Ann', 'Bob'], 61 steps: scores [120000, 90000], won by [0]>`."""
        result = "not ended"
        if self.result is not None:
            result = f"scores {self.result['scores']}, won by {self.result['winners']}"
        return f"<record of {self.game}, {self.players}, {len(self.steps)} steps: {result}>"

    def _repr_html_(self) -> str | None:
        """The result and the last position, for notebooks."""
        return picture_of(self)

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
        head = [f"{dump(name)}: {dump(value)}" for name, value in self.header().items()]
        steps = ",\n  ".join(dump(step) for step in self.steps)
        body = f'"steps": [\n  {steps}\n ]' if self.steps else '"steps": []'
        text = "{" + ",\n ".join([*head, body, f'"result": {dump(self.result)}']) + "}\n"
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
