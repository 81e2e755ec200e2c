"""`zaria play GAME`: people and bots at one table, in the terminal."""

from __future__ import annotations

import argparse
import secrets
import shlex
from pathlib import Path

from zaria.cli.arguments import Arguments, flag_of, game_options, whole_number
from zaria.cli.errors import Quit, UsageError
from zaria.cli.files import Autosave, exists, free_name, read_record
from zaria.cli.keyboard import Keyboard, Stopped
from zaria.cli.players import people_of, refuse_other_seats, seats_for
from zaria.cli.screen import Screen, clean
from zaria.cli.session import Session
from zaria.core.errors import shown
from zaria.core.log import Log, resume
from zaria.core.registry import GAMES, Game, find_game
from zaria.i18n import Words


def arguments(words: Words, given: list[str]) -> Arguments:
    """The options of the chosen game are added."""
    parser = Arguments("play", words)
    parser.place("game", "game")
    parser.value("--players", "players")
    parser.value("--humans", "humans")
    parser.value("--name", "name", many=True)
    parser.value("--bots", "bots")
    parser.flag("--bots-only", "bots-only")
    parser.value("--seed", "seed")
    parser.value("--record", "record")
    parser.flag("--real-dice", "real-dice")
    parser.flag("--plain", "plain")
    for game in [GAMES[word] for word in given if word in GAMES][:1]:
        for option in game.options:
            parser.game_option(option)
    return parser


def run(found: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    if found.game is None:
        raise UsageError("no-game", possible=", ".join(GAMES))
    game = find_game(clean(found.game))
    seed = whole_number("--seed", found.seed)
    path = Path(found.record) if found.record is not None else None
    if path is not None and exists(path):
        log = resumed(game, found, path)
        key = "resumed" if log.record.result is None else "resumed-over"
        screen.show(words.say(key, {"file": str(path), "step": len(log.record.steps)}))
    else:
        log = Log(game.name, seats_for(game, found, words), **game_options(game, found))
    if found.real_dice and not people_of(log.record.players):
        raise UsageError("real-dice-need-people")
    autosave = Autosave(path)
    session = Session(
        log, secrets.randbits(62) if seed is None else seed, screen, keyboard, words, autosave, found.real_dice
    )
    keep_first(autosave, log)
    try:
        session.play()
    except (Quit, EOFError):
        return left(autosave, log, screen, words)
    except Stopped as stopped:
        left(autosave, log, screen, words)
        return 128 + stopped.number
    if autosave.problem is not None:
        raise autosave.problem
    return 0


def keep_first(autosave: Autosave, log: Log) -> None:
    """A file that cannot be written is refused before the game begins."""
    autosave.save(log.record)
    if autosave.problem is not None:
        raise autosave.problem


def resumed(game: Game, found: argparse.Namespace, path: Path) -> Log:
    """The game in the file; UsageError if an argument contradicts it."""
    record = read_record(path)
    if record.game != game.name and record.game in GAMES:
        raise UsageError("record-other-game", file=str(path), kept=record.game, given=game.name)
    log = resume(record)
    refuse_other_seats(found, record.players, str(path))
    for name, wanted in game_options(game, found).items():
        kept = record.options.get(name)
        if wanted != kept:
            flag = next(flag_of(option) for option in game.options if option.name == name)
            raise UsageError("record-differs", file=str(path), argument=flag, kept=shown(kept), given=shown(wanted))
    return log


def left(autosave: Autosave, log: Log, screen: Screen, words: Words) -> int:
    """A game that is left is saved: in its file, or in a new one in this folder."""
    if autosave.path is None:
        autosave.path = free_name(log.record.game)
    autosave.save(log.record)
    if autosave.problem is not None:
        raise autosave.problem
    again = f"zaria play {log.record.game} --record {shlex.quote(str(autosave.path))}"
    screen.show("", words.say("left", {"file": str(autosave.path)}), f"  {again}")
    return 0
