"""Las Vegas for notebooks: six casinos with their money, dice and tiles, the players, and the roll."""

from __future__ import annotations

from typing import Any

from zaria.notebook.svg import DIM, INK, WHITE, Svg, colour, shorten
from zaria.vegas.rules.casino import GREY, NEUTRAL

FELT, CARPET, CARD = "#173f34", "#21544a", "#f3ecd6"
SIGNS = ("#ff8f6b", "#ffc857", "#7fd8a8", "#6fc3f7", "#b79bff", "#ff8fc6")  # of the casinos
COLUMN, LEFT, TOP = 140, 12, 44
DIE, BIG = 16, 21
ROW = 25
OTHERS = {NEUTRAL: "#8d8f98", GREY: "#5d5f68"}
BLACK = "#15161a"


def draw(view: dict[str, Any], names: list[str], pending: str) -> str:
    svg = Svg(6 * COLUMN + 2 * LEFT - 8, FELT)
    svg.text(LEFT, 26, f"Round {view['round']} of {view['rounds']}", 15, bold=True)
    svg.text(LEFT + 120, 26, shorten(pending, 100), 13, DIM)
    owners = owners_of(view)
    tiles = {tile["casino"]: tile for tile in view["tiles"]}
    bottom = TOP + 74 + ROW * max(len(owners), 1) + (24 if tiles else 0)
    for place, casino in enumerate(view["casinos"]):
        draw_casino(svg, LEFT + place * COLUMN, casino, owners, bottom - TOP, tiles.get(casino["number"]))
    end = draw_roll(svg, bottom + 12, view)
    draw_players(svg, end, view, names)
    return svg.finish(end + 58, f"Las Vegas, {pending}")


def owners_of(view: dict[str, Any]) -> list[int]:
    """Seats and other owners with dice in any casino, in the same order for all casinos."""
    seats = {int(seat) for casino in view["casinos"] for seat in casino["dice"]}
    neutral = any(sum(casino["neutral"].values()) for casino in view["casinos"])
    grey = any(casino["grey"] for casino in view["casinos"])
    return [*sorted(seats), *([NEUTRAL] if neutral else []), *([GREY] if grey else [])]


def dice_of(casino: dict[str, Any], owner: int) -> tuple[int, int, int]:
    """Small, big and black dice of an owner."""
    if owner == GREY:
        return casino["grey"], 0, 0
    dice = casino["neutral"] if owner == NEUTRAL else casino["dice"].get(str(owner), {"small": 0, "big": 0})
    return dice["small"], dice["big"], dice.get("black", 0)


def draw_casino(
    svg: Svg, x: int, casino: dict[str, Any], owners: list[int], height: int, tile: dict[str, Any] | None
) -> None:
    width, sign = COLUMN - 8, SIGNS[casino["number"] - 1]
    svg.rect(x, TOP, width, height, CARPET, 8, f' stroke="{sign}" stroke-width="2"')
    svg.die(x + 6, TOP + 6, 24, casino["number"], BLACK)
    if casino["closed"]:
        svg.text(x + width - 8, TOP + 23, "closed", 13, "#ff8f8f", "end", bold=True)
    pays = list(casino["pays"])
    for place, card in enumerate(casino["cards"]):
        left = x + 6 + place * (width - 8) / 2
        svg.rect(left, TOP + 36, (width - 16) / 2, 22, CARD, 3)
        svg.text(left + 4, TOP + 51, f"${card // 1000}k", 11, BLACK, bold=True)
        if pays and pays[0]["amount"] == card:  # the seat that would get it now
            svg.rect(left + (width - 16) / 2 - 14, TOP + 42, 10, 10, colour(pays.pop(0)["seat"]), 3)
    for row, owner in enumerate(owners):
        draw_dice(svg, x + 6, TOP + 66 + row * ROW, width - 12, casino, owner)
    if tile is not None:
        svg.text(x + 6, TOP + height - 9, tile["key"].replace("_", " ").title(), 12, WHITE, bold=True)


def draw_dice(svg: Svg, x: float, y: float, width: float, casino: dict[str, Any], owner: int) -> None:
    """Draw an owner's dice with their weight; faint in a tie, closer together if there are many."""
    small, big, black = dice_of(casino, owner)
    if small + big + black == 0:
        return
    opacity = 0.45 if owner in casino["tied"] else 1
    fill = OTHERS.get(owner) or colour(owner)
    sides = [*[(BIG, fill)] * big, *[(DIE, fill)] * small, *[(DIE, BLACK)] * black]
    step = min(DIE + 2, (width - 22 - BIG) / max(len(sides) - 1, 1))
    for place, (side, one) in enumerate(sides):
        shift = BIG - DIE if big and place else 0
        svg.die(x + place * step + shift, y + (BIG - side) / 2, side, casino["number"], one, opacity)
    tied = "=" if owner in casino["tied"] else ""
    svg.text(x + width, y + 15, f"{small + 2 * big + black}{tied}", 13, INK, "end", bold=True)


def draw_roll(svg: Svg, y: float, view: dict[str, Any]) -> float:
    """Draw the rolled dice, if any; return where the next part begins."""
    roll = view["roll"]
    dice = [(number, 28, colour(view["turn"])) for number in sorted(roll["small"])]
    if roll["big"] is not None:
        dice.append((roll["big"], 36, colour(view["turn"])))
    dice += [(number, 28, BLACK) for number in roll["black"]]
    for place, (number, side, fill) in enumerate(dice):
        svg.die(LEFT + place * 34, y + 36 - side, side, number, fill)
    return y + 48 if dice else y


def draw_players(svg: Svg, y: float, view: dict[str, Any], names: list[str]) -> None:
    width = (svg.width - 2 * LEFT) / len(names)
    for seat, (name, player) in enumerate(zip(names, view["players"])):
        x = LEFT + seat * width
        svg.rect(x, y, width - 8, 46, BLACK, 6, f' stroke="{colour(seat)}" stroke-width="2"')
        money = "$?" if player["money"] is None else f"${player['money']:,}"
        svg.text(x + 10, y + 18, shorten(name, 16), 13, colour(seat), bold=True)
        svg.text(x + width - 16, y + 18, money, 13, INK, "end", bold=True)
        dice = player["small"] + player["big"]
        svg.text(x + 10, y + 37, f"{dice} dice, {player['chips']} chips, {player['cards']} cards", 12, DIM)


PICTURE = {"vegas": draw}
