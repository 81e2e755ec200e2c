"""Reasons of Dice Miner with their sentences in all languages, for scripts/make_vectors.py."""

from typing import Any

import zaria
from zaria.i18n import LOCALES, words
from zaria.i18n.speech import Speech

NAMES = ["Ann", "Boris", "Chiara"]
EXAMPLES = 3  # of each kind


def reasons() -> list[dict[str, Any]]:
    """The first different reasons of each kind, in random games with others and alone."""
    found: dict[str, list[dict[str, Any]]] = {}
    for seed in range(3):
        for game in ("miner", "miner-solo"):
            state = zaria.new(game, players=3 if game == "miner" else 1)
            rng = zaria.Rng(seed)
            while state.actor != zaria.OVER:
                if state.actor == zaria.CHANCE:
                    state.roll(rng)
                    continue
                for reason in lines_in(state.why(state.actor)):
                    known = found.setdefault(reason["kind"], [])
                    if reason not in known and len(known) < EXAMPLES:
                        known.append(reason)
                state.apply(any_answer(state, rng))
    found["solo-all"] = [{"kind": "solo-all", "arguments": {"total": 74}}]  # a random miner never gets there
    return [reason for kind in sorted(found) for reason in found[kind]]


def any_answer(state: zaria.State, rng: zaria.Rng) -> int:
    """Somebody alone takes dice before anything else, so that chests are met, and stops last."""
    wanted = [action for action in state.legal() if state.verb(action) not in ("stop", "refill", "spend")]
    if state.players > 1 or not wanted:
        wanted = [action for action in state.legal() if state.verb(action) != "stop"] or state.legal()
    return wanted[rng.below(len(wanted))]


def lines_in(value: Any) -> list[dict[str, Any]]:
    """All reasons anywhere in the data."""
    if isinstance(value, list):
        return [line for one in value for line in lines_in(one)]
    if not isinstance(value, dict):
        return []
    return [value] if "kind" in value and "arguments" in value else lines_in(list(value.values()))


def vectors() -> dict[str, Any]:
    names = dict(enumerate(NAMES))
    speeches = {locale: Speech(words(locale), names) for locale in LOCALES}
    cases = [
        {"reason": reason, "told": {locale: speech.why([reason]) for locale, speech in speeches.items()}}
        for reason in reasons()
    ]
    return {"why": {"names": NAMES, "cases": cases}}
