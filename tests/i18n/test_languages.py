"""All languages say the same: every message, with the same arguments, in words of the language."""

import re

import pytest
from babel import Locale
from messages import PLURALS, counts, examples, letters, parts, selected, texts, written

from zaria.i18n import LOCALES, Words, files, words

OTHERS = [locale for locale in LOCALES if locale != "en"]

# What is the same word in several languages, or a name. Everything else that equals the English text was forgotten.
NAMES = {
    *("server-title", "game-vegas", "game-miner", "rules-LV-ROY", "help-log.entry"),
    *(
        "help-table.entry",
        "help-mine.entry",
        "help-money.entry",
        "help-quit.entry",
        "help-undo.entry",
        "help-hint.entry",
        "help-correct.entry",
        "command-games.usage",
    ),
    *("arena-rating", "argument-arena-games.value", "argument-arena-players.value"),
    *("argument-arena-budget.value", "argument-arena-processes.value", "argument-hint-rollouts.value"),
    *("argument-lang.value", "argument-players.value", "argument-humans.value", "argument-seed.value"),
    "argument-pause.value",
    *(
        "argument-join.value",
        "argument-join-bot.value",
        "argument-bot.value",
        "argument-join-seat.value",
        "argument-serve-port.value",
        "argument-serve-hops.value",
        "web-preset-royale",
        "web-rules-chapter-royale",
        "web-friends-royale",
    ),
}
JACKPOT_AND_HANDICAP = {"rules-LV-TILE-A2", "rules-LV-TILE-F2"}
JACKPOT_AND_HANDICAP |= {"guide-vegas-tile-jackpot.title", "guide-vegas-tile-handicap.title"}
EQUAL = {
    "el": NAMES,
    "it": NAMES
    | JACKPOT_AND_HANDICAP
    | {"face-tunnel", "analysis-round", "table-miner-sheet-round", "web-replay-round", "argument-record.value"}
    | {
        "arena-bot",
        "argument-arena-csv.value",
        "argument-arena-parquet.value",
        "argument-analyse.value",
        "argument-analyse-svg.value",
        "command-analyse.usage",
        "argument-file.value",
        "command-hint.usage",
        "command-odds.usage",
        "argument-verify.value",
        "command-replay.usage",
    }
    | {
        "command-faces.usage",
        "help-save.entry",
        "short-magic",
        "web-volume",
        "web-chat",
        "web-miner-round",
        "web-no",
        "web-pad-round",
        "web-pad-round-number",
    }
    | {"web-vegas-round-short", "choice-bar", "choice-no", "command-completion.usage", "argument-completion.value"},
    "de": NAMES
    | JACKPOT_AND_HANDICAP
    | {"argument-name.value", "argument-join-name.value"}
    | {"hero-alchemist", "web-chat", "web-pad-casino", "web-replay-pause", "web-seat-name-short"}
    | {"web-preset-wild", "web-solo", "web-rules-chapter-solo", "web-start", "web-tiles-casino", "web-vegas-casino"}
    | {"choice-bar", "choice-chip", "choice-power", "command-completion.usage", "argument-completion.value"}
    | {"command-join.usage", "web-recover-code"},
}


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_messages_of_english_in_the_same_files(locale: str) -> None:
    english = {key: text.file for key, text in texts("en").items()}
    own = {key: text.file for key, text in texts(locale).items()}
    assert sorted(english.keys() - own.keys()) == [], "missing"
    assert sorted(own.keys() - english.keys()) == [], "left over"
    assert {key: file for key, file in own.items() if file != english[key]} == {}


@pytest.mark.parametrize("locale", OTHERS)
def test_every_message_has_the_variables_of_english(locale: str) -> None:
    own = texts(locale)
    wrong = {
        key: parts(text).variables ^ parts(own[key]).variables
        for key, text in texts("en").items()
        if key in own and parts(text).variables != parts(own[key]).variables
    }
    assert wrong == {}


