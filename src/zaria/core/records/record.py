"""A record: the setup of a game, and every step since.

A record does not depend on any random generator. Each deal has its label and bounds, so dice can be verified without
knowing the rules. Steps are only appended: an undo is a step, too.
"""

from __future__ import annotations

from typing import Any

from zaria.core.engine.setup import own
from zaria.core.records.form import FORMAT, dump, read_form
from zaria.core.records.seal import Seal
from zaria.core.values.pictures import picture_of


class Record:
    """`players` are names by seat. Steps: `["deal", label, bounds, values]`, `[seat, words]`, `["undo", k]`.

    `["undo", k]` returns to the position after the first k steps of the list. `seal` is needed to check the dice; None
    if they were not sealed. `components` are parts of the game that the replay depends on and that may change later,
    such as the tiles to draw from; None if there are none, or if the record is older than the field.
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
        """JSON with one line per step, for people to read and tools to compare."""
        head = [f"{dump(name)}: {dump(value)}" for name, value in self.header().items()]
        steps = ",\n  ".join(dump(step) for step in self.steps)
        body = f'"steps": [\n  {steps}\n ]' if self.steps else '"steps": []'
        text = "{" + ",\n ".join([*head, body, f'"result": {dump(self.result)}']) + "}\n"
        return text.encode("utf-8", "backslashreplace").decode()  # lone surrogates are escaped, as in JSON

    @classmethod
    def from_json(cls, text: object) -> Record:
        """Read and check the form of a record; `replay` checks that it is a possible game."""
        data = read_form(text)
        seal = Seal(**data["seal"]) if "seal" in data else None
        header = (data["game"], data["rules"], data["options"], data["players"])
        return cls(*header, data["steps"], data["result"], seal, data.get("components"))

    def with_steps(self, steps: list[list[Any]], result: dict[str, Any] | None) -> Record:
        """A record with the same start and these steps. Everything but the single steps is copied."""
        header = (self.game, self.rules, own(self.options), list(self.players))
        return Record(*header, steps, result, self.seal, own(self.components))
