"""Asks people for dice and cards from a real table, and lets people at one keyboard roll in turn."""

from __future__ import annotations

from zaria.cli.prompts.prompt import Prompt
from zaria.core.engine.errors import IllegalDeal
from zaria.core.engine.state import State
from zaria.core.records.face_down import read_typed
from zaria.core.records.replay import effective
from zaria.core.values.chance import Chance
from zaria.games import face_down_of, folder_of
from zaria.terminal.drawing import Drawing
from zaria.terminal.real_dice import RealDice


def draw_question(drawing: Drawing, game: str, chance: Chance) -> str:
    """The question for what people roll or draw."""
    seat = chance.label.split("/")[2]
    name = drawing.speech.name(int(seat)) if seat != "-" else ""
    other = drawing.words.say("chance-other", {"kind": chance.kind, "number": len(chance.bounds)})
    return drawing.words.say_or(f"chance-{folder_of(game)}-{chance.kind}", other, {"seat": name})


def possible_dice(real_dice: RealDice, state: State) -> str:
    """What may be typed for the pending draw."""
    return real_dice.words.say("possible-dice", {"possible": ", ".join(real_dice.possible(state))})


class DicePrompt:
    """Uses the commands of the other prompt, so that help, undo and corrections work here, too."""

    def __init__(self, prompt: Prompt, real_dice: RealDice, viewer: int | None) -> None:
        self.prompt = prompt
        self.log = prompt.log
        self.display = prompt.display
        self.words = prompt.words
        self.drawing = prompt.drawing
        self.real_dice = real_dice
        self.viewer = viewer

    def read(self) -> None:
        """Ask for what people rolled or drew until it is possible."""
        question = draw_question(self.drawing, self.log.record.game, self.log.state.chance())
        self.put(question)
        while True:
            entry = self.prompt.keyboard.line("> ")
            if self.is_help(entry):
                self.prompt.help("")
                self.display.answer(possible_dice(self.real_dice, self.log.state))
                self.put(question)
            elif self.prompt.command(entry, self.viewer):
                self.put(question)
            else:
                try:
                    self.deal(self.whole(self.real_dice.plain(self.log.state, entry)))
                except IllegalDeal as error:
                    self.prompt.complain(self.real_dice.refused(self.log.state, error))
                    if self.display.in_place:
                        self.put(question)
                else:
                    self.display.forget_news()
                    return

    def whole(self, plain: str) -> str:
        """The entry, completed with missing parts."""
        question = self.real_dice.missing(self.log.state, plain)
        while question is not None:
            completed = self.real_dice.completed(self.log.state, plain, self.ask_more(question))
            if completed is not None:
                return completed
        return plain

    def deal(self, plain: str) -> None:
        """Deal what was typed. Cards that were face down until now correct earlier steps of the record."""
        turned = read_typed(face_down_of(self.log.record.game), self.log.record, self.log.state, plain)
        if turned.earlier:
            self.log.put_right(turned.earlier)
        self.log.deal(turned.values)

    def put(self, question: str) -> None:
        if self.display.in_place:
            self.prompt.viewer = self.viewer
            self.display.page(self.prompt.tables(), [["", self.prompt.screen.paint(question, "accent")]])
        else:
            self.prompt.screen.show(question)

    def is_help(self, entry: str) -> bool:
        return entry.strip().lower() in ("?", "help")

    def ask_more(self, question: str) -> str:
        """Ask for the missing part of an entry."""
        self.put(question)
        while True:
            entry = self.prompt.keyboard.line("> ")
            if not self.is_help(entry) and not self.prompt.command(entry, self.viewer):
                return entry
            self.put(question)

    def wait_for_roll(self, people: list[int]) -> None:
        """With several people at one keyboard, wait for Enter to roll; until then the last move can be taken back."""
        seat = self.log.state.draw_seat()
        line = effective(self.log.record.steps)
        is_turn = seat in people and len(people) > 1 and not self.log.state.continues_move()
        if not is_turn or not self.prompt.keyboard.interactive or not line or line[-1][1][0] not in people:
            return
        question = self.drawing.speech.say("press-to-roll", {"seat": seat})
        while True:
            if self.display.in_place:
                self.put(question)
                entry = self.prompt.keyboard.line("> ")
            else:
                entry = self.prompt.keyboard.line(f"{question} ")
            if entry == "" or not self.prompt.command(entry, self.viewer):
                return
