"""Writes build/types/net/api.d.ts (or the given file): the types of everything the server sends and receives.

The page imports it as `net/api` (`rootDirs` in web/tsconfig.json). Only type checks and editors need it: `npm run
check` makes it. The types come from the server's OpenAPI document and from the shapes of live tables' messages.
"""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

import msgspec
from litestar import Litestar

from zaria.server.endpoints.app import create_app
from zaria.server.endpoints.http.request_guard import RequestGuard
from zaria.server.endpoints.http.request_log import RequestLog
from zaria.server.limits.budgets import BudgetGuard
from zaria.server.messages.incoming import Command, ConnectionMessage
from zaria.server.operations.settings import Settings
from zaria.server.table.shapes.outgoing import History, Replayed, ServerMessage
from zaria.server.table.shapes.question import GAMES, View
from zaria.server.table.shapes.table import TableSummary

ROOT = Path(__file__).resolve().parents[1]
UNIONS: dict[str, Any] = {
    "ServerMessage": ServerMessage,
    "Command": Command,
    "ConnectionMessage": ConnectionMessage,
    "View": View,
}
for game in GAMES:
    UNIONS.update(game.named)
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
SHAPES = [History, Replayed, TableSummary]
IN_BOTH = {kind.__name__ for kind in get_args(Command)}  # they are sent over HTTP as well


def components(folder: Path) -> dict[str, Any]:
    """The JSON schemas of all shapes, by name: those of a server's OpenAPI document, and those of live tables."""
    app = create_app(Settings(folder))
    while isinstance(app, (RequestLog, RequestGuard, BudgetGuard)):
        app = app.app
    assert isinstance(app, Litestar)
    known: dict[str, Any] = app.openapi_schema.to_schema()["components"]["schemas"]
    roots, shapes = msgspec.json.schema_components(
        [*UNIONS.values(), *SHAPES], ref_template="#/components/schemas/{name}"
    )
    shapes.update(zip(UNIONS, roots))
    twice = (known.keys() & shapes.keys()) - IN_BOTH | {name for name in shapes if "." in name}
    assert not twice, f"two shapes have the same name: {twice}"
    return shapes | known


def type_of(schema: dict[str, Any]) -> str:
    """The TypeScript type of a JSON schema."""
    match schema:
        case {"$ref": path}:
            return str(path.rpartition("/")[2])
        case {"enum": values}:
            return union([json.dumps(value) for value in values])
        case {"const": value}:
            return json.dumps(value)
        case {"anyOf": kinds} | {"oneOf": kinds}:
            return union([type_of(kind) for kind in kinds])
        case {"prefixItems": kinds}:
            return f"[{', '.join(type_of(kind) for kind in kinds)}]"
        case {"items": kind}:
            return f"({type_of(kind)})[]"
        case {"properties": fields}:
            needed = schema.get("required", [])
            lines = [f"{name}{'' if name in needed else '?'}: {type_of(kind)};" for name, kind in fields.items()]
            return "{ " + " ".join(lines) + " }"
        case {"type": "object"}:
            return f"{{ [key: string]: {type_of(schema.get('additionalProperties', {}))} }}"
        case {"type": kind}:
            return PLAIN[kind]
    return "unknown"


def union(kinds: list[str]) -> str:
    return " | ".join(dict.fromkeys(kinds))


def main(target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        shapes = components(Path(folder))
    lines = [f"export type {name} = {type_of(schema)};\n" for name, schema in shapes.items()]
    target.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build/types/net/api.d.ts")
