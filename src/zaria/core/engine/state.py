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
    """Something that happened. `seats` lists who may know of it; None is all seats and spectators."""

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
        """The game and what is pending: `<vegas, 3 players, round 1: seat 0 may place 2, place 3, pass>`."""
        players = "1 player" if self.players == 1 else f"{self.players} players"
        return f"<{self.setup.game}, {players}, round {self.round_now()}: {self._pending()}>"

    def _repr_svg_(self) -> str | None:
        """A spectator's view as a picture for notebooks; None if the game has none."""
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
        """The pending question or draw, for players that know a game's own questions."""
        return self.top

    def continues_move(self) -> bool:
        """Does the pending question or draw belong to the decision just made?"""
        top = self.top
        who = top.actor(self)
        if who == CHANCE:
            return top.is_consequence()
        return who >= 0 and not top.always_asked()

    def push(self, frame: Frame[Any]) -> None:
        """Push a frame that comes next, before everything pending."""
        if self.top is not GAP:
            self.below.append(self.top)
        self.top = frame

    def pop(self) -> Frame[Any]:
        """Take the top frame to carry it out. Its place is left open, since most frames push others."""
        frame = self.top
        self.top = GAP
        return frame

    def settle(self) -> i64:
        """Run steps, and skip questions inside a turn that have at most one answer (LV-ROY-11).

        Returns the next actor.
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
        """Carry out the actor's decision. An illegal action raises IllegalMove and changes nothing."""
        number = whole_number(action)
        if number < 0 or number >= ACTIONS or not has(self.mask(), number):
            raise IllegalMove.of(self._refuse(action))
        self.answer(number)

    def answer(self, action: i64) -> i64:
        """`apply` without the check, for actions known to be legal. Returns the next actor."""
        self.pop().resolve(self, action)
        return self.settle()

    def why_not(self, action: object) -> Refusal | None:
        """Why the action is illegal now; None if it is legal."""
        number = whole_number(action)
        if 0 <= number < ACTIONS and has(self.mask(), number):
            return None
        return self._refuse(action)

    def why_not_target(self, target: str) -> Refusal | None:
        """Why no choice with this target is legal; None if one is, or if none has this target."""
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
        """The words of an action of the pending question, legal or not."""
        number = whole_number(action)
        word = self.top.word(self, number) if 0 <= number < ACTIONS else ""
        if word == "":
            raise IllegalMove.of(self._refuse(action))
        return word

    def verb(self, action: object) -> str:
        """The verb of an action of the pending question, legal or not, as in docs/questions.md."""
        self.name(action)  # raises if it is no answer
        return self.top.verb(self, whole_number(action))

    def targets(self, action: object) -> list[str]:
        """The targets of an action of the pending question, legal or not, as in docs/questions.md."""
        self.name(action)
        return self.top.targets(self, whole_number(action))

    def parse(self, words: object) -> int:
        """The action with these words in the pending question, legal or not."""
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
        """The actor's question with its choices; None if no seat is asked. Other seats must not see a secret one."""
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
        """The seat's observation as a vector of 16-bit integers, with the fields of `game.observation`.

        Written into the given buffer, or into a new `array`; returns it.
        """
        return observe(self, self.check_seat(seat), into)

    def write_observation(self, row: Shorts, at: i64, seat: i64) -> None:
        """`observe` into a row from this place on, over zeros or an earlier vector of this setup."""
        raise TypeError(f"{type(self).__name__} cannot be observed")

    def index_mask(self, into: object = None) -> Any:
        """The legal answers as bytes 1 or 0, by the index of all questions and answers, `game.index`."""
        return index_mask(self, into)

    def answer_at(self, number: object) -> int:
        """The action with this number of the index; IllegalMove if it is illegal now."""
        return answer_at(self, number)

    # Nature's answer

    def chance(self) -> Chance:
        """The pending draw."""
        if self.acting() != CHANCE:
            raise IllegalDeal("no-draw-now")
        top = self.top
        kind, seat = top.kind(), self.draw_seat()
        label = f"{kind}/{self.round_now()}/{seat if seat >= 0 else '-'}/{self.draws + 1}"
        return Chance(label, top.bounds(self), kind)

    def draw_seat(self) -> int:
        """The seat of the pending draw; -1 for the whole table, or if no draw is pending."""
        return int(self.top.about(self))

    def bounds(self) -> list[int]:
        return self.chance().bounds

    def deal(self, values: object) -> None:
        """Answer the draw with one integer below each bound. A wrong answer raises IllegalDeal and changes nothing."""
        self.nature(DealtSource(checked_deal(values, self.bounds())))

    def nature(self, source: Source) -> i64:
        """`deal` without the check, for sources that keep to the bounds. Returns the next actor."""
        self.draws += 1
        self.pop().draw(self, source)
        return self.settle()

    def roll(self, rng: Rng) -> list[int]:
        """Draw at random and deal; returns the integers dealt."""
        if self.acting() != CHANCE:
            raise IllegalDeal("no-draw-now")
        noted = NotingSource(rng)
        self.nature(noted)
        return noted.values

    def parse_deal(self, words: object) -> list[int]:
        """Read words from real dice or cards as integers for `deal`: `3, 3, 5`, `3 3 5`, `$30,000 40.000 $`."""
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
        """Send an event. Callers check `sink` first, so that playouts do not build the arguments."""
        if self.sink is not None:
            self.sink(Event(kind, arguments, seats))

    def view(self, seat: object = None) -> dict[str, Any]:
        """The view of this seat (None: a spectator), with the question if the seat is the one to answer it."""
        return self.views([seat])[0]

    def views(self, seats: Sequence[object]) -> list[dict[str, Any]]:
        """`view` for several seats. The common part is built once and shared."""
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


GAP: Final = Step[Any]()  # placeholder for the frame being carried out
