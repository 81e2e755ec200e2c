"""The page of a server: its files, how long browsers keep them, and what there is without it."""

from html import escape
from pathlib import Path

import httpx
import pytest

from support.server.person import Person
from zaria.i18n import LOCALES, words
from zaria.server.endpoints.http import static_files

HTML = "<!doctype html><title>Zaria</title>" + "<!-- long enough to be worth compressing -->" * 9
SCRIPT = "export const seat = 0;\n" * 99


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of the form that the build gives it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(HTML)
    (folder / "THIRD-PARTY-NOTICES.txt").write_text("licenses")
    (folder / "made-from").write_text("not for browsers")
    (folder / "assets/index-a1.js").write_text(SCRIPT)
    (folder / "assets/index-b2.css").write_text("p { color: red }")
    (folder / "assets/die-c3.svg").write_text("<svg/>")
    (folder / "assets/notes.py").write_text("not for browsers")
    monkeypatch.setattr(static_files, "PAGE", folder)
    return folder


def test_the_page_is_asked_for_each_time(url: str, page: Path) -> None:
    answer = httpx.get(f"{url}/")
    assert (answer.status_code, answer.text) == (200, HTML)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    (page / "index.html").write_text("newer")
    assert httpx.get(f"{url}/").text == "newer"


def test_hashed_files_are_kept_forever_and_come_without_cookies(url: str) -> None:
    kinds = {"index-a1.js": "text/javascript", "index-b2.css": "text/css", "die-c3.svg": "image/svg+xml"}
    for name, kind in kinds.items():
        answer = httpx.get(f"{url}/assets/{name}")
        assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, kind)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "set-cookie" not in answer.headers


def test_long_files_are_compressed_for_clients_that_accept_it(url: str) -> None:
    for path, text in (("/", HTML), ("/assets/index-a1.js", SCRIPT)):
        zipped = httpx.get(url + path, headers={"accept-encoding": "gzip, br"})
        plain = httpx.get(url + path, headers={"accept-encoding": "identity"})
        assert zipped.text == plain.text == text
        assert zipped.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert int(zipped.headers["content-length"]) < len(text) == int(plain.headers["content-length"])
        assert zipped.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    short = httpx.get(f"{url}/assets/die-c3.svg", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in short.headers


def test_the_licenses_of_others_can_be_read(url: str, page: Path) -> None:
    answer = httpx.get(f"{url}/THIRD-PARTY-NOTICES.txt")
    assert (answer.text, answer.headers["content-type"]) == ("licenses", "text/plain; charset=utf-8")
    (page / "THIRD-PARTY-NOTICES.txt").unlink()
    assert httpx.get(f"{url}/THIRD-PARTY-NOTICES.txt").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/made-from",
        "/index.html",
        "/assets",
        "/assets/",
        "/assets/notes.py",
        "/assets/gone.js",
        "/assets/../index.html",
        "/assets/..%2findex.html",
        "/assets/%2e%2e/index.html",
        "/assets/..%5cindex.html",
        "/assets/%00.js",
        "/table/abc",
    ],
)
def test_nothing_else_of_the_folder_is_served(ann: Person, path: str) -> None:
    assert ann.refused("GET", path) == (404, "no-page")


def test_the_page_may_load_from_its_own_server_only(url: str) -> None:
    policy = httpx.get(f"{url}/").headers["content-security-policy"]
    rules = {name: sources for name, _, sources in (part.strip().partition(" ") for part in policy.split(";"))}
    assert rules.pop("default-src") == "'none'"
    assert set(rules.values()) == {"'self'", "'none'"}
    assert {name for name, sources in rules.items() if sources == "'self'"} == {
        "script-src",
        "style-src",
        "img-src",
        "connect-src",
        "manifest-src",
        "worker-src",
    }


@pytest.mark.parametrize(
    ("asked", "locale"),
    [("", "en"), ("xx, tlh;q=0.9", "en"), *((f"xx, {locale}-XX;q=0.9, en;q=0.8", locale) for locale in LOCALES)],
)
def test_without_the_page_a_plain_one_says_so(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str, locale: str
) -> None:
    monkeypatch.setattr(static_files, "PAGE", tmp_path / "nowhere")
    answer = httpx.get(f"{url}/", headers={"accept-language": asked})
    assert answer.status_code == 200 and f'<html lang="{locale}">' in answer.text
    for key in ("page-missing", "page-missing.how", "overview.unofficial"):
        assert escape(words(locale).say(key)) in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert httpx.get(f"{url}/assets/index-a1.js").status_code == 404
