"""No test of the page is left to luck: a game has the same dice in every run."""

from pathlib import Path
from typing import Any

from support.page.browser import Visit
from support.page.playing import ask, go_to_table, make_table, until_asked
from support.server.site import Site, running_site


def begun(visit: Visit, site: Site, test: str) -> tuple[str, list[Any]]:
    """The id of a table, and its steps until the visitor is asked."""
    site.begin(test)
    page = visit(address=site.address, chance=test).page
    table = make_table(page, "vegas", "Ann", "+greedy", options={"first": "random"})
    go_to_table(page, table)
    until_asked(page)
    steps = ask(page, f"/api/tables/{table}/record")["steps"]
    page.goto("about:blank")  # before the site closes
    return table, steps


def test_a_test_has_the_same_dice_in_every_run_and_others_than_other_tests(
    visit: Visit, own_site: Site, tmp_path: Path
) -> None:
    first = begun(visit, own_site, "one")
    with running_site(tmp_path) as another_run:
        begun(visit, another_run, "another")
        again = begun(visit, another_run, "one")
    assert first == again and len(first[1]) > 3
    assert begun(visit, own_site, "another")[1] != first[1]
