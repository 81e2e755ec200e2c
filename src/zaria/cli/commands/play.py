"""`zaria play GAME`: people and bots at one table, in the terminal."""

from __future__ import annotations

import argparse
import secrets
import shlex
from pathlib import Path

from zaria.bots.remarks import Remarks, characters_of
from zaria.cli.arguments import Arguments, flag_of, game_options, whole_number
from zaria.cli.files import Autosave, exists, free_name, read_record
from zaria.cli.own_files import LAST, keep_own, read_own
from zaria.cli.players import bot_of, named_again, people_of, refuse_other_seats, seats_for
from zaria.cli.prompts.session import Session
from zaria.core.engine.errors import quote
from zaria.core.engine.registry import GAMES, Game, find_game
from zaria.core.records.log import Log, resume
from zaria.core.records.record import Record
from zaria.i18n import Words
from zaria.terminal.errors import Quit, UsageError
from zaria.terminal.keyboard import Keyboard, Stopped
from zaria.terminal.screen import Screen, clean

PAUSE = 700  # milliseconds for which a bot's move is shown
LONGEST_PAUSE = 3_600_000
FOR_ONE_GAME = ("--seed", "--record")  # not for the next one


def arguments(words: Words, given: list[str]) -> Arguments:
    """The arguments, with the options of the chosen game; of all games if none is chosen."""
    parser = Arguments("play", words)
    parser.place("game", "game")
    parser.value("--players", "players")
    parser.value("--humans", "humans")
    parser.value("--name", "name", many=True)
    parser.value("--bots", "bots")
    parser.value("--bot", "bot", many=True)
    parser.flag("--bots-only", "bots-only")
    parser.value("--seed", "seed")
    parser.value("--record", "record")
    parser.flag("--real-dice", "real-dice")
    parser.value("--pause", "pause")
    parser.flag("--no-remarks", "no-remarks")
    parser.flag("--plain", "plain")
    parser.options_of(GAMES.values(), given)
    return parser


def as_last_time(given: list[str]) -> list[str]:
    """`zaria play` without arguments repeats the last game's; other arguments are remembered for next time."""
    if any(word in ("-h", "--help") for word in given):
        return given
    if any(word in GAMES for word in given):
        keep_own(LAST, without(given, FOR_ONE_GAME))
        return given
    last = read_own(LAST)
    return [*map(str, last), *given] if isinstance(last, list) else given


def without(given: list[str], names: tuple[str, ...]) -> list[str]:
    """The arguments without these and their values."""
    kept: list[str] = []
    skipped = False
    for word in given:
        if skipped:
            skipped = False
        elif word in names:
            skipped = True
        elif word.partition("=")[0] not in names:
            kept.append(word)
    return kept


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    if args.game is None:
        raise UsageError("no-game", possible=", ".join(GAMES))
    game = find_game(clean(args.game))
    seed = whole_number("--seed", args.seed)
    pause = PAUSE if args.pause is None else min(whole_number("--pause", args.pause, low=0) or 0, LONGEST_PAUSE)
    path = Path(args.record) if args.record is not None else None
    if path is not None and exists(path):
        log = resume_from(game, args, path)
        key = "resumed" if log.record.result is None else "resumed-over"
        screen.show(words.say(key, {"file": str(path), "step": len(log.record.steps)}))
    else:
        log = Log(game.name, seats_for(game, args, words), **game_options(game, args))
    if args.real_dice and not people_of(log.record.players):
        raise UsageError("real-dice-need-people")
    autosave = Autosave(path)
    seed = secrets.randbits(62) if seed is None else seed
    remarks = None if args.no_remarks else remarks_of(log.record, seed)
    session = Session(log, seed, screen, keyboard, words, autosave, args.real_dice, pause / 1000, remarks)
    keep_first(autosave, log)
    try:
        session.play()
    except (Quit, EOFError):
        return save_and_leave(autosave, log, screen, words)
    except Stopped as stopped:
        save_and_leave(autosave, log, screen, words)
        return 128 + stopped.number
    if autosave.problem is not None:
        raise autosave.problem
    return 0


def remarks_of(record: Record, seed: int) -> Remarks:
    """The opponents' remarks in this game; the same if it is resumed with its seed."""
    return Remarks(
        record.game, str(seed), characters_of([bot.name if bot else None for bot in map(bot_of, record.players)])
    )


def keep_first(autosave: Autosave, log: Log) -> None:
    """Refuse a file that cannot be written before the game begins."""
    autosave.save(log.record)
    if autosave.problem is not None:
        raise autosave.problem


def resume_from(game: Game, args: argparse.Namespace, path: Path) -> Log:
    """The log of the game in the file; UsageError if an argument contradicts it."""
    record = read_record(path)
    if record.game != game.name and record.game in GAMES:
        raise UsageError("record-other-game", file=str(path), kept=record.game, given=game.name)
    log = resume(record)
    refuse_other_seats(args, record.players, str(path))
    for name, wanted in game_options(game, args).items():
        kept = record.options.get(name)
        if wanted != kept:
            flag = next(flag_of(option) for option in game.options if option.name == name)
            raise UsageError("record-differs", file=str(path), argument=flag, kept=quote(kept), given=quote(wanted))
    return log


def save_and_leave(autosave: Autosave, log: Log, screen: Screen, words: Words) -> int:
    """Save an unfinished game, in its file or in a new one in this folder."""
    if autosave.path is None:
        autosave.path = free_name(log.record.game)
    autosave.save(log.record)
    if autosave.problem is not None:
        raise autosave.problem
    again = ["zaria", "play", log.record.game, *named_again(log.record.players), "--record", str(autosave.path)]
    screen.show("", words.say("left", {"file": str(autosave.path)}), f"  {shlex.join(again)}")
    return 0
