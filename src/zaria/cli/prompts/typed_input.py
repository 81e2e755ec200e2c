"""The meaning of input: exact words, keys of choices, prefixes of words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from zaria.cli.prompts.choice_words import choice_in_words, on_a_latin_keyboard
from zaria.core.engine.checks import ACTIONS
from zaria.core.engine.errors import IllegalMove, quote
from zaria.core.engine.state import State
from zaria.i18n import Words
from zaria.terminal.errors import UsageError
from zaria.terminal.real_dice import fold

FINAL = ("stop",)  # verbs that may end the game: a single key is not enough


def shortcuts(state: State, words: Words | None = None) -> dict[str, int]:
    """A short key for each legal action, in their order.

    A choice has the number or the first letter of its target: 4 for `casino:4`, b for `die:big`. A choice without
    targets has the first letter of its verb: p for `pass`. If two keys would be the same, the choices are numbered
    from 1.
    """
    legal = state.legal()
    targets = [state.targets(action) for action in legal]
    values = iter(distinct_values([own for own in targets if own]))
    keys = [
        short(choice_in_words(next(values), words)) if own else key_of_verb(state.verb(action), words)
        for action, own in zip(legal, targets)
    ]
    if "" in keys or len(set(keys)) < len(keys):
        keys = [str(number) for number in range(1, len(keys) + 1)]
    return dict(zip(keys, legal))


def distinct_values(targets: list[list[str]]) -> list[str]:
    """For each choice the value of the target that distinguishes it from all others; empty if there is none.

    >>> distinct_values([["die:17", "face:2"], ["die:17", "face:3"]])
    ['2', '3']
    """
    for kind in [target.partition(":")[0] for target in targets[0]] if targets else []:
        values = [[read_value(target) for target in one if target.startswith(f"{kind}:")] for one in targets]
        if all(len(own) == 1 for own in values) and len({own[0] for own in values}) == len(targets):
            return [own[0] for own in values]
    return [""] * len(targets)


def read_value(target: str) -> str:
    """The value of a target as people know it: players are counted from 1.

    >>> read_value("casino:4"), read_value("seat:1")
    ('4', '2')
    """
    kind, _, value = target.partition(":")
    return str(int(value) + 1) if kind == "seat" else value


def typed_word(word: str, verb: str, targets: list[str]) -> str:
    """The words people type for an answer: those of records, but players are counted from 1.

    >>> typed_word("to 1", "give", ["seat:1"])
    'give 2'
    """
    if len(targets) == 1 and targets[0].startswith("seat:"):
        return f"{verb} {read_value(targets[0])}"
    return word


def short(value: str) -> str:
    """A number unchanged, a word's first letter, otherwise an empty text."""
    if value.isdigit():
        return value
    return fold(value[0]).strip() if value.isalpha() else ""


def key_of_verb(verb: str, words: Words | None) -> str:
    word = choice_in_words(verb, words)
    return word if verb in FINAL else fold(word[:1]).strip()


def understand(state: State, entry: str, words: Words | None = None, names: Sequence[str] = ()) -> int:
    """The legal action that the entry means; IllegalMove or UsageError says why there is none.

    People may use the words of their own language, and those of records.
    """
    plain = fold(entry).strip()
    keys = shortcuts(state) | shortcuts(state, words)
    if plain in keys:
        return keys[plain]
    meant = find(state, plain, words, names) or find(state, on_a_latin_keyboard(entry), words, names)
    if len(meant) > 1 and not set(meant) & set(state.legal()):  # listing illegal ones would mislead
        raise IllegalMove("unknown-word", words=quote(entry), possible=possible(state, words, names))
    if len(meant) > 1:
        told_words = shown_words(state, words, names)
        raise UsageError("entry-unclear", entry=quote(entry), possible=", ".join(told_words[one] for one in meant))
    action = state.parse(state.name(meant[0]) if meant else entry)  # the game explains unknown words best
    if not meant:  # words of records that people do not type, such as a seat counted from 0
        raise IllegalMove("unknown-word", words=quote(entry), possible=possible(state, words, names))
    refusal = state.why_not(action)
    if refusal is not None:
        raise IllegalMove.of(refusal)
    return action


def find(state: State, plain: str, words: Words | None, names: Sequence[str]) -> list[int]:
    """The actions that the entry may mean: by exact words, else by prefixes, legal ones first."""
    legal = state.legal()
    vocabularies = [shown_words(state, words, names), all_words(state)]
    folded_words = [{action: fold(word).strip() for action, word in each.items()} for each in vocabularies]
    tests: list[tuple[Callable[[str, str], bool], bool]] = [
        (lambda word, typed: word == typed, False),
        (begins, True),
        (begins_later, True),
        (lambda word, typed: begins(word, typed) or begins_later(word, typed), False),
    ]
    for test, only_legal in tests:
        for vocabulary in folded_words:
            matches = [one for one in (legal if only_legal else vocabulary) if test(vocabulary[one], plain)]
            if matches:
                return matches
    return []


def all_words(state: State) -> dict[int, str]:
    """The words of all answers to the current question, legal or not, as in records."""
    words: dict[int, str] = {}
    for action in range(ACTIONS):
        try:
            words[action] = typed_word(state.name(action), state.verb(action), state.targets(action))
        except IllegalMove:
            continue  # this number is not an answer
    return words


def shown_words(state: State, words: Words | None, names: Sequence[str] = ()) -> dict[int, str]:
    """The same in the player's language, with players by their names."""
    by_action = {}
    for action, word in all_words(state).items():
        seat = next((target for target in state.targets(action) if target.startswith("seat:")), None)
        if seat is not None and names and len(state.targets(action)) == 1:
            by_action[action] = f"{choice_in_words(state.verb(action), words)} {names[int(seat.removeprefix('seat:'))]}"
        else:
            by_action[action] = choice_in_words(word, words)
    return by_action


def possible(state: State, words: Words | None = None, names: Sequence[str] = ()) -> str:
    """What people can type now."""
    by_action = shown_words(state, words, names)
    return ", ".join(by_action[action] for action in state.legal())


def begins(word: str, entry: str) -> bool:
    """Is each part of the entry a prefix of a part of the word, in order? Numbers must be whole.

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
