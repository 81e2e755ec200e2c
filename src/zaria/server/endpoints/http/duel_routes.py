"""The HTTP routes of same-dice duels."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from zaria.server.contests.duels import Duels, Standing, own_seat, points_at, taken_back
from zaria.server.endpoints.http.daily_routes import DigMade, ExpertDug, visitor
from zaria.server.endpoints.http.routes import AnyRequest, context_of, guest_of, tables_of
from zaria.server.limits.budgets import network_of_scope
from zaria.server.people.look_alikes import told_apart


class NewDuel(msgspec.Struct, forbid_unknown_fields=True):
    """`table` is a game that you have finished, alone or against opponents."""

    table: Annotated[str, msgspec.Meta(max_length=64)]


class DuelMade(msgspec.Struct):
    id: str


class DuelSide(msgspec.Struct):
    """`points` is null if the game was given up. Of the duels with this player that both have ended you `won` so many
    of those that are `met`."""

    name: str
    table: str
    points: int | None
    mine: bool
    won: int
    met: int


class OwnDuel(msgspec.Struct):
    table: str
    ended: bool


class DuelShown(msgspec.Struct):
    """`first` and `others` are null until you have ended your game: nobody sees dice that they still have before them.

    `seat` is the one that people have in it, in all its games; `opponents` are on the others. `undone` is how often a
    move was taken back in the first game, and `hinted` whether its player could ask for hints. The `expert` plays the
    same dice once there are two games for one to compare: while `is_expert_digging`, look again.
    """

    id: str
    game: str
    options: dict[str, Any]
    name: str  # of the first player
    seat: int
    opponents: list[str | None]  # by seat
    number: int  # who have ended
    own: OwnDuel | None
    first: DuelSide | None
    others: list[DuelSide] | None
    expert: ExpertDug | None
    is_expert_digging: bool
    undone: int
    hinted: bool


@post("/api/duels")
async def new_duel(request: AnyRequest, data: JSONBody[NewDuel]) -> DuelMade:
    """A link by which others can play this game with the same dice. From now on only they and you can look at it."""
    guest = await guest_of(request)
    actor = await tables_of(request).get(data.table)
    return DuelMade(await Duels(context_of(request)).make(actor.table, guest))


@get("/api/duels/{duel_id:str}")
async def duel(request: AnyRequest, duel_id: FromPath[str]) -> DuelShown:
    """A duel; the games in it once you have ended yours."""
    duels, guest = Duels(context_of(request)), await visitor(request)
    challenge = await duels.get(duel_id)
    first = (await tables_of(request).get(challenge.table)).table
    tries, own = await duels.tries(challenge.id), await duels.own(challenge, guest)
    ended = [one for one in tries if one.ended is not None]
    may_see, me = await duels.may_see(challenge, guest), None if guest is None else guest.id
    standings = await duels.standings(guest.id) if may_see and guest is not None else {}

    first_name, *names = told_apart([challenge.name, *[one.name for one in ended]])

    def side(who: str, name: str, table: str, points: int | None) -> DuelSide:
        return DuelSide(name, table, points, who == me, *standings.get(who, Standing(0, 0)))

    expert = None
    if may_see and challenge.expert_table is not None and challenge.expert_points is not None:
        expert = ExpertDug(challenge.expert_points, challenge.expert_table)
    is_compared = any(one.points is not None for one in ended)  # who gave up has nothing to compare
    is_wanted = may_see and is_compared and len(first.seats) == 1 and expert is None
    if is_wanted:
        request.app.state.expert.ask(challenge, first)
    return DuelShown(
        id=challenge.id,
        game=first.header.game,
        options=first.header.options,
        name=challenge.name,
        seat=own_seat(first),
        opponents=[seat.bot if seat.kind == "bot" else None for seat in first.seats],
        number=len(ended),
        own=None if own is None else OwnDuel(own.table, own.ended is not None),
        first=side(challenge.guest, first_name, challenge.table, points_at(first)) if may_see else None,
        others=[side(one.guest, name, one.table, one.points) for one, name in zip(ended, names)] if may_see else None,
        expert=expert,
        is_expert_digging=is_wanted,
        undone=taken_back(first),
        hinted=first.allows_hints,
    )


@post("/api/duels/{duel_id:str}")
async def take_up(request: AnyRequest, duel_id: FromPath[str]) -> DigMade:
    """Your table in the duel, which has begun. There is one for each guest."""
    guest, duels = await guest_of(request), Duels(context_of(request))
    challenge = await duels.get(duel_id)
    own = await duels.own(challenge, guest)
    if own is not None:
        return DigMade(own.table)
    first = (await tables_of(request).get(challenge.table)).table
    async with tables_of(request).room_for_one_more(guest, network_of_scope(request.scope)):
        return DigMade(await duels.accept(challenge, first, guest))


DUEL_ROUTES = [new_duel, duel, take_up]
