"""What comes with a game and may grow or be corrected: the tiles that are drawn from, the faces of dice.

A new table takes it as it is today. Its record holds it, so that the table stays what it is when the game changes.
"""

from __future__ import annotations

from typing import Any, Final

from zaria.core.engine.errors import BadRecord
from zaria.core.engine.setup import own

UNWRITTEN: Final = 1  # records of these rules do not hold components: they mean the original ones


class Component:
    """`present` is what new tables get, `original` what it was when records did not hold it yet."""

    def __init__(self, name: str, present: Any, original: Any) -> None:
        self.name = name
        self.present = present
        self.original = original

    def is_used(self, options: dict[str, Any]) -> bool:
        """Does a table with these options depend on it?"""
        return True

    def check(self, value: Any) -> Any:
        """The value of a record as it is kept, a copy; BadRecord if it cannot be."""
        raise self.refuse()

    def refuse(self) -> BadRecord:
        return BadRecord("record-value", field=f"components.{self.name}")


def components_today(components: list[Component], options: dict[str, Any]) -> dict[str, Any]:
    """Those on which a new table with these options depends."""
    return {component.name: own(component.present) for component in components if component.is_used(options)}


def components_of(
    components: list[Component], options: dict[str, Any], rules: int, given: dict[str, Any] | None
) -> dict[str, Any]:
    """Those of a record, checked; what one of the first rules does not say is filled in."""
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
