"""Asks a person for a decision until the answer is legal. All other commands work meanwhile."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from zaria.bots.hints import hint
from zaria.cli.files import Autosave, exists, write_record
from zaria.cli.prompts.choice_lines import choice_lines
from zaria.cli.prompts.choice_words import on_a_latin_keyboard
from zaria.cli.prompts.event_log import EventLog
from zaria.cli.prompts.help import CORRECT, HINT, about_topic, help_lines
from zaria.cli.prompts.hint_lines import hint_lines
from zaria.cli.prompts.rule_lines import rule_lines, rules_beginning
from zaria.cli.prompts.take_back import correct, undo
from zaria.cli.prompts.typed_input import FINAL, possible, shortcuts, shown_words, understand
from zaria.core.engine.errors import IllegalMove, ZariaError
from zaria.core.engine.frames import OVER
from zaria.core.records.log import Log
from zaria.i18n import Words
from zaria.terminal.display import Display
from zaria.terminal.drawing import Drawing
from zaria.terminal.errors import Quit, UsageError
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.real_dice import RealDice, fold
from zaria.terminal.screen import Screen


class Prompt:
    """Asks the person at the keyboard. Nothing private is shown before other people look away."""

    def __init__(
        self,
        log: Log,
        display: Display,
        autosave: Autosave,
        drawing: Drawing,
        event_log: EventLog,
        people: list[int],
        real_dice: RealDice | None = None,
    ) -> None:
        self.log = log
        self.display = display
        self.screen: Screen = display.screen
        self.keyboard: Keyboard = display.keyboard
        self.words: Words = display.words
        self.autosave = autosave
        self.drawing = drawing
        self.event_log = event_log
        self.people = people
        self.real_dice = real_dice
        self.asked: int | None = None  # the seat asked last
        self.viewer: int | None = None  # the seat whose view is on the screen

    @property
    def is_hot_seat(self) -> bool:
        return len(self.people) > 1

    def decide(self, seat: int) -> None:
        ask = self.log.state.ask()
        assert ask is not None
        is_hidden = ask["secret"] and self.is_hot_seat
        if is_hidden:
            self.curtain(seat)
        self.viewer = None if self.is_hot_seat else seat
        self.put(ask, with_table=ask["main"] or self.asked != seat)
        self.asked = seat
        action = self.answer(seat, ask["secret"])
        if is_hidden:
            self.screen.clear()
        self.display.forget_news()
        self.log.apply(action)

    def put(self, ask: dict[str, Any], with_table: bool = False) -> None:
        """Show the question and its choices, and the table if it has changed or everything is redrawn."""
        view = self.explained()
        if self.autosave.problem is not None:
            self.complain(self.autosave.problem)
        if self.display.in_place:
            rows = self.screen.rows()
            dice = [self.drawing.roll(view, ask), self.drawing.small_roll(view, ask)]
            asked = [[*large, *self.question(view, ask, rows)] for large in dice]
            tight = [*dice[-1], *self.question(view, ask, rows, tight=True)]
            self.display.page(self.tables(), asked, tight=tight)
            return
        if with_table:
            self.screen.show("", *self.tables()[0])
        dice_lines = self.drawing.roll(view, ask)
        self.screen.show(*(["", *dice_lines] if dice_lines else []), *self.question(view, ask, None))

    def explained(self) -> dict[str, Any]:
        """The public view, with the reasons for the player who is asked."""
        state = self.log.state
        return state.view(None) | {"why": state.why(state.actor)}

    def question(self, view: dict[str, Any], ask: dict[str, Any], rows: int | None, tight: bool = False) -> list[str]:
        """The question in words, and its choices in at most this many rows; if tight, in one row each."""
        asked = self.screen.paint(self.drawing.question(ask), "accent")
        return ["", asked, *choice_lines(self.log.state, self.drawing, view, ask, rows, tight)]

    def tables(self) -> list[list[str]]:
        """The forms of the table, largest first."""
        view = self.log.state.view(self.viewer)
        view["ask"] = self.log.state.ask()  # all people at this screen see the question anyway
        return self.drawing.tables(view)

    def answer(self, seat: int, secret: bool) -> int:
        """Ask until the answer is legal."""
        while True:
            typed = self.keyboard.line("> ", secret)
            keys = shortcuts(self.log.state) | shortcuts(self.log.state, self.words)
            if fold(typed).strip() not in keys and self.command(typed, seat):
                self.redraw()
                continue
            try:
                action = understand(self.log.state, typed, self.words, self.drawing.players)
            except (IllegalMove, UsageError) as error:
                self.complain(error)
            else:
                if not self.ends_the_game(action) or self.is_sure(action):
                    return action
            self.redraw()

    def ends_the_game(self, action: int) -> bool:
        """Would this choice end a game that could continue?"""
        state = self.log.state
        if state.verb(action) not in FINAL or len(state.legal()) == 1:
            return False
        after = state.copy()
        after.apply(action)
        return after.actor == OVER

    def is_sure(self, action: int) -> bool:
        """Ask before a choice that ends the game; `quit` only leaves it."""
        self.display.answer(self.words.say("sure-to-stop", {"yes": self.words.say("yes")}))
        self.redraw()
        typed = fold(self.keyboard.line("> ")).strip()
        return typed in (fold(self.words.say("yes")).strip(), "yes")

    def redraw(self) -> None:
        """Draw the question again after an entry, if pages are drawn in place."""
        ask = self.log.state.ask()
        if self.display.in_place and ask is not None:
            self.put(ask)

    def complain(self, error: ZariaError) -> None:
        """Print what was wrong, the rule behind it, and what is possible now."""
        refusal = error.refusal
        can = possible(self.log.state, self.words, self.drawing.players)
        if isinstance(error, IllegalMove) and "possible" in refusal.arguments:
            refusal = refusal._replace(arguments={**refusal.arguments, "possible": can})
        text = self.drawing.speech.refusal(refusal)
        rule = f" ({refusal.rule})" if refusal.rule is not None else ""
        self.display.answer(self.screen.paint(f"{text}{rule}", "bad"))
        if isinstance(error, IllegalMove) and "possible" not in refusal.arguments:
            self.display.answer(self.words.say("possible", {"possible": can}))

    # Commands

    def command(self, typed: str, seat: int | None) -> bool:
        """Carry out a command; False if it is none."""
        name, _, rest = typed.partition(" ")
        return self.known_command(name.lower(), rest.strip(), seat) or self.known_command(
            on_a_latin_keyboard(name), rest.strip(), seat
        )

    def known_command(self, name: str, rest: str, seat: int | None) -> bool:
        match name:
            case "":
                self.display.answer(self.words.say("entry-empty"))
            case "help" | "?":
                self.help(rest)
            case "why":
                self.why(rest)
            case "hint":
                self.hint()
            case "log":
                self.display.read(*(f"  {line}" for line in self.event_log.of_round(int(self.log.state.round_now()))))
            case "table":
                self.show_table(None if self.is_hot_seat else seat)
            case private if private == self.drawing.private_command:
                self.private(seat)
            case "undo":
                self.take_back(lambda: undo(self.log, self.people))
            case "correct" if self.real_dice is not None:
                self.take_back(lambda: correct(self.log))
            case "save":
                self.save(rest)
            case "quit" | "q" | "exit":
                raise Quit
            case _:
                return False
        return True

    def take_back(self, how: Any) -> None:
        """Take back a move; raises TookBack if that was possible."""
        try:
            how()
        except UsageError as error:
            self.complain(error)

    def show_table(self, viewer: int | None) -> None:
        """Show the whole table and the question again."""
        self.viewer = viewer
        self.display.read("", *self.tables()[0])
        self.again()

    def again(self) -> None:
        ask = self.log.state.ask()
        if ask is not None and not self.display.in_place:
            self.put(ask)

    def help(self, topic: str) -> None:
        """Show what can be typed and the rules behind the question. With a topic: a rule, or a thing on the table."""
        if topic:
            lines = about_topic(self.drawing, topic)
            if lines:
                self.display.read(*lines)
            else:
                self.display.answer(self.words.say("help-nothing", {"topic": topic}))
            return
        missing = {CORRECT} if self.real_dice is None else set()
        if self.is_hot_seat:
            missing.add(HINT)
        self.display.read(*help_lines(self.drawing, self.log.state.ask(), missing))
        self.again()

    def why(self, typed: str) -> None:
        """Explain why something is not possible, with the full rule, or the reasons for its value."""
        state = self.log.state
        reason = ""
        try:
            action = understand(state, typed, self.words, self.drawing.players)
        except (IllegalMove, UsageError) as error:
            self.complain(error)
            if error.refusal.rule is not None:
                rules = rules_beginning(self.words, [error.refusal.rule])
                self.display.answer(*rule_lines(self.screen, self.words, rules))
            die = error.refusal.arguments.get("die")
            if isinstance(die, int):
                reason = self.drawing.why(self.explained(), die)
        else:
            word = shown_words(state, self.words, self.drawing.players)[action]
            self.display.answer(self.words.say("why-possible", {"word": word}))
            reason = self.drawing.why(self.explained(), action)
        self.display.answer(*([reason] if reason else []))

    def hint(self) -> None:
        """Show what a strong opponent would do, knowing what this seat may know. Not for people who play each other."""
        state = self.log.state
        try:
            if self.is_hot_seat:
                raise UsageError("hints-off")
            if state.actor < 0:
                raise UsageError("no-hint")
            self.display.read(*hint_lines(state, hint(state), self.drawing))
        except UsageError as error:
            self.complain(error)

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
            self.display.answer(self.words.say("saved", {"file": name}))

    # Private to one of several people

    def private(self, seat: int | None) -> None:
        if not self.is_hot_seat or seat is None:
            self.show_table(seat)
            return
        self.curtain(seat)
        self.viewer = seat
        self.screen.show("", *self.tables()[0])
        self.viewer = None
        self.keyboard.line(self.words.say("go-on") + " ")
        self.screen.clear()
        if not self.display.in_place:
            self.screen.show("", *self.tables()[0])
        self.again()

    def curtain(self, seat: int) -> None:
        self.screen.clear()
        self.screen.show(self.drawing.speech.say("hand-over", {"seat": seat}))
        self.keyboard.line(self.words.say("go-on") + " ")
        self.screen.clear()
