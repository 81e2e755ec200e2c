"""The shapes of what is sent, from which the page's types are made, against what really is sent."""

import re
import runpy
import sys
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
import pytest
from make_types import type_of

import zaria
from support.checkout import ROOT, run
from support.laws.journey import journey
from support.laws.variants import VARIANTS
from support.server.person import Person, play_on
from zaria.server.table.history import plain_view
from zaria.server.table.shapes.outgoing import History, ServerMessage
from zaria.server.table.shapes.question import AnyWhy, Preview, Question, View
from zaria.server.table.shapes.table import TableDocument, TableSummary
from zaria.vegas.shapes import AnyTile
from zaria.vegas.tiles.catalogue import KEYS


def fits(found: Any, shape: Any) -> None:
    """It can be read as that shape, and nothing of it is lost."""
    assert plain(msgspec.convert(found, shape)) == plain(found)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_every_tile_and_every_game_has_a_shape() -> None:
    assert [shape.__struct_config__.tag for shape in get_args(AnyTile)] == KEYS
    assert [shape.__struct_config__.tag for shape in get_args(View)] == list(zaria.GAMES)


def test_every_view_and_question_has_its_shape() -> None:
    previewed: set[str] = set()
    for number in range(len(VARIANTS)):
        for state in journey(number).states:
            for seat in (None, *range(state.players)):
                fits(plain_view(state, seat), View)
                if seat is not None:
                    fits(state.why(seat), AnyWhy | None)
            ask = state.ask()
            if ask is not None:
                fits(ask, Question)
                previewed.update(*(choice["preview"] for choice in ask["choices"]))
    assert previewed == set(Preview.__struct_fields__)


@pytest.mark.parametrize("game", list(zaria.GAMES))
def test_every_message_of_a_live_table_has_its_shape(ann: Person, bob: Person, game: str) -> None:
    people = [ann] if game == "miner-solo" else [ann, bob]
    options = {"vegas": {"rounds": 1, "tiles": 3}}.get(game, {})
    table = ann.create(game, "mo"[: len(people)], options=options, clock=3600, hints=True)
    fits(ann.get("/api/me/tables")["tables"], list[TableSummary])
    fits(ann.get("/api/tables")["tables"], list[TableSummary])
    with ann.live(table) as first:
        if bob in people:
            bob.do(table, "sit", seat=1)
        with bob.live(table) as second:
            for live in (first, second):
                fits(live.document, TableDocument)
            lives = [first, second][: len(people)]
            first.do("chat", text="hi")
            first.do("react", reaction="hello")
            first.do("move", version=0, action=0)  # refused
            first.begin(0)
            while first.question is None:
                play_on(lives)
            first.send({"type": "ping"})
            first.send({"type": "why", "target": "casino:1"})
            first.until("why")
            first.send({"type": "hint", "id": "1"})
            first.until("hint")
            while first.table["status"] != "over":
                play_on(lives)
                fits(first.document, TableDocument)
            fits(ann.get(f"/api/tables/{table}/history"), History)
            first.do("rematch")
            heard = [*first.heard, *second.heard]
    for message in heard:
        fits(message, ServerMessage)
    tags = {shape.__struct_config__.tag for shape in get_args(ServerMessage)}
    assert {message["type"] for message in heard} == tags


def test_typed_dicts_are_made_from_the_same_shapes(tmp_path: Path) -> None:
    made = tmp_path / "typed.py"
    done = run([sys.executable, "scripts/make_typed.py", str(made)], ROOT, PYTHONPATH=str(ROOT / "src"))
    assert done.returncode == 0, done.stderr
    typed = runpy.run_path(str(made))
    for shape in (*get_args(View), *get_args(AnyWhy), AnyWhy, Question):
        if isinstance(shape, type):
            fields = {field.encode_name for field in msgspec.structs.fields(shape)}
            assert fields <= set(typed[shape.__name__].__annotations__)


def test_the_pages_types_are_made_from_what_the_server_defines(tmp_path: Path) -> None:
    made = tmp_path / "types/api.d.ts"
    done = run([sys.executable, "scripts/make_types.py", str(made)], ROOT, PYTHONPATH=str(ROOT / "src"))
    assert done.returncode == 0, done.stderr
    exported = set(re.findall(r"^export type (\w+) =", made.read_text(encoding="utf-8"), re.MULTILINE))
    imports = re.compile(r"(?:import|export) type \{([^}]+)\} from '[^']*/api'")
    page = "".join(path.read_text("utf-8") for kind in ("*.ts", "*.svelte") for path in (ROOT / "web/src").rglob(kind))
    names = {name.split()[0] for listed in imports.findall(page) for name in listed.split(",") if name.strip()}
    assert "ServerMessage" in names
    assert sorted(names - exported) == []


class Lamp(msgspec.Struct):
    lit: bool
    by: str | None = None


@pytest.mark.parametrize(
    ("kind", "made"),
    [
        (Lamp, "Lamp"),
        (list[Lamp | None], "(Lamp | null)[]"),
        (dict[str, float], "{ [key: string]: number }"),
        (tuple[int, str], "[number, string]"),
        (Literal["red", 2] | None, '2 | "red" | null'),
        (dict[str, Any], "{ [key: string]: unknown }"),
    ],
)
def test_a_shape_becomes_a_type_of_the_page(kind: Any, made: str) -> None:
    ((schema,), _) = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    assert type_of(schema) == made


def test_only_a_field_that_may_be_missing_is_optional() -> None:
    _, shapes = msgspec.json.schema_components([Lamp])
    assert type_of(shapes["Lamp"]) == "{ lit: boolean; by?: string | null; }"
