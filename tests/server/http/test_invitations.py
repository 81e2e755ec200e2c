"""What messengers show of a link to a table: the game and its free chairs, and nothing private."""

import re
import struct
import zlib
from html import unescape
from pathlib import Path

import httpx
import pytest

from support.server.person import Person
from zaria.i18n import LOCALES, words
from zaria.server.endpoints.http import static_files
from zaria.server.endpoints.http.invitation_picture import HEIGHT, WIDTH, invitation_picture

HTML = "<!doctype html><html><head><title>Zaria</title></head><body></body></html>"


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text(HTML)
    monkeypatch.setattr(static_files, "PAGE", tmp_path)


def tags_of(url: str, locale: str = "en") -> dict[str, str]:
    text = httpx.get(url, headers={"accept-language": locale}).text
    return {name: unescape(said) for name, said in re.findall(r'<meta property="([^"]+)" content="([^"]*)">', text)}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_link_says_the_game_and_how_many_chairs_are_free(url: str, ann: Person, locale: str) -> None:
    say = words(locale).say
    for game, seats, free in (("vegas", "mooo", 3), ("miner", "mo", 1), ("vegas", "mg", 0)):
        tags = tags_of(f"{url}/join/{ann.create(game, seats)}", locale)
        assert tags["og:title"] == say("invitation-title", {"game": say(f"game-{game}")})
        assert tags["og:description"] == say("invitation-text", {"free": free})
        assert len({say("invitation-text", {"free": number}) for number in (0, 1, 2)}) == 3


def test_a_link_leads_to_the_page_and_its_picture_lies_beside_it(url: str, ann: Person) -> None:
    table = ann.create("vegas", "mo")
    answer = httpx.get(f"{url}/join/{table}")
    assert answer.headers["content-type"].startswith("text/html") and "<body>" in answer.text
    tags = tags_of(f"{url}/join/{table}")
    assert tags["og:url"] == f"{url}/join/{table}"
    shown = httpx.get(tags["og:image"])
    assert shown.headers["content-type"] == "image/png" and shown.content == invitation_picture((True, False))
    assert (tags["og:image:width"], tags["og:image:height"]) == (str(WIDTH), str(HEIGHT))


def test_nothing_private_is_shown(url: str, ann: Person, bob: Person) -> None:
    table = ann.create("vegas", "moo")
    bob.do(table, "sit", seat=1)
    text = httpx.get(f"{url}/join/{table}").text
    assert [name for name in ("Ann", "Bob", str(ann.id), str(bob.id)) if name in text] == []


def test_a_link_to_no_table_is_the_page_without_a_preview(url: str) -> None:
    assert httpx.get(f"{url}/join/nosuchtable1").text == HTML
    assert httpx.get(f"{url}/join/nosuchtable1/picture.png").status_code == 404


def decoded(picture: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height and rows of a PNG with a palette, without filters."""
    parts, at = {}, 8
    while at < len(picture):
        (size,) = struct.unpack(">I", picture[at : at + 4])
        kind, data = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + size]
        assert struct.unpack(">I", picture[at + 8 + size : at + 12 + size]) == (zlib.crc32(kind + data),)
        parts[kind] = data
        at += size + 12
    width, height, depth, colours = struct.unpack(">IIBB", parts[b"IHDR"][:10])
    assert (picture[:8], depth, colours) == (b"\x89PNG\r\n\x1a\n", 8, 3)
    pixels = zlib.decompress(parts[b"IDAT"])
    rows = [pixels[start + 1 : start + 1 + width] for start in range(0, len(pixels), width + 1)]
    assert max(map(max, rows)) < len(parts[b"PLTE"]) // 3
    return width, height, rows


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_picture_has_a_die_for_each_chair(seats: int) -> None:
    full, half = invitation_picture((True,) * seats), invitation_picture((True,) * (seats - 1) + (False,))
    assert full != half and len(full) < 60_000
    width, height, rows = decoded(full)
    assert (width, height, len(rows)) == (WIDTH, HEIGHT, HEIGHT)
    felt = decoded(invitation_picture(()))[2]
    differs = [any(row[x] != plain[x] for row, plain in zip(rows, felt)) for x in range(width)]
    assert sum(now and not before for before, now in zip([False, *differs], differs)) == seats
