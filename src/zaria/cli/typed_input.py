"""What an entry means: exact words, shortcuts, beginnings of words."""

from __future__ import annotations

from zaria.cli.errors import UsageError
from zaria.core.errors import IllegalMove, shown
from zaria.core.frames import read_number
from zaria.core.state import ACTIONS, State

FINAL = ("stop",)  # nobody ends a game by a slip of one key


def shortcuts(state: State) -> dict[str, int]:
    """A short key for each legal action, in their order.

    `place 4` is 4, `pass` is p and `bar big` is b, as long as that is clear; otherwise the choices are counted from 1.
    """
    legal = state.legal()
    keys = [short_key(state.name(action)) for action in legal]
    if "" in keys or len(set(keys)) < len(keys):
        keys = [str(number) for number in range(1, len(keys) + 1)]
    return dict(zip(keys, legal))


def short_key(word: str) -> str:
    parts = word.split()
    if len(parts) == 1:
        return word if word in FINAL else word[0]
    if len(parts) != 2:
        return ""
    return parts[1] if read_number(parts[1]) >= 0 else parts[1][0]


def understand(state: State, entry: str) -> int:
    """The legal action that is meant; IllegalMove or UsageError says why there is none."""
    plain = " ".join(entry.lower().split())
    keys = shortcuts(state)
    if plain in keys:
        return keys[plain]
    words = all_words(state)
    legal = state.legal()
    meant = [action for action, word in words.items() if word == plain]
    meant = meant or [action for action in legal if begins(words[action], plain)]
    meant = meant or [action for action in legal if begins(words[action].partition(" ")[2], plain)]
    meant = meant or [action for action, word in words.items() if begins(word, plain) or short_key(word) == plain]
    if len(meant) > 1:
        raise UsageError("entry-unclear", entry=shown(entry), possible=", ".join(words[action] for action in meant))
    action = state.parse(words[meant[0]] if meant else entry)  # which knows best why words mean nothing
    refusal = state.why_not(action)
    if refusal is not None:
        raise IllegalMove.of(refusal)
    return action


def all_words(state: State) -> dict[int, str]:
    """The words of all answers to the present question, legal or not."""
    words: dict[int, str] = {}
    for action in range(ACTIONS):
        try:
            words[action] = state.name(action)
        except IllegalMove:
            continue  # this number is no answer here
    return words


def begins(word: str, entry: str) -> bool:
    """Is each part of the entry the beginning of a part of the word, in order? Numbers must be whole.

    >>> begins("place 4", "pl 4"), begins("place 4", "p"), begins("split 6 2 / 2 0 0 0", "split 6")
    (True, True, True)
    """
    parts, given = word.split(), entry.split()
    if not given or len(given) > len(parts):
        return False
    return all(part == mark if mark.isdigit() else part.startswith(mark) for part, mark in zip(parts, given))
