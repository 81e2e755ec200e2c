"""One game between players, with what is needed to compare them."""

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

LONGEST_TOLD = 100  # letters of an error


class BotFailed(Exception):
    """A bot in another process ended, was late or answered nonsense; the text says which."""


class GameResult(NamedTuple):
    """Of one game, by seat."""

    shares: list[float]  # of the win: 1 for the only winner, a half for one of two
    scores: list[int]
    moves: list[int]  # answers with a choice
    seconds: list[float]  # of processor time spent on them
    trouble: list[str]  # what bots did wrong; a move was made for them


class Watcher:
    """Looks on at a game."""

    def begins(self, state: State) -> None:
        """Before the first draw."""

    def is_asked(self, state: State) -> None:
        """Before every answer."""

    def answers(self, state: State, action: int) -> None:
        """After every answer, before it is carried out."""

    def ends(self, state: State) -> None:
        """After the last step."""


NOBODY = Watcher()


def play_match(
    game: str,
    options: dict[str, Any],
    bots: Sequence[Bot],
    seed: int,
    budget: int = BUDGET,
    watcher: Watcher = NOBODY,
) -> GameResult:
    """Play a game. The seed names the dice; each seat's own chance depends on it, too."""
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
    """Seconds of processor time that the last answer took in the bot's own process, where that is known."""
    return getattr(bot, "spent", 0.0)


def answer(bot: Bot, state: State, rng: Rng, budget: int, trouble: list[str]) -> int:
    """The bot's choice. One that fails or answers nonsense gets the lowest legal action, and that is noted."""
    try:
        return legal_action(bot.choose(state.known(state.actor), state.actor, rng, budget), state.legal())
    except (Exception, SystemExit) as error:  # anybody's code may do anything
        trouble.append(in_a_line(f"{bot.name}: {error_line(error)}"))
        return state.legal()[0]


def legal_action(said: Any, legal: list[int]) -> int:
    """What a bot said, if it is one of these actions: BotFailed otherwise. Integers of NumPy are as good as others.

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
    """The text without semicolons, which separate lines in one field, and without unprintable characters.

    >>> in_a_line("program:sh -c 'read x; exit 1'")
    "program:sh -c 'read x, exit 1'"
    """
    return "".join(letter for letter in " ".join(text.replace(";", ",").split()) if letter.isprintable())


def error_line(error: BaseException) -> str:
    """What went wrong, in a line."""
    try:
        text = in_a_line(str(error))[:LONGEST_TOLD]
    except Exception:  # anybody's errors may do anything, too
        text = ""
    if isinstance(error, BotFailed):
        return text
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
