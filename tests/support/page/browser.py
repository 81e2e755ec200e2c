"""Debian's Chromium, driven by Playwright: pages that are watched while they are open."""

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, WebError, expect

from support.page.contexts import Contexts
from support.server.person import Person
from support.server.steady.same_dice import same_page

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # best first
QUIET = [  # no requests by the browser itself
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.*",  # other requests are errors in the console
    "--no-first-run",
]
# Pages of tests live for seconds, on machines without a graphics card. Shadows are drawn once instead of for each small
# tile, functions are compiled when called, one process draws, and the pages of a context share one: a visit takes half
# the time.
SHORT_LIVED = [
    "--default-tile-width=1280",
    "--default-tile-height=1024",
    "--in-process-gpu",
    "--process-per-site",
    "--js-flags=--max-lazy --no-concurrent-recompilation",
]
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
PATIENCE = 40_000  # milliseconds; only a broken page takes so long, on busy machines too
# The device's stored settings; an empty page has no storage.
SPEED = """if (location.protocol.startsWith('http')) localStorage.setItem('zaria.speed', '"SPEED"');"""
# A person who has played before: the hints of the first turns are seen.
COACHED = """if (location.protocol.startsWith('http'))
  for (const game of ['vegas', 'miner', 'miner-solo']) localStorage.setItem(`zaria.coached.${game}`, '3');"""
# The speed of animations and pauses at a table.
FAST = 100  # times as fast as for people, since no one watches
REAL = 1
HELD = 1e-9  # each moment stays until a press ends it
LONG = 5000  # milliseconds before the table goes on without a press
PACE = """(() => {
  window.pace = PACE;
  const rate = Object.getOwnPropertyDescriptor(Animation.prototype, 'playbackRate');
  const set = function (times) {
    const isHeld = IS_PATIENT && this.effect.getTiming().duration > LONG;
    rate.set.call(this, times * (isHeld ? HELD : window.pace));
  };
  Object.defineProperty(Animation.prototype, 'playbackRate', { ...rate, set });
})();"""
# Pages are not painted, which would take a fifth of a visit's time; places, sizes and presses are the same.
UNSEEN = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html, dialog, [popover] { opacity: 0 !important; }');
  document.adoptedStyleSheets = [sheet];
})();"""
expect.set_options(timeout=PATIENCE / 2)


def takes_pictures() -> bool:
    """Should tests take pictures (ZARIA_PICTURES=1)?"""
    return os.environ.get("ZARIA_PICTURES") == "1"


@contextmanager
def launched(playwright: Playwright, *more: str) -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, f"no browser: none of {', '.join(NAMES)} is installed"
    flags = [*QUIET, *more, "--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    browser = playwright.chromium.launch(executable_path=found, args=flags)
    try:
        yield browser
    finally:
        browser.close()


class Visitor:
    """A person with a separate browser: its cookies, language, colours and size. `page` is its first page.

    `calm` is reduced motion, `speed` the chosen setting; a `new` visitor has never played. With `keeps` the browser
    runs the page's service worker; otherwise it loads every file from the server. `pace` is the speed of animations:
    `HELD` to act in the middle of one. With `patient` the table never goes on because others have waited for long.
    `unseen` pages are not painted. Visitors with the same `chance` contribute the same to their dice.
    """

    def __init__(
        self,
        browser: Browser | Contexts,
        address: str,
        locale: str = "en-GB",
        dark: bool = False,
        phone: bool = False,
        calm: bool = True,
        width: int | None = None,
        speed: str = "calm",
        new: bool = False,
        keeps: bool = False,
        pace: float = REAL,
        patient: bool = True,
        unseen: bool = False,
        chance: str = "",
    ) -> None:
        size = dict(PHONE if phone else DESKTOP)
        if width is not None:
            size["width"] = width
        self.address = address
        self.problems: list[str] = []
        self.on_leaving: list[Callable[[], object]] = []
        about: dict[str, Any] = {
            "base_url": address,
            "locale": locale,
            "has_touch": phone,
            "is_mobile": phone,
            "service_workers": "allow" if keeps else "block",
        }
        is_lent = isinstance(browser, Contexts) and browser.address == address and not keeps
        self.contexts = browser if isinstance(browser, Contexts) and is_lent else None
        if self.contexts is not None:
            self.context: BrowserContext = self.contexts.take(**about)
        else:
            self.context = (browser.browser if isinstance(browser, Contexts) else browser).new_context(**about)
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self.console)
        self.context.on("weberror", self.web_error)
        self.page: Page = self.contexts.new_page(self.context) if self.contexts else self.context.new_page()
        self.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        self.page.emulate_media(
            color_scheme="dark" if dark else "light", reduced_motion="reduce" if calm else "no-preference"
        )
        begins = [same_page(chance)]
        begins += [SPEED.replace("SPEED", speed)] if speed != "calm" else []
        if not new:
            begins.append(COACHED)
        if pace != REAL:
            given = {"PACE": pace, "LONG": LONG, "HELD": HELD, "IS_PATIENT": str(patient).lower()}
            begins.append(re.sub("|".join(given), lambda name: str(given[name[0]]), PACE))
        if unseen:
            begins.append(UNSEEN)
        for script in begins:
            self.page.add_init_script(script)

    def console(self, message: ConsoleMessage) -> None:
        is_refusal = "/api/" in message.location["url"] and "responded with a status of 4" in message.text
        is_blocked = message.text == "Service Worker registration blocked by Playwright"  # as requested
        if message.type in ("error", "warning") and not is_refusal and not is_blocked:  # a refusal is an answer
            self.problems.append(f"{message.type}: {message.text} ({message.location['url']})")

    def web_error(self, error: WebError) -> None:
        self.problems.append(f"error: {error.error}")

    def forgive(self, pattern: str) -> None:
        """Drop problems caused by the test itself, such as being offline."""
        self.problems = [problem for problem in self.problems if not re.search(pattern, problem)]

    def close(self) -> None:
        for leave in self.on_leaving:
            leave()
        if self.contexts is None:
            self.context.close()
            return
        self.contexts.give_back(self.context)
        self.context.remove_listener("console", self.console)
        self.context.remove_listener("weberror", self.web_error)


def hold_at(page: Page, sign: str) -> None:
    """Once the sign appears, each moment lasts until a press ends it."""
    look = f"if (document.querySelector({json.dumps(sign)})) window.pace = {HELD};"
    kinds = "{ subtree: true, childList: true, attributes: true }"
    page.evaluate(f"void new MutationObserver(() => {{ {look} }}).observe(document.body, {kinds})")


def reload_uncovered(page: Page) -> None:
    """Reload when the last sheet has left the browser's history: a step through it would cut the reload short."""
    page.wait_for_function("() => !history.state?.over")
    page.reload()


Visit = Callable[..., Visitor]  # the type of the fixture `visit`


def let_in(visitor: Visitor, person: Person) -> None:
    """Make the visitor's browser this person's."""
    cookie = person.http.cookies["zaria_guest"]
    visitor.context.add_cookies([{"name": "zaria_guest", "value": cookie, "url": person.url}])


def guest_of(visitor: Visitor) -> str:
    """The cookie by which the server knows them."""
    return next(cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == "zaria_guest")
