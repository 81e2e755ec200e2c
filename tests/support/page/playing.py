"""Players at a table in the browser: by mouse, by touch, or by keys alone."""

import json
import random
import secrets
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

OFFERED = 'main [data-place][aria-disabled="false"], main [data-die][aria-disabled="false"]'
CHOICE = '[data-do="choice"]'
PATIENCE = 120  # seconds without anything to do; only a broken table takes that long
LOOKS = 15  # polls before considering other causes
PRESS = 1000  # milliseconds that a press may take: its element may be gone by then
PAUSE = 20  # milliseconds between two polls

# The possible actions now, read at once: the page may change between two queries.
LOOK = """() => {
  const isSeen = (e) => e.checkVisibility({ visibilityProperty: true });
  const seen = (query) => [...document.querySelectorAll(query)].filter(isSeen).length;
  return {
    question: document.querySelector('header[data-question]')?.dataset.question ?? null,
    curtain: seen('.curtain button'), ended: seen('.ended'), confirm: seen('[data-do="confirm"]'),
    roll: seen('[data-do="roll"]'), skip: seen('[data-do="skip"]'), beat: seen('[data-do="go-on"]'),
    offered: seen('OFFERED'), choices: seen('CHOICE'),
  };
}""".replace("OFFERED", OFFERED.replace("'", "\\'")).replace("CHOICE", CHOICE.replace("'", "\\'"))

# The same, as soon as there is something to do, or after this many polls: polling from outside would slow the page
# down. A hurried player presses Space until then, unless a focused button would take the key.
SOON = """async ([looks, hurries]) => {
  const look = LOOK;
  const space = { key: ' ', code: 'Space', bubbles: true, cancelable: true };
  for (;;) {
    const { question, choices, ...seen } = look();
    looks -= 1;
    if (looks <= 0 || (question && choices) || Object.values(seen).some((count) => count > 0)) return look();
    if (hurries) {
      document.activeElement?.blur();
      document.body.dispatchEvent(new KeyboardEvent('keydown', space));
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}""".replace("LOOK", LOOK).replace("PAUSE", str(PAUSE))

# The keys from the focus to the wanted element: arrows within a group of dice, which is one tab stop, best arrow first;
# otherwise the tab key, forwards or backwards.
WAY = """(mark) => {
  const wanted = document.querySelector(`[data-wanted="${mark}"]`);
  const at = document.activeElement ?? document.body;
  if (!wanted) return { gone: true };
  const group = at.matches('[data-die]') ? at.closest('[role="group"]') : null;
  const middle = (e) => { const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const [x, y] = [0, 1].map((axis) => middle(wanted)[axis] - middle(at)[axis]);
  const pull = { ArrowLeft: -x, ArrowRight: x, ArrowUp: -y, ArrowDown: y };
  return {
    gone: false, there: at === wanted, at: at.dataset.die ?? '',
    back: (at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
    arrows: group?.contains(wanted) ? Object.keys(pull).sort((one, other) => pull[other] - pull[one]) : [],
  };
}"""


def make_table(page: Page, game: str, *seats: str, starts: bool = True, **more: Any) -> str:
    """Create a table as this visitor, who need not have opened any page. Seats: a person's name, `open`, or a bot's
    name after a `+`."""
    kinds: list[dict[str, str]] = []
    for seat in seats:
        if seat == "open":
            kinds.append({"kind": "open"})
        elif seat.startswith("+"):
            kinds.append({"kind": "bot", "bot": seat[1:]})
        else:
            kinds.append({"kind": "me", "name": seat})
    ask(page, "/api/games")  # its answer sets the token
    ask(page, "/api/guests", {"name": kinds[0].get("name", "Ann")})
    table = ask(page, "/api/tables", {"game": game, "seats": kinds, "speed": "fast", "private": True, **more})
    if starts:
        ask(page, f"/api/tables/{table['id']}/commands", {"do": "start", "id": "start"})
    return str(table["id"])


def ask(page: Page, path: str, body: object = None) -> Any:
    """The server's answer to this visitor, outside the page."""
    if body is None:
        answer = page.request.get(path)
    else:
        token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "zaria_csrf")
        answer = page.request.post(path, data=body, headers={"X-CSRF-Token": token})
    assert answer.ok, answer.text()
    return answer.json()


def go_to_table(page: Page, id: str) -> None:
    if page.url != "about:blank":
        page.goto("about:blank")  # so that the page is loaded again
    page.goto(f"/#table={id}")


def start_when_seated(page: Page) -> None:
    """Start from an English page when all are seated: before that, a bot would take the free chair."""
    page.get_by_role("status").get_by_text("Everybody is seated.").wait_for()
    page.get_by_role("button", name="Start", exact=True).click()


