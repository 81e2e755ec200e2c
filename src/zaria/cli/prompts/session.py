"""A game in the terminal, from its current position to its end."""

from __future__ import annotations

from typing import Any

from zaria.bots.remarks import Remarks
from zaria.cli.files import Autosave
from zaria.cli.own_files import best_before
from zaria.cli.players import bot_of, people_of
from zaria.cli.prompts.dice_prompt import DicePrompt
from zaria.cli.prompts.event_log import EventLog
from zaria.cli.prompts.prompt import Prompt
from zaria.cli.prompts.take_back import TookBack
from zaria.core.engine.frames import CHANCE, OVER
from zaria.core.engine.player import BUDGET, Bot
from zaria.core.records.log import Log
from zaria.core.records.replay import effective
from zaria.core.values.rng import Rng
from zaria.games import face_down_of
from zaria.i18n import Words
from zaria.terminal.display import Display
from zaria.terminal.drawing import drawing_of
from zaria.terminal.errors import Quit
from zaria.terminal.game_terminal import real_dice
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.real_dice import RealDice
from zaria.terminal.screen import Screen


class Session:
    """The people and bots of one game.

    Each draw and each bot's move has its own random stream, derived from the seed and its place in the game, so a
    game resumed with the same seed continues as if it had never been interrupted.
    """

    def __init__(
        self,
        log: Log,
        seed: int,
        screen: Screen,
        keyboard: Keyboard,
        words: Words,
        autosave: Autosave,
        is_real: bool,
        pause_seconds: float,
        remarks: Remarks | None = None,
    ) -> None:
        self.log = log
        self.rng = Rng(seed)
        self.screen = screen
        self.keyboard = keyboard
        self.words = words
        self.autosave = autosave
        names = log.record.players
        self.bots = {seat: bot for seat, bot in enumerate(map(bot_of, names)) if bot is not None}
        self.people = people_of(names)
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.drawing = drawing_of(log.record.game, screen, words, names)
        self.display = Display(screen, keyboard, words)
        self.event_log = EventLog(self.display, self.drawing, self.viewer, remarks)
        reader = real_dice().get(log.record.game, RealDice)(self.drawing.speech, self.drawing.players)
        self.real_dice = reader if is_real else None
        self.prompt = Prompt(log, self.display, autosave, self.drawing, self.event_log, self.people, self.real_dice)
        self.dice_prompt = DicePrompt(self.prompt, reader, self.viewer)
        self.pause_seconds = pause_seconds  # after each bot's move, if pages are drawn in place
        self.is_skipping = False  # do not show bots' moves until a person is asked again
        self.running = False  # with bots only: play on without asking
        self.has_played = log.state.actor != OVER  # not just a finished game shown again

    def play(self) -> None:
        self.event_log.remember(self.log.record)
        self.event_log.follow(self.log.state)
        self.introduce()
        while self.log.state.actor != OVER:
            self.keyboard.check()
            actor, news_before = self.log.state.actor, len(self.display.news)
            try:
                self.step(actor)
            except TookBack as back:
                self.tell_taken_back(back)
            else:
                self.event_log.comment(len(self.log.record.steps))
            self.autosave.save(self.log.record)
            if actor in self.bots:
                self.let_watch(news_before)
            self.pause()
        self.end()

    def step(self, actor: int) -> None:
        if actor == CHANCE:
            self.draw()
        elif actor in self.bots:
            self.bot(actor, self.bots[actor])
        else:
            self.is_skipping = False
            self.prompt.decide(actor)

    def introduce(self) -> None:
        record = self.log.record
        names = [self.drawing.speech.name(seat) for seat in range(len(record.players))]
        game = self.words.say_or(f"game-{record.game}", record.game)
        if self.display.in_place:
            self.screen.clear_page()
        self.display.tell(self.words.say("opening", {"game": game, "players": self.words.listed(names)}))
        self.display.tell(*self.drawing.opening(self.log.state.view(self.viewer)))

    def draw(self) -> None:
        """Answer the draw: typed from a real table, or random."""
        chance = self.log.state.chance()
        if self.real_dice is None:
            self.dice_prompt.wait_for_roll(self.people)
            self.log.roll(self.rng.split(chance.label))
            return
        hidden = face_down_of(self.log.record.game)
        if hidden is not None and chance.kind in hidden.kinds:
            self.log.deal(hidden.stand_in(self.log.state))
        else:
            self.dice_prompt.read()

    def tell_taken_back(self, back: TookBack) -> None:
        """Remove the steps taken back from the event log, too."""
        self.event_log.remember(self.log.record)
        self.event_log.follow(self.log.state)
        self.display.forget_news()
        if back.seat is not None:
            self.display.tell("  " + self.drawing.speech.say("event-table-undone", {"seat": back.seat}))
        self.prompt.asked = None

    def bot(self, seat: int, bot: Bot) -> None:
        rng = self.rng.split(f"bot/{len(self.log.record.steps)}")
        self.log.apply(bot.choose(self.log.state.known(seat), seat, rng, BUDGET))

    def let_watch(self, news_before: int) -> None:
        """Show a bot's move for a moment with its news; Enter skips to the person's turn."""
        settles = self.event_log.round_ended or self.log.state.actor == OVER  # then people get time to read anyway
        if self.people and self.display.in_place and self.pause_seconds > 0 and not self.is_skipping and not settles:
            tables = self.drawing.tables(self.log.state.view(self.viewer))
            self.display.page(tables, [["", self.words.say("skip-bots")]], fresh=news_before)
            self.is_skipping = self.keyboard.pause(self.pause_seconds)

    def pause(self) -> None:
        """Wait for Enter: after each round, or after each move if only bots play."""
        ended, self.event_log.round_ended = self.event_log.round_ended, False
        only_bots = not self.people and self.log.state.actor >= 0
        if not self.keyboard.interactive or self.running or self.log.state.actor == OVER:
            return
        if ended or only_bots:
            entry = self.wait(self.words.say("go-on-bots" if only_bots else "go-on"))
            self.running = not self.people and entry in ("go", "g")
            if entry in ("quit", "q"):
                raise Quit
            if only_bots and not self.running and not self.display.in_place:
                self.screen.show(*self.drawing.table(self.log.state.view(None)))

    def wait(self, text: str) -> str:
        """Wait for Enter; in place, with the current table or that of the end of the round."""
        if self.display.in_place:
            tables = self.display.settled or self.drawing.tables(self.log.state.view(self.viewer))
            self.display.page(tables, [[""]], all_news=bool(self.display.settled))
            self.display.settled = []
            self.display.forget_news()
        return self.keyboard.line(text + " ").lower()

    def end(self) -> None:
        result = self.log.record.result
        if self.display.in_place:
            self.screen.show(*self.display.news)
            self.display.forget_news()
        if result is None:
            return
        moves = [step for _, step in effective(self.log.record.steps) if step[0] != "deal"]
        why = self.drawing.why_over(moves[-1][1] if moves else "")
        self.screen.show("", *self.drawing.ending(self.log.state.view(self.viewer), result), *why, *self.best(result))

    def best(self, result: dict[str, Any]) -> list[str]:
        """The best score of this machine, after a person's solo game."""
        record = self.log.record
        if len(record.players) > 1 or not self.people or not self.has_played:
            return []
        before = best_before(record.game, record.options, result["scores"][0])
        if before is None or result["scores"][0] > before:
            return [f" {self.words.say('best-new')}"]
        return [f" {self.words.say('best-before', {'points': before})}"]
