"""Contexts of a browser, one for each visitor. One that is given back is used again: what a browser has read and
compiled for one visitor it need not read for the next. Of the visitors themselves nothing is left."""

from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error

MOST = 6  # that wait for the next visitor: each is a process

# What a page keeps. Only the one that stays open can clear it without a new page that reads it meanwhile.
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Contexts:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.kinds: dict[BrowserContext, str] = {}
        self.free: list[BrowserContext] = []

    def take(self, **about: Any) -> BrowserContext:
        """One that nobody has; its first page is not the visitor's, and keeps the process alive."""
        kind = repr(sorted(about.items()))
        for context in reversed(self.free):
            if self.kinds[context] == kind:
                self.free.remove(context)
                return context
        context = self.browser.new_context(**about)
        context.new_page().goto(f"{self.address}/health")
        self.kinds[context] = kind
        return context

    def give_back(self, context: BrowserContext) -> None:
        first, *others = context.pages
        try:
            for page in others:
                page.close()
            context.set_offline(False)
            context.clear_cookies()
            first.evaluate(FORGET)
        except Error:  # something of it has crashed
            self.end(context)
            return
        self.free.append(context)
        if len(self.free) > MOST:
            self.end(self.free.pop(0))

    def end(self, context: BrowserContext) -> None:
        del self.kinds[context]
        with suppress(Error):
            context.close()
