"""Writes build/types/net/api.d.ts (or the given file): the types of everything the server sends and receives.

The page imports it as `net/api` (`rootDirs` in web/tsconfig.json). Only type checks and editors need it: `npm run
check` makes it. The types come from the server's OpenAPI document and from the shapes of live tables' messages. Needs
`npm ci` in web.
"""

import json
import subprocess
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
WEB = ROOT / "web"
UNIONS: dict[str, Any] = {
    "ServerMessage": ServerMessage,
    "Command": Command,
    "ConnectionMessage": ConnectionMessage,
    "View": View,
}
for game in GAMES:
    UNIONS.update(game.named)
OPTIONS = [
    "--default-non-nullable=false",  # a field with a default is optional
    "--empty-objects-unknown",  # without it, they would be typed as empty
    "--root-types",
    "--root-types-no-schema-prefix",
]
SHAPES = [History, Replayed, TableSummary]
IN_BOTH = {kind.__name__ for kind in get_args(Command)}  # they are sent over HTTP as well


def document(folder: Path) -> dict[str, Any]:
    """The OpenAPI document of a server, plus the shapes of live tables as components."""
    app = create_app(Settings(folder))
    while isinstance(app, (RequestLog, RequestGuard, BudgetGuard)):
        app = app.app
    assert isinstance(app, Litestar)
    described: dict[str, Any] = app.openapi_schema.to_schema()
    known = described["components"]["schemas"]
    roots, shapes = msgspec.json.schema_components(
        [*UNIONS.values(), *SHAPES], ref_template="#/components/schemas/{name}"
    )
    shapes.update(zip(UNIONS, roots))
    twice = (known.keys() & shapes.keys()) - IN_BOTH | {name for name in shapes if "." in name}
    assert not twice, f"two shapes have the same name: {twice}"
    described["components"]["schemas"] = shapes | known
    return described


def main(target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        source = Path(folder, "openapi.json")
        source.write_text(json.dumps(document(Path(folder, "data"))), encoding="utf-8")
        program = WEB / "node_modules/openapi-typescript/bin/cli.js"
        subprocess.run(["node", program, source, "-o", target, *OPTIONS], check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build/types/net/api.d.ts")
