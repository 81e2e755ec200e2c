"""Somebody plays Dice Miner in the browser, and comes by all that there is in it."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from support.playing import CHOICE, Player

QUESTIONS = {
    f"question-miner-{question}"
    for question in ("hero", "dig", "share", "take-first", "take-second", "magic", "reroll", "cache")
}
SOLO_QUESTIONS = {f"question-miner-{question}" for question in ("solo", "set", "chest", "recycle")}
PATIENCE = 3000  # things done or waited for, before a game is given up
IN_TROVE = '.trove [data-die][aria-disabled="false"]'

TOOLS = '.mountain [data-die][aria-disabled="false"]:has(svg.tool)'


class Miner(Player):
    """Takes what lies on the table before it ends something, and often shares a Beer."""

    def __init__(self, page: Page, hands: str = "mouse", seed: int = 1) -> None:
        super().__init__(page, hands, seed, prefers=("hero:treasurer", "hero:alchemist"))

    def act(self, seen: dict[str, Any]) -> str:
        if seen["question"] and not self.page.locator("main [data-die], main [data-place]").count():
            return ""  # the bar is there before the board: whoever chose now could only stop
        if seen["question"] == "question-miner-dig" and not seen["confirm"] and self.random.random() < 0.5:
            beers = self.page.locator(IN_TROVE).count()
            if beers:
                self.press(IN_TROVE, self.random.randrange(beers))
                return "chose"
        if seen["question"] == "question-miner-solo" and not seen["offered"] and not seen["confirm"]:
            self.press(CHOICE)  # refills while that is possible, then stops
            return "chose"
        tools = self.page.locator(TOOLS).count() if seen["question"] == "question-miner-solo" else 0
        if tools and not seen["confirm"]:
            self.press(TOOLS, self.random.randrange(tools))  # a chest, perhaps: treasure asks whether it goes there
            return "chose"
        ends = seen["question"] == "question-miner-solo" and self.random.random() < 0.03  # with dice left to recycle
        return super().act(seen if ends or not seen["offered"] else seen | {"choices": 0})

    def until(self, question: str) -> None:
        """Play until this is asked, and leave it unanswered."""
        self.show({question}, lambda state: None)

    def show(self, states: set[str], looked: Callable[[str], None]) -> None:
        """Play until each of these states has been looked at, or the game is over: questions, `scoring`, `end`."""
        for _ in range(PATIENCE):
            seen = self.look()
            state = "end" if seen["ended"] else "scoring" if seen["skip"] else seen["question"]
            if state in states:
                looked(state)
                states.remove(state)
            elif not self.act(seen):
                self.page.wait_for_timeout(30)
            if not states or state == "end":
                return
        raise AssertionError(f"never came: {sorted(states)}")
