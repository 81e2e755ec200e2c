"""The page comes up, in every look, and asks nobody else."""

import pytest

from support.page.browser import Visit
from support.page.looks import axe, axe_in_each_light, lengthen, overflow
from zaria.i18n import LOCALES


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_comes_in_the_language_of_the_browser(visit: Visit, locale: str) -> None:
    page = visit(locale=locale).page
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate("document.documentElement.lang") == locale
    assert "Zaria" in page.title()


def test_an_unknown_language_gets_english(visit: Visit) -> None:
    page = visit(locale="fi-FI").page
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate("document.documentElement.lang") == "en"


def test_a_newcomer_is_refused_nothing(visit: Visit) -> None:
    """Browsers show refusals as errors, which would alarm people who open the console."""
    page = visit().page
    refused: list[str] = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert refused == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_home_can_be_used_by_everybody(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone).page
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    assert axe_in_each_light(page, f"home-{'phone' if phone else 'desktop'}") == []


def test_home_has_room_for_longer_words_on_a_narrow_screen(visit: Visit) -> None:
    page = visit(phone=True, width=320).page
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    lengthen(page)
    assert overflow(page) == []


def test_what_a_page_does_wrong_is_seen(visit: Visit, address: str) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.evaluate('document.body.innerHTML = \'<p>Some words</p><p style="color: red">7</p><img src="/x.png">\'')
    page.evaluate("document.querySelector('p').style.width = '3000px'")
    lengthen(page)
    assert page.inner_text("p >> nth=0") == "Someme wordsds" and page.inner_text("p >> nth=1") == "7"
    assert [line.partition(":")[0] for line in overflow(page)] == ["out of the window", "the page scrolls sideways"]
    assert any("image-alt" in line for line in axe(page))
    page.evaluate("console.error('our own')")
    page.goto(f"{address}/health")  # a page without our policy
    with page.expect_console_message():
        page.evaluate("new Image().src = 'http://elsewhere.example/x.png'")
    said = " ".join(visitor.problems)
    for problem in ("Content Security Policy", "http://elsewhere.example", "our own"):
        assert problem in said
    visitor.problems.clear()
