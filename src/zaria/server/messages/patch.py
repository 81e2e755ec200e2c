"""The part of JSON Patch (RFC 6902) that we use: add, replace, remove.

Objects are kept as JSON, field by field: that is quick to compare, and changed fields can be sent unchanged.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zaria.server.messages.encoding import encode

Field = bytes | list[bytes]  # as JSON; lists item by item
Fields = dict[str, Field]


class Encoder:
    """Encodes objects that share lists or their items, each of them once.

    >>> Encoder().fields({"round": 1, "players": [{"chips": 2}, None]})
    {'round': b'1', 'players': [b'{"chips":2}', b'null']}
    """

    def __init__(self) -> None:
        self.known: dict[int, tuple[Any, Any]] = {}  # by id(): the object, so that it is not freed, and its JSON

    def fields(self, shown: Mapping[str, Any]) -> Fields:
        return {name: self.field(value) for name, value in shown.items()}

    def field(self, value: Any) -> Field:
        if type(value) is not list:
            return encode(value)
        known = self.known.get(id(value))
        if known is None:
            known = self.known[id(value)] = (value, [self.item(item) for item in value])
        items: list[bytes] = known[1]
        return items

    def item(self, item: Any) -> bytes:
        known = self.known.get(id(item))
        if known is None:
            known = self.known[id(item)] = (item, encode(item))
        text: bytes = known[1]
        return text


def difference(old: Fields, new: Fields, path: str) -> dict[str, list[bytes]]:
    """The operations that turn the old object at this path into the new one, for each field that has changed.

    >>> encoder = Encoder()
    >>> difference(encoder.fields({"a": 1, "b": [1, 2, 3]}), encoder.fields({"a": 1, "b": [1, 3]}), "/view")
    {'b': [b'{"op":"remove","path":"/view/b/1"}']}
    """
    return {
        name: field_operations(old[name], value, f"{path}/{name}") for name, value in new.items() if old[name] != value
    }


def field_operations(old: Field, new: Field, path: str) -> list[bytes]:
    if isinstance(old, list) and isinstance(new, list):
        return list_operations(old, new, path)
    return [] if old == new else [replace_operation(path, field_json(new))]


def list_operations(old: list[bytes], new: list[bytes], path: str) -> list[bytes]:
    """Operations for a list: equal items at both ends stay; others are replaced one by one, then removed or added."""
    start, old_end, new_end = 0, len(old), len(new)
    while start < min(old_end, new_end) and old[start] == new[start]:
        start += 1
    while old_end > start and new_end > start and old[old_end - 1] == new[new_end - 1]:
        old_end, new_end = old_end - 1, new_end - 1
    common = min(old_end, new_end)
    operations = [
        replace_operation(f"{path}/{place}", new[place]) for place in range(start, common) if old[place] != new[place]
    ]
    for place in range(old_end - 1, common - 1, -1):
        operations.append(b'{"op":"remove","path":"%b/%d"}' % (path.encode(), place))
    for place in range(common, new_end):
        operations.append(b'{"op":"add","path":"%b/%d","value":%b}' % (path.encode(), place, new[place]))
    return operations


def replace_operation(path: str, value: bytes) -> bytes:
    return b'{"op":"replace","path":"%b","value":%b}' % (path.encode(), value)


def object_json(fields: Fields) -> bytes:
    """The object as JSON.

    >>> object_json({"a": [b"1", b"2"], "b": b"null"})
    b'{"a":[1,2],"b":null}'
    """
    return b"{%b}" % b",".join([encode(name) + b":" + field_json(value) for name, value in fields.items()])


def field_json(value: Field) -> bytes:
    return b"[%b]" % b",".join(value) if isinstance(value, list) else value
