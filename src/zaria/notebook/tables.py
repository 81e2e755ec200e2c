"""Hints and records as HTML tables, without own colours, so they fit light and dark notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from zaria.i18n.speech import english
from zaria.notebook.svg import as_text

if TYPE_CHECKING:
    from zaria.core.records.record import Record

VALUE = {"chance": "chance to win", "points": "points", "lot": "choose with chance"}


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    def row(cells: Iterable[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{as_text(cell)}</{tag}>" for cell in cells) + "</tr>"

    return f"<table>{row(head, 'th')}{''.join(row(cells, 'td') for cells in rows)}</table>"


def hint_table(hint: Mapping[str, Any]) -> str:
    """The reason, and each choice with its value, best first."""
    scale, sign = (1, "") if hint["unit"] == "points" else (100, "%")

    def number(choice: Mapping[str, Any], value: str, error: str) -> str:
        if choice[value] is None:
            return ""
        exact = f"{scale * choice[value]:.1f}{sign}"
        return exact if hint["unit"] == "lot" else f"{exact} ± {scale * choice[error]:.1f}"

    rows = [
        [one["word"], number(one, "value", "error"), number(one, "behind", "behind_error")] for one in hint["choices"]
    ]
    sentence = english(hint["sentence"]["key"], hint["sentence"]["arguments"])
    head = ["", VALUE[hint["unit"]], "behind the best"]
    return f"<p>seat {hint['seat']}: {as_text(sentence)}</p>" + table(head, rows)


def record_table(record: Record) -> str:
    options = ", ".join(f"{name}={value}" for name, value in record.options.items())
    about = f"{record.game}, rules {record.rules}, {len(record.steps)} steps ({options})"
    result = record.result or {"scores": ["" for _ in record.players], "winners": []}
    rows = [
        [name, f"{score:,}" if score != "" else "", "won" if seat in result["winners"] else ""]
        for seat, (name, score) in enumerate(zip(record.players, result["scores"]))
    ]
    return f"<p>{as_text(about)}</p>" + table(["player", "score", ""], rows)
