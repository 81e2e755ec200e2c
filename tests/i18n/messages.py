"""The messages of all languages, taken apart."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from zaria.i18n import files

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Text(NamedTuple):
    """A message's value, or one of its attributes; the file as it is called in the language's folder."""

    file: str
    pattern: ast.Pattern


class Parts(Visitor):
    """What a text is made of besides letters."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.selections: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selections.append(node)
        self.generic_visit(node)


@cache
def texts(locale: str) -> dict[str, Text]:
    """All texts of a language by their keys: `seat`, `game-vegas.help`."""
    found = {}
    for path in files(locale):
        file = path.as_posix().rpartition(f"/{locale}/")[2]
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = Text(file, entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = Text(file, attribute.value)
    return found


def parts(text: Text) -> Parts:
    seen = Parts()
    seen.visit(text.pattern)
    return seen


def variables(locale: str) -> dict[str, set[str]]:
    """The arguments that each message asks for, its attributes aside."""
    return {key: parts(text).variables for key, text in texts(locale).items() if "." not in key}


def written(text: Text) -> str:
    """The text as it stands in its file."""
    message = ast.Message(ast.Identifier("key"), text.pattern)
    return FluentSerializer().serialize_entry(message)[len("key =") :].strip()


def letters(text: Text) -> str:
    """What a reader sees of the text: without variables and keys of variants."""
    return re.sub(r"(?m)\{ \$\w+ ->|\{ \$\w+ \}|^\s*\*?\[[\w-]+\]|\{ \"\" \}|\}", " ", written(text))


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def selected(text: Text) -> dict[str, set[str]]:
    """The keys between which each variable selects."""
    found: dict[str, set[str]] = {}
    for selection in parts(text).selections:
        assert isinstance(selection.selector, ast.VariableReference)
        found.setdefault(selection.selector.id.name, set()).update(map(key_of, selection.variants))
    return found


def counts(keys: set[str]) -> bool:
    """Does a variable with these keys count something?"""
    return all(key in PLURALS or key.isdigit() for key in keys)


def examples(text: Text) -> Iterator[dict[str, object]]:
    """Arguments for the text, so that each of its variants is told."""
    values: dict[str, list[object]] = {name: ["Zoë"] for name in parts(text).variables}
    for name, keys in selected(text).items():
        values[name] = [0, 1, 2, 5, 21] if counts(keys) else [*sorted(keys)]
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen))
