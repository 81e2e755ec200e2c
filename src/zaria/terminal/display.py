"""The output for people: a stream of lines or, on a terminal, pages drawn in place.

A page always ends with the question, so that nothing scrolls it out of sight. If rows are few, the table is drawn
smaller and only the last news are shown.
"""

from __future__ import annotations

from zaria.i18n import Words
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen, wrap

NEWS = 3  # rows of news that make the table smaller


class Display:
    """Shows events, tables and questions of a game."""

    def __init__(self, screen: Screen, keyboard: Keyboard, words: Words) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self.words = words
        self.in_place = screen.colour and keyboard.interactive
        self.news: list[str] = []  # what happened since the last question
        self.note: list[str] = []  # the answer to the last entry
        self.settled: list[list[str]] = []  # the tables at the end of the round, until they have been shown
        self.settled_from = 0  # the place in the news of the payouts, which are shown in full

    def tell(self, *lines: str) -> None:
        """Show an event."""
        if self.in_place:
            self.news.extend(lines)
        else:
            self.screen.show(*lines)

    def settle(self, tables: list[list[str]]) -> None:
        """Keep the table before payouts, since a round is settled."""
        if self.in_place:
            self.settled = tables
            self.settled_from = len(self.news)
        else:
            self.screen.show("", *tables[0], "")

    def answer(self, *lines: str) -> None:
        """Show the answer to an entry, such as a refusal. It stays until the next entry."""
        if self.in_place:
            self.note.extend(lines)
        else:
            self.screen.show(*lines)

    def read(self, *lines: str) -> None:
        """Show a longer text, on separate pages if it has several rows."""
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
        """Draw the table and the question in the largest forms that fit, or the question alone.

        News from number `fresh` on are highlighted. The tight form of the question is used if the table would not fit.
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
        """Clear the news, once people have read them."""
        self.news = []

    def broken(self, lines: list[str]) -> list[str]:
        return [part for line in lines for part in wrap(line, self.screen.width)]
