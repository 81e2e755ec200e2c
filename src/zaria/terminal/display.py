"""What people see: lines one after the other, or, on a terminal, pages that are drawn in place.

A page always ends with the question, so that nothing scrolls it out of sight. Where rows are few, the table is drawn
smaller, and of the news only the last ones are shown.
"""

from __future__ import annotations

from zaria.i18n import Words
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen, wrap

NEWS = 3  # rows of news from which on the table is drawn smaller


class Display:
    """Where a game is told, shown and asked."""

    def __init__(self, screen: Screen, keyboard: Keyboard, words: Words) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.words = words
        self.in_place = screen.colour and keyboard.interactive
        self.news: list[str] = []  # what happened since the last question
        self.note: list[str] = []  # the answer to what was typed last
        self.settled: list[list[str]] = []  # the tables at the end of the round, until they have been shown
        self.settled_from = 0  # where in the news the payouts begin, which are shown in full

    def tell(self, *lines: str) -> None:
        """Something happened."""
        if self.in_place:
            self.news.extend(lines)
        else:
            self.screen.show(*lines)

    def settle(self, tables: list[list[str]]) -> None:
        """A round is settled: this is the table before payouts."""
        if self.in_place:
            self.settled = tables
            self.settled_from = len(self.news)
        else:
            self.screen.show("", *tables[0], "")

    def answer(self, *lines: str) -> None:
        """The answer to what somebody typed, such as a refusal. It stays until the next entry."""
        if self.in_place:
            self.note.extend(lines)
        else:
            self.screen.show(*lines)

    def read(self, *lines: str) -> None:
        """A longer text, on pages of its own if there are several rows of it."""
        if not self.in_place:
            self.screen.show(*lines)
            return
        shown = self.broken(list(lines))
        rows = self.screen.rows() - 1
        for start in range(0, len(shown), rows):
            self.screen.page(shown[start : start + rows])
            self.keyboard.line(self.words.say("go-on") + " ")

    def page(
        self,
        tables: list[list[str]],
        questions: list[list[str]],
        all_news: bool = False,
        fresh: int = 0,
        tight: list[str] | None = None,
    ) -> None:
        """Draw the table and the question, each in the largest form that fits; the question alone if nothing else.

        News from number `fresh` on stand out. The tight form of the question is for when the table would be lost.
        """
        rows = self.screen.rows() - 1  # the last one is for typing
        news = self.broken(self.news[:fresh])
        news += [self.screen.paint(line, "bold") for line in self.broken(self.news[fresh:])]
        note = self.broken(self.note)
        forms = [(self.broken(table), self.broken(asked)) for table in tables for asked in questions]
        forms.append(([], self.broken(questions[-1])))
        sizes = [len(table) + len(asked) + len(note) for table, asked in forms]
        last = len(forms) - 1  # without the table
        fitting = [place for place in range(last) if sizes[place] <= rows]
        wanted = len(self.broken(self.news[self.settled_from :])) if all_news else min(NEWS, len(news))
        with_news = [place for place in fitting if sizes[place] + wanted <= rows]
        place = with_news[0] if with_news else fitting[-1] if fitting and not all_news else last
        table, asked = forms[place]
        if place == last and tight is not None:
            smallest = self.broken(tables[-1]), self.broken(tight)
            if len(smallest[0]) + len(smallest[1]) + len(note) <= rows:
                table, asked = smallest
        room = rows - len(table) - len(asked) - len(note)
        lines = [*table, *news[len(news) - room if room < len(news) else 0 :][: max(0, room)], *asked, *note]
        self.screen.page(lines[-rows:])
        self.note = []

    def forget_news(self) -> None:
        """People have read the news."""
        self.news = []

    def broken(self, lines: list[str]) -> list[str]:
        return [part for line in lines for part in wrap(line, self.screen.width)]
