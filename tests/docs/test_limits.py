"""Every limit of a server is documented, with the default that it has and a reason."""

import runpy

from support.checkout import ROOT


def test_the_table_of_limits_is_what_the_code_has() -> None:
    made = runpy.run_path(str(ROOT / "scripts/make_limits.py"))
    written = (ROOT / "docs/sites/limits.md").read_text(encoding="utf-8")
    assert written == made["table"](), "python scripts/make_limits.py writes it anew"
    assert made["limits_without_reason"]() == []
    assert all(why for why in made["SETTINGS"].values())
