"""The consequences of a choice in Las Vegas, in unambiguous words."""

from __future__ import annotations

from typing import Any

from zaria.i18n.speech import Speech


class Previews:
    """Puts previews of choices into words."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.words = speech.words

    def of(self, view: dict[str, Any], ask: dict[str, Any], choice: dict[str, Any]) -> str:
        """The consequences of a choice."""
        preview = choice["preview"]
        parts = []
        if "pays" in preview:
            parts.append(self.if_paid(preview["pays"], view["actor"]))
        if "chips" in preview:
            parts.append(self.words.say("preview-vegas-price", {"chips": -preview["chips"]}))
        if "reward" in preview:
            parts.append(self.speech.say("preview-vegas-reward", preview["reward"]))
        if "if_wrong" in preview:
            parts.append(self.speech.say("preview-vegas-if-wrong", preview["if_wrong"]))
        if "chance" in preview:
            parts.append(self.words.say("preview-vegas-chance", {"chance": preview["chance"]}))
        if preview.get("displaced") is not None:
            parts.append(self.speech.say("preview-vegas-displaced", {"seat": preview["displaced"]["seat"]}))
        return " · ".join([*parts, *self.activated(view, ask, choice)])

    def if_paid(self, pays: list[dict[str, int]], asked: int) -> str:
        """The payouts if the casino paid now; always includes the player who is asked."""
        lines = [
            self.words.say("preview-vegas-you", {"amount": self.words.money(pay["amount"])})
            if pay["seat"] == asked
            else f"{self.speech.name(pay['seat'])} {self.words.money(pay['amount'])}"
            for pay in pays
        ]
        if all(pay["seat"] != asked for pay in pays):
            lines.append(self.words.say("preview-vegas-you-nothing"))
        return self.words.say("preview-vegas-if-paid", {"pays": ", ".join(lines)})

    def activated(self, view: dict[str, Any], ask: dict[str, Any], choice: dict[str, Any]) -> list[str]:
        """The tile that the choice would activate, or that it names (LV-ROY-05)."""
        key = ask["question"].removeprefix("question-vegas-")
        casinos = [target.removeprefix("casino:") for target in choice["targets"] if target.startswith("casino:")]
        tiles = {str(tile["casino"]): tile["key"] for tile in view["tiles"]}
        if key not in ("choose", "power", "activate") or not casinos or casinos[0] not in tiles:
            return []
        return [self.speech.say("preview-vegas-activates", {"tile": tiles[casinos[0]]})]
