"""Names that can be seen, and that nobody can mistake for a bot's or another player's."""

# ruff: noqa: RUF001  # letters that look like others

import pytest

from support.server.person import Person
from zaria.server.messages.refusals import Refused
from zaria.server.people.look_alikes import skeleton
from zaria.server.people.names import LONGEST_NAME, clean_chat, clean_name, is_like_a_bot, own_name, seat_name
from zaria.server.table.seat import bot_seat, open_seat, person_seat

UNSEEN = [
    *(
        "\u200d",
        "\ufe0f",
        "\u200d\ufe0f",
        "a\u200db",
        "a\u200d",
        "\u3164",
        "\u115f\u1160",
        "\uffa0",
        "\u2800",
        "\u034f",
    ),
    *("Ann\u3164", "\u0301", "\u0301\u0302", "A" + "\u0316" * 4, "a\ufe0f\ufe0f", "Ann\U000e0101", "\u17b4", "\u061c"),
]


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_what_cannot_be_seen_is_refused(name: str) -> None:
    for clean in (clean_name, clean_chat):
        with pytest.raises(Refused):
            clean(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "Νίκος",
        "רות",
        "محمد",
        "李小龍",
        "สมชาย",
        "Nguyễn",
        "👨‍👩‍👧",
        "❤️ Bob",
        "1️⃣",
        "🏳️‍🌈",
        "👍🏽",
        "o'Neill-Žů",
        "?!",
    ],
)
def test_names_of_all_scripts_are_welcome(name: str) -> None:
    assert clean_name(f"  {name} ") == name


def test_a_letter_and_its_accent_are_one_letter() -> None:
    assert clean_name("Zoe\u0308") == "Zoë"


@pytest.mark.parametrize(
    "name",
    ["greedy", "GREEDY", "grееdy", "Greedy 2", "Bot Greedy", "Zufall", "Άπληστο", "b0t", "expert-max"],
)
def test_names_like_a_bots_are_found(name: str) -> None:
    assert is_like_a_bot(name)
    assert seat_name(name, "ann", []).endswith(" (guest)")


@pytest.mark.parametrize("name", ["Max", "Zoe", "Ann", "Botond", "Robot", "Hardy", "Easy Rider", "李"])
def test_names_of_people_are_not(name: str) -> None:
    assert seat_name(name, "ann", []) == name


@pytest.mark.parametrize("name", ["Ann", "ann", "Аnn", "A n n", "Ann.", "Änn", "Αnn", "Ann\u0332"], ids=ascii)
def test_a_name_like_another_players_is_marked(name: str) -> None:
    seats = [person_seat("Ann", "g1"), bot_seat("greedy"), open_seat()]
    assert seat_name(name, "g2", seats) == f"{name} (2)"
    assert seat_name(name, "g1", seats) == name  # one's own second seat
    seats[2] = person_seat(f"{name} (2)", "g3")
    assert seat_name(name, "g2", seats) == f"{name} (3)"


def test_a_long_name_stays_as_long_as_names_may_be() -> None:
    name = "Wolfgang Amadeus Moz"
    assert len(name) == LONGEST_NAME
    assert seat_name(name, "g2", [person_seat(name, "g1")]) == "Wolfgang Amadeus (2)"


def test_at_a_table_every_player_can_be_told_from_the_others(ann: Person, url: str) -> None:
    table = ann.create("vegas", "moog")
    with Person(url, "Аnn") as other, Person(url, "Greedy") as third:
        other.do(table, "sit", seat=1)
        third.do(table, "sit", seat=2)
        seats = ann.get(f"/api/tables/{table}")["document"]["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ann", "Аnn (2)", "Greedy (guest)", ""]
        with ann.live(table) as live:
            other.post("/api/guests", {"name": "Ann"})
            other.do(table, "chat", text="it is me, Ann")
            assert live.until("chat")["name"] == "Аnn (2)"
            ann.do(table, "start")
            live.until_status("playing")
            other.do(table, "abandon")
            events = [event for message in live.heard if message["type"] == "update" for event in message["events"]]
            while not any(event["kind"] == "table-gives-up" for event in events):
                events += live.until("update")["events"]
            told = next(event for event in events if event["kind"] == "table-gives-up")
            assert told["arguments"]["name"] == "Аnn (2)"


