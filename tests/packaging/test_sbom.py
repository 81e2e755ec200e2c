"""The list of what is released with a server: everything of its lock and of the page, nothing for tests."""

from sbom import bill_of_materials

import zaria


def test_it_names_what_runs_and_what_is_in_the_page() -> None:
    bill = bill_of_materials()
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    assert bill["metadata"]["component"]["purl"] == f"pkg:pypi/zaria@{zaria.__version__}"
    listed = {part["purl"].rpartition("@")[0]: part for part in bill["components"]}
    assert len(listed) == len(bill["components"])
    assert {"pkg:pypi/litestar", "pkg:pypi/babel", "pkg:npm/svelte", "pkg:npm/%40fluent/bundle"} <= set(listed)
    assert {"pkg:pypi/pytest", "pkg:pypi/faker", "pkg:npm/vite", "pkg:npm/vitest"}.isdisjoint(listed)
    assert listed["pkg:pypi/uvloop"]["scope"] == "optional"  # not on Windows
    assert listed["pkg:pypi/litestar"]["scope"] == "required"
    for part in bill["components"]:
        assert part["version"] and part["purl"].endswith(f"@{part['version']}") and part["bom-ref"] == part["purl"]
