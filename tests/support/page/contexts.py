"""Contexts of a browser, one for each visitor. Returned contexts are reused: files read and compiled for one visitor
are not read again for the next. No data of the visitors remain."""

from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

MOST = 8  # kept for the next visitors, each a process: four languages, on desktops and on phones

# A page's storage. Only the page that stays open can clear it before a new page reads it.
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Contexts:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.kinds: dict[BrowserContext, str] = {}
        self.free: list[BrowserContext] = []

    def take(self, **about: Any) -> BrowserContext:
        """A free context. Its first page is not the visitor's, and keeps the process alive."""
        kind = repr(sorted(about.items()))
        for context in reversed(self.free):
            if self.kinds[context] == kind:
                self.free.remove(context)
                return context
        context = self.browser.new_context(**about)
        context.new_page().goto(f"{self.address}/health")
        self.kinds[context] = kind
        return context

    def new_page(self, context: BrowserContext) -> Page:
        """A page that the first one opens: any other begins in a process of its own, only to leave it for this one."""
        with context.expect_page() as opened:
            context.pages[0].evaluate("() => void open('')")
        return opened.value

    def give_back(self, context: BrowserContext) -> None:
        first, *others = context.pages
        try:
            for page in others:
                page.close()
            context.set_offline(False)
            context.clear_cookies()
            first.evaluate(FORGET)
        except Error:  # part of it has crashed
            self.end(context)
            return
        self.free.append(context)
        if len(self.free) > MOST:
            self.end(self.free.pop(0))

    def end(self, context: BrowserContext) -> None:
        del self.kinds[context]
        with suppress(Error):
            context.close()
