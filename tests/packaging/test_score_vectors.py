"""The vectors with which the page's score pad is tested are what the engine gives now."""

import sys
from pathlib import Path

from support.checkout import ROOT, run


def test_the_exported_scores_are_the_engines(tmp_path: Path) -> None:
    done = run([sys.executable, "scripts/export_score_vectors.py", str(tmp_path)], ROOT, PYTHONPATH=str(ROOT / "src"))
    assert done.returncode == 0, done.stderr
    for made in sorted(tmp_path.iterdir()):
        kept = ROOT / "tests" / "vectors" / made.name
        assert made.read_bytes() == kept.read_bytes(), "run scripts/export_score_vectors.py again"
    assert len(list(tmp_path.iterdir())) == 3
