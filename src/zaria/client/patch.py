"""The part of JSON Patch (RFC 6902) that the protocol uses: add, replace, remove."""

from __future__ import annotations

from typing import Any


def apply_patch(document: dict[str, Any], patch: list[dict[str, Any]]) -> None:
    """Change the document in place.

    >>> document = {"a": 1, "b": [1, 3]}
    >>> apply_patch(document, [{"op": "add", "path": "/b/1", "value": 2}, {"op": "remove", "path": "/a"}])
    >>> document
    {'b': [1, 2, 3]}
    """
    for operation in patch:
        *way, last = [part.replace("~1", "/").replace("~0", "~") for part in operation["path"].split("/")[1:]]
        place: Any = document
        for part in way:
            place = place[int(part)] if isinstance(place, list) else place[part]
        if operation["op"] == "remove":
            del place[int(last) if isinstance(place, list) else last]
        elif not isinstance(place, list):
            place[last] = operation["value"]
        elif operation["op"] == "add":
            place.insert(int(last), operation["value"])
        else:
            place[int(last)] = operation["value"]
