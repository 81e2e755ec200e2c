"""`zaria admin ACTION`: look after a site, also while it runs."""

from __future__ import annotations

import argparse
import json
import time
from typing import TYPE_CHECKING, Any

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

AMOUNTS = ("connections", "requests", "thinking", "tables", "entries", "bytes")
LISTS = ("tables", "guests", "costs", "networks", "reports", "log")
ACTIONS = dict.fromkeys(LISTS, "") | {
    "close": "tables",
    "ban": "guests",
    "unban": "guests",
    "slow": "networks",
    "unsay": "reports",
    "settle": "reports",
    "export": "guests",
    "delete": "guests",
}  # the list that has the ids they need
DONE = {
    "close": "admin-closed",
    "ban": "admin-banned",
    "unban": "admin-unbanned",
    "slow": "admin-slowed",
    "unsay": "admin-unsaid",
    "settle": "admin-settled",
    "delete": "admin-deleted",
}
LONGEST_NUMBER = 6  # digits
UNITS = {"m": 60, "h": 3600, "d": 24 * 3600}


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("admin", words)
    parser.place("action", "admin-action", possible=", ".join(ACTIONS))
    parser.place("about", "admin-about")
    parser.value("--reason", "admin-reason")
    parser.value("--for", "admin-for")
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
        change(admin, action, about, args.reason, seconds_of(getattr(args, "for")))
        screen.show(words.say(DONE[action], {"about": about}))
    elif action == "export":
        screen.show(json.dumps(admin.export(about), ensure_ascii=False, indent=2))
    else:
        screen.show(*(lines_of(admin, action, words) or [words.say("admin-nothing")]))
    return 0


def change(admin: Admin, action: str, about: str, reason: str | None, seconds: float | None) -> None:
    from zaria.server.operations.admin import Why

    why = Why(reason, seconds)
    if action in ("ban", "unban"):
        admin.ban(about, action == "ban", why)
    elif action == "delete":
        admin.delete(about)
    else:
        {"close": admin.close, "slow": admin.slow, "unsay": admin.unsay, "settle": admin.settle}[action](about, why)


def seconds_of(text: str | None) -> float | None:
    """
    >>> seconds_of("30m"), seconds_of("7d"), seconds_of(None)
    (1800, 604800, None)
    """
    if text is None:
        return None
    number, unit = text[:-1], text[-1:]
    if not number.isdecimal() or unit not in UNITS or len(number) > LONGEST_NUMBER:
        raise UsageError("admin-for", given=quote(text))
    return int(number) * UNITS[unit]


def lines_of(admin: Admin, action: str, words: Words) -> list[str]:
    if action == "tables":
        return table_lines(admin)
    if action == "guests":
        return guest_lines(admin, words)
    if action == "costs":
        return cost_lines(admin, words)
    lists = {"networks": admin.restrictions, "reports": admin.reports, "log": admin.log}
    return ["  ".join(cells(row, words)) for row in lists[action]()]


def cells(row: dict[str, Any], words: Words) -> list[str]:
    """What is in a row, times as days; what is empty is left out."""
    shown = []
    for name, value in row.items():
        if name in ("at", "until") and value is not None:
            shown.append(day(value) if name == "at" else words.say("admin-until", {"day": day(value)}))
        elif name == "is_ban":
            shown.append(words.say("admin-is-banned" if value else "admin-is-slowed"))
        elif name in AMOUNTS:
            shown.append(words.say(f"admin-{name}", {"number": value}))
        elif value is not None:
            shown.append(clean(str(value)))
    return shown


def cost_lines(admin: Admin, words: Words) -> list[str]:
    lines = []
    for kind, rows in admin.costs().items():
        if rows:
            lines += [words.say(f"admin-costs-{kind}"), *("  " + "  ".join(cells(row, words)) for row in rows)]
    return lines


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
        if guest["banned"]:
            ban = {"until": guest["until"], "reason": guest["reason"]}
            about += [words.say("admin-is-banned"), *cells(ban, words)]
        lines.append("  ".join(about))
    return lines


def day(seconds: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))
