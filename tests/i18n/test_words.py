"""What the words module promises: exact messages, ungrouped numbers, money, lists, languages."""

# ruff: noqa: RUF001  # letters that look like others

from io import StringIO

import pytest

import zaria
from zaria.core.engine.state import Event
from zaria.i18n import FOLDERS, LOCALES, MissingWords, Words, files, preferred_language, words
from zaria.i18n.speech import Speech
from zaria.terminal.drawing import drawing_of
from zaria.terminal.screen import open_screen

WORDS = words("en")


def test_every_folder_of_messages_is_a_language() -> None:
    for folder in FOLDERS:
        assert sorted(path.name for path in folder.iterdir() if any(path.rglob("*.ftl"))) == sorted(LOCALES)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_file_reads_without_junk_and_no_key_twice(locale: str) -> None:
    from fluent.syntax import FluentParser, ast

    for path in files(locale):
        junk = [e for e in FluentParser().parse(path.read_text(encoding="utf-8")).body if isinstance(e, ast.Junk)]
        assert junk == [], path.name
    keys = Words(locale, with_page=True).keys
    assert len(keys) == len(set(keys))


def test_a_missing_message_argument_or_attribute_raises() -> None:
    for key, arguments in (
        ("no-such-message", {}),
        ("event-vegas-rolled", {"seat": "Ann"}),
        ("option-vegas-rounds.no-such-attribute", {}),
    ):
        with pytest.raises(MissingWords):
            WORDS.say(key, arguments)


def test_numbers_are_not_grouped_and_money_is() -> None:
    assert "12345" in WORDS.say("refusal-deal-length", {"expected": 12345, "given": 1})
    assert WORDS.money(30_000) == "$30,000"
    assert WORDS.money(0) == "$0"
    assert WORDS.money(-1_250_000) == "$\N{MINUS SIGN}1,250,000"


def test_decimals_are_written_as_people_write_them() -> None:
    said = [Speech(words(locale), {}).spoken("decimal", 1234.56) for locale in LOCALES]
    assert said == ["1234.6", "1234,6", "1234,6", "1234,6"]


def test_lists_read_like_people_write_them() -> None:
    assert WORDS.listed(["Ann"]) == "Ann"
    assert WORDS.listed(["Ann", "Bob"]) == "Ann and Bob"
    assert WORDS.listed(["Ann", "Bob", "Zoe"]) == "Ann, Bob, and Zoe"


def test_the_environment_chooses_a_language_that_we_have() -> None:
    assert preferred_language({}) == "en"
    assert preferred_language({"LANG": "en_GB.UTF-8"}) == "en"
    assert preferred_language({"LANG": "xx_XX.UTF-8"}) == "en"
    assert preferred_language({"LC_ALL": "C", "LANG": "en_GB"}) == "en"


def test_seats_become_names_and_dollars_money() -> None:
    speech = Speech(WORDS, {0: "Ann", 1: "Bob"})
    assert (
        speech.event(Event("vegas-paid", {"casino": 3, "seat": 1, "amount": 60000}, None))
        == "Casino 3 paid Bob $60,000."
    )
    assert (
        speech.event(Event("vegas-tied", {"casino": 2, "seats": [0, 1]}, None))
        == "Casino 2: Ann and Bob tie, and their dice are removed."
    )
    assert "$40,000 + $30,000, $50,000 + $50,000" in speech.say(
        "event-vegas-cards", {"cards": [[40000, 30000], [50000, 50000]]}
    )
    assert speech.name(4) == "seat 5"


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_never_told_as_an_amount(locale: str) -> None:
    speech = Speech(words(locale), {0: "Ann"})
    nothing, money = {"chips": 0, "amount": 0}, {"chips": 0, "amount": 30000}
    for key in ("question-vegas-close", "question-vegas-bet", "event-vegas-bad-luck"):
        more = {"seat": 0, "total": 7}
        assert "$" not in speech.say(key, nothing | more), key
        assert "$" in speech.say(key, money | more), key
    assert "$" not in speech.say("event-vegas-bad-luck", {"seat": 0, "chips": 2, "amount": 0})


@pytest.mark.parametrize("locale", LOCALES)
def test_who_sits_down_is_named_once(locale: str) -> None:
    """A seat is told by the name of its player."""
    speech = Speech(words(locale), {0: "Ann"})
    for key in ("event-table-sat", "event-table-stood"):
        assert speech.say(key, {"seat": 0, "name": "Ann"}).count("Ann") == 1
    for key in ("event-table-seat-bot", "event-table-seat-open"):
        assert "Ann" not in speech.say(key, {"seat": 0, "bot": "greedy"})


def test_errors_speak_in_sentences() -> None:
    with pytest.raises(zaria.BadPlayers, match=r"^vegas is for 2 to 5 players, not 9$"):
        zaria.new("vegas", players=9)
    state = zaria.new("vegas", players=2)
    with pytest.raises(zaria.IllegalDeal, match=r"^there is no card of \$100,000 left in the deck$"):
        state.parse_deal("10 " * 12)


def test_names_from_right_to_left_are_isolated_in_sentences_and_on_the_table() -> None:
    speech = Speech(words("en"), {0: "רות", 1: "Ann"})
    assert speech.say("event-table-sealed-anew", {"seats": [0, 1]}).count("\u2068רות\u2069 and Ann") == 1
    assert "\u2068רות\u2069" in speech.say("event-table-sat", {"seat": 0, "name": "רות"})
    drawn = drawing_of("vegas", open_screen(StringIO(), {}, True), words("en"), ["רות", "Ann"])
    assert "\u2068רות\u2069" in drawn.names()[0]
