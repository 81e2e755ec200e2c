"""The players of a game: people first, then bots. In a record, bots are called `Zoe`, `greedy` or `greedy 2`."""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter

from zaria.arena.own_bots import LOADED, GuardedBot, find_bot, looks_own
from zaria.bots import display_name, known_bot
from zaria.bots.opponents import USUAL_OPPONENTS
from zaria.cli.arguments import whole_number
from zaria.core.engine.errors import BadPlayers, quote
from zaria.core.engine.player import Bot
from zaria.core.engine.registry import Game
from zaria.i18n import Words
from zaria.terminal.errors import UsageError
from zaria.terminal.screen import clean, width_of

LONGEST_NAME = 20
USUAL_PLAYERS = 4


def bot_of(name: str) -> Bot | None:
    """The bot with this name; None for a person."""
    kind = re.sub(r" \d+$", "", name)
    for own in (name, kind):
        if own in LOADED:
            return GuardedBot(LOADED[own], tell_failure)
    return known_bot(kind)


def named_again(names: list[str]) -> list[str]:
    """The arguments to continue a game with these players: users' own bots must be named again."""
    bots = [bot for bot in map(bot_of, names) if bot is not None]
    if not any(isinstance(bot, GuardedBot) for bot in bots):
        return []
    return [word for bot in bots for word in ("--bot", bot.name)]


def tell_failure(text: str) -> None:
    """Report the failure of a user's own bot."""
    print(f"zaria: {UsageError('own-bot-failed', text=clean(text))}", file=sys.stderr, flush=True)


def people_of(names: list[str]) -> list[int]:
    """The seats of the people."""
    return [seat for seat, name in enumerate(names) if bot_of(name) is None]


def seats_for(game: Game, args: argparse.Namespace, words: Words) -> list[str]:
    """The names of the players of a new game."""
    people = names_of_people(game, args, words)
    kinds = kinds_of_bots(args)
    players = whole_number("--players", args.players, 1)
    low, high = game.players
    if players is None:
        players = len(people) + len(kinds) if kinds else max(min(USUAL_PLAYERS, high), len(people))
    if not low <= players <= high:
        raise BadPlayers("players", game=game.name, given=str(players), low=low, high=high)
    if len(people) + len(kinds) > players:
        raise UsageError("too-many-seats", people=len(people), bots=len(kinds), players=players)
    missing = players - len(people) - len(kinds)
    kinds += kinds[-1:] * missing if kinds else USUAL_OPPONENTS[:missing]
    return people + number_names([display_name(kind) for kind in kinds])


def names_of_people(game: Game, args: argparse.Namespace, words: Words) -> list[str]:
    names = [" ".join(clean(name).split()) for name in args.name or []]
    humans = whole_number("--humans", args.humans, 0)
    if args.bots_only and (names or humans):
        raise UsageError("bots-only-with-people")
    if humans is not None and humans > game.players[1]:
        raise UsageError("too-many-people", game=game.name, high=game.players[1], given=humans)
    wanted = 0 if args.bots_only else max(len(names), 1) if humans is None else humans
    if len(names) > wanted:
        raise UsageError("too-many-names", names=len(names), people=wanted)
    while len(names) < wanted:
        names.append(words.say("player", {"number": len(names) + 1}))
    for name in names:
        check_name(name, names)
    return names


def check_name(name: str, names: list[str]) -> None:
    if name == "" or width_of(name) > LONGEST_NAME:
        raise UsageError("name-length", given=quote(name), longest=LONGEST_NAME)
    if bot_of(name) is not None or looks_own(name):
        raise UsageError("name-of-bot", given=name)
    if names.count(name) > 1:
        raise UsageError("name-twice", given=name)


def kinds_of_bots(args: argparse.Namespace) -> list[str]:
    """`--bots greedy,random`, then each `--bot my_module:First`; the last one also takes the remaining seats."""
    kinds = [kind.strip() for kind in args.bots.split(",")] if args.bots is not None else []
    return [find_bot(clean(kind)).name for kind in [*kinds, *(args.bot or [])]]


def number_names(kinds: list[str]) -> list[str]:
    """Make the names of bots unique: several of a kind are numbered."""
    several = Counter(kinds)
    met: Counter[str] = Counter()
    names = []
    for kind in kinds:
        met[kind] += 1
        names.append(f"{kind} {met[kind]}" if several[kind] > 1 else kind)
    return names


def refuse_other_seats(args: argparse.Namespace, names: list[str], file: str) -> None:
    """Refuse arguments that contradict the players of a resumed game."""
    wanted_bots = kinds_of_bots(args)
    for name in names:
        if looks_own(name) and bot_of(name) is None:
            raise UsageError("own-bot-missing", given=name)
    people = people_of(names)
    bots = [bot_name.name for bot_name in map(bot_of, names) if bot_name is not None]
    wanted_bots += wanted_bots[-1:] * (len(bots) - len(wanted_bots))
    wanted_names = [clean(name) for name in args.name or []]
    contradictions = [
        ("--players", whole_number("--players", args.players, 1), len(names)),
        ("--humans", whole_number("--humans", args.humans, 0), len(people)),
        ("--name", ", ".join(wanted_names) or None, ", ".join(names[seat] for seat in people)),
        ("--bots-only", 0 if args.bots_only else None, len(people)),
        ("--bots", ", ".join(wanted_bots) or None, ", ".join(bots)),
    ]
    for argument, wanted, kept in contradictions:
        if wanted is not None and wanted != kept:
            raise UsageError("record-differs", file=file, argument=argument, kept=str(kept), given=str(wanted))
