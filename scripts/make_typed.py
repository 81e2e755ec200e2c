"""Writes src/zaria/typed.py (or the given file): the shapes of views, questions and reasons as TypedDicts.

It runs whenever the package is built or tested, so the file is not in git. The server's tests check every message
against the same shapes.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from zaria.server.table.shapes.question import GAMES, Question

TARGET = Path(__file__).parents[1] / "src/zaria/typed.py"
HEAD = '''"""What `state.view(seat)`, `state.ask()` and `state.why(seat)` return, for type checkers.

Made by scripts/make_typed.py; docs/contract.md shows how they are used.
"""

from typing import Any, Literal, NotRequired, TypedDict
'''
SIMPLE: dict[type[inspect.Type], str] = {
    inspect.AnyType: "Any",
    inspect.BoolType: "bool",
    inspect.FloatType: "float",
    inspect.IntType: "int",
    inspect.NoneType: "None",
    inspect.StrType: "str",
}


def annotation(type: inspect.Type) -> str:
    """The type in Python's notation."""
    match type:
        case inspect.ListType(item_type=item):
            return f"list[{annotation(item)}]"
        case inspect.TupleType(item_types=items):
            return f"tuple[{', '.join(annotation(item) for item in items)}]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"dict[{annotation(key)}, {annotation(value)}]"
        case inspect.LiteralType(values=values):
            return f"Literal[{', '.join(repr(value) for value in values)}]"
        case inspect.UnionType(types=types):
            return " | ".join(annotation(one) for one in types if not isinstance(one, inspect.NoneType)) + (
                " | None" if type.includes_none else ""
            )
        case inspect.StructType(cls=shape):
            return str(shape.__name__)
        case _:
            return SIMPLE[type.__class__]


VIEWS = [view for game in GAMES for view in game.views]


def typed_dict(shape: inspect.StructType) -> str:
    lines = [f"class {shape.cls.__name__}(TypedDict):"]
    if shape.cls.__doc__ and "__doc__" in vars(shape.cls):
        lines += [f'    """{shape.cls.__doc__}"""', ""]
    if shape.tag_field is not None:
        lines.append(f"    {shape.tag_field}: Literal[{shape.tag!r}]")
    for field in shape.fields:
        optional = not field.required
        written = annotation(field.type)
        lines.append(f"    {field.encode_name}: " + (f"NotRequired[{written}]" if optional else written))
    if shape.cls in VIEWS:  # live tables send the question next to the view
        lines.append("    ask: Question | None")
    return "\n".join(lines)


def shapes_of(type: Any, found: dict[type, inspect.StructType]) -> None:
    """All shapes in the type, components first."""
    match type:
        case inspect.StructType(cls=shape, fields=fields):
            if shape not in found:
                for field in fields:
                    shapes_of(field.type, found)
                found[shape] = type
        case inspect.ListType(item_type=item):
            shapes_of(item, found)
        case inspect.TupleType(item_types=items):
            for one in items:
                shapes_of(one, found)
        case inspect.DictType(value_type=value):
            shapes_of(value, found)
        case inspect.UnionType(types=types):
            for one in types:
                shapes_of(one, found)


def main(target: Path) -> None:
    roots: list[Any] = [Question]
    for game in GAMES:
        roots += [*game.views, *([game.why] if game.why is not None else [])]
    found: dict[type, inspect.StructType] = {}
    for root in msgspec.inspect.multi_type_info(roots):
        shapes_of(root, found)
    text = "\n\n\n".join([HEAD.rstrip(), *(typed_dict(shape) for shape in found.values())]) + "\n"
    target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET)
