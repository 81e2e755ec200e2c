"""What people mean by what they type: exact words, keys of choices, beginnings of words."""

from __future__ import annotations

from typing import Any

from zaria.cli.errors import UsageError
from zaria.core.errors import IllegalMove, shown
from zaria.core.given import ACTIONS
from zaria.core.state import State

FINAL = ("stop",)  # verbs that end the game: a single key is not enough


def shortcuts(state: State) -> dict[str, int]:
    """A short key for each legal action, in their order.

    A choice has the number or the first letter of its target: 4 for `casino:4`, b for `die:big`. A choice without
    targets has the first letter of its verb: p for `pass`. If two keys would be the same, the choices are numbered
    from 1.
    """
    ask = state.ask()
    choices: list[dict[str, Any]] = ask["choices"] if ask is not None else []
    values = iter(distinct_values([choice["targets"] for choice in choices if choice["targets"]]))
    keys = [short(next(values)) if choice["targets"] else key_of_verb(choice) for choice in choices]
    if "" in keys or len(set(keys)) < len(keys):
        keys = [str(number) for number in range(1, len(keys) + 1)]
    return dict(zip(keys, state.legal()))


def distinct_values(targets: list[list[str]]) -> list[str]:
    """For each choice the value of the target that distinguishes it from all others; empty if there is no such target.

    >>> distinct_values([["die:17", "face:2"], ["die:17", "face:3"]])
    ['2', '3']
    """
    for kind in [target.partition(":")[0] for target in targets[0]] if targets else []:
        values = [[read_value(target) for target in one if target.startswith(f"{kind}:")] for one in targets]
        if all(len(found) == 1 for found in values) and len({found[0] for found in values}) == len(targets):
            return [found[0] for found in values]
    return [""] * len(targets)


def read_value(target: str) -> str:
    """The value of a target as people know it: players are counted from 1.

    >>> read_value("casino:4"), read_value("seat:1")
    ('4', '2')
    """
    kind, _, value = target.partition(":")
    return str(int(value) + 1) if kind == "seat" else value


def typed_word(word: str, verb: str, targets: list[str]) -> str:
    """What people type for an answer: the words of records, but a player by their number, counted from 1.

    >>> typed_word("to 1", "give", ["seat:1"])
    'give 2'
    """
    if len(targets) == 1 and targets[0].startswith("seat:"):
        return f"{verb} {read_value(targets[0])}"
    return word


def short(value: str) -> str:
    """A number as it is, a word by its first letter, anything else as an empty text."""
    if value.isdigit():
        return value
    return value[0] if value.isalpha() else ""


def key_of_verb(choice: dict[str, Any]) -> str:
    verb: str = choice["verb"]
    return verb if verb in FINAL else verb[:1]


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
    meant = meant or [action for action in legal if begins_later(words[action], plain)]
    meant = meant or [action for action, word in words.items() if begins(word, plain) or begins_later(word, plain)]
    if len(meant) > 1:
        raise UsageError("entry-unclear", entry=shown(entry), possible=", ".join(words[action] for action in meant))
    action = state.parse(state.name(meant[0]) if meant else entry)  # the game explains best why words mean nothing
    if not meant:  # words of records that people do not type, such as a seat counted from 0
        raise IllegalMove("unknown-word", words=shown(entry), possible=possible(state))
    refusal = state.why_not(action)
    if refusal is not None:
        raise IllegalMove.of(refusal)
    return action


def all_words(state: State) -> dict[int, str]:
    """The words of all answers to the current question, legal or not."""
    words: dict[int, str] = {}
    for action in range(ACTIONS):
        try:
            words[action] = typed_word(state.name(action), state.verb(action), state.targets(action))
        except IllegalMove:
            continue  # this number is not an answer
    return words


def possible(state: State) -> str:
    """What people can type now."""
    words = all_words(state)
    return ", ".join(words[action] for action in state.legal())


def begins(word: str, entry: str) -> bool:
    """Is each part of the entry the beginning of a part of the word, in order? Numbers must be whole.

    >>> begins("place 4", "pl 4"), begins("place 4", "p"), begins("split 6 2 / 2 0 0 0", "split 6")
    (True, True, True)
    """
    parts, given = word.split(), entry.split()
    if not given or len(given) > len(parts):
        return False
    return all(part == mark if mark.isdigit() else part.startswith(mark) for part, mark in zip(parts, given))


def begins_later(word: str, entry: str) -> bool:
    """The same without the first part of the word: `4` for `place 4`."""
    return begins(word.partition(" ")[2], entry)