class Player:
    """Chooses at random among the offered actions. `hands`: mouse, touch or keys."""

    def __init__(self, page: Page, hands: str = "mouse", seed: int = 1) -> None:
        self.page = page
        self.hands = hands
        self.random = random.Random(seed)
        self.curtains = 0
        self.skips = True  # things shown step by step, such as payouts
        self.hurries = False  # with Space, which ends each moment of the others' turns

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def play(self) -> None:
        """Play until the game is over."""
        while self.step() != "over":
            pass

    def play_until(self, reached: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not reached():
            if self.try_step(LOOKS) not in ("", "scene"):
                deadline = time.monotonic() + PATIENCE
            assert time.monotonic() < deadline, f"it never came to that: {json.dumps(self.look())}"

    def step(self) -> str:
        """Do one thing; `over` when the game has ended."""
        deadline = time.monotonic() + PATIENCE
        while not (done := self.try_step(LOOKS)):
            if time.monotonic() > deadline:
                raise AssertionError(f"nothing to do: {json.dumps(self.look())} {self.page.inner_text('header')}")
        return done

    def try_step(self, looks: int = 1) -> str:
        """The same; empty if there was nothing to do in this many polls."""
        seen: dict[str, Any] = self.page.evaluate(SOON, [looks, self.hurries])
        return "over" if seen["ended"] else self.act(seen)

    def act(self, seen: dict[str, Any]) -> str:
        if seen["curtain"]:
            self.curtains += 1
            self.press(".curtain button")
            return "lifted"
        if seen["beat"]:
            self.press('[data-do="go-on"]', key=" ")
            return "skipped"
        if seen["skip"] and not self.skips:
            return "scene"
        if seen["skip"]:
            self.press('[data-do="skip"]', key=" ")
            return "skipped"
        if seen["confirm"] and self.random.random() < 0.7 + 0.3 * (self.hands != "mouse"):
            self.press('[data-do="confirm"]')
            return "confirmed"
        if seen["offered"] or (seen["question"] and seen["choices"]):
            everything = f"{OFFERED}, {CHOICE}" if seen["choices"] else OFFERED
            self.press(everything, self.random.randrange(seen["offered"] + seen["choices"]))
            return "chose"
        if seen["confirm"]:
            self.press('[data-do="confirm"]')
            return "confirmed"
        if seen["roll"]:
            self.press('[data-do="roll"]', key=" ")
            return "rolled"
        return ""

    def press(self, selector: str, number: int = 0, key: str | None = None) -> None:
        """Press one of the elements that the selector finds, if it still exists."""
        if self.hands == "keys":
            self.press_key(selector, number, key)
            return
        found = self.page.locator(selector).locator("visible=true").nth(number)
        try:
            if self.hands == "touch":
                found.tap(timeout=PRESS)
            else:
                found.click(timeout=PRESS)
        except Exception as error:
            if "Timeout" not in str(error):
                raise

    def press_key(self, selector: str, number: int, key: str | None) -> None:
        keyboard = self.page.keyboard
        if key is not None:
            self.page.evaluate("document.activeElement?.blur()")
            keyboard.press(key)
            return
        mark = secrets.token_hex(4)
        script = "([query, number, mark]) => [...document.querySelectorAll(query)].filter((e) => e.checkVisibility())"
        self.page.evaluate(f"{script}[number]?.setAttribute('data-wanted', mark)", [selector, number, mark])
        tried: set[tuple[str, str]] = set()
        for _ in range(200):
            way: dict[str, Any] = self.page.evaluate(WAY, mark)
            if way["gone"]:
                return  # the table has moved on
            if way["there"]:
                keyboard.press("Enter")
                return
            arrow = next((arrow for arrow in way["arrows"] if (way["at"], arrow) not in tried), None)
            tried.add((way["at"], arrow or ""))
            keyboard.press(arrow or ("Shift+Tab" if way["back"] else "Tab"))
        raise AssertionError(f"no way by keys to {selector}, number {number}")


def until_asked(page: Page) -> None:
    """Roll and skip scenes until there is something to decide."""
    player = Player(page)
    deadline = time.monotonic() + PATIENCE
    while not (seen := player.look())["question"]:
        assert time.monotonic() < deadline, f"nobody asked: {json.dumps(seen)}"
        if seen["roll"] or seen["skip"] or seen["beat"]:
            player.act(seen)
        page.wait_for_timeout(PAUSE)


# Check the condition, else press Space, both at once: one press too many would end what the test waits for.
HURRY = """() => {
  if (REACHED) return true;
  const space = { key: ' ', code: 'Space', bubbles: true, cancelable: true };
  document.activeElement?.blur(); // a button that has the focus would take it for itself
  document.body.dispatchEvent(new KeyboardEvent('keydown', space));
  return false;
}"""


def hurry_until(page: Page, reached: str) -> None:
    """End one moment after another until this is true in the page."""
    page.wait_for_function(HURRY.replace("REACHED", reached), polling=30)


def hurry_to(page: Page, sign: str) -> None:
    """End one moment after another until the sign appears."""
    hurry_until(page, f"document.querySelector({json.dumps(sign)})")


def draw_frames(page: Page) -> None:
    """Wait until everything that can happen at once has happened."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def play_together(*players: Player, things: int | None = None) -> None:
    """Play until this many actions were done, or the game is over for all players."""
    deadline = time.monotonic() + PATIENCE
    while things is None or things > 0:
        done = [player.try_step() for player in players]
        if set(done) == {"over"}:
            return
        number = sum(one not in ("", "over") for one in done)
        if number > 0:
            deadline = time.monotonic() + PATIENCE
            things = None if things is None else things - number
        else:
            players[0].page.wait_for_timeout(PAUSE)
        assert time.monotonic() < deadline, f"nothing to do: {json.dumps([player.look() for player in players])}"
