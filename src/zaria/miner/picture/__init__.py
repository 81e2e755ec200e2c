"""Dice Miner for notebooks: the mountain of dice, and each player's trove with its points."""

from __future__ import annotations

from typing import Any

from zaria.notebook.svg import DIM, INK, WHITE, Svg, as_text, colour, shorten

NIGHT, ROCK, SHELF = "#1b2140", "#3a4066", "#2b1d14"
KINDS = {"tunnel": "#e9e0c6", "hazard": "#a63c2e", "tool": "#4f7385", "treasure": "#1f7a63", "magic": "#6a4bb0"}
DARK = "#3b2f27"  # on tunnel dice, which are light
GLOW = "#ffd98a"
LEFT = 16
SIDE = 40  # of a die on the mountain
STEP = 31  # across and down between the centres of neighbours
SMALL = 26  # a die in a trove
WIDTH = 12 * STEP + 2 * LEFT + 460
TROVE = 414  # left edge of the troves

# Drawn in a square of 24 units around 0.
ICONS = {
    "tunnel": "M-8 9V-1a8 8 0 0 1 16 0V9Z",
    "beer": "M-7-5h10v14h-10ZM4-2h5v8h-5v-2h3v-4h-3ZM-8-6a3 3 0 0 1 4-3 4 4 0 0 1 6 0 3 3 0 0 1 2 3Z",
    "gem": "M-9-2-5-8H5L9-2 0 9Z",
    "magic": "M0-10 2.6-2.6 10 0 2.6 2.6 0 10-2.6 2.6-10 0-2.6-2.6Z",
    "pickaxe": "M-9-5C-3-11 5-10 9-3 4-6 1-6-1-5L7 8 5 10-4-3C-6-2-8-1-9-5Z",
    "shield": "M-8-8H8V0C8 5 4 8 0 10-4 8-8 5-8 0Z",
    "chest": "M-9-2C-9-9 9-9 9-2ZM-9 0H-2V3H2V0H9V8H-9Z",
    "dragon": "M-10 2-2-5-1-10 3-5 10-2 5 1 10 4 2 5-2 9-3 4Z",
    "cave-in": "M-9 8-7 1-2 0 0 8ZM1 8 3 2 8 3 10 8ZM-4-2-2-8 4-7 5-1 1 1Z",
}


def draw(view: dict[str, Any], names: list[str], pending: str) -> str:
    svg = Svg(WIDTH, NIGHT)
    svg.text(LEFT, 26, f"Round {view['round']}, {view['phase']}", 15, bold=True)
    svg.text(LEFT + 190, 26, shorten(pending, 88), 13, DIM)
    base = 44 + 6 * STEP + SIDE
    middle = LEFT + 6 * STEP
    svg.path(f"M{middle - 6 * STEP} {base}L{middle} 44L{middle + 6 * STEP} {base}Z", ROCK)
    for die in view["mountain"]:
        across, up = die["cell"][0] - die["cell"][1], die["cell"][0] + die["cell"][1]
        draw_mountain_die(svg, middle + across * STEP, base - SIDE / 1.4 - (up - 5) * STEP, die)
    bag = ", ".join(f"{number} {kind}" for kind, number in view["bag"].items())
    svg.text(LEFT, base + 22, f"bag: {bag}", 12, DIM)
    bottom = draw_troves(svg, view, names)
    return svg.finish(max(base + 34, bottom), f"Dice Miner, {pending}")


def draw_mountain_die(svg: Svg, x: float, y: float, die: dict[str, Any]) -> None:
    """Draw a die on its corner; bright if it can be taken, with a frame if from the top."""
    half = SIDE / 2
    svg.parts.append(f'<g opacity="{0.6 if die["take"] == "no" else 1:g}">')
    svg.parts.append(f"<title>die {die['die']}: {as_text(die['face'])}</title>")
    edge = f' stroke="{GLOW if die["take"] == "top" else NIGHT}" stroke-width="2.5"'
    svg.rect(x - half, y - half, SIDE, SIDE, KINDS[die["kind"]], 6, f'{edge} transform="rotate(45 {x:g} {y:g})"')
    draw_face(svg, x, y - 2, die["kind"], die["face"], 1.0)
    svg.text(x, y + 22, str(die["die"]), 9, DARK if die["kind"] == "tunnel" else WHITE, "middle")  # the number in moves
    svg.parts.append("</g>")


def draw_face(svg: Svg, x: float, y: float, kind: str, face: str, scale: float) -> None:
    """Draw the symbol, with its number on it or next to it."""
    symbol, number = ("tunnel", face) if face.isdigit() else (face.rstrip(" 0123456789"), face.rpartition(" ")[2])
    ink, figure = (DARK, WHITE) if kind == "tunnel" else (WHITE, KINDS[kind])
    beside = number.isdigit() and symbol not in ("tunnel", "gem")
    left, size = (x - 6 * scale, 0.85 * scale) if beside else (x, 1.15 * scale)
    svg.path(ICONS[symbol], ink, f"translate({left:g} {y:g}) scale({size:g})")
    if beside:
        svg.text(x + 9 * scale, y + 6 * scale, number, 16 * scale, WHITE, "middle", bold=True)
    elif number.isdigit():
        svg.text(x, y + 5 * scale, number, 14 * scale, figure, "middle", bold=True)


def draw_troves(svg: Svg, view: dict[str, Any], names: list[str]) -> float:
    """Draw each player's hero, dice and points; return their lower edge."""
    y = 44.0
    width = WIDTH - TROVE - LEFT
    in_row = int((width - 16) // (SMALL + 4))
    for seat, (name, player) in enumerate(zip(names, view["players"])):
        dice = [(kind, face, used) for (kind, face), used in zip(player["hero_faces"], player["hero_spent"])]
        dice += [(die[1], die[2], False) for die in player["trove"]]
        height = 34 + (SMALL + 6) * max(1, -(-len(dice) // in_row))
        svg.rect(TROVE, y, width, height, SHELF, 8, f' stroke="{colour(seat)}" stroke-width="2"')
        hero = f", {player['hero'].replace('-', ' ')}" if player["hero"] else ""
        svg.text(TROVE + 10, y + 20, shorten(name, 22) + hero, 13, colour(seat), bold=True)
        now = f"now {player['now']['total']:+}, " if player["now"] else ""
        svg.text(TROVE + width - 10, y + 20, f"{now}total {player['total']}", 13, INK, "end", bold=True)
        for place, (kind, face, used) in enumerate(dice):
            left = TROVE + 10 + place % in_row * (SMALL + 4)
            top = y + 30 + place // in_row * (SMALL + 6)
            svg.parts.append(f'<g opacity="{0.5 if used else 1:g}"><title>{as_text(face)}</title>')
            svg.rect(left, top, SMALL, SMALL, KINDS[kind], 5)
            draw_face(svg, left + SMALL / 2, top + SMALL / 2, kind, face, 0.8)
            svg.parts.append("</g>")
        y += height + 8
    return y + 6


PICTURE = {"miner": draw, "miner-solo": draw}