def test_an_opponents_name_is_a_persons_too_and_marked_where_that_opponent_sits() -> None:
    assert seat_name("Max", "ann", [bot_seat("hard-bruno")]) == "Max"
    assert seat_name("Max", "ann", [bot_seat("expert-max")]) == "Max (2)"


def test_opponents_have_their_names_in_the_log_and_in_the_record(url: str) -> None:
    with Person(url, "Leo") as leo:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "hard-bruno"}, {"kind": "open"}]
        table = leo.post("/api/tables", {"game": "vegas", "seats": seats})["id"]
        with leo.live(table) as live:
            live.do("seat", seat=2, kind="bot", bot="zoe")
            told = [event for heard in live.heard for event in heard.get("events", [])]
            live.begin(0)
            live.until_status("playing")
        record = leo.get(f"/api/tables/{table}/record?seat=0")
    assert {"kind": "table-seat-bot", "arguments": {"seat": 2, "bot": "Zoe"}} in told
    assert record["players"] == ["Leo (guest)", "Bruno", "Zoe"]  # a record tells people from bots by their names


@pytest.mark.parametrize("name", ["ꓮnn", "ɑnn", "ᴀɴɴ", "Ꭺnn", "Аnn", "Αnn", "𝐀nn", "Ａnn", "Aпn", "ANN", "A.nn", "Ánn"])
def test_letters_that_look_like_others(name: str) -> None:
    """Lisu, Latin alpha, small capitals, Cherokee, Cyrillic, Greek, mathematical, wide: all of Unicode's list."""
    if name == "Aпn":
        assert skeleton(name) != skeleton("Ann")  # this one looks otherwise
    else:
        assert skeleton(name) == skeleton("Ann")


def test_different_names_stay_different() -> None:
    names = [
        "Ann",
        "Anna",
        "Ava",
        "Ana",
        "Aha",
        "Νίκος",
        "Νίνα",
        "Борис",
        "Ёлка",
        "José",
        "Joan",
        "Max",
        "Mux",
        "Eleni",
    ]
    assert len({skeleton(name) for name in names}) == len(names)


SPEAKING = ["Admin", "admin", "ADMlN", "Аdmin", "0perator", "System", "Zaria", "Zar\u0131a", "Z a r i a"]
SPEAKING += [
    "Admin1",
    "Admin 007",
    "12 admin",
    "the operator",
    "Zaria Team",
    "site_admin",
    "Real-Аdm1n",
    "Admins",
    "SYSTEM!",
]


@pytest.mark.parametrize("name", SPEAKING)
def test_names_that_speak_for_the_site_are_reserved(url: str, name: str) -> None:
    with Person(url, None) as person:
        assert person.refused("POST", "/api/guests", {"name": name}) == (400, "name-reserved")
        person.post("/api/guests", {"name": "Adam"})
        assert person.refused("POST", "/api/guests", {"name": name}) == (400, "name-reserved")
        body = {"game": "vegas", "seats": [{"kind": "me", "name": name}, {"kind": "open"}]}
        table = person.post("/api/tables", body)["id"]
        seat = person.get(f"/api/tables/{table}")["document"]["table"]["seats"][0]["name"]
        assert seat.endswith("(guest)")


@pytest.mark.parametrize("name", ["Badminton", "Nadmina", "Systematic", "Opera", "Zarina", "Administer", "2", "李 2"])
def test_names_that_only_hold_such_letters_are_not(name: str) -> None:
    assert own_name(name) == name


def test_those_whom_one_has_blocked_can_be_told_apart(ann: Person, bob: Person, url: str) -> None:
    with Person(url, "Воb") as other:
        for one in (bob, other):
            ann.post("/api/me/blocks", {"guest": one.id, "on": True})
        names = [one["name"] for one in ann.get("/api/me/blocks")["blocks"]]
    assert names == ["Воb", "Bob (2)"]  # the last one first


@pytest.mark.parametrize("blank", ["\u200b", "\u2060", "\u3164", "\u2800", "\U00016fe4", "\U0001d159", "\U000e0041"])
def test_signs_that_cannot_be_seen_are_refused(url: str, blank: str) -> None:
    with Person(url, None) as person:
        assert person.refused("POST", "/api/guests", {"name": f"Ann{blank}"}) == (400, "bad-name")
