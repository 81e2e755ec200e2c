"""JSON Patch (RFC 6902), as much of it as is needed to follow an object: add, replace, remove.

Objects are kept as JSON, field by field: that is quick to compare, and what has changed can be sent as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

Fields = dict[str, bytes | list[bytes]]  # the JSON of each field; of a list, of each of its items

encode = msgspec.json.Encoder().encode


class Encoder:
    """Makes fields out of objects that share lists, or items of lists: each of these is encoded once.

    >>> Encoder().fields({"round": 1, "players": [{"chips": 2}, None]})
    {'round': b'1', 'players': [b'{"chips":2}', b'null']}
    """

    def __init__(self) -> None:
        self.known: dict[int, tuple[Any, Any]] = {}  # by id: the object, so that it stays, and its JSON

    def fields(self, shown: Mapping[str, Any]) -> Fields:
        return {name: self.list(value) if type(value) is list else encode(value) for name, value in shown.items()}

    def list(self, items: list[Any]) -> list[bytes]:
        known = self.known.get(id(items))
        if known is None:
            known = self.known[id(items)] = (items, [self.item(item) for item in items])
        return known[1]

    def item(self, item: Any) -> bytes:
        known = self.known.get(id(item))
        if known is None:
            known = self.known[id(item)] = (item, encode(item))
        return known[1]


def fields_of(shown: Mapping[str, Any]) -> Fields:
    return Encoder().fields(shown)


def difference(old: Fields | None, new: Fields | None, path: str) -> list[bytes]:
    """The operations that turn the old object at this path into the new one. Either may be null.

    >>> difference(fields_of({"a": 1, "b": [1, 2, 3]}), fields_of({"a": 1, "b": [1, 3]}), "/view")
    [b'{"op":"remove","path":"/view/b/1"}']
    >>> difference(None, fields_of({"a": [1]}), "/view")
    [b'{"op":"replace","path":"/view","value":{"a":[1]}}']
    """
    if old is None or new is None or old.keys() != new.keys():
        return [] if old == new else [replaced(path, whole(new))]
    found: list[bytes] = []
    for name, value in new.items():
        before = old[name]
        if before == value:
            continue
        if isinstance(before, list) and isinstance(value, list):
            found += of_lists(before, value, f"{path}/{escaped(name)}")
        else:
            found.append(replaced(f"{path}/{escaped(name)}", joined(value)))
    return found


def of_lists(old: list[bytes], new: list[bytes], path: str) -> list[bytes]:
    """Equal beginnings and ends stay; between them items are replaced one by one, then removed or added."""
    start, old_end, new_end = 0, len(old), len(new)
    while start < min(old_end, new_end) and old[start] == new[start]:
        start += 1
    while old_end > start and new_end > start and old[old_end - 1] == new[new_end - 1]:
        old_end, new_end = old_end - 1, new_end - 1
    common = min(old_end, new_end)
    found = [replaced(f"{path}/{place}", new[place]) for place in range(start, common) if old[place] != new[place]]
    for place in range(old_end - 1, common - 1, -1):
        found.append(b'{"op":"remove","path":"%b/%d"}' % (path.encode(), place))
    for place in range(common, new_end):
        found.append(b'{"op":"add","path":"%b/%d","value":%b}' % (path.encode(), place, new[place]))
    return found


def replaced(path: str, value: bytes) -> bytes:
    return b'{"op":"replace","path":"%b","value":%b}' % (path.encode(), value)


def whole(fields: Fields | None) -> bytes:
    """The object as JSON.

    >>> whole({"a": [b"1", b"2"], "b": b"null"})
    b'{"a":[1,2],"b":null}'
    """
    if fields is None:
        return b"null"
    return b"{%b}" % b",".join([encode(name) + b":" + joined(value) for name, value in fields.items()])


def joined(value: bytes | list[bytes]) -> bytes:
    return b"[%b]" % b",".join(value) if isinstance(value, list) else value


def escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")
