"""What a table of Las Vegas shows, recorded as it appears on the page, to compare with the events of the game."""

from itertools import groupby
from typing import Any

from playwright.sync_api import Page

# Records every change of the table: a roll, dice placed in a casino, a casino that pays, money, and the number of lines
# of the log. The initial content is no change. The notes survive a reload.
NOTE = """
const isPage = location.protocol.startsWith('http'); // nothing can be kept on an empty page
const notes = isPage ? JSON.parse(sessionStorage.getItem('shown') ?? '[]') : [];
window.shown = notes;
let before = null;
let isLeft = false; // what changes while the page is being left, nobody sees
addEventListener('pagehide', () => (isLeft = true));
const look = () => {
  if (isLeft || !document.querySelector('.strip')) return;
  const all = (query) => [...document.querySelectorAll(query)];
  const rolled = all('.lanes [data-rolled]').map((die) => die.dataset.rolled.split('-'));
  const small = rolled.filter(([, size]) => size === 'small').map(([number]) => number).sort();
  const big = rolled.filter(([, size]) => size === 'big').map(([number]) => `big ${number}`);
  const lying = (row) => row.querySelectorAll('[data-die-at]:not(.new)').length;
  const rows = all('.strip [data-row]').map((row) => [row.dataset.row, lying(row)]);
  const now = {
    roll: rolled.length === 0 ? '' :
      `${document.querySelector('.seat.turn')?.dataset.player} rolled ${[...small, ...big].join(' ')}`,
    rows: Object.fromEntries(rows),
    paying: document.querySelector('[data-verdict]')?.dataset.verdict ?? '',
    money: document.querySelector('[data-player="0"] .money')?.lastChild?.textContent.trim() ?? '',
    told: all('aside ol li button').length,
  };
  const was = before ?? now;
  before = now;
  if (now.roll && now.roll !== was.roll) notes.push(now.roll);
  for (const [row, dice] of rows)
    if (dice > (was.rows[row] ?? 0)) notes.push(`placed ${row} ${dice - (was.rows[row] ?? 0)}`);
  if (now.paying && now.paying !== was.paying) notes.push(...now.paying.split(' ').map((one) => `pays ${one}`));
  if (now.money !== was.money) notes.push(`money ${now.money}`);
  if (now.told > was.told) notes.push(`told ${now.told}`);
  sessionStorage.setItem('shown', JSON.stringify(notes));
};
document.addEventListener('DOMContentLoaded', () => {
  const kinds = { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['class'] };
  new MutationObserver(look).observe(document.body, kinds);
});
"""


def note_what_is_shown(page: Page) -> None:
    """Record changes from the next page load on."""
    page.add_init_script(NOTE)


def notes_of(page: Page) -> list[str]:
    notes: list[str] = page.evaluate("shown")
    return notes


def on_the_table(notes: list[str]) -> list[str]:
    """Rolls, dice placed and casinos that pay, these by their numbers, since uncontested ones are shown first. Changes
    repeated after a reload count once."""
    told = [note for note in notes if not note.startswith(("money ", "told "))]
    shown: list[str] = []
    for pays, some in groupby(told, lambda note: note.startswith("pays ")):
        together = list(some)
        shown += sorted(together) if pays else together
    return [note for place, note in enumerate(shown) if place == 0 or note != shown[place - 1]]


def events_of(page: Page, id: str) -> list[dict[str, Any]]:
    """The events of the game, as the visitor's seat may know them."""
    return [event for step in steps_of(page, id) for event in step["events"]]


def steps_of(page: Page, id: str) -> list[dict[str, Any]]:
    history: dict[str, Any] = page.evaluate(f"fetch('/api/tables/{id}/history?seat=0').then((answer) => answer.json())")
    steps: list[dict[str, Any]] = history["steps"]
    return steps


def shown_by(event: dict[str, Any]) -> str | None:
    """What the table shows of an event; the first payout of a casino stands for all its payouts."""
    given = event["arguments"]
    match event["kind"]:
        case "vegas-rolled":
            return f"{given['seat']} rolled {given['dice']}"
        case "vegas-placed":
            return f"placed {given['casino']}-{given['seat']} {given['small'] + given['big']}"
        case "vegas-paid" | "vegas-unpaid" | "vegas-tied":
            return f"pays {given['casino']}"
    return None


def what_happened(events: list[dict[str, Any]]) -> list[str]:
    """What the table must show of these events, in order."""
    told = [shown for shown in map(shown_by, events) if shown is not None]
    return [one for place, one in enumerate(told) if place == 0 or one != told[place - 1]]


def told_too_early(notes: list[str], events: list[dict[str, Any]], known: int = 0) -> list[str]:
    """The notes at which the log was ahead of the table; `known` events were logged before the first note."""
    early = []
    for place, note in enumerate(notes):
        if note.startswith("told "):
            told = what_happened(events[known : int(note.removeprefix("told "))])
            if len(on_the_table(notes[:place])) < len(told):
                early.append(note)
    return early
