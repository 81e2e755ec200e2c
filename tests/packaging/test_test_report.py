"""The end of `make test`: the slowest tests, a table of the stages, and no stage that executed nothing."""

from pathlib import Path

import pytest
from test_report import main, name_of

import support.stages
from support.checkout import ROOT

CASE = '<testcase classname="{where}" name="{name}" time="{seconds}">{outcome}</testcase>'


def note(folder: Path, name: str, outcome: str, *cases: tuple[str, str, float, str]) -> None:
    """What a stage leaves."""
    (folder / f"{name}.stage").write_text(f"The {name}\t12\t{outcome}\n", encoding="utf-8")
    written = "".join(CASE.format(where=w, name=n, seconds=s, outcome=o) for w, n, s, o in cases)
    (folder / f"{name}.xml").write_text(f"<testsuites><testsuite>{written}</testsuite></testsuites>", encoding="utf-8")


def test_the_table_and_the_slowest_tests(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    note(tmp_path, "units", "passed", ("test/net/patch.test.ts", "a patch", 0.5, ""))
    skipped = ("tests.web.pages.test_home", "test_later", 99.0, "<skipped/>")
    note(tmp_path, "web", "passed", ("tests.web.pages.test_home", "test_faces[de]", 7.26, ""), skipped)
    assert main(tmp_path, ["units", "web"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "== The 2 slowest tests",
        "    7.3 s  tests/web/pages/test_home.py::test_faces[de]",
        "    0.5 s  test/net/patch.test.ts::a patch",
        "== All stages",
        "stage              tests  seconds  slowest test",
        "The units  passed      1       12  0 s test/net/patch.test.ts::a patch",
        "The web    passed      1       12  7 s tests/web/pages/test_home.py::test_faces[de]",
        "2 passed, 0 failed",
    ]


def test_a_stage_that_fails_runs_no_test_or_does_not_start_fails_the_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    note(tmp_path, "good", "passed", ("tests.a", "test_a", 1.0, ""))
    note(tmp_path, "bad", "FAILED", ("tests.b", "test_b", 1.0, "<failure/>"), ("tests.b", "test_c", 1.0, "<error/>"))
    note(tmp_path, "crashed", "FAILED")  # before its first test
    note(tmp_path, "empty", "passed", ("tests.c", "test_d", 1.0, "<skipped/>"))
    for stages, says in (
        (["good", "bad"], "FAILED"),
        (["good", "crashed"], "FAILED"),
        (["good", "empty"], "ran NO TEST"),
        (["good", "missing"], "did not start"),
    ):
        assert main(tmp_path, stages) == 1
        assert says in capsys.readouterr().out
    main(tmp_path, ["good", "bad"])
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 2 failed"


@pytest.mark.parametrize(
    ("test", "stage"),
    [
        ("tests/web/pages/test_home.py::test_faces", "browser"),
        ("web/test/net/patch.test.ts", "units"),
        ("tests/server", "compiled"),
        ("tests/rules/test_ids.py", "sources"),
        ("tests", "sources"),
    ],
)
def test_one_test_runs_where_it_belongs(test: str, stage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert support.stages.stage_of(test) == stage


def test_a_test_that_is_not_there_is_refused_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    for wrong in ("tests/nothing.py", ""):
        with pytest.raises(SystemExit, match=r"^there is no test '.*': name a file or folder"):
            support.stages.stage_of(wrong)


def test_both_ways_to_write_a_file_are_read(tmp_path: Path) -> None:
    from xml.etree.ElementTree import Element

    assert name_of(Element("testcase", classname="tests.core.test_rng", name="test_it")) == (
        "tests/core/test_rng.py::test_it"
    )
