"""The connection of a page to its table, which a test can cut and restore."""

from playwright.sync_api import Page, WebSocketRoute


class Wire:
    """Controls connections from the next table the page opens."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.refused = 0
        self.is_cut = False
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/live?**", self.answer)

    def answer(self, route: WebSocketRoute) -> None:
        if self.is_cut:
            self.refused += 1
            route.close()
        else:
            self.open.append(route)
            route.connect_to_server()

    def cut(self) -> None:
        self.is_cut = True
        while self.open:
            self.open.pop().close()

    def mend(self) -> None:
        self.is_cut = False
