"""A person at this keyboard on a seat of a live table: plays, chats, and takes moves back."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING, Any

from zaria.bots.remarks import REMARK
from zaria.cli.prompts.choice_lines import choice_lines
from zaria.cli.prompts.choice_words import on_a_latin_keyboard
from zaria.cli.prompts.dice_prompt import draw_question, possible_dice
from zaria.cli.prompts.hint_lines import reason
from zaria.cli.prompts.server_refusals import refusal_in_words
from zaria.cli.prompts.typed_input import shown_words, understand
from zaria.core.engine.errors import ZariaError
from zaria.core.engine.state import Event, State
from zaria.core.values.chance import Chance
from zaria.core.values.rng import Rng
from zaria.terminal.display import Display
from zaria.terminal.drawing import Drawing, drawing_of
from zaria.terminal.errors import Quit, UsageError
from zaria.terminal.game_terminal import real_dice
from zaria.terminal.real_dice import RealDice
from zaria.terminal.screen import clean

if TYPE_CHECKING:
    from zaria.client import LiveTable

PROMPT = "> "


class LiveSeat:
    """Redraws the table at every change, and sends what is typed."""

    def __init__(self, live: LiveTable, seat: int, display: Display, with_remarks: bool = True) -> None:
        from zaria.bots import USUAL_BOT
        from zaria.cli.players import bot_of
        from zaria.client import Player

        bot = bot_of(USUAL_BOT)
        assert bot is not None
        self.live = live
        self.display = display
        self.words = display.words
        self.screen = display.screen
        self.typed: asyncio.Queue[str | None] = asyncio.Queue()
        self.news = asyncio.Event()
        self.known: State | None = None  # the game as our seat may know it, while we are asked
        self.unfinished: tuple[int, str] | None = None  # incomplete dice typed in this version
        self.with_remarks = with_remarks
        self.shown = -1  # the version last shown on the screen
        self.dice = Player(live, seat, bot, Rng(0))  # contributes to the dice like every device
        live.hear = self.hear

    @property
    def seat(self) -> int:
        return self.dice.seat

    # The keyboard, without blocking

    async def play(self) -> None:
        """Play until the game has ended; Quit or EOFError if the person leaves before."""
        from zaria.client.player import ENDED

        keyboard, loop = self.display.keyboard, asyncio.get_running_loop()
        assert keyboard.file is not None
        loop.add_reader(keyboard.file, self.read_keys)
        loop.add_reader(keyboard.woken, self.typed.put_nowait, "")
        try:
            while self.live.table_now["status"] not in ENDED:
                keyboard.check()
                self.news.clear()
                await self.prepare()
                self.put()
                await self.wait()
        finally:
            loop.remove_reader(keyboard.file)
            loop.remove_reader(keyboard.woken)

    def read_keys(self) -> None:
        """The lines typed; None at the end of the input."""
        keyboard = self.display.keyboard
        assert keyboard.file is not None
        read = os.read(keyboard.file, 4096)
        if read == b"":
            self.typed.put_nowait(None)
        keyboard.unread += read
        while b"\n" in keyboard.unread:
            line, _, keyboard.unread = keyboard.unread.partition(b"\n")
            self.typed.put_nowait(clean(line.decode("utf-8", "replace")).strip())

    async def wait(self) -> None:
        """Wait for input or news."""
        entry = asyncio.create_task(self.typed.get())
        news = asyncio.create_task(self.news.wait())
        await asyncio.wait({entry, news}, return_when=asyncio.FIRST_COMPLETED)
        news.cancel()
        if not entry.done():
            entry.cancel()
            return
        typed = entry.result()
        self.display.keyboard.check()
        if typed is None:
            raise EOFError
        await self.enter(typed)

    # From the table

    def hear(self, message: dict[str, Any]) -> None:
        """Handle events and chat as they arrive."""
        drawing = self.drawing()
        for event in message.get("events", []):
            if event["kind"] == REMARK and not self.with_remarks:
                continue
            told_lines = drawing.tell(Event(event["kind"], event["arguments"], None))
            self.display.tell(*(f"  {clean(line) if not self.screen.colour else line}" for line in told_lines))
        if message["type"] == "chat":
            said = {"name": clean(message["name"]), "text": clean(message["text"])}
            self.display.tell("  " + self.screen.paint(self.words.say("live-chat", said), "good"))
        self.news.set()

    def drawing(self) -> Drawing:
        return drawing_of(self.live.table_now["game"], self.screen, self.words, self.players())

    def players(self) -> list[str]:
        from zaria.bots import display_name

        seats = self.live.table_now["seats"]
        return [one["name"] or display_name(one["bot"] or "") or self.words.say("live-open-seat") for one in seats]

    async def prepare(self) -> None:
        """Contribute to the dice, or fetch what is needed for the answer."""
        import httpx

        from zaria.client import RequestRefused
        from zaria.client.player import MOVED_ON

        self.known = None
        self.dice.witness.see(self.live.table_now["seal"])
        try:
            if self.live.table_now["status"] == "sealing":
                await self.dice.add_to_the_dice()
            elif self.live.question is not None or self.has_to_deal():
                version, state = await self.live.api.state(self.live.table, self.seat)
                self.known = state if version == self.live.version else None
        except RequestRefused as refused:
            if refused.code not in MOVED_ON:
                self.display.answer(clean(refusal_in_words(refused, self.words)))
        except httpx.TransportError:
            self.display.answer(self.words.say("live-lost"))  # the server restarts: the live table reconnects

    def waiting(self) -> dict[str, Any] | None:
        """The draw that we have to make, if any."""
        waiting: dict[str, Any] | None = self.live.table_now["waiting"]
        return waiting if waiting is not None and waiting["seat"] in (self.seat, -1) else None

    def has_to_deal(self) -> bool:
        return self.live.table_now["dice"] == "real" and self.live.table_now["waiting"] is not None

    # The screen

    def put(self) -> None:
        if not self.display.in_place and self.shown == self.live.version and not self.display.note:
            return
        self.shown = self.live.version
        asked = ["", *self.prompt_lines()]
        if self.display.in_place:
            view = self.live.view
            tables = self.drawing().tables(view | {"ask": self.live.question}) if view is not None else [[]]
            self.display.page(tables, [asked])
        else:
            self.screen.show(*asked)
        self.screen.out.write(PROMPT)
        self.screen.out.flush()

    def prompt_lines(self) -> list[str]:
        """What has to be done now, by us or by others."""
        drawing, question, view = self.drawing(), self.live.question, self.live.view
        if self.live.table_now["status"] == "open":
            return [self.words.say("live-open", {"players": self.words.listed(self.players())})]
        if view is None:
            return [self.words.say("live-sealing")]
        if question is not None and self.known is not None:
            rows = self.screen.rows() if self.display.in_place else None
            view = view | {"why": self.known.why(self.seat)}
            choices = choice_lines(self.known, drawing, view, question, rows)
            return [
                *drawing.small_roll(view, question),
                self.screen.paint(drawing.question(question), "accent"),
                *choices,
            ]
        if self.has_to_deal():
            return [self.screen.paint(self.dice_question(), "accent")]
        if self.waiting() is not None:
            return [self.screen.paint(drawing.speech.say("press-to-roll", {"seat": self.seat}), "accent")]
        if view["actor"] >= 0:
            return [drawing.speech.say("live-waits", {"seat": view["actor"]})]
        return [self.words.say("live-draws")]

    def dice_question(self) -> str:
        """The question for dice, or for the missing part of an entry."""
        missing = self.missing()
        if missing is not None:
            return missing
        return draw_question(
            self.drawing(), self.live.table_now["game"], Chance(**self.live.table_now["waiting"]["draw"])
        )

    def missing(self) -> str | None:
        """The question for the missing part of the dice typed, if nothing has happened since."""
        if self.known is None or self.unfinished is None or self.unfinished[0] != self.live.version:
            return None
        return self.reader().missing(self.known, self.unfinished[1])

    def reader(self) -> RealDice:
        drawing = self.drawing()
        return real_dice().get(self.live.table_now["game"], RealDice)(drawing.speech, drawing.players)

    # Input

    async def enter(self, entry: str) -> None:
        """Carry out a command, or send an answer."""
        from zaria.client import RequestRefused

        name, _, rest = entry.partition(" ")
        latin = on_a_latin_keyboard(name)
        try:
            if "quit" in (name.lower(), latin) or name.lower() == "q":
                raise Quit
            if "say" in (name.lower(), latin):
                await self.live.do("chat", text=rest)
            elif "undo" in (name.lower(), latin):
                await self.live.do("undo", version=self.live.version)
            elif "hint" in (name.lower(), latin):
                await self.hint()
            elif "odds" in (name.lower(), latin):
                self.odds()
            elif entry in ("?", "help"):
                self.help()
            elif entry == "" or (name.lower() == "roll" and self.live.question is None):
                await self.press()
            else:
                await self.answer(entry)
        except RequestRefused as refused:
            self.display.answer(self.screen.paint(clean(refusal_in_words(refused, self.words)), "bad"))
        except ZariaError as error:
            self.display.answer(self.screen.paint(self.drawing().speech.refusal(error.refusal), "bad"))

    async def hint(self) -> None:
        """What a strong player would do here, in the words that can be typed."""
        hint = await self.live.hint()
        if self.known is not None and hint["version"] == self.live.version:
            typed = shown_words(self.known, self.words, self.players())
            names = {choice["word"]: typed[choice["action"]] for choice in hint["choices"]}
            self.display.answer(reason(hint, names, self.drawing().speech))

    def odds(self) -> None:
        """The chances of this seat, as far as it may know them."""
        if not self.live.table_now["odds"]:
            raise UsageError("odds-off")
        lines = [] if self.live.odds is None else self.live.odds["lines"]
        speech = self.drawing().speech
        self.display.answer(*([speech.odds(line) for line in lines] or [self.words.say("odds-none")]))

    def help(self) -> None:
        self.display.answer(self.words.say("live-help"))
        if self.known is not None and self.has_to_deal():
            self.display.answer(possible_dice(self.reader(), self.known))
        else:
            self.display.answer(*self.drawing().legend())

    async def press(self) -> None:
        if self.waiting() is not None and not self.has_to_deal():
            await self.live.do("roll", version=self.live.version)

    async def answer(self, entry: str) -> None:
        if self.known is not None and self.live.question is not None:
            action = understand(self.known, entry, self.words, self.players())
            self.display.forget_news()
            await self.live.do("move", version=self.live.version, action=action)
        elif self.known is not None and self.has_to_deal():
            await self.deal(self.known, entry)
        else:
            raise UsageError("live-not-now")

    async def deal(self, known: State, entry: str) -> None:
        """Send typed dice once they are complete."""
        reader = self.reader()
        if self.unfinished is not None and self.missing() is not None:
            plain = reader.completed(known, self.unfinished[1], entry)
        else:
            plain = reader.plain(known, entry)
        if plain is None:
            return
        self.unfinished = (self.live.version, plain)
        if self.missing() is None:
            self.unfinished = None
            await self.live.do("deal", version=self.live.version, words=plain)
