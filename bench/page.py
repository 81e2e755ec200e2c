"""The page in a real browser: time until it is usable, size of its script, and smoothness during play.

Each load starts with an empty cache. `ready` is when the home page has a button and no task blocks the browser. Then
a player meets fast bots with all animations on; a task of over 50 ms of CPU time is too long. Last, a whole round of
bots is watched, payouts and podium included: a gap of over 50 ms is visible.

    PYTHONPATH=tests python -m bench.page [--loads 7] [--moves 40]
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from bench.machine import machine
from playwright.sync_api import Browser, Page, sync_playwright

from support.page.browser import Visitor, launched
from support.page.playing import Player, go_to_table, make_table
from support.server.site import site

TARGET = {"ready": 500, "script": 160, "task": 50, "gap": 50}
IDLE = 5  # seconds of an idle page, whose gaps are the machine's
GAMES: dict[str, tuple[list[str], dict[str, Any]]] = {  # seats and options
    "vegas": (["Ann", "+greedy", "+greedy"], {"rounds": 1, "tiles": 3}),
}

BUTTON = "main button, main a[href]"

# Recorded from the start: the time of the first button, all long tasks, and the animated properties.
WATCH = """
window.kept = {button: null, tasks: [], animated: {}};
new PerformanceObserver((list) => kept.tasks.push(...list.getEntries().map((e) => [e.startTime, e.duration])))
  .observe({type: 'longtask', buffered: true});
const look = () => {
  if (kept.button === null && document.querySelector('BUTTON')) kept.button = performance.now();
  for (const animation of document.getAnimations())
    for (const frame of animation.effect?.getKeyframes() ?? [])
      for (const name of Object.keys(frame))
        if (!['offset', 'easing', 'composite', 'computedOffset'].includes(name)) kept.animated[name] = true;
  requestAnimationFrame(look);
};
look();
""".replace("BUTTON", BUTTON)
# Records the milliseconds between frames from now on.
FRAMES = """() => {
  window.gaps = [];
  let last = null;
  const beat = (now) => {
    if (last !== null) gaps.push(now - last);
    last = now;
    requestAnimationFrame(beat);
  };
  requestAnimationFrame(beat);
}"""
RUN = "ThreadControllerImpl::RunTask"  # Chromium's name
SCRIPTS = """() => performance.getEntriesByType('resource').filter((e) => new URL(e.name).pathname.endsWith('.js'))
  .map((e) => e.encodedBodySize)"""


class Task(NamedTuple):
    """A task: milliseconds from start to end, and of CPU time."""

    lasted: float
    used: float


class Played(NamedTuple):
    script: float  # kilobytes
    tasks: list[Task]
    animated: list[str]


def opened(browser: Browser, address: str) -> Visitor:
    visitor = Visitor(browser, address, calm=False)
    visitor.context.add_init_script(WATCH)
    return visitor


def load(browser: Browser, address: str) -> tuple[float, float]:
    """Load the home page: milliseconds until it is ready, and kilobytes of script."""
    visitor = opened(browser, address)
    page = visitor.page
    page.goto("/")
    page.locator(BUTTON).first.wait_for()
    page.wait_for_timeout(500)  # for what comes late
    kept = page.evaluate("kept")
    ready = max([kept["button"], *(start + long for start, long in kept["tasks"] if start <= kept["button"])])
    size = script(page)
    visitor.close()
    return ready, size


def script(page: Page) -> float:
    """Kilobytes of compressed script loaded by the page."""
    return float(sum(page.evaluate(SCRIPTS))) / 1000


def play(browser: Browser, address: str, game: str, moves: int) -> Played:
    visitor = opened(browser, address)
    page = visitor.page
    page.goto("/")
    seats, options = GAMES[game]
    id = make_table(page, game, *seats, options=options)
    go_to_table(page, id)
    page.locator("header[data-question], [data-do=roll]").first.wait_for()
    page.wait_for_timeout(500)  # for what comes late
    browser.start_tracing(page=page, categories=["toplevel"])
    player = Player(page)
    for _ in range(moves):
        if player.step() == "over":
            break
    tasks = tasks_of(json.loads(browser.stop_tracing()))
    played = Played(script(page), tasks, sorted(page.evaluate("kept.animated")))
    visitor.close()
    return played


def watch(browser: Browser, address: str, game: str) -> tuple[list[float], list[float]]:
    """Sorted milliseconds between frames: of an idle page, and of a whole round with its payouts."""
    visitor = Visitor(browser, address, calm=False)
    page = visitor.page
    page.goto("/")
    seats, options = GAMES[game]
    id = make_table(page, game, *seats, options=options)
    go_to_table(page, id)
    page.locator("header[data-question], [data-do=roll]").first.wait_for()
    page.wait_for_timeout(500)  # for what comes late
    page.evaluate(FRAMES)
    page.wait_for_timeout(1000 * IDLE)
    idle: list[float] = page.evaluate("gaps.splice(0)")
    player = Player(page)
    player.skips = False
    while not (seen := player.look())["ended"]:
        if player.act(seen) in ("scene", ""):
            page.wait_for_timeout(200)  # polling costs time, too
    gaps: list[float] = page.evaluate("gaps")
    visitor.close()
    return sorted(idle), sorted(gaps)


def tasks_of(trace: dict[str, Any]) -> list[Task]:
    """All tasks of the page's thread."""
    events = trace["traceEvents"]
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e.get("name") == "thread_name"}
    runs = [e for e in events if e.get("name") == RUN and names.get((e["pid"], e["tid"])) == "CrRendererMain"]
    return [Task(e["dur"] / 1000, e["tdur"] / 1000) for e in runs if "tdur" in e]


