"""The protocol document names everything that a client can meet."""

import re
from pathlib import Path

from zaria.i18n import HERE
from zaria.server.endpoints.http.routes import ROUTES
from zaria.server.messages.incoming import COMMANDS, CONNECTION_MESSAGES

DOCUMENT = (Path(__file__).parents[3] / "docs" / "sites" / "protocol.md").read_text(encoding="utf-8")
AT_THE_START = ("serve-", "test-secret-", "key-damaged", "database-")  # printed in the terminal


def test_every_refusal_of_the_server_is_in_the_document() -> None:
    text = (HERE / "en" / "server.ftl").read_text(encoding="utf-8")
    codes = [code for code in re.findall(r"^refusal-(\S+)", text, re.M) if not code.startswith(AT_THE_START)]
    assert len(codes) > 40
    assert [code for code in codes if f"`{code}`" not in DOCUMENT] == []


def test_every_command_and_route_is_in_the_document() -> None:
    assert [
        command for command in COMMANDS if f"| `{command}`" not in DOCUMENT and f", `{command}` |" not in DOCUMENT
    ] == []
    assert [message for message in CONNECTION_MESSAGES if f"| `{message}` |" not in DOCUMENT] == []
    paths = {path.replace("{table_id:str}", "ID") for route in ROUTES for path in route.paths}
    assert len(paths) > 9
    assert [path for path in paths - {"/"} if path not in DOCUMENT] == []
