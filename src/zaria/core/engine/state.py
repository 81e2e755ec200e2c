"""A game in progress: the public contract, written once for all games over the stack of frames."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, SupportsIndex

from mypy_extensions import i64

from zaria.core.engine.checks import ACTIONS, checked_deal, deal_words, plain_words, whole_number
from zaria.core.engine.errors import IllegalDeal, IllegalMove, Refusal, quote
from zaria.core.engine.frames import CHANCE, OVER, STEP, Frame, Step, possible
from zaria.core.engine.observing import answer_at, index_mask, observe
from zaria.core.engine.position import Position
from zaria.core.values.bits import has, lowest, members
from zaria.core.values.chance import Chance, DealtSource, NotingSource, Source
from zaria.core.values.pictures import picture_of

if TYPE_CHECKING:
    from zaria.core.engine.setup import Setup
    from zaria.core.values.ints import Shorts
    from zaria.core.values.rng import Rng


class Event(NamedTuple):
    """Something that happened. `seats` lists who may know of it; None is everybody, spectators too."""

    kind: str
    arguments: dict[str, object]
    seats: tuple[int, ...] | None

    def visible_to(self, seat: int | None) -> bool:
        return self.seats is None or seat in self.seats


class State(Position):
    """A position of a game. Subclasses hold the table; the frames say what is pending on it."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.sink: Callable[[Event], None] | None = None

    def __repr__(self) -> str:
        """Where the game is and who is to do what: `<vegas, 3 players, round 1: seat 0 may place 2, place 3, pass>`."""
        players = "1 player" if self.players == 1 else f"{self.players} players"
        return f"<{self.setup.game}, {players}, round {self.round_now()}: {self._pending()}>"

    def _repr_svg_(self) -> str | None:
        """What a spectator sees, as a picture for notebooks; None if the game has none."""
        return picture_of(self)

    def _pending(self) -> str:
        who = self.acting()
        if who == OVER:
            return f"over, won by seat {' and seat '.join([str(seat) for seat in self.winners()])}"
        if who == CHANCE:
            return f"nature draws {self.chance().label}"
        return f"seat {who} may {possible(self.top, self)}"

    # Whose move it is

    @property
    def actor(self) -> int:
        """The seat to decide, CHANCE or OVER."""
        return int(self.acting())

    def acting(self) -> i64:
        """The actor, for compiled callers."""
        return self.top.actor(self)

    def pending(self) -> Frame[Any]:
        """The question or draw that is pending, for players who know a game's questions one by one."""
        return self.top

    def continues_move(self) -> bool:
        """Does what is pending belong to the decision just made: a further question, or dice that it makes roll?"""
        top = self.top
        who = top.actor(self)
        if who == CHANCE:
            return top.is_consequence()
        return who >= 0 and not top.always_asked()

    def push(self, frame: Frame[Any]) -> None:
        """This comes next, before all that is pending."""
        if self.top is not GAP:
            self.below.append(self.top)
        self.top = frame

    def pop(self) -> Frame[Any]:
        """The top frame, to be carried out. Its place stays open, since most frames push what follows them."""
        frame = self.top
        self.top = GAP
        return frame

    def settle(self) -> i64:
        """Run what runs by itself: steps, and questions inside a turn that have at most one answer (LV-ROY-11).

        Returns who is to act then.
        """
        while True:
            if self.top is GAP:
                self.top = self.below.pop()
            who = self.top.actor(self)
            if who == STEP:
                self.pop().run(self)
            elif who < 0 or self.top.always_asked():
                return who
            else:
                mask = self.top.mask(self)
                if mask & (mask - 1) != 0:
                    return who
                question = self.pop()
                if mask != 0:
                    question.resolve(self, lowest(mask))

    # A player's decision

    def mask(self) -> i64:
        """The legal actions as bits; 0 at CHANCE and OVER."""
        return self.top.mask(self)

    def legal(self) -> list[int]:
        """The actor's legal actions, ascending."""
        return members(self.mask())

    def apply(self, action: SupportsIndex) -> None:
        """Carry out the actor's decision. An illegal one raises IllegalMove and changes nothing."""
        number = whole_number(action)
        if number < 0 or number >= ACTIONS or not has(self.mask(), number):
            raise IllegalMove.of(self._refuse(action))
        self.answer(number)

    def answer(self, action: i64) -> i64:
        """`apply` for callers that know the action to be legal. Returns who acts next."""
        self.pop().resolve(self, action)
        return self.settle()

    def why_not(self, action: object) -> Refusal | None:
        """Why the action is not legal now; None if it is."""
        number = whole_number(action)
        if 0 <= number < ACTIONS and has(self.mask(), number):
            return None
        return self._refuse(action)

    def why_not_target(self, target: str) -> Refusal | None:
        """Why nothing that points at the target can be chosen; None if something can, or if nothing points there."""
        top = self.top
        refusal: Refusal | None = None
        action: i64 = 0
        while action < ACTIONS:
            if top.word(self, action) != "" and target in top.targets(self, action):
                reason = self.why_not(int(action))
                if reason is None:
                    return None
                refusal = refusal or reason
            action += 1
        return refusal

    def _refuse(self, action: object) -> Refusal:
        who = self.acting()
        if who == OVER:
            return Refusal(None, "game-over", {})
        if who == CHANCE:
            return Refusal(None, "waiting-for-chance", {"kind": self.top.kind()})
        top = self.top
        number = whole_number(action)
        if number < 0 or number >= ACTIONS:
            return Refusal(None, "not-an-action", {"given": quote(action), "possible": possible(top, self)})
        return top.why_not(self, number)

    def name(self, action: object) -> str:
        """The words for one of the present question's actions, legal or not."""
        number = whole_number(action)
        word = self.top.word(self, number) if 0 <= number < ACTIONS else ""
        if word == "":
            raise IllegalMove.of(self._refuse(action))
        return word

    def verb(self, action: object) -> str:
        """What one of the present question's actions does, legal or not: a verb of docs/questions.md."""
        self.name(action)  # refuses what is no answer
        return self.top.verb(self, whole_number(action))

    def targets(self, action: object) -> list[str]:
        """What one of the present question's actions is done with, legal or not: targets of docs/questions.md."""
        self.name(action)
        return self.top.targets(self, whole_number(action))

    def parse(self, words: object) -> int:
        """The action that these words mean to the present question, legal or not."""
        plain = plain_words(words)
        if self.acting() < 0:
            raise IllegalMove.of(self._refuse(0))
        top = self.top
        action: i64 = 0
        while action < ACTIONS:
            if plain != "" and top.word(self, action) == plain:
                return int(action)
            action += 1
        raise IllegalMove("unknown-word", words=quote(words), possible=possible(top, self))

    def answer_is_secret(self) -> bool:
        """Is the actor's answer hidden from the others until something reveals it?"""
        return self.top.is_secret()

    def ask(self) -> dict[str, Any] | None:
        """The actor's question with its choices; None when nobody is asked. A secret answer is nobody else's to see."""
        if self.acting() < 0:
            return None
        top = self.top
        kind = top.asks(self)
        choices: list[dict[str, Any]] = []
        for action in members(top.mask(self)):
            choices.append(
                {
                    "action": action,
                    "word": top.word(self, action),
                    "verb": top.verb(self, action),
                    "targets": top.targets(self, action),
                    "same_as": top.same_as(self, action),
                    "preview": top.preview(self, action),
                }
            )
        return {
            "question": kind.message,
            "number": kind.number,
            "source": top.source(self),
            "rules": list(kind.rules),
            "main": kind.is_main,
            "arguments": top.arguments(self),
            "choices": choices,
            "secret": top.is_secret(),
        }

    # The same as numbers, for programs that learn: see observation.py

    def observe(self, seat: object, into: object = None) -> Any:
        """What the seat may know as a vector of 16-bit integers: its fields are those of `game.observation`.

        Written into the buffer that is given, or else into a new `array`; returns which.
        """
        return observe(self, self.check_seat(seat), into)

    def write_observation(self, row: Shorts, at: i64, seat: i64) -> None:
        """`observe` into a row, from a place on. There are zeros, or an earlier vector of a table with this setup."""
        raise TypeError(f"{type(self).__name__} cannot be observed")

    def index_mask(self, into: object = None) -> Any:
        """A 1 for each legal answer in the index of all questions and answers, `game.index`; else 0, a byte each."""
        return index_mask(self, into)

    def answer_at(self, number: object) -> int:
        """The action that a number of the index stands for; IllegalMove if it is not legal now."""
        return answer_at(self, number)

    # Nature's answer

    def chance(self) -> Chance:
        """What nature is asked now."""
        if self.acting() != CHANCE:
            raise IllegalDeal("no-draw-now")
        top = self.top
        kind, seat = top.kind(), self.draw_seat()
        label = f"{kind}/{self.round_now()}/{seat if seat >= 0 else '-'}/{self.draws + 1}"
        return Chance(label, top.bounds(self), kind)

    def draw_seat(self) -> int:
        """The seat for which nature draws now; -1 if for the whole table, or if nature does not draw."""
        return int(self.top.about(self))

    def bounds(self) -> list[int]:
        return self.chance().bounds

    def deal(self, values: object) -> None:
        """Nature's answer: one integer below each bound. A wrong one raises IllegalDeal and changes nothing."""
        self.nature(DealtSource(checked_deal(values, self.bounds())))

    def nature(self, source: Source) -> i64:
        """`deal` for callers whose source keeps to the bounds. Returns who acts next."""
        self.draws += 1
        self.pop().draw(self, source)
        return self.settle()

    def roll(self, rng: Rng) -> list[int]:
        """Draw at random and deal it; returns what was dealt."""
        if self.acting() != CHANCE:
            raise IllegalDeal("no-draw-now")
        noted = NotingSource(rng)
        self.nature(noted)
        return noted.values

    def parse_deal(self, words: object) -> list[int]:
        """What people read off real dice or cards, as integers for `deal`: `3, 3, 5`, `3 3 5`, `$30,000 40.000 $`."""
        bounds = self.bounds()
        if not isinstance(words, str):
            raise IllegalDeal("deal-words", given=quote(words))
        values = self.top.read(self, deal_words(words))
        return checked_deal(values, bounds)

    # What happened, and who may know what

    def listen(self, sink: Callable[[Event], None] | None) -> None:
        """Send all further events to the sink; None stops it."""
        self.sink = sink

    def tell(self, kind: str, arguments: dict[str, object], seats: tuple[int, ...] | None = None) -> None:
        """Send an event. Callers look at `sink` first, so that playouts do not even build the arguments."""
        if self.sink is not None:
            self.sink(Event(kind, arguments, seats))

    def view(self, seat: object = None) -> dict[str, Any]:
        """What this seat (None: a spectator) sees; the question too, if the seat is the one to answer it."""
        return self.views([seat])[0]

    def views(self, seats: Sequence[object]) -> list[dict[str, Any]]:
        """`view` for several seats. Most of it is the same for all: it is built once, and they share it."""
        actor = self.acting()
        public = self.table_view()
        public["ranking"] = self.ranking()
        views: list[dict[str, Any]] = []
        for seat in seats:
            viewer = self.check_viewer(seat)
            shown = public.copy()
            if viewer >= 0:
                self.show_own(shown, viewer)
            shown["game"] = self.setup.game
            shown["seat"] = seat
            shown["actor"] = int(actor)
            shown["ask"] = self.ask() if actor == viewer and viewer >= 0 else None
            views.append(shown)
        return views


GAP: Final = Step[Any]()  # stands where the frame was that is being carried out
