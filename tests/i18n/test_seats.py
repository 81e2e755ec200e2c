"""People count seats from 1. Data, records and the API count them from 0, and nothing that people read does."""

import re

import pytest
from messages import letters, texts

from zaria.i18n import LOCALES, words
from zaria.i18n.speech import Speech

SEATS = {"en": r"\bseats?\b", "de": r"\bPl[aä]tz", "it": r"\bpost[oi]\b", "el": r"\bθέσ"}  # noqa: RUF001
PROGRAMS = {"refusal-seat"}  # what a Python program passed to the API: it counts from 0
FROM_0 = r"(?<![\d,.])0(?![\d,.])"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_about_seats_has_a_seat_0(locale: str) -> None:
    about = {key: told for key, text in texts(locale).items() if re.search(SEATS[locale], told := letters(text))}
    assert len(about) > 10
    assert {key for key, told in about.items() if re.search(FROM_0, told)} == PROGRAMS


@pytest.mark.parametrize("locale", LOCALES)
def test_a_seat_without_a_name_is_counted_from_1(locale: str) -> None:
    told = Speech(words(locale), {}).say("event-vegas-passed", {"seat": 0, "chips": 1})
    assert "1" in told and "0" not in told
