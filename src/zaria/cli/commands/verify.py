"""`zaria verify FILE`: opens the sealed envelope of a record and checks every die. Needs no server."""

from __future__ import annotations

import argparse
from pathlib import Path

from zaria.cli.arguments import Arguments
from zaria.cli.files import read_record
from zaria.core.engine.errors import quote
from zaria.core.records.verify import verify
from zaria.i18n import Words
from zaria.i18n.speech import Speech
from zaria.terminal.errors import UsageError
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen, clean

WARNED = 3  # exit code for a correct record with a contribution that was never revealed


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("verify", words)
    parser.place("file", "verify")
    parser.value("--seal", "seal")
    parser.flag("--plain", "plain")
    return parser


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    if args.file is None:
        raise UsageError("no-sealed-file")
    record = read_record(Path(args.file))
    verified = verify(record)
    seals = [verified.seal, *(envelope["seal"] for envelope in (record.seal and record.seal.earlier) or [])]
    if args.seal is not None and args.seal.strip().lower() not in seals:
        raise UsageError("seal-other", given=quote(clean(args.seal)), seal=verified.seal)
    say = Speech(words, {seat: clean(name) for seat, name in enumerate(record.players)}).say
    screen.show(
        say("verified-seal", {"seal": verified.seal}),
        say("verified-contributions", {"seats": verified.seats}) if verified.seats else say("verified-host-alone"),
        say("verified-draws", {"draws": verified.draws}),
        say("verified-steps" if verified.is_over else "verified-unfinished", {"steps": verified.steps}),
        say("verified-content"),
    )
    if args.seal is None:
        screen.show(say("verified-compare"))
    for seats in verified.unshown:
        screen.show(screen.paint(say("verified-unshown", {"seats": seats}), "bad"))
    return WARNED if verified.unshown else 0
