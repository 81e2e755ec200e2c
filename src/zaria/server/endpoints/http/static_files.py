"""Serves the built page; or a plain page that says it was not built."""

from __future__ import annotations

import gzip
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from zaria.i18n import LOCALES, words

PAGE = Path(__file__).parents[2] / "page"  # where the build puts it
# The licenses of third-party code in the page, what makes it an app, and what keeps its files in the browser.
NAMED = ("THIRD-PARTY-NOTICES.txt", "manifest.webmanifest", "service-worker.js")
TYPES = {  # Litestar adds the charset to text types
    ".css": "text/css",
    ".html": "text/html",
    ".png": "image/png",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
PAGE_TYPE = TYPES[".html"]
ASSET = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*")
CHANGING = "no-cache"  # the browser asks each time
HASHED = "public, max-age=31536000, immutable"  # the name has a hash of the content

AnyRequest = Request[Any, Any, Any]


@get("/", include_in_schema=False)
async def home(request: AnyRequest) -> Response[bytes]:
    text = home_page(request)
    return answer(request, PAGE_TYPE, text, gzip.compress(text, mtime=0), CHANGING)


def home_page(request: AnyRequest) -> bytes:
    page = PAGE / "index.html"
    return page.read_bytes() if page.is_file() else plain_page(language(request))


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    path = PAGE / "assets" / name
    if not ASSET.fullmatch(name) or path.suffix not in TYPES or not path.is_file():
        raise NotFoundException
    return answer(request, TYPES[path.suffix], *read(path), HASHED)


@get([f"/{name}" for name in NAMED], include_in_schema=False)
async def named_file(request: AnyRequest) -> Response[bytes]:
    """Files whose names stay while their content changes."""
    return changing_file(request, PAGE / request.url.path.removeprefix("/"))


@get("/icons/{name:str}", include_in_schema=False)
async def icon(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Of the page as an app."""
    path = PAGE / "icons" / name
    if not ASSET.fullmatch(name) or path.suffix != ".png":
        raise NotFoundException
    return changing_file(request, path)


def changing_file(request: AnyRequest, path: Path) -> Response[bytes]:
    if not path.is_file():
        raise NotFoundException
    content = path.read_bytes()
    return answer(request, TYPES[path.suffix], content, gzip.compress(content, mtime=0), CHANGING)


@cache
def read(path: Path) -> tuple[bytes, bytes]:
    """A file whose content never changes: plain and compressed."""
    content = path.read_bytes()
    return content, gzip.compress(content, mtime=0)


def answer(request: AnyRequest, media_type: str, content: bytes, zipped: bytes, cached: str) -> Response[bytes]:
    headers = {"cache-control": cached, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", "") and len(zipped) < len(content):
        return Response(zipped, media_type=media_type, headers=headers | {"content-encoding": "gzip"})
    return Response(content, media_type=media_type, headers=headers)


def language(request: AnyRequest) -> str:
    """The first of the browser's languages that we have."""
    asked = [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((locale for locale in asked if locale in LOCALES), LOCALES[0])


def plain_page(locale: str) -> bytes:
    say = words(locale).say
    lines = [say("overview"), say("page-missing"), say("page-missing.how"), say("overview.unofficial")]
    title, body = escape(say("server-title")), "".join(f"<p>{escape(line)}</p>" for line in lines)
    return (
        f'<!doctype html><html lang="{locale}"><head><meta charset="utf-8"><title>{title}</title></head>'
        f"<h1>{title}</h1>{body}</html>\n"
    ).encode()


ROUTES = [home, asset, named_file, icon]
