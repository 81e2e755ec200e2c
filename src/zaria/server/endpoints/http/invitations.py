"""The page behind a link to a table: what messengers show of it before anybody opens it, and then the table.

What is shown tells nothing private: the game, and how many chairs are taken.
"""

from __future__ import annotations

import asyncio
import gzip
from html import escape
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get
from litestar.params import FromPath

from zaria.i18n import words
from zaria.server.endpoints.http.invitation_picture import HEIGHT, WIDTH, invitation_picture
from zaria.server.endpoints.http.static_files import PAGE_TYPE, answer, home_page, language
from zaria.server.messages.refusals import Refused

if TYPE_CHECKING:
    from zaria.server.table.state import TableState

AnyRequest = Request[Any, Any, Any]
PICTURE = {"content-type": "image/png", "cache-control": "no-cache"}
HEAD = b"</head>"


@get("/join/{table_id:str}", include_in_schema=False)
async def invitation(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    text = home_page(request)
    try:
        table = (await request.app.state.tables.get(table_id)).table
    except Refused:
        pass  # the page says that there is no such table
    else:
        text = text.replace(HEAD, tags(request, table).encode() + HEAD, 1)
    return answer(request, PAGE_TYPE, text, gzip.compress(text, mtime=0), "no-cache")


@get("/join/{table_id:str}/picture.png", include_in_schema=False)
async def picture(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    table = (await request.app.state.tables.get(table_id)).table
    taken = tuple(seat.kind != "open" for seat in table.seats)
    return Response(await asyncio.to_thread(invitation_picture, taken), headers=PICTURE)


def tags(request: AnyRequest, table: TableState) -> str:
    """What the Open Graph protocol calls a link preview."""
    say = words(language(request)).say
    site = request.app.state.tables.context.settings.site
    here = f"{site.origin if site is not None else str(request.base_url).rstrip('/')}/join/{table.id}"
    game = say(f"game-{table.header.game}")
    free = sum(seat.kind == "open" for seat in table.seats)
    shown = {
        "og:type": "website",
        "og:site_name": say("server-title"),
        "og:title": say("invitation-title", {"game": game}),
        "og:description": say("invitation-text", {"free": free}),
        "og:url": here,
        "og:image": f"{here}/picture.png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}">' for name, text in shown.items())


ROUTES = [invitation, picture]
