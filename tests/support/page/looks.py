"""The looks of a page: pictures, accessibility, and overflow."""

from typing import Any, Literal

from playwright.sync_api import Locator, Page

from support.checkout import ROOT
from support.page.browser import takes_pictures

PICTURES = ROOT / "screenshots"
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")

# Boxes that overflow the window, or whose text overflows. Content that can be scrolled to, or is for screen readers
# only, is fine.
OVERFLOWING = """() => {
  const width = document.documentElement.clientWidth;
  const named = (e) => {
    const about = e.id ? '#' + e.id : [...e.classList].map((name) => '.' + name).join('');
    return e.tagName.toLowerCase() + about + ' "' + (e.textContent ?? '').trim().slice(0, 30) + '"';
  };
  const clips = (e) => getComputedStyle(e).overflowX !== 'visible';
  const isHidden = (e) => {
    const style = getComputedStyle(e);
    const box = e.getBoundingClientRect();
    return style.visibility === 'hidden' || box.width <= 1 || box.height <= 1;
  };
  const isClipped = (e) => {
    for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) if (clips(up)) return true;
    return false;
  };
  const found = [];
  for (const e of document.body.querySelectorAll('*')) {
    if (isHidden(e) || isClipped(e)) continue;
    const box = e.getBoundingClientRect();
    if (box.right > width + 1 || box.left < -1) found.push('out of the window: ' + named(e));
    else if (e instanceof HTMLElement && e.innerText.trim() && !clips(e) && e.scrollWidth > e.clientWidth + 1)
      if (e.clientWidth > 0) found.push('out of its box: ' + named(e));
  }
  if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
  return found;
}"""

# Each word is extended by its last letters, now and whenever the page changes a text. Numbers do not change.
LONGER = """() => {
  const grown = new WeakMap();
  const longer = (text) => text.replace(/\\p{L}{2,}/gu, (word) => word + word.slice(-Math.ceil(word.length * 0.4)));
  const grow = (node) => {
    const text = node.nodeValue ?? '';
    if (grown.get(node) === text) return;
    node.nodeValue = longer(text);
    grown.set(node, node.nodeValue);
  };
  const growAll = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) grow(walker.currentNode);
  };
  growAll(document.body);
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'characterData') grow(change.target);
      else for (const node of change.addedNodes) node.nodeType === 3 ? grow(node) : growAll(node);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""

# Axe on a page at rest, because contrast is undefined while something fades in. Pauses have no target.
AT_REST = """async (rules) => {
  const isMoving = (a) => a.playState === 'running' && a.effect.target && a.effect.getTiming().iterations < Infinity;
  if (document.getAnimations().some((a) => isMoving(a) && a.playbackRate < 0.001)) throw new Error('something is held');
  await Promise.allSettled(document.getAnimations().filter(isMoving).map((animation) => animation.finished));
  const unseen = document.adoptedStyleSheets;
  document.adoptedStyleSheets = []; // of what is transparent, no contrast is known
  const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false, ...rules });
  document.adoptedStyleSheets = unseen;
  return violations;
}"""

CUT = "(e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1"


def shoot(page: Page, name: str) -> None:
    """Take a picture of the whole page for people, with ZARIA_PICTURES=1."""
    if not takes_pictures():
        return
    PICTURES.mkdir(exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png", full_page=True, animations="disabled")


def axe(page: Page, *only: str) -> list[str]:
    """The violations that axe finds by all or these rules: rule, element, and fault."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(AT_REST, {"runOnly": list(only)} if only else {})
    return [
        f"{rule['id']}: {node['target'][-1]}: {node['failureSummary']}"
        for rule in found
        if rule["impact"] in GRAVE
        for node in rule["nodes"]
    ]


def axe_in_each_light(page: Page, picture: str) -> list[str]:
    """The violations in the light scheme, and weak contrasts in the dark one, with a picture of each."""
    found = []
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        shoot(page, f"{picture}-{light}")
        found += axe(page, *(["color-contrast"] if light == "dark" else []))
    return found


def overflow(page: Page) -> list[str]:
    """The elements that overflow."""
    found: list[str] = page.evaluate(OVERFLOWING)
    return found


def cut(text: Locator) -> bool:
    """Is a text cut off by its box?"""
    found: bool = text.evaluate(CUT)
    return found


def covered(one: Locator, other: Locator) -> bool:
    """Does one element lie over another, even partly?"""
    a, b = one.bounding_box(), other.bounding_box()
    assert a and b
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return not beside and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def lengthen(page: Page) -> None:
    """Make all text 40% longer, as in another language."""
    page.evaluate(LONGER)
