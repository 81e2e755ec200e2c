"""The stack of frames on a toy game with everything: steps, draws, questions, and secrets on any level of the stack.

Not marked `compiled`: classes of a test cannot inherit from compiled ones.
"""

from typing import Any

from zaria.bots.reference.heuristics import heuristic_for
from zaria.core.engine.frames import CHANCE, OVER, Frame, Nature, Question, Step
from zaria.core.engine.setup import Setup
from zaria.core.engine.state import State
from zaria.core.values.chance import Source
from zaria.core.values.rng import Rng

HIDDEN = 0  # what a secret is to those who may not know it


class Toy(State):
    """Notes what happens, nothing else."""

    def __init__(self, *frames: Frame[Any]) -> None:
        super().__init__(Setup("toy", 1, 2, {}))
        self.notes: list[str] = []
        for frame in frames:
            self.push(frame)

    def copy(self) -> "Toy":
        twin = Toy()
        twin.top, twin.below, twin.draws, twin.notes = self.top, self.below[:], self.draws, self.notes[:]
        return twin

    def fields(self) -> tuple[object, ...]:
        return tuple(self.notes)

    def table_view(self) -> dict[str, Any]:
        return {"notes": list(self.notes)}


class Note(Step[Toy]):
    def __init__(self, text: str) -> None:
        self.text = text

    def run(self, state: Toy) -> None:
        state.notes.append(self.text)


class Coin(Nature[Toy]):
    def kind(self) -> str:
        return "coin"

    def bounds(self, state: Toy) -> list[int]:
        return [2]

    def draw(self, state: Toy, source: Source) -> None:
        state.notes.append(f"coin {source.below(2)}")


class Thrown(Coin):
    """A coin that a decision throws."""

    def is_consequence(self) -> bool:
        return True


class Pick(Question[Toy]):
    """Seat 0 picks one of the given numbers."""

    def __init__(self, *numbers: int, asked: bool = False) -> None:
        self.numbers = numbers
        self.asked = asked

    def actor(self, state: Toy) -> int:
        return 0

    def always_asked(self) -> bool:
        return self.asked

    def mask(self, state: Toy) -> int:
        return sum(2**number for number in self.numbers)

    def word(self, state: Toy, action: int) -> str:
        return f"pick {action}"

    def resolve(self, state: Toy, action: int) -> None:
        state.notes.append(f"picked {action}")


class Secret(Question[Toy]):
    """Seat 1 answers; only seat 0 knows the number, 1 to 3."""

    def __init__(self, number: int) -> None:
        self.number = number

    def key(self) -> tuple[object, ...]:
        return (self.number,)

    def actor(self, state: Toy) -> int:
        return 1

    def mask(self, state: Toy) -> int:
        return 0b110

    def hides_from(self, seat: int) -> bool:
        return seat != 0

    def known(self, seat: int) -> "Secret":
        return self if seat == 0 else Secret(HIDDEN)

    def resample(self, seat: int, rng: Rng) -> "Secret":
        """Starts from its own number, so that the sample shows it unless it was hidden before."""
        return self if seat == 0 else Secret(1 + (self.number + int(rng.below(3))) % 3)


def settled(*frames: Frame[Any]) -> Toy:
    state = Toy(*frames)
    state.settle()
    return state


def test_steps_run_by_themselves_the_last_one_pushed_first() -> None:
    state = settled(Note("second"), Note("first"))
    assert (state.notes, state.actor) == (["first", "second"], OVER)


def test_steps_stop_at_a_draw_and_go_on_after_it() -> None:
    state = settled(Note("after"), Coin(), Note("before"))
    assert (state.notes, state.actor, state.chance()) == (["before"], CHANCE, ("coin/0/-/1", [2], "coin"))
    state.deal([1])
    assert (state.notes, state.actor) == (["before", "coin 1", "after"], OVER)


def test_a_choice_with_one_answer_is_made_by_itself() -> None:
    assert settled(Note("after"), Pick(40)).notes == ["picked 40", "after"]


def test_a_choice_without_answers_does_nothing() -> None:
    assert settled(Note("after"), Pick()).notes == ["after"]


def test_a_choice_that_is_always_asked_is_asked() -> None:
    state = settled(Pick(40, asked=True))
    assert (state.actor, state.legal(), state.notes) == (0, [40], [])


def test_a_real_choice_is_asked() -> None:
    state = settled(Note("after"), Pick(0, 31, 32, 62))
    assert (state.actor, state.legal()) == (0, [0, 31, 32, 62])
    assert (state.name(62), state.parse("pick 32")) == ("pick 62", 32)
    refusal = state.why_not(33)
    assert refusal is not None
    assert refusal.arguments == {"possible": "pick 0, pick 31, pick 32, pick 62"}
    state.apply(32)
    assert state.notes == ["picked 32", "after"]


def test_what_follows_a_decision_is_told_from_a_new_one() -> None:
    """A question inside a turn goes on with it; the main one, and dice that nobody's decision rolls, do not."""
    assert settled(Pick(1, 2)).continues_move()
    assert not settled(Pick(1, 2, asked=True)).continues_move()
    assert not settled(Coin()).continues_move()
    assert settled(Thrown()).continues_move()
    assert not settled().continues_move()


def test_a_game_without_a_heuristic_is_judged_by_its_standing() -> None:
    state = settled(Pick(1, 2))
    state.scores = lambda: [3, 5]  # type: ignore[method-assign]
    assert heuristic_for(state).values(state) == [3, 5]
    assert not heuristic_for(state).counts_pending(state)


def test_secrets_are_hidden_on_every_level_of_the_stack() -> None:
    for frames in ([Secret(3)], [Secret(3), Pick(1, 2)], [Secret(3), Secret(2), Pick(1, 2)], [Secret(3), Secret(2)]):
        state, other = Toy(*frames), Toy(*(Secret(1) if isinstance(frame, Secret) else frame for frame in frames))
        assert state != other
        assert state.known(0) == state and state.known(0) != other.known(0)
        assert state.known(1) == other.known(1)
        assert (state.hides_from(0), state.hides_from(1), state.hides_from(None)) == (False, True, True)
        assert state.secrets_from(1) == sum(isinstance(frame, Secret) for frame in frames)


def test_secrets_are_redrawn_on_every_level_of_the_stack() -> None:
    for frames in ([Secret(3)], [Secret(3), Pick(1, 2)], [Secret(3), Secret(2), Pick(1, 2)]):
        state, other = Toy(*frames), Toy(*(Secret(1) if isinstance(frame, Secret) else frame for frame in frames))
        drawn = [state.determinize(1, Rng(seed)).key() for seed in range(100)]
        assert len(set(drawn)) == 3 ** sum(isinstance(frame, Secret) for frame in frames)
        assert drawn == [other.determinize(1, Rng(seed)).key() for seed in range(100)]
        assert all(state.determinize(0, Rng(seed)) == state for seed in range(10))


def test_nothing_hidden_nothing_to_hide() -> None:
    state = settled(Pick(1, 2))
    assert not any(state.hides_from(seat) for seat in (None, 0, 1))
    assert state.known(0) == state == state.determinize(1, Rng(1))
