"""`zaria admin ACTION`: look after a site, also while it runs."""

from __future__ import annotations

import argparse
import json
import time
from typing import TYPE_CHECKING

from zaria.cli.arguments import Arguments
from zaria.cli.commands.serve import place_arguments, place_of
from zaria.cli.extras import extra
from zaria.core.engine.errors import quote
from zaria.i18n import Words
from zaria.terminal.errors import UsageError
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen, clean

if TYPE_CHECKING:
    from zaria.server.operations.admin import Admin

ACTIONS = {"tables": "", "guests": "", "close": "tables", "ban": "guests", "unban": "guests"} | {
    "export": "guests",
    "delete": "guests",
}  # the list that has the ids they need
DONE = {"close": "admin-closed", "ban": "admin-banned", "unban": "admin-unbanned", "delete": "admin-deleted"}


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("admin", words)
    parser.place("action", "admin-action", possible=", ".join(ACTIONS))
    parser.place("about", "admin-about")
    place_arguments(parser)
    parser.flag("--plain", "plain")
    return parser


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    with extra("server", "admin"):
        from zaria.server.operations.admin import Admin
        from zaria.server.operations.backup import must_exist

    action, about = clean(args.action or ""), clean(args.about or "")
    if action not in ACTIONS:
        raise UsageError("admin-action", given=quote(action), possible=", ".join(ACTIONS))
    if ACTIONS[action] and not about:
        raise UsageError("admin-about", action=action, lists=ACTIONS[action])
    place = place_of(args)
    place.database.check()
    must_exist(place)
    place.database.upgrade()
    admin = Admin(place.database)
    if action in DONE:
        change(admin, action, about)
        screen.show(words.say(DONE[action], {"about": about}))
    elif action == "export":
        screen.show(json.dumps(admin.export(about), ensure_ascii=False, indent=2))
    else:
        lines = table_lines(admin) if action == "tables" else guest_lines(admin, words)
        screen.show(*(lines or [words.say("admin-nothing")]))
    return 0


def change(admin: Admin, action: str, about: str) -> None:
    if action == "close":
        admin.close(about)
    elif action == "delete":
        admin.delete(about)
    else:
        admin.ban(about, action == "ban")


def table_lines(admin: Admin) -> list[str]:
    lines = []
    for table in admin.tables():
        names = [clean(seat["name"] or seat["bot"] or "-") for seat in table["summary"]["seats"]]
        about = [table["id"], day(table["created"]), table["status"], table["summary"]["game"], ", ".join(names)]
        lines.append("  ".join(about))
    return lines


def guest_lines(admin: Admin, words: Words) -> list[str]:
    lines = []
    for guest in admin.guests():
        about = [guest["id"], day(guest["created"]), clean(guest["name"])]
        lines.append("  ".join(about + ([words.say("admin-is-banned")] if guest["banned"] else [])))
    return lines


def day(seconds: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))
