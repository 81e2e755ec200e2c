"""Refusals of the server: a code, its text in the message files, and its HTTP status."""

from __future__ import annotations

from typing import Any

from zaria.core.engine.errors import Refusal, ZariaError
from zaria.i18n import words
from zaria.i18n.speech import Speech

STATUS = {
    "not-json": 400,
    "bad-field": 400,
    "unknown-command": 400,
    "bad-name": 400,
    "name-reserved": 400,
    "bad-title": 400,
    "chat-long": 400,
    "no-guest": 401,
    "foreign-host": 403,
    "foreign-origin": 403,
    "csrf": 403,
    "not-your-seat": 403,
    "not-your-move": 403,
    "not-seated": 403,
    "not-host": 403,
    "banned": 403,
    "not-welcome": 403,
    "daily-shut": 403,
    "duel-shut": 403,
    "no-page": 404,
    "no-table": 404,
    "no-lesson": 404,
    "no-day": 404,
    "no-duel": 404,
    "no-seat": 404,
    "no-such-guest": 404,
    "no-network": 400,
    "no-line": 404,
    "no-report": 404,
    "not-here": 404,
    "no-recovery": 404,
    "no-device": 404,
    "no-method": 405,
    "too-large": 413,
    "too-fast": 429,
    "chat-fast": 429,
    "hint-busy": 429,
    "hint-fast": 429,
    "analysis-fast": 429,
    "too-many-tables": 429,
    "too-many-open-seats": 429,
    "too-many-blocks": 429,
    "unexpected": 500,
    "hint-failed": 503,
    "not-stored": 503,
    "not-read": 503,
    "closing": 503,
}


class Refused(ZariaError):
    """A request that was not carried out. Nothing was changed."""


def status_of(refusal: Refusal) -> int:
    """400 for malformed requests, 409 for those that do not fit the present state of the table."""
    if refusal.code in STATUS:
        return STATUS[refusal.code]
    return 400 if refusal.code.startswith(("option-", "bad-", "unknown-", "players", "deal-", "record-")) else 409


def refusal_body(refusal: Refusal) -> dict[str, Any]:
    """The refusal as it is sent to clients."""
    text = Speech(words("en"), {}).refusal(refusal)
    return {"code": refusal.code, "rule": refusal.rule, "arguments": refusal.arguments, "text": text}
