"""Asks a person for a decision until there is a legal answer. Meanwhile all other commands work."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from zaria.cli.drawing import Drawing
from zaria.cli.errors import Quit, UsageError
from zaria.cli.event_log import EventLog
from zaria.cli.files import Autosave, exists, write_record
from zaria.cli.keyboard import Keyboard
from zaria.cli.rules import rule_lines, rules_beginning
from zaria.cli.screen import Screen, pad, term_lines, width_of
from zaria.cli.typed_input import all_words, possible, shortcuts, understand
from zaria.core.errors import IllegalMove, ZariaError
from zaria.core.log import Log
from zaria.i18n import Words

PRIVATE = "mine"  # a game may have another name for it: `Drawing.private_command`
COMMANDS = ("help", "about", "why", "log", "table", PRIVATE, "save", "quit")
HELP_COLUMN = 15


class Prompt:
    """Talks with the person at the keyboard. Nothing private is shown before other people look away."""

    def __init__(
        self,
        log: Log,
        screen: Screen,
        keyboard: Keyboard,
        words: Words,
        autosave: Autosave,
        drawing: Drawing,
        event_log: EventLog,
        people: list[int],
    ) -> None:
        self.log = log
        self.screen = screen
        self.keyboard = keyboard
        self.words = words
        self.autosave = autosave
        self.drawing = drawing
        self.event_log = event_log
        self.people = people
        self.asked: int | None = None  # who was asked last

    @property
    def is_hot_seat(self) -> bool:
        return len(self.people) > 1

    def decide(self, seat: int) -> None:
        ask = self.log.state.ask()
        assert ask is not None
        is_hidden = ask["secret"] and self.is_hot_seat
        if is_hidden:
            self.curtain(seat)
        if ask["main"] or self.asked != seat:
            self.table(None if self.is_hot_seat else seat)
        self.asked = seat
        self.put(ask)
        action = self.answer(seat, ask["secret"])
        if is_hidden:
            self.screen.clear()
        self.log.apply(action)

    def put(self, ask: dict[str, Any]) -> None:
        """The question and its choices."""
        view = self.log.state.view(None)
        dice = self.drawing.roll(view, ask)
        self.screen.show(
            *(["", *dice] if dice else []),
            "",
            self.screen.paint(self.drawing.question(ask), "accent"),
            *self.choices(view, ask),
        )
        if self.autosave.problem is not None:
            self.complain(self.autosave.problem)

    def choices(self, view: dict[str, Any], ask: dict[str, Any]) -> list[str]:
        keys = {action: key for key, action in shortcuts(self.log.state).items()}
        words = all_words(self.log.state)
        key_width = max(map(len, keys.values()))
        word_width = max(width_of(words[choice["action"]]) for choice in ask["choices"])
        lines = []
        for choice in ask["choices"]:
            key = self.screen.paint(keys[choice["action"]].rjust(key_width), "bold")
            term = f"  {key}  {pad(words[choice['action']], word_width)}"
            lines.extend(
                term_lines(term, self.drawing.preview(view, ask, choice), width_of(term) + 2, self.screen.width)
            )
        return lines

    def answer(self, seat: int, secret: bool) -> int:
        """Ask until the answer is legal."""
        while True:
            typed = self.keyboard.line("> ", secret)
            is_choice = typed.lower() in shortcuts(self.log.state)
            if not is_choice and self.command(typed, seat):
                continue
            try:
                return understand(self.log.state, typed)
            except (IllegalMove, UsageError) as error:
                self.complain(error)

    def complain(self, error: ZariaError) -> None:
        """What was wrong, the rule behind it, and what is possible now."""
        refusal = error.refusal
        if isinstance(error, IllegalMove) and "possible" in refusal.arguments:
            refusal = refusal._replace(arguments={**refusal.arguments, "possible": possible(self.log.state)})
        text = self.drawing.speech.refusal(refusal)
        rule = f" ({refusal.rule})" if refusal.rule is not None else ""
        self.screen.show(self.screen.paint(f"{text}{rule}", "bad"))
        if isinstance(error, IllegalMove) and "possible" not in refusal.arguments:
            self.screen.show(self.words.say("possible", {"possible": possible(self.log.state)}))

    # Commands

    def command(self, typed: str, seat: int | None) -> bool:
        """Carry out a command; False if it is none."""
        name, _, rest = typed.partition(" ")
        rest = rest.strip()
        match name.lower():
            case "":
                self.screen.show(self.words.say("entry-empty"))
            case "help" | "?":
                self.help(rest)
            case "why":
                self.why(rest)
            case "log":
                self.screen.show(*(f"  {line}" for line in self.event_log.of_round(int(self.log.state.round_now()))))
            case "table":
                self.table(None if self.is_hot_seat else seat)
                self.again()
            case private if private == self.drawing.private_command:
                self.private(seat)
            case "save":
                self.save(rest)
            case "quit" | "q" | "exit":
                raise Quit
            case _:
                return False
        return True

    def table(self, viewer: int | None) -> None:
        view = self.log.state.view(viewer)
        view["ask"] = self.log.state.ask()  # everybody at this screen sees the question anyway
        self.screen.show("", *self.drawing.table(view))

    def again(self) -> None:
        ask = self.log.state.ask()
        if ask is not None:
            self.put(ask)

    def help(self, topic: str) -> None:
        """What can be typed, and the rules behind the question. With a topic: a rule, or a thing on the table."""
        if topic:
            lines, rules = self.drawing.explain(topic)
            found = rules_beginning(self.words, [topic.upper(), *rules])
            if not found and not lines:
                self.screen.show(self.words.say("help-nothing", {"topic": topic}))
            self.screen.show(*lines, *rule_lines(self.screen, self.words, found))
            return
        ask = self.log.state.ask()
        self.screen.show(self.words.say("help-choose"))
        for name in [self.drawing.private_command if name == PRIVATE else name for name in COMMANDS]:
            if name is None:
                continue
            term = self.screen.paint(self.words.say(f"help-{name}.entry"), "bold")
            self.screen.show(*term_lines(f"  {term}", self.words.say(f"help-{name}"), HELP_COLUMN, self.screen.width))
        if ask is not None:
            self.screen.show("", self.words.say_or(f"words-{ask['question'].removeprefix('question-')}", ""))
        found = rules_beginning(self.words, ask["rules"] if ask is not None else [*self.drawing.rules_of_the_table])
        self.screen.show("", *self.drawing.legend(), "", *rule_lines(self.screen, self.words, found))
        self.again()

    def why(self, typed: str) -> None:
        """Why something is not possible, with the rule in full."""
        state = self.log.state
        try:
            action = understand(state, typed)
        except (IllegalMove, UsageError) as error:
            self.complain(error)
            if error.refusal.rule is not None:
                found = rules_beginning(self.words, [error.refusal.rule])
                self.screen.show(*rule_lines(self.screen, self.words, found))
        else:
            self.screen.show(self.words.say("why-possible", {"word": all_words(state)[action]}))

    def save(self, name: str) -> None:
        """Save a copy of the game, but never over another file."""
        try:
            if not name:
                raise UsageError("save-where")
            path = Path(name)
            if exists(path) and path != self.autosave.path:
                raise UsageError("file-exists", file=name)
            write_record(path, self.log.record)
        except UsageError as error:
            self.complain(error)
        else:
            self.screen.show(self.words.say("saved", {"file": name}))

    # What only one of several people may see

    def private(self, seat: int | None) -> None:
        if not self.is_hot_seat or seat is None:
            self.table(seat)
            return
        self.curtain(seat)
        self.table(seat)
        self.keyboard.line(self.words.say("go-on") + " ")
        self.screen.clear()
        self.table(None)
        self.again()

    def curtain(self, seat: int) -> None:
        self.screen.clear()
        self.screen.show(self.drawing.speech.say("hand-over", {"seat": seat}))
        self.keyboard.line(self.words.say("go-on") + " ")
        self.screen.clear()
