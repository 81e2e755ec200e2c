"""Las Vegas in the terminal: casinos as rows, players as columns, the roll as dice."""

from __future__ import annotations

from typing import Any

from zaria.i18n import Words
from zaria.terminal.dice import die
from zaria.terminal.drawing import Drawing
from zaria.terminal.screen import ESCAPE, Screen, beside, cut, pad, width_of
from zaria.vegas.rules.casino import GREY, NEUTRAL, NOBODY
from zaria.vegas.terminal.previews import Previews
from zaria.vegas.terminal.tiles import TileLines
from zaria.vegas.tiles.catalogue import TILES
from zaria.vegas.words import tile as tile_name

GAP = 2
HIGHEST_CARD = 100_000


class VegasDrawing(Drawing):
    """Draws views of Las Vegas."""

    private_command = "money"
    rules_of_the_table = ("LV-TURN-02", "LV-TURN-03", "LV-PAY-01", "LV-PAY-02")

    def __init__(self, screen: Screen, words: Words, players: list[str]) -> None:
        super().__init__(screen, words, players)
        self.marks |= {NEUTRAL: screen.glyphs.neutral, GREY: screen.paint(screen.glyphs.grey, "dim")}
        self.money_width = width_of(words.money(HIGHEST_CARD))
        self.tiles = TileLines(screen, self.speech, self.marks)
        self.previews = Previews(self.speech)

    def names(self) -> dict[int, str]:
        others = {NEUTRAL: "neutral", GREY: "grey", NOBODY: "nobody"}
        return super().names() | {owner: self.words.say(f"owner-vegas-{name}") for owner, name in others.items()}

    # The table

    def table(self, view: dict[str, Any]) -> list[str]:
        owners = self.owners(view)
        first = max(width_of(self.cards(casino)) for casino in view["casinos"]) + 4
        first = max(first, *(width_of(label) + GAP + 1 for label in self.labels()))
        column = (self.screen.width - first) // len(owners)
        round_now = self.words.say("table-vegas-round", {"round": view["round"], "rounds": view["rounds"]})
        lines = [self.screen.heading(round_now), self.row("", [self.head(o, column) for o in owners], first, column)]
        tiles = {tile["casino"]: tile for tile in view["tiles"]}
        for casino in view["casinos"]:
            number = self.screen.paint(str(casino["number"]), "bold")
            cells = [self.cell(casino, owner, column - GAP) for owner in owners]
            lines.append(self.row(f" {number} {self.cards(casino)}", cells, first, column))
            if casino["closed"]:
                lines.append("   " + self.screen.paint(self.words.say("table-vegas-closed"), "bad"))
            if casino["number"] in tiles:
                lines.extend("   " + line for line in self.tiles.lines(tiles[casino["number"]]))
        lines.append("")
        return lines + self.supplies(view, first, column)

    def tables(self, view: dict[str, Any]) -> list[list[str]]:
        """The table in three sizes: in full; with one line a tile and two for the supplies; with tile names only."""
        return [self.table(view), self.compact(view, self.short_tiles(view)), self.compact(view, self.tile_names(view))]

    def compact(self, view: dict[str, Any], tiles: list[str]) -> list[str]:
        owners = self.owners(view)
        first = max(width_of(self.cards(casino)) for casino in view["casinos"]) + 4
        column = (self.screen.width - first) // len(owners)
        round_now = self.words.say("table-vegas-round", {"round": view["round"], "rounds": view["rounds"]})
        lines = [self.screen.heading(round_now), self.row("", [self.head(o, column) for o in owners], first, column)]
        for casino in view["casinos"]:
            sign = self.screen.paint(self.screen.glyphs.blocked, "bad") if casino["closed"] else " "
            number = f"{sign}{self.screen.paint(str(casino['number']), 'bold')}"
            cells = [self.cell(casino, owner, column - GAP) for owner in owners]
            lines.append(self.row(f"{number} {self.cards(casino)}", cells, first, column))
        return [*lines, *tiles, *self.short_supplies(view, first, column)]

    def short_tiles(self, view: dict[str, Any]) -> list[str]:
        """One line for each tile, cut where it is too long."""
        tile_lines = [(tile["casino"], line) for tile in view["tiles"] for line in self.tiles.lines(tile)]
        return [cut(f" {casino} {line}", self.screen.width, self.screen.glyphs.cut) for casino, line in tile_lines]

    def tile_names(self, view: dict[str, Any]) -> list[str]:
        names = [f"{tile['casino']} {tile_name(self.speech, tile['key'])}" for tile in view["tiles"]]
        return [f" {' · '.join(names)}"] if names else []

    def short_supplies(self, view: dict[str, Any], first: int, column: int) -> list[str]:
        """Dice and chips in one line, cards and money in the other."""
        labels = self.labels()
        titles = [f" {labels[0]}, {labels[1]}", f" {labels[2]}, {labels[3]}"]
        dice, money = [], []
        for seat, player in enumerate(view["players"]):
            big = f"+[{self.marks[seat]}]" * player["big"]
            dice.append(f"{player['small']}{big} {player['chips']}")
            money.append(f"{player['cards']} {self.amount(player['money'], column - 4)}")
        if max(map(width_of, (*dice, *money))) >= column:  # too narrow: use each player's mark instead
            first = max(map(width_of, titles)) + 1
            column = (self.screen.width - first) // len(view["players"])
            players = [(self.marks[seat], player) for seat, player in enumerate(view["players"])]
            dice = [f"{mark} {own['small']}{'+1' * own['big']} {own['chips']}" for mark, own in players]
            money = [f"{mark} {own['cards']} {self.amount(own['money'], column - 5)}" for mark, own in players]
        return [self.row(title, cells, first, column).rstrip() for title, cells in zip(titles, (dice, money))]

    def owners(self, view: dict[str, Any]) -> list[int]:
        """The owners of dice that have a column: the players, and neutral or grey dice if there are any."""
        owners = list(range(len(self.players)))
        if any(sum(casino["neutral"].values()) for casino in view["casinos"]):
            owners.append(NEUTRAL)
        if any(casino["grey"] for casino in view["casinos"]):
            owners.append(GREY)
        return owners

    def head(self, owner: int, column: int) -> str:
        """An owner's name over the column."""
        name = self.speech.name(owner) if owner >= NEUTRAL else self.players[owner]
        short = cut(name, column - GAP - 1, self.screen.glyphs.cut)
        return f"{self.marks[owner]} {short if owner >= NEUTRAL else self.coloured(owner, short)}"

    def row(self, first: str, cells: list[str], width: int, column: int) -> str:
        return pad(first, width) + "".join(pad(cell, column) for cell in cells)

    def cards(self, casino: dict[str, Any]) -> str:
        """The money cards, each with the mark of the player who would get it now."""
        pays = list(casino["pays"])
        shown = []
        for card in casino["cards"]:
            mark = self.screen.paint(self.screen.glyphs.nobody, "dim")
            if pays and pays[0]["amount"] == card:
                mark = self.marks[pays.pop(0)["seat"]]
            shown.append(f"{self.words.money(card):>{self.money_width}} {mark}")
        return " ".join(shown)

    def cell(self, casino: dict[str, Any], owner: int, width: int) -> str:
        """An owner's dice in a casino: their weight, then each die if there is room. Ties are dim."""
        small, big, black = dice_of(casino, owner)
        weight = small + 2 * big + black
        if weight == 0:
            return ""
        is_tied = owner in casino["tied"]
        number = f"{weight}=" if is_tied else str(weight)
        mark = ESCAPE.sub("", self.marks[owner]) if is_tied else self.marks[owner]
        extra = f"[{mark}]" * big + self.screen.glyphs.black * black
        drawn = f"{number} {mark * small}{extra}"
        if width_of(drawn) > width:
            drawn = f"{number} {extra}"
        return self.screen.paint(drawn, "dim") if is_tied else drawn

    def labels(self) -> list[str]:
        return [self.words.say(f"table-vegas-{name}") for name in ("dice", "chips", "cards", "money")]

    def supplies(self, view: dict[str, Any], first: int, column: int) -> list[str]:
        """Each player's dice to roll, chips, and money if the viewer may know it."""
        dice, chips, cards, money = [], [], [], []
        for seat, player in enumerate(view["players"]):
            mark = self.marks[seat]
            drawn = mark * player["small"] + f"[{mark}]" * player["big"]
            short = f"{player['small']}" + f" [{mark}]" * player["big"]
            dice.append(drawn if width_of(drawn) <= column - GAP else short)
            chips.append(str(player["chips"]))
            cards.append(str(player["cards"]))
            money.append(self.amount(player["money"], column - 1))
        return [
            self.row(f" {label}", cells, first, column)
            for label, cells in zip(self.labels(), (dice, chips, cards, money))
        ]

    def amount(self, dollars: int | None, width: int) -> str:
        """Money if known; in thousands, or as a bare number, if there is little room."""
        if dollars is None:
            return "?"
        thousands = dollars // 1000
        forms = [self.words.money(dollars), self.words.say("money-thousands", {"amount": thousands})]
        return next((form for form in forms if width_of(form) <= width), str(thousands))

    # A decision

    def roll(self, view: dict[str, Any], ask: dict[str, Any]) -> list[str]:
        """The player's dice by number, if the question is about them; then the black ones."""
        style = f"seat{view['turn']}"
        dice = [die(self.screen, number, style, big) for number, big in self.rolled(view, ask)]
        dice.extend(die(self.screen, number, "bold") for number in view["roll"]["black"])
        gap = 1 if len(dice) * 8 <= self.screen.width else 0
        return beside(dice, self.screen.width, gap) if dice else []

    def small_roll(self, view: dict[str, Any], ask: dict[str, Any]) -> list[str]:
        style = f"seat{view['turn']}"
        own = [
            self.words.say("dice-big", {"number": number}) if big else str(number)
            for number, big in self.rolled(view, ask)
        ]
        shown = [self.screen.paint(text, style) for text in own]
        shown.extend(
            self.screen.paint(f"{self.screen.glyphs.black}{number}", "bold") for number in view["roll"]["black"]
        )
        return [f" {'  '.join(shown)}"] if shown else []

    def rolled(self, view: dict[str, Any], ask: dict[str, Any]) -> list[tuple[int, bool]]:
        """The numbers on the player's dice and whether each is the big one, if the question is about them."""
        own = [(number, False) for number in view["roll"]["small"]]
        if view["roll"]["big"] is not None:
            own.append((view["roll"]["big"], True))
        about = any(target.startswith("number:") for choice in ask["choices"] for target in choice["targets"])
        return sorted(own) if about else []

    def preview(self, view: dict[str, Any], ask: dict[str, Any], choice: dict[str, Any]) -> str:
        return self.previews.of(view, ask, choice)

    def ends_round(self, event: str) -> bool:
        return event == "vegas-payouts"

    # The end

    def ending(self, view: dict[str, Any], result: dict[str, Any]) -> list[str]:
        """Money and chips of all players, best first."""
        lines = [self.screen.heading(self.words.say("result"))]
        column = max(width_of(self.speech.name(seat)) for seat in range(len(self.players))) + GAP
        totals = [self.words.money(score) for score in result["scores"]]
        widest = max(map(width_of, totals))
        for seat in [seat for place in view["ranking"] for seat in place]:
            player = view["players"][seat]
            total = self.screen.paint(totals[seat].rjust(widest), "bold")
            parts = {"amount": player["money"], "cards": player["cards"], "chips": player["chips"]}
            sum_of = self.words.say("table-vegas-sum", parts | {"amount": self.words.money(player["money"])})
            lines.append(f" {pad(self.speech.name(seat), column)}{total}  {self.screen.paint(sum_of, 'dim')}")
        return [*lines, "", self.winners(result), *self.tie_break(result)]

    def tie_break(self, result: dict[str, Any]) -> list[str]:
        best = [seat for seat, score in enumerate(result["scores"]) if score == max(result["scores"])]
        return [f" {self.words.say('rule-LV-END-02')}"] if len(best) > 1 else []

    # Help

    def legend(self) -> list[str]:
        mark = self.marks[0]
        signs = {"mark": mark, "big": f"[{mark}]", "nobody": self.screen.glyphs.nobody}
        return [self.words.say("table-vegas-legend", signs)]

    def explain(self, word: str) -> tuple[list[str], list[str]]:
        """A tile by its name, key or code: `Power Play`, `power_play`, `D2`."""
        asked = word.casefold().replace("_", " ")
        for tile in TILES:
            name = tile_name(self.speech, tile.key)
            if asked in (name.casefold(), tile.key.replace("_", " "), tile.code.casefold()):
                text = self.words.say(f"tile-{tile.key.replace('_', '-')}.help")
                return [f"{self.screen.paint(name, 'bold')}: {text}"], [f"LV-TILE-{tile.code}"]
        return [], []


def dice_of(casino: dict[str, Any], owner: int) -> tuple[int, int, int]:
    """Small, big and black dice of an owner."""
    if owner == NEUTRAL:
        return casino["neutral"]["small"], casino["neutral"]["big"], 0
    if owner == GREY:
        return casino["grey"], 0, 0
    dice = casino["dice"].get(str(owner), {"small": 0, "big": 0, "black": 0})
    return dice["small"], dice["big"], dice["black"]