def verdict(measured: float, target: float) -> str:
    return "ok" if measured <= target else "TOO MUCH"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--loads", type=int, default=7)
    parser.add_argument("--moves", type=int, default=40)
    asked = parser.parse_args()
    print(f"{machine()}, load {os.getloadavg()[0]:.1f} (with others at work, nothing here means much)")
    with (
        tempfile.TemporaryDirectory() as folder,
        site(Path(folder, "data"), bot_seconds=0.3) as address,
        sync_playwright() as playwright,
        launched(playwright) as browser,
    ):
        loads = [load(browser, address) for _ in range(asked.loads)]
        ready, size = median(time for time, _ in loads), loads[0][1]
        worst = max(time for time, _ in loads)
        good = [verdict(ready, TARGET["ready"])]
        print(f"first load: ready after {ready:.0f} ms (worst {worst:.0f}), target {TARGET['ready']}: {good[0]}")
        print(f"            {size:.1f} kB of script, compressed")
        for game in GAMES:
            played = play(browser, address, game, asked.moves)
            longest, lasted = max(task.used for task in played.tasks), max(task.lasted for task in played.tasks)
            good += [verdict(played.script, TARGET["script"]), verdict(longest, TARGET["task"])]
            print(
                f"{game + ':':<12}{played.script:.1f} kB of script, compressed, target {TARGET['script']}: {good[-2]}"
            )
            print(f"            {len(played.tasks)} tasks, the longest took the processor {longest:.0f} ms", end="")
            print(f" (lasted {lasted:.0f}), target {TARGET['task']}: {good[-1]}")
            idle, gaps = watch(browser, address, game)
            good.append(verdict(gaps[-1], TARGET["gap"]))
            late = sum(gap > TARGET["gap"] for gap in gaps)
            print(
                f"            {len(gaps)} frames of a round, 99 of 100 within {gaps[len(gaps) * 99 // 100]:.0f} ms",
                end="",
            )
            print(f", the longest gap {gaps[-1]:.0f} ms, {late} over {TARGET['gap']}: {good[-1]}")
            print(
                f"            (the machine itself, in {IDLE} s without any motion: the longest gap {idle[-1]:.0f} ms)"
            )
            print(f"            animated: {', '.join(played.animated) or 'nothing'}")
    return 0 if set(good) == {"ok"} else 1


if __name__ == "__main__":
    sys.exit(main())
