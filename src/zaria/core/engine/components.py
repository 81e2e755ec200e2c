"""Components of a game that may grow or be corrected: the tiles to draw from, the faces of dice.

A new table copies their present state into its record, so that later changes of the game do not affect it.
"""

from __future__ import annotations

from typing import Any, Final

from zaria.core.engine.errors import BadRecord
from zaria.core.engine.setup import own

UNWRITTEN: Final = 1  # records of these rules hold no components: they use the original ones


class Component:
    """`present` is the value for new tables, `original` the one for records without components."""

    def __init__(self, name: str, present: Any, original: Any) -> None:
        self.name = name
        self.present = present
        self.original = original

    def is_used(self, options: dict[str, Any]) -> bool:
        """Does a table with these options depend on it?"""
        return True

    def check(self, value: Any) -> Any:
        """A checked copy of a record's value; BadRecord if it is invalid."""
        raise self.refuse()

    def refuse(self) -> BadRecord:
        return BadRecord("record-value", field=f"components.{self.name}")


def components_today(components: list[Component], options: dict[str, Any]) -> dict[str, Any]:
    """The present components that a new table with these options uses."""
    return {component.name: own(component.present) for component in components if component.is_used(options)}


def components_of(
    components: list[Component], options: dict[str, Any], rules: int, given: dict[str, Any] | None
) -> dict[str, Any]:
    """The checked components of a record; for the first rules, missing ones are filled in."""
    used = [component for component in components if component.is_used(options)]
    written = {} if given is None else given
    for name in written:
        if name not in [component.name for component in used]:
            raise BadRecord("record-field", field=f"components.{name}"[:40])
    contents: dict[str, Any] = {}
    for component in used:
        if component.name in written:
            contents[component.name] = component.check(written[component.name])
        elif rules <= UNWRITTEN:
            contents[component.name] = own(component.original)
        else:
            raise BadRecord("record-missing", field=f"components.{component.name}")
    return contents
