"""One game between players, with the numbers to compare them."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from time import process_time
from typing import Any, NamedTuple

from zaria.core.engine.errors import quote
from zaria.core.engine.frames import CHANCE, OVER
from zaria.core.engine.player import BUDGET, Bot
from zaria.core.engine.registry import find_game
from zaria.core.engine.state import State
from zaria.core.values.rng import Rng

LONGEST_TOLD = 100  # characters of an error


class BotFailed(Exception):
    """A bot in another process ended, timed out or gave an invalid answer; the text says which."""


class GameResult(NamedTuple):
    """The result of one game, by seat."""

    shares: list[float]  # of the win: 1 for the only winner, a half for one of two
    scores: list[int]
    moves: list[int]  # answers with a choice
    seconds: list[float]  # of CPU time spent on them
    trouble: list[str]  # errors of bots; a legal move was made for them


class Watcher:
    """Observes a game."""

    def begins(self, state: State) -> None:
        """Called before the first draw."""

    def is_asked(self, state: State) -> None:
        """Called before every answer."""

    def answers(self, state: State, action: int) -> None:
        """Called after every answer, before it is carried out."""

    def ends(self, state: State) -> None:
        """Called after the last step."""


NOBODY = Watcher()


def play_match(
    game: str,
    options: dict[str, Any],
    bots: Sequence[Bot],
    seed: int,
    budget: int = BUDGET,
    watcher: Watcher = NOBODY,
) -> GameResult:
    """Play a game. The seed determines the dice and the random numbers of each seat."""
    state = find_game(game).start(len(bots), options)
    watcher.begins(state)
    rng = Rng(seed)
    nature = rng.split("nature")
    own = [rng.split(f"seat {seat}") for seat in range(len(bots))]
    moves = [0] * len(bots)
    seconds = [0.0] * len(bots)
    trouble: list[str] = []
    actor = state.actor
    while actor != OVER:
        if actor == CHANCE:
            state.nature(nature)
        else:
            watcher.is_asked(state)
            begun = process_time()
            action = answer(bots[actor], state, own[actor], budget, trouble)
            seconds[actor] += process_time() - begun + spent_elsewhere(bots[actor])
            moves[actor] += 1
            watcher.answers(state, action)
            state.apply(action)
        actor = state.actor
    watcher.ends(state)
    winners = state.winners()
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(bots))]
    return GameResult(shares, state.scores(), moves, seconds, trouble)


def spent_elsewhere(bot: Bot) -> float:
    """Seconds of CPU time of the last answer in the bot's own process, if known."""
    return getattr(bot, "spent", 0.0)


def answer(bot: Bot, state: State, rng: Rng, budget: int, trouble: list[str]) -> int:
    """The bot's choice. If it fails or answers nonsense: the lowest legal action, and a note of the trouble."""
    try:
        return legal_action(bot.choose(state.known(state.actor), state.actor, rng, budget), state.legal())
    except (Exception, SystemExit) as error:  # anybody's code may do anything
        trouble.append(in_a_line(f"{bot.name}: {error_line(error)}"))
        return state.legal()[0]


def legal_action(said: Any, legal: list[int]) -> int:
    """A bot's answer if it is one of these actions, otherwise BotFailed. Accepts NumPy integers.

    >>> legal_action(3, [0, 3, 6])
    3
    >>> legal_action("3", [0, 3, 6])
    Traceback (most recent call last):
    zaria.arena.match.BotFailed: '3' is not one of [0, 3, 6]
    """
    try:
        action = None if isinstance(said, bool) else index(said)
    except Exception:  # no integer, or one that fails
        action = None
    if action is None or action not in legal:
        given = repr(said) if type(said) is str else said
        raise BotFailed(f"{quote(given if action is None else action)} is not one of {legal}")
    return action


def in_a_line(text: str) -> str:
    """The text without unprintable characters and semicolons, which separate errors within a field.

    >>> in_a_line("program:sh -c 'read x; exit 1'")
    "program:sh -c 'read x, exit 1'"
    """
    return "".join(letter for letter in " ".join(text.replace(";", ",").split()) if letter.isprintable())


def error_line(error: BaseException) -> str:
    """The error in one line."""
    try:
        text = in_a_line(str(error))[:LONGEST_TOLD]
    except Exception:  # their errors may do anything, too
        text = ""
    if isinstance(error, BotFailed):
        return text
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
