"""Real cards that lie face down are not asked for before they are turned over (LV-ROY-04)."""

from pathlib import Path
from typing import Any

import sqlalchemy as sa

import zaria
from support.server.person import Live, Person
from support.server.serving import serving, sql
from zaria.server.storage import schema

OPTIONS = {"rounds": 3, "first": "seat0", "tiles": ["pay_day"]}
FIRST = "60 60 60 60 60 60 70 70 70 70 70 70"
SECOND = "30 30 30 30 30 30 30 30 30 30 30 40"  # all that there are of one kind: other cards stood in for most of them
THIRD = "100 100 100 100 100 100 100 90 90 90 90 90"
ROLL = "3 3 3 3 3 3 3 big 3"


def deal(live: Live, words: str) -> dict[str, Any]:
    return live.do("deal", version=live.version, words=words)


def play_round(live: Live, seats: int) -> None:
    """Everybody rolls threes, and places all dice at once."""
    for _ in range(seats):
        assert live.table["waiting"]["draw"]["kind"] == "roll"
        assert deal(live, ROLL)["type"] == "ack"
        assert live.do("move", version=live.version, word="place 3")["type"] == "ack"


def cards_of(view: dict[str, Any]) -> list[int]:
    return sorted(card // 1000 for casino in view["casinos"] for card in casino["cards"])


def test_LV_ROY_04_cards_of_later_rounds_are_typed_when_they_are_turned_over(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url, "Ann") as ann:
        table = ann.create("vegas", "mmm", options=OPTIONS, dice="real")
        with ann.live(table, 0) as live:
            assert live.do("start")["type"] == "ack"
            assert deal(live, FIRST)["type"] == "ack"
            play_round(live, 3)
            assert live.table["waiting"]["draw"]["kind"] == "cards", "cards that nobody sees were asked for"
            version = live.version
            assert deal(live, "60 " * 12)["code"] == "deal-card-gone"
            assert deal(live, "60 30")["code"] == "deal-length"
            assert live.version == version and live.table["waiting"]["draw"]["kind"] == "cards"
            assert deal(live, SECOND)["type"] == "ack"
            assert cards_of(live.document["view"]) == [int(card) for card in SECOND.split()]
            play_round(live, 3)
            assert live.do("undo", version=live.version)["type"] == "ack"
            assert live.do("move", version=live.version, word="place 3")["type"] == "ack"
            assert deal(live, THIRD)["type"] == "ack"
            assert cards_of(live.document["view"]) == sorted(int(card) for card in THIRD.split())
            before = live.document
    with serving(tmp_path) as url, Person(url, None) as ann:
        shown = ann.get(f"/api/tables/{table}")
        assert shown["document"]["table"]["waiting"] == before["table"]["waiting"]
        assert shown["document"]["view"]["casinos"] == before["view"]["casinos"]
        record = zaria.Record.from_json(ann.ask("GET", f"/api/tables/{table}/record").text)
        turned = [
            cards_of(state.view()) for step, state in zaria.states(record) if step and str(step[1])[:5] == "cards"
        ]
        assert turned == [sorted(map(int, cards.split())) for cards in (FIRST, SECOND, THIRD)]


def test_a_table_that_waited_for_such_cards_in_an_earlier_version_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url, "Ann") as ann:
        table = ann.create("vegas", "mmm", options=OPTIONS, dice="real")
        with ann.live(table, 0) as live:
            assert live.do("start")["type"] == "ack"
            assert deal(live, FIRST)["type"] == "ack"
            last = live.version
        cookies = ann.http.cookies
    columns = schema.entries.c
    here = sa.and_(columns.table_id == table, columns.version == last)
    with sql(tmp_path) as database:
        assert "aside/" in str(database.execute(sa.select(columns.data).where(here)).scalar_one())
        database.execute(sa.delete(schema.entries).where(here))
    with serving(tmp_path) as url, Person(url, None) as ann:
        ann.http.cookies = cookies
        with ann.live(table, 0) as live:
            live.reach(last)
            play_round(live, 3)
            assert deal(live, SECOND)["type"] == "ack"
            assert cards_of(live.document["view"]) == [int(card) for card in SECOND.split()]
