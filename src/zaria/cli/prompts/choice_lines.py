"""The choices of a question: each with its key, its words, and its consequences."""

from __future__ import annotations

from typing import Any

from zaria.cli.prompts.typed_input import shortcuts, shown_words
from zaria.core.engine.state import State
from zaria.terminal.drawing import Drawing
from zaria.terminal.screen import cut, pad, term_lines, width_of

ABOVE = 12  # rows left for the question and a small table


def choice_lines(
    state: State,
    drawing: Drawing,
    view: dict[str, Any],
    ask: dict[str, Any],
    rows: int | None,
    tight: bool = False,
) -> list[str]:
    """Each choice with its consequences; if rows are few, one line each, or several in a row."""
    screen, words = drawing.screen, drawing.words
    keys = {action: key for key, action in shortcuts(state, words).items()}
    shown = shown_words(state, words, drawing.players)
    key_width = max(map(len, keys.values()))
    word_width = max(width_of(shown[choice["action"]]) for choice in ask["choices"])
    lines, short, cells = [], [], []
    for choice in ask["choices"]:
        key = screen.paint(keys[choice["action"]].rjust(key_width), "bold")
        term = f"  {key}  {pad(shown[choice['action']], word_width)}"
        cells.append(term)
        preview = drawing.preview(view, ask, choice)
        lines.extend(term_lines(term, preview, width_of(term) + 2, screen.width))
        short.append(cut(f"{term}  {preview}".rstrip(), screen.width, screen.glyphs.cut))
    if not tight and (rows is None or len(lines) <= rows - ABOVE):
        return lines
    if rows is None or len(short) <= rows - ABOVE:
        return short
    beside = max(1, screen.width // (width_of(cells[0]) + 1))
    down = -(-len(cells) // beside)
    return [" ".join(cells[row::down]).rstrip() for row in range(down)]
