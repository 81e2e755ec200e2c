"""Many games with the same setup, all stepped by one call, for programs that learn.

A batch holds rows that can be read as buffers: for each game the seat to decide, its observation, and the mask of its
answers in the index of all questions and answers. A finished game is reset at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import BadBuffer, IllegalMove, quote
from zaria.core.engine.frames import CHANCE, OVER
from zaria.core.engine.observing import legal_numbers, observation_of, set_places
from zaria.core.engine.player import Bot
from zaria.core.engine.registry import find_game
from zaria.core.engine.state import State
from zaria.core.values.bits import has
from zaria.core.values.ints import bytes_row, floats, shorts, zeros
from zaria.core.values.rng import Rng

if TYPE_CHECKING:
    from zaria.core.values.ints import Bytes, Floats, Ints, Shorts

WIN: Final = "win"  # at the end: 1 shared by all winners, 0 for the others
SCORE: Final = "score"  # dollars or points as they are won
STANDING: Final = "standing"  # the same, as if the round were settled after every decision
REWARDS: Final = (WIN, SCORE, STANDING)


@final
class Batch:
    """Games of one setup. Seats of `opponents` are played by those bots, all others by the caller."""

    def __init__(self, first: State, number: int, reward: str, opponents: list[Bot | None], budget: int) -> None:
        game = find_game(first.setup.game)
        self.first = first  # copied for every new game
        self.players: i64 = first.players
        self.games: i64 = number
        self.reward = reward
        self.opponents = opponents
        self.has_opponents: bool = len([bot for bot in opponents if bot is not None]) > 0
        self.budget = budget
        self.index = game.index
        self.width: i64 = observation_of(game).size
        self.places: i64 = game.index.size
        self.states: list[State] = []
        self.sources: list[Rng] = []
        self.shifts: Ints = zeros(number)  # by how many seats the opponents are rotated in each game
        self.before: list[list[int]] = []  # scores after the previous step, if rewards depend on them
        # read by callers
        self.observations: Shorts = shorts(self.width * self.games)
        self.masks: Bytes = bytes_row(self.places * self.games)
        self.actors: Ints = zeros(number)
        self.rewards: Floats = floats(self.players * self.games)
        self.over: Bytes = bytes_row(number)
        # the last legal answers as bits, and the offset of their question in the index
        self.legal: Ints = zeros(number)
        self.begins: Ints = zeros(number)

    def reset(self, seed: int) -> None:
        """Start all games again."""
        source = Rng(seed)
        self.sources = [source.split(f"game {number}") for number in range(int(self.games))]
        self.states = [self.first] * int(self.games)
        self.before = [self.first.scores()] * int(self.games)
        for game in range(self.games):
            self.begin(game)
            self.clear(game)
            self.show(game)

    def begin(self, game: i64) -> None:
        """Start a game and play to the caller's first decision. If it is over before that (SOLO-09), start another."""
        who: i64 = OVER
        while who == OVER:
            state = self.first.copy()
            self.states[game] = state
            if self.has_opponents:
                self.shifts[game] = self.sources[game].below(self.players)
            who = self.play_to_decision(game, state.acting())
        if self.reward != WIN:
            self.before[game] = self.scored(self.states[game])

    def play_to_decision(self, game: i64, who: i64) -> i64:
        """Play draws and opponents until the caller is asked or the game is over; return the actor."""
        state, source = self.states[game], self.sources[game]
        while who != OVER:
            if who == CHANCE:
                who = state.nature(source)
                continue
            bot = self.bot_of(game, who)
            if bot is None:
                break
            seat = int(who)
            choice: i64 = bot.choose(state.known(seat), seat, source, self.budget)
            who = state.answer(choice)
        return who

    def bot_of(self, game: i64, seat: i64) -> Bot | None:
        """The bot that plays the seat; None for the caller."""
        if not self.has_opponents:
            return None
        return self.opponents[(seat + self.shifts[game]) % self.players]

    def check(self, numbers: list[int]) -> None:
        """Check all answers before anything changes; IllegalMove names the first illegal one."""
        if len(numbers) != self.games:
            raise BadBuffer("batch-actions", given=len(numbers), wanted=int(self.games))
        for game in range(self.games):
            answer = i64(numbers[game]) - self.begins[game]
            if answer < 0 or answer >= 63 or not has(self.legal[game], answer):
                possible = ", ".join([str(number) for number in legal_numbers(self.states[game])])
                raise IllegalMove("batch-illegal", game=int(game), given=quote(numbers[game]), possible=possible)

    def step(self, numbers: list[int]) -> None:
        """Answer in every game, by numbers of the index that passed `check`."""
        for game in range(self.games):
            state = self.states[game]
            who = self.play_to_decision(game, state.answer(i64(numbers[game]) - self.begins[game]))
            if self.over[game] != 0:
                self.over[game] = 0
                self.clear_rewards(game)
            if self.reward != WIN:
                self.pay_scores(game, state)
            if who == OVER:
                self.over[game] = 1
                if self.reward == WIN:
                    self.pay_winners(game, state)
                self.begin(game)
            self.clear(game)
            self.show(game)

    def clear_rewards(self, game: i64) -> None:
        for place in range(game * self.players, (game + 1) * self.players):
            self.rewards[place] = 0.0

    def pay_winners(self, game: i64, state: State) -> None:
        winners = state.winners()
        for seat in winners:
            self.rewards[game * self.players + i64(seat)] = 1.0 / len(winners)

    def pay_scores(self, game: i64, state: State) -> None:
        """Reward the change of scores."""
        now, before = self.scored(state), self.before[game]
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = float(now[seat] - before[seat])
        self.before[game] = now

    def scored(self, state: State) -> list[int]:
        return state.standing() if self.reward == STANDING else state.scores()

    def clear(self, game: i64) -> None:
        """Clear the previous decision's answers from the mask."""
        set_places(self.masks, game * self.places + self.begins[game], self.legal[game], 0)

    def show(self, game: i64) -> None:
        """Write the observation and legal answers of the seat to decide."""
        state = self.states[game]
        seat = state.acting()
        self.actors[game] = seat
        legal = state.mask()
        begins = self.index.first[state.top.asks(state).number]
        self.legal[game] = legal
        self.begins[game] = begins
        set_places(self.masks, game * self.places + begins, legal, 1)
        state.write_observation(self.observations, game * self.width, seat)
