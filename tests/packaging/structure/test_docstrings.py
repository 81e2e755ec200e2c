"""Docstrings are put into the C code that mypyc makes."""

import runpy
from pathlib import Path

from support.checkout import ROOT

SCRIPT = runpy.run_path(str(ROOT / "scripts/keep_docstrings.py"))
CODE = """
    {"new", (PyCFunction)CPyPy_registry___new,
        METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("new(game)\\n--\\n\\n") /* docstring */},
    {"bare", (PyCFunction)CPyPy_registry___bare, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
static PyTypeObject CPyType_registry___Game_template_ = {
    .tp_name = "Game",
    .tp_doc = PyDoc_STR("Game(name)\\n--\\n\\n"),
};
"""


def test_docstrings_follow_signatures(tmp_path: Path) -> None:
    (tmp_path / "src/zaria/core/engine").mkdir(parents=True)
    source = tmp_path / "src/zaria/core/engine/registry.py"
    source.write_text(
        'def new(game):\n    """Start “it”.\n\n    >>> 1\n    """\n\n'
        'def bare(self, *, most: int = MOST):\n    """No signature."""\n\nclass Game:\n    """A game?"""\n',
        encoding="utf-8",
    )
    made = tmp_path / "made.c"
    made.write_text(CODE, encoding="utf-8")
    SCRIPT["keep_docstrings"]([str(source)], [str(made)])
    code = made.read_text(encoding="utf-8")
    assert r'PyDoc_STR("new(game)\n--\n\nStart \342\200\234it\342\200\235.\012\012>>> 1")' in code
    assert r'PyDoc_STR("bare($self, *, most=MOST)\012--\012\012No signature.")' in code
    assert r'PyDoc_STR("Game(name)\n--\n\nA game\077")' in code


def test_names_that_stand_for_two_things_get_no_docstring(tmp_path: Path) -> None:
    for game in ("one", "two"):
        (tmp_path / game).mkdir()
        (tmp_path / game / "table.py").write_text(f'class Table:\n    """{game}"""\n', encoding="utf-8")
    texts = SCRIPT["docstrings"]([str(tmp_path / "one/table.py"), str(tmp_path / "two/table.py")])
    assert "table___Table" not in texts
    assert texts["one___table___Table"].text == "one" and texts["two___table___Table"].text == "two"
