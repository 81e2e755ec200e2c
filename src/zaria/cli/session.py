"""A game in the terminal, from its present position to its end."""

from __future__ import annotations

from zaria.cli.drawing import drawing_of
from zaria.cli.errors import Quit
from zaria.cli.event_log import EventLog
from zaria.cli.files import Autosave
from zaria.cli.keyboard import Keyboard
from zaria.cli.players import bot_of, people_of
from zaria.cli.prompt import Prompt
from zaria.cli.screen import Screen
from zaria.core.errors import IllegalDeal
from zaria.core.frames import CHANCE, OVER
from zaria.core.log import Log
from zaria.core.play import BUDGET, Bot
from zaria.core.rng import Rng
from zaria.games import folder_of
from zaria.i18n import Words


class Session:
    """The people and bots of one game.

    Each draw and each bot's move has its own random stream, derived from the seed and its place in the game: a game
    that is resumed with the same seed goes on as if it had never been interrupted.
    """

    def __init__(
        self, log: Log, seed: int, screen: Screen, keyboard: Keyboard, words: Words, autosave: Autosave, real_dice: bool
    ) -> None:
        self.log = log
        self.rng = Rng(seed)
        self.screen = screen
        self.keyboard = keyboard
        self.words = words
        self.autosave = autosave
        self.real_dice = real_dice
        names = log.record.players
        self.bots = {seat: bot for seat, bot in enumerate(map(bot_of, names)) if bot is not None}
        self.people = people_of(names)
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.drawing = drawing_of(log.record.game, screen, words, names)
        self.event_log = EventLog(screen, self.drawing, self.viewer)
        self.prompt = Prompt(log, screen, keyboard, words, autosave, self.drawing, self.event_log, self.people)
        self.running = False  # with bots only: play on without asking

    def play(self) -> None:
        self.event_log.remember(self.log.record)
        self.event_log.follow(self.log.state)
        self.introduce()
        while self.log.state.actor != OVER:
            self.keyboard.check()
            actor = self.log.state.actor
            if actor == CHANCE:
                self.draw()
            elif actor in self.bots:
                self.bot(actor, self.bots[actor])
            else:
                self.prompt.decide(actor)
            self.autosave.save(self.log.record)
            self.pause()
        self.end()

    def introduce(self) -> None:
        record = self.log.record
        names = [self.drawing.speech.name(seat) for seat in range(len(record.players))]
        game = self.words.say_or(f"game-{record.game}", record.game)
        self.screen.show(self.words.say("opening", {"game": game, "players": self.words.listed(names)}))
        self.screen.show(*self.drawing.opening(self.log.state.view(self.viewer)))

    def draw(self) -> None:
        if self.real_dice:
            self.read_dice()
        else:
            self.log.roll(self.rng.split(self.log.state.chance().label))

    def read_dice(self) -> None:
        """Ask for what people rolled or drew."""
        chance = self.log.state.chance()
        seat = chance.label.split("/")[2]
        name = self.drawing.speech.name(int(seat)) if seat != "-" else ""
        other = self.words.say("chance-other", {"kind": chance.kind, "number": len(chance.bounds)})
        key = f"chance-{folder_of(self.log.record.game)}-{chance.kind}"
        self.screen.show(self.words.say_or(key, other, {"seat": name}))
        while True:
            entry = self.keyboard.line("> ")
            if self.prompt.command(entry, self.viewer):
                continue
            try:
                self.log.deal(self.log.state.parse_deal(entry))
            except IllegalDeal as error:
                self.prompt.complain(error)
            else:
                return

    def bot(self, seat: int, bot: Bot) -> None:
        rng = self.rng.split(f"bot/{len(self.log.record.steps)}")
        self.log.apply(bot.choose(self.log.state.known(seat), seat, rng, BUDGET))

    def pause(self) -> None:
        """Wait for Enter: after each round, or after each move if only bots play."""
        ended, self.event_log.round_ended = self.event_log.round_ended, False
        only_bots = not self.people and self.log.state.actor >= 0
        if not self.keyboard.interactive or self.running or self.log.state.actor == OVER:
            return
        if ended or only_bots:
            entry = self.keyboard.line(self.words.say("go-on-bots" if only_bots else "go-on") + " ")
            self.running = not self.people and entry.lower() in ("go", "g")
            if entry.lower() in ("quit", "q"):
                raise Quit
            if only_bots and not self.running:
                self.screen.show(*self.drawing.table(self.log.state.view(None)))

    def end(self) -> None:
        result = self.log.record.result
        if result is not None:
            self.screen.show("", *self.drawing.ending(self.log.state.view(self.viewer), result))
