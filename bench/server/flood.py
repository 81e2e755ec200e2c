"""One address floods a site with work for its bots, while a person at another address plays against one.

Each flood comes from 25 guests of one address: analyses of finished games, hints, and tables of bots that think.
The bot's time to answer the person is measured before and during each flood; during the analyses another person
starts one, too. An answer may take three times its usual time plus a second. Everything on loopback; addresses are
those that a proxy forwards.

    PYTHONPATH=tests python -m bench.server.flood [--on sqlite|postgres] [--guests 25] [--moves 15]
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
from bench.machine import load_average, machine
from bench.server.serving import until_healthy
from bench.server.victim import Site

from support.server.person import Live, Person, play_on

SITE = "http://dice.example.org"
FLOODER, QUIET = "198.51.100.7", "192.0.2.7"
BOT = {"kind": "bot", "bot": "hard-bruno"}
SLACK, TIMES = 1.0, 3.0
ANALYSIS_SECONDS = 20.0


class Guest(Person):
    """A guest whose requests come from this address."""

    def __init__(self, url: str, name: str, address: str) -> None:
        super().__init__(url, None)
        self.http.headers["X-Forwarded-For"] = address
        self.id = self.post("/api/guests", {"name": name})["id"]


def finished(guest: Person) -> str:
    """Play a game between bots to its end."""
    table = guest.create("vegas", "gg", speed="fast")
    with guest.live(table) as live:
        live.do("start")
        live.until_status("over")
    return table


def answers(live: Live, moves: int) -> list[float]:
    """Seconds of the bot's answers: from each of the person's moves until they are asked again."""
    found: list[float] = []
    while len(found) < moves and live.table["status"] != "over":
        if live.question is None:
            play_on([live])
            continue
        begun = time.perf_counter()
        live.move()
        while live.question is None and live.table["status"] == "playing":
            waiting = live.table["waiting"]
            if waiting is not None and waiting["seat"] == live.document["view"]["seat"]:
                live.do("roll", version=live.version)
            else:
                live.receive()
        found.append(time.perf_counter() - begun)
    return found


def measure(person: Person, moves: int) -> list[float]:
    seats = [{"kind": "me"}, BOT]
    made = person.post("/api/tables", {"game": "vegas", "seats": seats, "speed": "fast", "options": {"rounds": 7}})
    with person.live(str(made["id"]), 0) as live:
        live.begin(0)
        live.until_asked()
        return answers(live, moves)


@contextmanager
def flooding(work: Callable[[int], None], guests: int) -> Iterator[None]:
    """Repeat each guest's work until the `with` ends."""
    over = threading.Event()

    def again(number: int) -> None:
        while not over.is_set():
            try:
                work(number)
            except (httpx.HTTPError, AssertionError, OSError):
                time.sleep(0.2)

    threads = [threading.Thread(target=again, args=(number,), daemon=True) for number in range(guests)]
    for thread in threads:
        thread.start()
    time.sleep(2)
    yield
    over.set()
    for thread in threads:
        thread.join(5)


class Flood:
    def __init__(self, url: str, guests: list[Guest]) -> None:
        self.url = url
        self.guests = guests
        self.finished: list[list[str]] = []
        self.hinted: list[str] = []

    def prepare(self) -> None:
        self.finished = [[finished(guest) for _ in range(2)] for guest in self.guests]
        for guest in self.guests:
            table = guest.create("vegas", "mg", hints=True)
            with guest.live(table, 0) as live:
                live.begin(0)
                live.until_asked()
            self.hinted.append(table)

    def analyses(self, number: int) -> None:
        for table in self.finished[number]:
            self.guests[number].ask("GET", f"/api/tables/{table}/analysis")
        time.sleep(0.5)

    def hints(self, number: int) -> None:
        self.guests[number].ask("GET", f"/api/tables/{self.hinted[number]}/hint")
        time.sleep(0.2)

    def bots(self, number: int) -> None:
        body = {"game": "vegas", "seats": [BOT] * 5, "speed": "fast", "options": {"rounds": 7}}
        table = self.guests[number].ask("POST", "/api/tables", body)
        if table.is_success:
            self.guests[number].do(table.json()["id"], "start")
        time.sleep(1)


def told(name: str, seconds: list[float]) -> str:
    return f"{name}: median {statistics.median(seconds):.3f} s, slowest {max(seconds):.3f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--on", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--guests", type=int, default=25)
    parser.add_argument("--moves", type=int, default=15)
    given = parser.parse_args()
    print(machine(), f"load {load_average()}", flush=True)
    slow: list[str] = []
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder), given.on, "--public", SITE) as site:
        asyncio.run(until_healthy(site.port))
        with ExitStack() as stack:
            guests = [stack.enter_context(Guest(site.url, f"Eve {n}", FLOODER)) for n in range(given.guests)]
            flood, person = Flood(site.url, guests), stack.enter_context(Guest(site.url, "Ann", QUIET))
            flood.prepare()
            own = finished(person)
            measure(person, 3)  # until the workers are up
            usual = measure(person, given.moves)
            print(told(f"{given.on}, {given.guests} guests; usually", usual), flush=True)
            for work in (flood.analyses, flood.hints, flood.bots):
                with flooding(work, given.guests):
                    found, begun = measure(person, given.moves), time.perf_counter()
                    print(told(f"under {work.__name__}", found), flush=True)
                    if work == flood.analyses:
                        while (progress := person.get(f"/api/tables/{own}/analysis")["progress"]) == 0:
                            if time.perf_counter() - begun > ANALYSIS_SECONDS:
                                slow.append("another person's analysis")
                                break
                            time.sleep(0.5)
                        print(f"another's analysis is at {progress:.0%} after {time.perf_counter() - begun:.1f} s")
                if statistics.median(found) > TIMES * statistics.median(usual) + SLACK:
                    slow.append(work.__name__)
    if slow:
        sys.exit(f"too slow: {', '.join(slow)}")


if __name__ == "__main__":
    main()
