"""JSON Patch (RFC 6902), as much of it as is needed to follow a document: add, replace, remove."""

from __future__ import annotations

from typing import Any

Operation = dict[str, Any]


def difference(old: Any, new: Any, path: str = "") -> list[Operation]:
    """The operations that turn the old document into the new one.

    >>> difference({"a": 1, "b": [1, 2, 3]}, {"b": [1, 3], "c": None})
    [{'op': 'remove', 'path': '/a'}, {'op': 'remove', 'path': '/b/1'}, {'op': 'add', 'path': '/c', 'value': None}]
    """
    if same(old, new):
        return []
    if type(old) is type(new):
        if type(new) is dict:
            return of_objects(old, new, path)
        if type(new) is list:
            return of_lists(old, new, path)
    return [{"op": "replace", "path": path, "value": new}]


class Alike:
    """Differences of several pairs of objects that have most of their fields in common: each is worked out once.

    >>> views = Alike("/view")
    >>> views.difference({"a": [1], "seat": 0}, {"a": [2], "seat": 0})
    [{'op': 'replace', 'path': '/view/a/0', 'value': 2}]
    >>> views.difference({"a": [1], "seat": 1}, {"a": [2], "seat": 1})
    [{'op': 'replace', 'path': '/view/a/0', 'value': 2}]
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self.known: dict[str, list[tuple[Any, Any, list[Operation]]]] = {}

    def difference(self, old: Any, new: Any) -> list[Operation]:
        if type(old) is not dict or type(new) is not dict or old.keys() != new.keys():
            return difference(old, new, self.path)
        found: list[Operation] = []
        for name, value in new.items():
            before = old[name]
            if before is not value and not same(before, value):
                found += self.of_field(name, before, value)
        return found

    def of_field(self, name: str, old: Any, new: Any) -> list[Operation]:
        known = self.known.setdefault(name, [])
        for one_old, one_new, found in known:
            if one_new == new and one_old == old:
                return found
        found = difference(old, new, f"{self.path}/{escaped(name)}")
        known.append((old, new, found))
        return found


def same(old: Any, new: Any) -> bool:
    return type(old) is type(new) and bool(old == new)


def of_objects(old: dict[str, Any], new: dict[str, Any], path: str) -> list[Operation]:
    found = [{"op": "remove", "path": f"{path}/{escaped(name)}"} for name in old if name not in new]
    for name, value in new.items():
        if name not in old:
            found.append({"op": "add", "path": f"{path}/{escaped(name)}", "value": value})
        elif not same(old[name], value):  # most are: nothing is built for them
            found += difference(old[name], value, f"{path}/{escaped(name)}")
    return found


def of_lists(old: list[Any], new: list[Any], path: str) -> list[Operation]:
    """Equal beginnings and ends stay; between them items are compared one by one, then removed or added."""
    start, ends = 0, (len(old), len(new))
    while start < min(ends) and old[start] == new[start]:
        start += 1
    old_end, new_end = ends
    while old_end > start and new_end > start and old[old_end - 1] == new[new_end - 1]:
        old_end, new_end = old_end - 1, new_end - 1
    common = min(old_end, new_end)
    found = []
    for place in range(start, common):
        found += difference(old[place], new[place], f"{path}/{place}")
    found += [{"op": "remove", "path": f"{path}/{place}"} for place in range(old_end - 1, common - 1, -1)]
    found += [{"op": "add", "path": f"{path}/{place}", "value": new[place]} for place in range(common, new_end)]
    return found


def escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")
