"""Reads the source for everything that it says to a user: message keys, and the arguments that go with them."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import zaria
from zaria.core.engine import errors
from zaria.games import parts

SOURCE = Path(zaria.__file__).parent
ERRORS = {
    name for name, value in vars(errors).items() if isinstance(value, type) and issubclass(value, errors.ZariaError)
}
ERRORS |= {"UsageError", "Refused"}  # the terminal's own, and the server's


class Said(NamedTuple):
    """Somewhere in the source: a pattern of keys, and the arguments where they can be read off."""

    where: str
    key: str
    arguments: set[str] | None


def spoken_packages() -> list[Path]:
    """The folders of everything that a user can meet: what all games share, and the games that can be started."""
    games = {SOURCE / game.begin.__module__.split(".")[1] for game in zaria.GAMES.values()}
    shared = {
        SOURCE / name for name in ("core", "bots", "analysis", "arena", "cli", "client", "env", "server", "terminal")
    }
    return sorted(shared | games)


def everything_said() -> Iterator[Said]:
    for package in spoken_packages():
        for path in sorted(package.rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield from said_in(node, str(path.relative_to(SOURCE)))
                elif isinstance(node, ast.ClassDef):
                    yield from asked_by(node, str(path.relative_to(SOURCE)))


def said_in(scope: ast.AST, where: str) -> Iterator[Said]:
    for node in ast.walk(scope):
        if isinstance(node, ast.Call):
            for key, arguments in said_by_call(scope, node):
                yield Said(f"{where}:{node.lineno}", key, arguments)


def asked_by(frame: ast.ClassDef, where: str) -> Iterator[Said]:
    """The question of a frame; without `arguments` of its own it gives none."""
    answers = {
        method.name: method.body[-1].value
        for method in frame.body
        if isinstance(method, ast.FunctionDef) and isinstance(method.body[-1], ast.Return)
    }
    asked = ast.unparse(answers.get("asks") or ast.Constant(None))
    if asked.startswith("questions."):
        questions = import_module(f"zaria.{where.split('/')[0]}.rules.questions")
        message = getattr(questions, asked.removeprefix("questions.")).message
        yield Said(f"{where}:{frame.lineno}", re.escape(message), names(answers.get("arguments") or ast.Dict([], [])))


def said_by_call(scope: ast.AST, call: ast.Call) -> list[tuple[str, set[str] | None]]:
    called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if called == "Refusal" and len(call.args) == 3:
        return [(f"refusal-{code}", names(call.args[2])) for code in texts(scope, call.args[1])]
    if called in ERRORS and call.args:
        given = {keyword.arg or "**" for keyword in call.keywords}
        return [(f"refusal-{code}", None if "**" in given else given) for code in texts(scope, call.args[0])]
    if called == "Event" and len(call.args) == 3:
        return [(f"event-{kind}", names(call.args[1])) for kind in texts(scope, call.args[0])]
    if called == "tell" and isinstance(call.func, ast.Attribute) and len(call.args) >= 2:
        return [(f"event-{kind}", names(call.args[1])) for kind in texts(scope, call.args[0])]
    return []


def texts(scope: ast.AST, node: ast.expr) -> list[str]:
    """All strings that the expression can be; an f-string as a pattern."""
    if isinstance(node, ast.Constant):
        return [re.escape(node.value)] if isinstance(node.value, str) else []
    if isinstance(node, ast.IfExp):
        return texts(scope, node.body) + texts(scope, node.orelse)
    if isinstance(node, ast.JoinedStr):
        parts = [texts(scope, part)[0] if isinstance(part, ast.Constant) else "[a-z-]+" for part in node.values]
        return ["".join(parts)]
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        return [re.escape(text) for text in tables().get(node.value.id, [])]
    if isinstance(node, ast.Name):
        assigned = [
            inner.value
            for inner in ast.walk(scope)
            if isinstance(inner, ast.Assign) and any(getattr(t, "id", "") == node.id for t in inner.targets)
        ]
        return [text for value in assigned for text in texts(scope, value)]
    return []


@cache
def tables() -> dict[str, list[str]]:
    """The texts in dictionaries that are constants of a module, by the constant's name."""
    found: dict[str, list[str]] = {}
    for package in spoken_packages():
        for path in package.rglob("*.py"):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict):
                    values = [item.value for item in node.value.values if isinstance(item, ast.Constant)]
                    found[ast.unparse(node.targets[0])] = [value for value in values if isinstance(value, str)]
    return found


def names(node: ast.expr) -> set[str] | None:
    """The keys of a dictionary that is written out; None if it is made elsewhere."""
    if not isinstance(node, ast.Dict):
        return None
    written = [key.value for key in node.keys if isinstance(key, ast.Constant)]
    return set(map(str, written)) if len(written) == len(node.keys) else None


def chance_kinds(package: Path) -> set[str]:
    """What the frames of a game call their draws, but for those that nobody sees and that are never asked for."""
    found = set()
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "kind":
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and isinstance(inner.value, ast.Constant):
                        found.add(str(inner.value.value))
    return found - {"", *(kind for hidden in parts("face_down") for kind in hidden.kinds)}
