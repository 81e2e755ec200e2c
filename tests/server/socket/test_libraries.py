"""What we use of libraries beyond their documentation is there as we use it: else this fails, and not a live table."""

import ast
import inspect
from typing import Annotated, Literal

import msgspec
import pytest
import uvicorn
from websockets.frames import apply_mask  # type: ignore[attr-defined]

from support.checkout import ROOT
from zaria.server.endpoints.socket.quick_socket import QuickSocket
from zaria.server.endpoints.socket.socket_limits import HttpConnection
from zaria.server.messages.msgspec_errors import UnknownTag, sentence_at, unknown_tag, wrong_field

# msgspec


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    size: Annotated[int, msgspec.Meta(le=9)]


class Outer(msgspec.Struct, tag_field="do", tag="outer", forbid_unknown_fields=True):
    name: str
    kind: Literal["a", "b"] = "a"
    inner: list[Inner] = []


class Other(msgspec.Struct, tag_field="do", tag="other"):
    pass


@pytest.mark.parametrize(
    ("sent", "field"),
    [
        ({"do": "outer", "name": 7}, "name"),
        ({"do": "outer"}, "name"),
        ({"do": "outer", "name": "x", "more": 1}, "more"),
        ({"do": "outer", "name": "x", "kind": "c"}, "kind"),
        ({"do": "outer", "name": "x", "inner": [{"size": 1}, {"size": 10}]}, "inner[1].size"),
        ({"do": "outer", "name": "x", "inner": [{}]}, "inner[0]"),
        ({"name": "x"}, "do"),
        ({"do": 7}, "do"),
        ([], ""),
    ],
)
def test_msgspec_says_which_field_is_wrong(sent: object, field: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert(sent, Outer | Other)
    assert wrong_field(str(error.value)) == field
    assert unknown_tag(str(error.value)) is None


@pytest.mark.parametrize("given", ["third", "it's", 'a "word"', "two\nlines", "` - at `$.seat`"])
def test_msgspec_says_which_type_there_is_not(given: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert({"do": given}, Outer | Other)
    assert unknown_tag(str(error.value)) == UnknownTag("do", given)


def test_a_sentence_that_was_taken_apart_is_put_together_again() -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert({"do": "outer", "name": 7}, Outer)
    sentence, _, place = str(error.value).partition(" - at `$.")
    assert sentence_at(sentence, place.removesuffix("`")) == str(error.value)


# uvicorn and websockets


def used_of_self(cls: type) -> set[str]:
    """The names that a class of ours uses of itself or of what it inherits."""
    nodes = ast.walk(ast.parse(inspect.getsource(cls)))
    return {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name | ast.Call)
        if ast.unparse(node.value) in ("self", "super()")
    }


def named_in(cls: type) -> set[str]:
    """The names that a class and what it inherits define: methods, and what they set on themselves."""
    names: set[str] = set(dir(cls))
    for base in cls.__mro__:
        if base.__module__.startswith("uvicorn"):
            for node in ast.walk(ast.parse(inspect.getsource(base))):
                if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                    names.add(node.attr)
    return names


@pytest.mark.parametrize("ours", [QuickSocket, HttpConnection])
def test_uvicorn_has_all_that_our_connections_use(ours: type) -> None:
    theirs = ours.__mro__[1]
    assert theirs.__module__.startswith("uvicorn.")
    own = set(vars(ours)) | set(vars(ours).get("__annotations__", {}))
    used = used_of_self(ours) - (own - set(dir(theirs)))
    set_by_us = {"queue", "deadline", "unread", "answering", "network", "is_counted", "rest", "is_quick", "heard_at"}
    assert used - named_in(theirs) <= set_by_us
    assert len(used & named_in(theirs)) > 8


@pytest.mark.parametrize(
    ("ours", "names"),
    [
        (QuickSocket, ["data_received", "handle_connect", "start_keepalive", "send_keepalive_ping", "connection_lost"]),
        (HttpConnection, ["_start_asgi_task", "on_response_complete", "handle_websocket_upgrade", "on_message_begin"]),
    ],
)
def test_uvicorn_calls_what_we_override(ours: type, names: list[str]) -> None:
    theirs = ours.__mro__[1]
    for name in names:
        assert list(inspect.signature(getattr(ours, name)).parameters) == list(
            inspect.signature(getattr(theirs, name)).parameters
        ), name


def test_uvicorn_makes_connections_as_we_do() -> None:
    source = inspect.getsource(uvicorn.Server.startup)
    for argument in ("config=config", "server_state=self.server_state", "app_state=self.lifespan.state"):
        assert argument in source
    assert "config.http_protocol_class(" in source


def test_websockets_masks_as_the_protocol_says() -> None:
    assert apply_mask(bytes([0x69, 0x4B]), bytes([0x01, 0x22, 0x33, 0x44])) == b"hi"


def test_nothing_else_uses_the_insides_of_uvicorn_and_websockets() -> None:
    users = {
        path.name
        for path in (ROOT / "src" / "zaria").rglob("*.py")
        if any(one in path.read_text(encoding="utf-8") for one in ("uvicorn.protocols", "websockets.frames"))
    }
    assert users == {"quick_socket.py", "socket_limits.py"}