def test_comments_stand_once_with_the_english_messages() -> None:
    commented = [
        path for locale in OTHERS for path in files(locale) if "\n#" in "\n" + path.read_text(encoding="utf-8")
    ]
    assert commented == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_message_formats_numbers_itself(locale: str) -> None:
    """Grouping, percent and ordinals differ between Python and JavaScript, so no function is used at all."""
    assert {key: parts(text).functions for key, text in texts(locale).items() if parts(text).functions} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_selections_know_every_case(locale: str) -> None:
    """Plurals are those of the language; other keys are those that the code gives, as in English."""
    plurals = {*Locale(locale).plural_form.tags, "other"}
    wrong = []
    for key, text in texts(locale).items():
        for name, keys in selected(text).items():
            if counts(keys):
                if not keys & PLURALS <= plurals or ("other" not in keys and keys & PLURALS):
                    wrong.append(f"{key}: ${name} {sorted(keys)}")
            elif keys != selected(texts("en")[key]).get(name):
                wrong.append(f"{key}: ${name} {sorted(keys)}")
    assert wrong == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_formats_with_its_arguments(locale: str) -> None:
    say = Words(locale, with_page=True).say  # which raises if anything is missing
    for key, text in texts(locale).items():
        for arguments in examples(text):
            told = say(key, arguments)
            assert told.strip(), key
            assert not re.search("[\u2066-\u2069{}]", told), f"{key}: {told}"


# Commands for those who write players: there a bot is what `--bots` takes.
OF_PROGRAMS = re.compile(r"terminal/(arena|dataset|simulate|serve|env|join)|core")


@pytest.mark.parametrize("locale", LOCALES)
def test_who_plays_has_a_name_or_is_an_opponent(locale: str) -> None:
    """Nobody at a table reads of bots."""
    say = Words(locale, with_page=True).say
    told = {
        key: say(key, arguments)
        for key, text in texts(locale).items()
        if not OF_PROGRAMS.match(text.file)
        for arguments in examples(text)
    }
    assert {key: text for key, text in told.items() if re.search(r"(?<!-)\b(bots?|μποτ)\b", text, re.IGNORECASE)} == {}


@pytest.mark.parametrize("locale", OTHERS)
def test_nothing_is_left_in_english(locale: str) -> None:
    own = texts(locale)
    tiles = {key for key in own if re.fullmatch(r"tile-[a-z-]+", key)} if locale != "el" else set()
    equal = {
        key
        for key, text in texts("en").items()
        if key in own and re.search("[A-Za-z]", letters(text)) and written(text) == written(own[key])
    }
    assert sorted(equal - EQUAL[locale] - tiles) == [], "forgotten, or a name to be listed here"
    assert sorted(EQUAL[locale] - equal) == [], "listed here, and not equal any more"


# What the dice of Dice Miner and the game for one were also called, where a newcomer looked for another thing.
SECOND_NAMES = {"el": "σήραγγ|σόλο", "it": "galleri|attrezz", "de": "stollen|werkzeug"}


@pytest.mark.parametrize("locale", OTHERS)
def test_one_thing_has_one_name(locale: str) -> None:
    told = {key: letters(text) for key, text in texts(locale).items()}
    assert {key: text for key, text in told.items() if re.search(SECOND_NAMES[locale], text, re.IGNORECASE)} == {}


def test_greek_is_written_in_greek() -> None:
    latin = {
        key for key, text in texts("el").items() if re.search(r"[A-Za-z]", letters(text)) and not greek(letters(text))
    }
    assert sorted(latin - EQUAL["el"]) == []


def greek(text: str) -> bool:
    return re.search("[\u0370-\u03ff\u1f00-\u1fff]", text) is not None


def numbers(text: str) -> set[str]:
    """All numbers, without the signs that group their digits."""
    return {re.sub("[.,]", "", number) for number in re.findall(r"\d+(?:[.,]\d{3})*", text)}


@pytest.mark.parametrize("locale", OTHERS)
def test_rules_and_amounts_have_the_numbers_of_english(locale: str) -> None:
    own = texts(locale)
    wrong = {}
    for key, text in texts("en").items():
        if key in own:
            theirs, ours = numbers(letters(text)), numbers(letters(own[key]))
            if not key.startswith(("rule-", "guide-", "tile-")):
                theirs, ours = ({each for each in some if int(each) >= 1000} for some in (theirs, ours))
            if theirs != ours:
                wrong[key] = theirs ^ ours
    assert wrong == {}


# Amounts as people write them, by language.
AMOUNTS = {"en": r"\$\d{1,3}(,\d{3})+", "el": r"\$\d{1,3}(\.\d{3})+"}
AMOUNTS |= dict.fromkeys(("it", "de"), "\\d{1,3}(\\.\\d{3})+\u00a0\\$")


@pytest.mark.parametrize("locale", LOCALES)
def test_amounts_are_written_as_in_the_language(locale: str) -> None:
    assert re.fullmatch(AMOUNTS[locale], words(locale).money(30_000))
    wrong = {}
    for key, text in texts(locale).items():
        rest = re.sub(AMOUNTS[locale], "", letters(text))
        if re.search(r"\d[.,]\d{3}", rest) and "127.0.0.1" not in rest:
            wrong[key] = rest
    assert wrong == {}
