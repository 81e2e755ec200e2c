"""The tiles of Las Vegas Royale in the terminal: a line each, with its track, markers and dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zaria.i18n.speech import Speech
from zaria.terminal.screen import Screen
from zaria.vegas.words import tile as tile_name


class TileLines:
    """Describes the state of a tile."""

    def __init__(self, screen: Screen, speech: Speech, marks: Mapping[int, str]) -> None:
        self.screen = screen
        self.speech = speech
        self.marks = marks

    def lines(self, tile: dict[str, Any]) -> list[str]:
        name = self.screen.paint(tile_name(self.speech, tile["key"]), "bold")
        key = f"table-vegas-{tile['key'].replace('_', '-')}"
        return [f"{name}: {self.speech.say(key, self.arguments(tile))}"]

    def arguments(self, tile: dict[str, Any]) -> dict[str, Any]:
        """The arguments of the tile's line: its markers and dice."""
        match tile["key"]:
            case "jackpot":
                return {"amount": tile["amount"]}
            case "high_five" | "power_play":
                return {"held": yes_or_no(tile["holder"] is not None), "seat": tile["holder"]}
            case "bad_luck":
                return {"activated": yes_or_no(tile["activated"]), "seats": tile["owing"]}
            case "no_entry":
                rewards = [self.reward(place) for place in tile["track"]]
                following = rewards[tile["step"] + 1 :] + rewards[: tile["step"] + 1]
                return {"next": following[0], "following": ", ".join(following[1:])}
            case "knockout":
                return {"dice": self.dice(tile["bar"])}
            case "double_down":
                return {"dice": self.dice(tile["dice"])}
            case "block_it":
                return {"groups": " ".join(map(str, tile["groups"])) or self.screen.glyphs.nobody}
            case "handicap":
                return dict(tile["free"])
            case "nice_dice":
                pictures = enumerate(tile["pictures"], 1)
                return {"pictures": "  ".join(f"{number} {self.single(die)}" for number, die in pictures)}
            case "my_choice":
                return {"gold": self.single(tile["gold"])}
            case _:
                return {}

    def reward(self, reward: dict[str, int]) -> str:
        if reward["chips"] + reward["amount"] == 0:
            return self.screen.glyphs.nobody
        return self.speech.say("table-vegas-reward", reward)

    def dice(self, dice: dict[str, dict[str, int]]) -> str:
        drawn = []
        for seat, each in dice.items():
            mark = self.marks[int(seat)]
            drawn.append(mark * each["small"] + f"[{mark}]" * each["big"])
        return " ".join(drawn) or self.screen.glyphs.nobody

    def single(self, die: dict[str, Any] | None) -> str:
        if die is None:
            return self.screen.glyphs.nobody
        mark = self.marks[die["seat"]]
        return f"[{mark}]" if die["big"] else mark


def yes_or_no(answer: bool) -> str:
    return "yes" if answer else "no"
