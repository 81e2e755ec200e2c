"""A person joins a live table from the terminal: plays to the end, chats, asks for help, takes a move back."""

import re
import threading
from pathlib import Path

import pytest

from support.server.person import Person
from support.server.serving import serving
from support.server.zoe import table_with_zoe, zoe_rolls
from support.terminal.pty import Terminal
from support.terminal.screens import shown
from zaria.i18n import LOCALES, words

ROWS = 24
HINTED = {
    "en": "about equal|more than|can tie you there|the only choice|more games in 100|to chance|worth a thought",
    "el": "περίπου το ίδιο|παραπάνω|ισοφαρίσει|η μόνη επιλογή|στην τύχη|δεν αξίζει",
    "it": "si equivalgono|in più|pareggiare|unica scelta|affidati al caso|altro conviene",
    "de": "etwa gleich gut|mehr als|gleichziehen|die einzige Möglichkeit|mehr gewonnen|dem Zufall|lohnt sich nichts",
}

ODDS = {"en": r"Casino \d, ", "el": r"Καζίνο \d, ", "it": r"Casinò \d, ", "de": r"Casino \d, "}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_person_joins_plays_chats_and_takes_a_move_back(locale: str, tmp_path: Path) -> None:
    with serving(tmp_path, seal_seconds=10) as url, Person(url, "Ann") as ann:
        table = ann.create("vegas", "goo", options={"rounds": 1}, speed="fast", chat=True, odds=True)
        terminal = Terminal(
            *("join", f"{url}/#table={table}", "--name", "Eve", "--seat", "3", "--lang", locale),
            folder=tmp_path,
            rows=ROWS,
        )
        assert terminal.wait_for("> ")
        seats = ann.get(f"/api/tables/{table}")["document"]["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["bot", "open", "person"]
        assert seats[2]["name"] == "Eve"
        ann.do(table, "seat", seat=1, kind="bot", bot="random")
        starting = threading.Thread(target=lambda: ann.do(table, "start"))
        starting.start()
        done: list[str] = []
        while terminal.wait_for("> "):
            now = shown(terminal.printed, ROWS)
            assert now.scrolled <= 1  # what was typed last
            text = now.text.rstrip()
            keys = re.findall(r"^ +(\S+)  \S", text[text.rindex("\n\n") :], re.MULTILINE)
            if not keys:
                continue
            done.append({0: "say hello", 1: "hint", 2: "odds", 5: "undo"}.get(len(done), keys[0]))
            terminal.type(done[-1])
        starting.join()
        code, printed = terminal.end()
        assert code == 0, printed[-1000:]
        assert re.search(HINTED[locale], " ".join(printed.split())), "no hint was told"
        assert re.search(ODDS[locale], printed), "no odds were told"
        final = ann.get(f"/api/tables/{table}")
        assert final["document"]["table"]["status"] == "over"
        assert [one["text"] for one in final["chat"]] == ["hello"]
        steps = ann.get(f"/api/tables/{table}/record")["steps"]
        assert [step for step in steps if step[0] == "undo"], "nothing was taken back"
        assert [step for step in steps if step[0] == 2], "the person never moved"


@pytest.mark.parametrize("flags", [(), ("--no-remarks",)])
def test_opponents_make_remarks_unless_nobody_wants_them(flags: tuple[str, ...], tmp_path: Path) -> None:
    with serving(tmp_path) as url, Person(url, "Ann") as ann:
        table = table_with_zoe(ann)
        link = f"{url}/#table={table}"
        terminal = Terminal("join", link, "--name", "Eve", "--lang", "en", *flags, folder=tmp_path, rows=ROWS)
        terminal.until("> ")
        zoe_rolls(ann, table)
        terminal.until("rolled 4 4 4 4 4 4 4 big 4.")
        told = terminal.until("> ")  # the remark comes with the roll, whatever she does then
        terminal.close()
    assert (words("en").say("remark-zoe-roll") in told) == (flags == ())


def test_real_dice_are_typed_at_a_live_table_as_they_are_shown(tmp_path: Path) -> None:
    """A die that nobody called big is asked for; nonsense is refused, and the question is put again."""
    typed = [
        ("Zieht 12 Geldkarten", "?"),
        ("Du kannst eingeben: 30.000", "100.000 $ 100k 90 90.000 $ 80 80 70 70 60 60 50 30 Tsd. $"),
        ("gebt den Wurf ein", "1 2 3"),
        ("8", "1 1 1 1 1 1 1 6"),
        ("Welche Zahl zeigt der große Würfel? 1, 6", "nein"),
        ("Welche Zahl zeigt der große Würfel? 1, 6", "groß 6"),
        ("lege 6", "quit"),
    ]
    with serving(tmp_path) as url, Person(url, "Ann") as ann:
        table = ann.create("vegas", "omm", options={"first": "seat0", "tiles": ["pay_day"]}, dice="real")
        link = f"{url}/#table={table}"
        terminal = Terminal("join", link, "--name", "Eva", "--lang", "de", folder=tmp_path, rows=ROWS)
        terminal.until("> ")
        ann.do(table, "start")
        for asked, entry in typed:
            terminal.until(asked)
            terminal.until("> ")
            terminal.type(entry)
        code, _ = terminal.end()
        assert code == 0
        steps = ann.get(f"/api/tables/{table}/record")["steps"]
        assert [step[1].split("/")[0] for step in steps] == ["cards", "aside", "roll"]
        assert steps[-1][3] == [0, 0, 0, 0, 0, 0, 0, 5]
