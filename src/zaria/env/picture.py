"""Environments drawn as in the terminal: printed, as text, or as an image of that text."""

from __future__ import annotations

import io
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from zaria.core.engine.state import State
from zaria.i18n import words
from zaria.terminal.drawing import Drawing, drawing_of
from zaria.terminal.screen import Screen, plainly

RENDER_MODES = ("human", "ansi", "rgb_array")
FRAMES_PER_SECOND = 2
WIDTH = 100  # columns
LINES = 44  # of a picture, so that all have the same size
PAPER, INK = (24, 26, 32), (222, 220, 212)


class Picture:
    """Draws what a spectator sees, without any seat's secrets."""

    def __init__(self, game: str, players: list[str]) -> None:
        screen = Screen(io.StringIO(), WIDTH, colour=False, fancy=False, movable=False)
        self.drawing: Drawing = drawing_of(game, screen, words("en"), players)

    def text(self, state: State) -> str:
        view = state.view(None)
        lines = self.drawing.table(view)
        if view["ranking"]:
            result = {"scores": state.scores(), "winners": state.winners()}
            lines = [*lines, *self.drawing.ending(view, result)]
        return "\n".join(plainly(line).rstrip() for line in lines)

    def show(self, state: State, mode: str | None) -> Any:
        """The result of an environment's `render`."""
        if mode == "rgb_array":
            return pixels(self.text(state))
        if mode == "ansi":
            return self.text(state)
        if mode == "human":
            print(self.text(state), file=sys.stdout, flush=True)
        return None


def pixels(text: str) -> NDArray[np.uint8]:
    """The text as pixels, in a monospaced font."""
    font = ImageFont.load_default_imagefont()
    _, _, width, height = font.getbbox("M")
    image = Image.new("RGB", (int(width) * WIDTH, int(height) * LINES), PAPER)
    draw = ImageDraw.Draw(image)
    for number, line in enumerate(text.splitlines()[:LINES]):
        latin = line.encode("latin-1", "replace").decode("latin-1")
        draw.text((0, int(height) * number), latin, INK, font)
    return np.asarray(image)
