"""Puts docstrings into mypyc's C code, which has only signatures.

`help(zaria.new)` is then the same for the compiled package as for its sources.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

# `(PyCFunction)CPyPy_registry___new, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("new(game)\n--\n\n")`
FUNCTION = re.compile(r'\(PyCFunction\)CPyPy_(\w+),\s+[A-Z_| ]+,\s*PyDoc_STR\((NULL|"[^"]*")\)')
# `static PyTypeObject CPyType_rng___Rng_template_ = { ... .tp_doc = PyDoc_STR("Rng(seed)\n--\n\n"),`
CLASS = re.compile(r'PyTypeObject CPyType_(\w+)_template_ = \{[^;]*?\.tp_doc = PyDoc_STR\((NULL|"[^"]*")\)')


class Documented(NamedTuple):
    """A function's or class's signature, if mypyc omits it, and its docstring."""

    signature: str
    text: str


def documented(tree: ast.AST, inside: str) -> Iterator[tuple[str, Documented]]:
    """All functions and classes that have a docstring, by mypyc's names: `core___rng___Rng___below`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            name = f"{inside}___{node.name}"
            text = ast.get_docstring(node)
            if text:
                yield name, Documented(signature(node) if isinstance(node, ast.FunctionDef) else "", text)
            if isinstance(node, ast.ClassDef):
                yield from documented(node, name)


def signature(function: ast.FunctionDef) -> str:
    """`new(game, players=None)`, for defaults that are not plain values, which mypyc omits."""
    taken = function.args
    for argument in [*taken.posonlyargs, *taken.args, *taken.kwonlyargs, taken.vararg, taken.kwarg]:
        if argument is not None:
            argument.annotation = None
    listed = ast.unparse(taken)
    return f"{function.name}({'$' if listed.startswith('self') else ''}{listed})\n--\n\n"


def docstrings(files: list[str]) -> dict[str, Documented]:
    """Docstrings by every name that mypyc may use: it omits leading packages if the rest is unique."""
    found: dict[str, Documented | None] = {}
    for file in files:
        parts = Path(file).with_suffix("").parts[1:]
        module = parts[:-1] if parts[-1] == "__init__" else parts
        for name, about in documented(ast.parse(Path(file).read_text(encoding="utf-8")), "___".join(module)):
            words = name.split("___")
            for start in range(len(module)):
                key = "___".join(words[start:])
                found[key] = None if key in found else about  # ambiguous: mypyc uses a longer name
    return {name: about for name, about in found.items() if about is not None}


def quoted(text: str) -> str:
    """A text as the inside of a C string, with other than plain characters as octal escapes."""
    plain = [chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode()]
    return "".join(plain)


def with_docstrings(code: str, texts: dict[str, Documented]) -> str:
    """The C code with the docstrings of functions and classes."""

    def put(found: re.Match[str]) -> str:
        name, given = found.groups()
        if name not in texts:
            return found[0]
        takes = quoted(texts[name].signature) if given == "NULL" else given[1:-1]
        start = found.start(2) - found.start()
        return f'{found[0][:start]}"{takes}{quoted(texts[name].text)}")'

    return CLASS.sub(put, FUNCTION.sub(put, code))


def keep_docstrings(sources: list[str], made: list[str]) -> None:
    """Put the docstrings of the sources into the C files that were made from them."""
    texts = docstrings(sources)
    for path in {Path(file) for file in made}:
        code = path.read_text(encoding="utf-8")
        path.write_text(with_docstrings(code, texts), encoding="utf-8")
