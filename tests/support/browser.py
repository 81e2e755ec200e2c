"""Debian's Chromium, driven by Playwright: pages that are watched while they are open."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, expect

from support.person import Person

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the best first
QUIET = [  # nothing of the browser's own goes out
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
# Pages of tests live for seconds, on machines without a graphics card. Shadows are drawn once and not again for each
# small tile, nothing is compiled that is never called, and one process draws: a visit takes a quarter less.
SHORT_LIVED = [
    "--default-tile-width=1280",
    "--default-tile-height=1024",
    "--in-process-gpu",
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
expect.set_options(timeout=PATIENCE / 2)


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
    of one who `keeps` the page runs its service worker; others load every file from the server, and requests are seen.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        locale: str = "en-GB",
        dark: bool = False,
        phone: bool = False,
        calm: bool = True,
        width: int | None = None,
        speed: str = "calm",
        new: bool = False,
        keeps: bool = False,
    ) -> None:
        size = dict(PHONE if phone else DESKTOP)
        if width is not None:
            size["width"] = width
        self.address = address
        self.problems: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size["width"], "height": size["height"]},
            locale=locale,
            color_scheme="dark" if dark else "light",
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce" if calm else "no-preference",
            service_workers="allow" if keeps else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self.console)
        self.context.on("weberror", lambda error: self.problems.append(f"error: {error.error}"))
        self.context.on("request", self.request)
        if speed != "calm":
            self.context.add_init_script(SPEED.replace("SPEED", speed))
        if not new:
            self.context.add_init_script(COACHED)
        self.page: Page = self.context.new_page()

    def console(self, message: ConsoleMessage) -> None:
        is_refusal = "/api/" in message.location["url"] and "responded with a status of 4" in message.text
        is_blocked = message.text == "Service Worker registration blocked by Playwright"  # as was asked for
        if message.type in ("error", "warning") and not is_refusal and not is_blocked:  # a refusal is an answer
            self.problems.append(f"{message.type}: {message.text} ({message.location['url']})")

    def request(self, request: Request) -> None:
        host = urlsplit(request.url).hostname or ""
        if not request.url.startswith(("data:", "blob:")) and not host.startswith("127.0.0."):
            self.problems.append(f"left this machine: {request.url}")

    def forgive(self, pattern: str) -> None:
        """Problems that the test itself has made, such as being offline."""
        self.problems = [problem for problem in self.problems if not re.search(pattern, problem)]

    def close(self) -> None:
        self.context.close()


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
