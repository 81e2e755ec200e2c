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

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the best first
QUIET = [  # nothing of the browser's own goes out
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.*",  # whoever asks elsewhere has an error in the console
    "--no-first-run",
]
# Pages of tests live for seconds, on machines without a graphics card. Shadows are drawn once and not again for each
# small tile, nothing is compiled that is never called, one process draws, and the pages of a context share one: a
# visit takes half of the time.
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
# What the device remembers as chosen; an empty page cannot remember anything.
SPEED = """if (location.protocol.startsWith('http')) localStorage.setItem('zaria.speed', '"SPEED"');"""
# Somebody who has played before; the marks of the first turns are seen.
COACHED = """if (location.protocol.startsWith('http'))
  for (const game of ['vegas', 'miner', 'miner-solo']) localStorage.setItem(`zaria.coached.${game}`, '3');"""
# How fast all that moves at a table goes, and every pause.
FAST = 100  # times as fast as for people: nobody looks
REAL = 1
HELD = 1e-9  # each moment stays until a press ends it
LONG = 5000  # milliseconds: who takes longer to press lets the others wait, and it goes on without them
PACE = """(() => {
  window.pace = PACE;
  const rate = Object.getOwnPropertyDescriptor(Animation.prototype, 'playbackRate');
  const set = function (times) {
    const isHeld = IS_PATIENT && this.effect.getTiming().duration > LONG;
    rate.set.call(this, times * (isHeld ? HELD : window.pace));
  };
  Object.defineProperty(Animation.prototype, 'playbackRate', { ...rate, set });
})();"""
# What nobody sees is not painted, which takes a fifth of a visit's time; places, sizes and presses are the same.
UNSEEN = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html, dialog, [popover] { opacity: 0 !important; }');
  document.adoptedStyleSheets = [sheet];
})();"""
expect.set_options(timeout=PATIENCE / 2)


def takes_pictures() -> bool:
    """Somebody wants to look at the pages: ZARIA_PICTURES=1."""
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
    """Somebody with a browser of their own: its cookies, language, colours and size. `page` is its first page.

    `calm` means reduced motion, `speed` is what was chosen in the settings; a `new` one has never played. The browser
    of one who `keeps` the page runs its service worker; others load every file from the server.
    For tests, `pace` is how fast all that moves at a table goes: `HELD` where something is done in the middle of it.
    For a `patient` one, the table never goes on because others have waited for long. The `unseen` is not painted.
    Those of the same `chance` add the same to their dice.
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
        self.page: Page = self.context.new_page()
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
        is_blocked = message.text == "Service Worker registration blocked by Playwright"  # as was asked for
        if message.type in ("error", "warning") and not is_refusal and not is_blocked:  # a refusal is an answer
            self.problems.append(f"{message.type}: {message.text} ({message.location['url']})")

    def web_error(self, error: WebError) -> None:
        self.problems.append(f"error: {error.error}")

    def forgive(self, pattern: str) -> None:
        """Problems that the test itself has made, such as being offline."""
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
    """From the first time that the sign is seen, each moment stays until a press ends it."""
    look = f"if (document.querySelector({json.dumps(sign)})) window.pace = {HELD};"
    kinds = "{ subtree: true, childList: true, attributes: true }"
    page.evaluate(f"void new MutationObserver(() => {{ {look} }}).observe(document.body, {kinds})")


def reload_uncovered(page: Page) -> None:
    """Reload when the last sheet has left the browser's history: a step through it would cut the reload short."""
    page.wait_for_function("() => !history.state?.over")
    page.reload()


Visit = Callable[..., Visitor]  # what the fixture `visit` is


def let_in(visitor: Visitor, person: Person) -> None:
    """The visitor's browser is this person's."""
    cookie = person.http.cookies["zaria_guest"]
    visitor.context.add_cookies([{"name": "zaria_guest", "value": cookie, "url": person.url}])


def guest_of(visitor: Visitor) -> str:
    """The cookie by which the server knows them."""
    return next(cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == "zaria_guest")
