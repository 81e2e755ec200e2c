"""A hint in words: the reason, and the value of each choice."""

from __future__ import annotations

from typing import Any

from zaria.cli.prompts.typed_input import shown_words
from zaria.core.engine.state import State
from zaria.i18n import Words, minus
from zaria.i18n.speech import Speech
from zaria.terminal.columns import columns
from zaria.terminal.drawing import Drawing

HEADS = {"chance": "hint-column-chance", "points": "hint-column-points", "lot": "hint-column-lot"}


def hint_lines(state: State, given: dict[str, Any], drawing: Drawing) -> list[str]:
    """The reason, and the value of each choice, in the words that can be typed."""
    view = state.view(state.actor)
    typed, ask = shown_words(state, drawing.words, drawing.players), view["ask"]
    names = {
        choice["word"]: drawing.named(view, ask, choice | {"word": typed[choice["action"]]})
        for choice in ask["choices"]
    }
    return [reason(given, names, drawing.speech), "", *table(given, names, drawing.words)]


def reason(given: dict[str, Any], names: dict[str, str], speech: Speech) -> str:
    """Why the best choice is the best."""
    sentence = given["sentence"]
    about = dict(sentence["arguments"])
    for choice in ("best", "second"):
        if choice in about:
            about[choice] = names[about[choice]]
    return speech.say(sentence["key"], about)


def table(given: dict[str, Any], names: dict[str, str], words: Words) -> list[str]:
    """Each choice with its value and its difference to the best one, if choices were compared."""
    unit, choices = given["unit"], given["choices"]
    if choices[0]["value"] is None:
        return []
    if unit == "lot":
        return columns(
            [["", words.say(HEADS[unit])]]
            + [[names[choice["word"]], words.decimal(100 * choice["value"])] for choice in choices]
        )
    scale = 1 if unit == "points" else 100
    rows = [["", words.say(HEADS[unit]), "", words.say("hint-column-behind"), ""]]
    for choice in choices:
        cells = [""] * 4
        if choice["value"] is not None:
            numbers = [scale * choice[name] for name in ("value", "error", "behind", "behind_error")]
            cells = [minus(words.decimal(number)) for number in numbers]
            cells[1], cells[3] = f"±{cells[1]}", f"±{cells[3]}"
        rows.append([names[choice["word"]], *cells])
    return columns(rows)
