"""The form of a record as JSON, and its check."""

from __future__ import annotations

import json
from typing import Any, Final

from zaria.core.engine.errors import BadRecord, NewerRecord, quote
from zaria.core.records.seal import is_seal

FORMAT: Final = 1
FIELDS: Final = ("zaria", "game", "rules", "options", "players", "steps", "result")
EXTRA: Final = ("components", "seal")  # only in some


def dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def read_form(text: object) -> dict[str, Any]:
    """The data of a record with fields of the right types; BadRecord says which are wrong."""
    if not isinstance(text, str):
        raise BadRecord("record-foreign")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        place = f"{error.lineno}:{error.colno}" if isinstance(error, json.JSONDecodeError) else "-"
        raise BadRecord("record-json", place=place) from None
    if not isinstance(data, dict) or "zaria" not in data:
        raise BadRecord("record-foreign")
    if type(data["zaria"]) is int and data["zaria"] > FORMAT:
        raise NewerRecord("record-format", given=quote(data["zaria"]), known=str(FORMAT))
    for name in FIELDS:
        if name not in data:
            raise BadRecord("record-missing", field=name)
    for name in data:
        if name not in FIELDS and name not in EXTRA:
            raise BadRecord("record-field", field=quote(name))
    expect("zaria", data["zaria"] == FORMAT and type(data["zaria"]) is int)
    expect("game", isinstance(data["game"], str))
    expect("rules", type(data["rules"]) is int and data["rules"] >= 1)
    expect("options", isinstance(data["options"], dict))
    expect("components", "components" not in data or isinstance(data["components"], dict))
    expect("players", is_list_of(data["players"], str) and len(data["players"]) > 0)
    expect("steps", isinstance(data["steps"], list))
    expect("result", data["result"] is None or is_result(data["result"]))
    expect("seal", "seal" not in data or is_seal(data["seal"], len(data["players"])))
    for number, step in enumerate(data["steps"]):
        if not is_step(step):
            raise BadRecord("record-step", number=number + 1)
    return data


def expect(field: str, right: bool) -> None:
    if not right:
        raise BadRecord("record-value", field=field)


def is_list_of(value: object, kind: type) -> bool:
    return isinstance(value, list) and all(type(item) is kind for item in value)


def is_result(result: object) -> bool:
    if not isinstance(result, dict) or sorted(result) != ["scores", "winners"]:
        return False
    return is_list_of(result["scores"], int) and is_list_of(result["winners"], int)


def is_step(step: object) -> bool:
    if not isinstance(step, list) or not step:
        return False
    if step[0] == "deal":
        return len(step) == 4 and type(step[1]) is str and is_list_of(step[2], int) and is_list_of(step[3], int)
    if step[0] == "undo":
        return len(step) == 2 and type(step[1]) is int and step[1] >= 0
    return type(step[0]) is int and len(step) == 2 and type(step[1]) is str
