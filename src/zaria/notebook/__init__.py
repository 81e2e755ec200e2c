"""How states, records and hints look in a notebook.

A picture shows a spectator's view, `state.view(None)`: it contains no secrets, so anyone may see it during the game.
Its words are English, like those of `repr`. A game provides its own drawing in `picture/`.
"""

from __future__ import annotations

from typing import Any

from zaria.bots import hints
from zaria.core.engine.errors import ZariaError
from zaria.core.engine.player import BUDGET
from zaria.core.engine.state import State
from zaria.core.records.record import Record
from zaria.core.records.replay import states


class Hint(dict[str, Any]):
    """The result of `zaria.hint`: plain data that a notebook shows as a table."""

    def _repr_html_(self) -> str:
        from zaria.notebook.tables import hint_table

        return hint_table(self)


def hint(state: State, seed: int = 0, rollouts: int = 0, effort: int = BUDGET) -> Hint:
    return Hint(hints.hint(state, seed, rollouts, effort))


hint.__doc__ = hints.hint.__doc__


def draw(what: object) -> str | None:
    """SVG of a state, HTML of a record; None if its game has no picture."""
    if isinstance(what, State):
        return picture_of(what, [f"seat {seat}" for seat in range(what.players)])
    return html_of(what) if isinstance(what, Record) else None


def picture_of(state: State, names: list[str]) -> str | None:
    from zaria.games import parts

    drawings = {game: drawing for picture in parts("picture") for game, drawing in picture.items()}
    drawing = drawings.get(state.setup.game)
    pending = repr(state).partition(": ")[2].removesuffix(">")
    return drawing(state.view(None), names, pending) if drawing is not None else None


def html_of(record: Record) -> str:
    """The players with their scores, and the table at the end of the record."""
    from zaria.notebook.svg import as_text
    from zaria.notebook.tables import record_table

    try:
        *_, (_, last) = states(record)
        picture = picture_of(last, record.players)
    except ZariaError as trouble:  # a record changed by hand, or of a newer version
        picture = f"<p>{as_text(str(trouble))}</p>"
    return record_table(record) + (picture or "")
