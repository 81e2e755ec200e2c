"""A player of Dice Miner in the browser."""

from typing import Any

from support.page.playing import CHOICE, Player

QUESTIONS = {
    f"question-miner-{question}"
    for question in ("hero", "dig", "share", "take-first", "take-second", "magic", "reroll", "cache")
}
SOLO_QUESTIONS = {f"question-miner-{question}" for question in ("solo", "set", "chest", "recycle")}
IN_TROVE = '.trove [data-die][aria-disabled="false"]'


class Miner(Player):
    """Takes dice before it ends anything, and often shares a Beer."""

    def act(self, seen: dict[str, Any]) -> str:
        if seen["question"] and not self.page.locator("main [data-die], main [data-place]").count():
            return ""  # the bar appears before the board: now it could only stop
        if seen["question"] == "question-miner-dig" and not seen["confirm"] and self.random.random() < 0.5:
            beers = self.page.locator(IN_TROVE).count()
            if beers:
                self.press(IN_TROVE, self.random.randrange(beers))
                return "chose"
        if seen["question"] == "question-miner-solo" and not seen["offered"] and not seen["confirm"]:
            self.press(CHOICE)  # refills while that is possible, then stops
            return "chose"
        return super().act(seen | {"choices": 0} if seen["offered"] else seen)
