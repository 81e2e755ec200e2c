"""`zaria score GAME`: the score pad for a real table. People type dice and cards; the engine scores them."""

from __future__ import annotations

import argparse

from zaria.cli.arguments import Arguments, read_option
from zaria.core.engine.errors import ZariaError, quote
from zaria.core.engine.registry import Option
from zaria.i18n import Words
from zaria.i18n.speech import Speech
from zaria.terminal.errors import UsageError
from zaria.terminal.game_terminal import Pad, pads
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen, clean


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("score", words)
    entries = [f"{name}: {words.say(f'score-ask-{name}.entry')}" for name in pads()]
    parser.place("game", "score-game", possible=", ".join(pads()))
    parser.places("entries", "score-entries", entries=" · ".join(entries))
    for option in options_of(given):
        parser.game_option(option)
    parser.flag("--plain", "plain")
    return parser


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    known = pads()
    if args.game is None:
        raise UsageError("score-no-game", possible=", ".join(known))
    name = clean(args.game)
    if name not in known:
        raise UsageError("score-game", given=quote(name), possible=", ".join(known))
    given = {option: getattr(args, option.name) for option in known[name].options}
    options = {option.name: read_option(option, text) for option, text in given.items() if text is not None}
    pad = known[name](screen, words, options)
    entries = pad.from_arguments([clean(entry) for entry in args.entries])
    if not entries:
        screen.show(words.say(f"score-ask-{name}"))
        entries = ask_entries(pad, screen, keyboard, words)
    screen.show(*pad.lines(entries))
    return 0


def options_of(given: list[str]) -> list[Option]:
    """The options of the chosen game; of all games if none is chosen."""
    known = pads()
    named = [known[word] for word in given if word in known][:1]
    return list({option.name: option for pad in named or known.values() for option in pad.options}.values())


def ask_entries(pad: Pad, screen: Screen, keyboard: Keyboard, words: Words) -> list[str]:
    """Ask for entries line by line until one is empty. Ask again for an entry with an error."""
    entries: list[str] = []
    while len(entries) < pad.most:
        try:
            entry = keyboard.line(f"{len(entries) + 1}> ")
        except EOFError:
            break
        if entry == "":
            break
        try:
            pad.check([*entries, entry])
        except ZariaError as error:
            screen.show(screen.paint(Speech(words, {}).refusal(error.refusal), "bad"))
        else:
            entries.append(entry)
    return entries
