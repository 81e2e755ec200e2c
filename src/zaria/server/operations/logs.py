"""The log of a server: one line for each message, for people or as JSON, with the request that it is about."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import Counter
from contextvars import ContextVar

from zaria.server.common.rate_limit import TokenBucket
from zaria.server.operations.settings import Settings

AT_ONCE = 5  # lines of one kind
MOST_KINDS = 1000
request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
log = logging.getLogger("zaria")


def fields_of(record: logging.LogRecord) -> dict[str, object]:
    """The fields of a line; `details` are the `extra` of the logged message."""
    fields: dict[str, object] = {
        "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
        "level": record.levelname.lower(),
        "process": record.process,
        "message": record.getMessage(),
    }
    if request_id.get() is not None:
        fields["request"] = request_id.get()
    fields.update(getattr(record, "details", {}))
    return fields


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = fields_of(record)
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = fields_of(record)
        first = f"{fields.pop('time')} {fields.pop('level')} {fields.pop('message')}"
        del fields["process"]
        line = " ".join([first, *(f"{name}={value}" for name, value in fields.items())])
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class RepeatFilter(logging.Filter):
    """Lets pass a few warnings and errors of one kind, then one a minute with the number left out.

    While a database is away, every table would log it every second.
    """

    def __init__(self) -> None:
        super().__init__()
        self.kinds: dict[tuple[object, ...], TokenBucket] = {}
        self.left_out: Counter[tuple[object, ...]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind = (record.msg, record.exc_info[0] if record.exc_info else None)
        if len(self.kinds) >= MOST_KINDS:  # of messages that were put together before they came here
            self.kinds.clear()
        if kind not in self.kinds:
            self.kinds[kind] = TokenBucket(AT_ONCE, 1 / 60)
        if not self.kinds[kind].take():
            self.left_out[kind] += 1
            return False
        if left_out := self.left_out.pop(kind, 0):
            record.details = {**getattr(record, "details", {}), "left_out": left_out}
        return True


class CannotStart(Exception):
    """The log says why already."""


def is_news(record: logging.LogRecord) -> bool:
    """Not what uvicorn says of a start that we have told about: a traceback of all layers, and that it exits."""
    said = record.getMessage()
    return CannotStart.__name__ not in said and not said.startswith("Application startup failed")


def set_up_log(settings: Settings) -> None:
    """Log everything to standard error, in the form and from the level of the settings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log == "json" else PlainLines())
    handler.addFilter(RepeatFilter())
    root = logging.getLogger()
    root.handlers = [handler]
    logging.getLogger("uvicorn.error").addFilter(is_news)
    root.setLevel(logging.WARNING)  # of libraries
    log.setLevel(settings.log_level.upper())
