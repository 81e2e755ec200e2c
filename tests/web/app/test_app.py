"""The page as an app: it can be installed, opens without the network, is never stale, and asks for notifications."""

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.eventually import eventually
from support.page.browser import Visit, Visitor, let_in
from support.page.looks import axe, shoot
from support.page.playing import draw_frames, make_table
from support.server.person import Person, begin_together
from support.server.push_service import Browser as Device
from support.server.push_service import push_service
from support.server.serving import serving
from support.server.site import site
from zaria.server.endpoints.http import static_files

# All files, with the words of the language: they are written one after the other.
KEPT = """async (locale) => {
  await navigator.serviceWorker.ready;
  const files = JSON.parse(/const FILES = (.*);/.exec(await (await fetch('/service-worker.js')).text())[1]);
  const kept = new Set();
  for (const name of await caches.keys())
    for (const {url} of await (await caches.open(name)).keys()) kept.add(new URL(url).pathname);
  const isWanted = (file) => !file.startsWith('/assets/words-') || file.startsWith(`/assets/words-${locale}-`);
  return files.filter(isWanted).every((file) => kept.has(file));
}"""
# A browser whose push service is ours: those of real browsers are elsewhere.
SUBSCRIBES = """(() => {
  const unsubscribe = async () => { delete localStorage.subscribed; return true; };
  const subscription = {toJSON: () => (WANTED), unsubscribe};
  PushManager.prototype.subscribe = async ({applicationServerKey}) => {
    localStorage.subscribed = applicationServerKey;
    return subscription;
  };
  PushManager.prototype.getSubscription = async () => (localStorage.subscribed ? subscription : null);
  Object.defineProperty(Notification, 'permission', {get: () => 'default'});  // without a screen it is denied
  Notification.requestPermission = async () => 'granted';
})()"""


def until_kept(page: Page, locale: str = "en") -> None:
    page.wait_for_function(KEPT, arg=locale, polling=200)  # to look takes its time


def test_it_opens_without_the_network_to_what_it_knows(visit: Visit, tmp_path: Path) -> None:
    with site(tmp_path) as address:
        visitor = visit(address=address, keeps=True, locale="de-DE")
        page = visitor.page
        page.goto("/")
        make_table(page, "vegas", "Ann", "+easy-zoe")
        page.goto("/")
        expect(page.get_by_role("region", name="Meine Tische")).to_contain_text("Zoe")
        until_kept(page, "de")
    visitor.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("So standen deine Tische zuletzt.")
    expect(page.get_by_role("heading", name="Kein Netz")).to_be_visible()
    expect(page.get_by_role("region", name="Meine Tische")).to_contain_text("Zoe")
    page.goto("/#rules=vegas")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    visitor.forgive("ERR_|Failed to fetch|WebSocket")


def test_after_an_update_the_new_page_is_seen_at_once(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "page"
    shutil.copytree(static_files.PAGE, folder)
    monkeypatch.setattr(static_files, "PAGE", folder)
    with serving(tmp_path / "data") as address:
        page = visit(address=address, keeps=True).page
        page.goto("/")
        until_kept(page)
        index, worker = folder / "index.html", folder / "service-worker.js"
        index.write_text(index.read_text().replace("<html", '<html data-newer="yes"'))
        worker.write_text(re.sub('VERSION = "[^"]*"', 'VERSION = "newer"', worker.read_text()))
        page.goto(f"{address}/?again")
        expect(page.locator("html[data-newer]")).to_have_count(1)
        page.wait_for_function("async () => (await caches.keys()).includes('zaria-newer')")


def test_it_can_be_installed(visit: Visit) -> None:
    visitor = visit(keeps=True)
    visitor.page.goto("/")
    until_kept(visitor.page)
    browser = visitor.context.new_cdp_session(visitor.page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    icons = json.loads(manifest["data"])["icons"]
    assert {icon["sizes"] for icon in icons} == {"192x192", "512x512"}
    for icon in icons:
        assert visitor.page.request.get(icon["src"]).headers["content-type"] == "image/png"
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []


def with_push(visitor: Visitor, device: Device) -> Page:
    """The visitor's browser has its push service where the device listens."""
    wanted = device.wanted()
    keys = {"p256dh": wanted["key"], "auth": wanted["auth"]}
    subscription = {"endpoint": wanted["endpoint"], "keys": keys}
    visitor.page.add_init_script(SUBSCRIBES.replace("WANTED", json.dumps(subscription)))
    return visitor.page


def slow_table(ann: Person, bob: Person) -> str:
    """A game over days that waits for Ann."""
    table = ann.create("miner", "mo", clock=24 * 3600)
    bob.do(table, "sit", seat=1)
    with ann.live(table) as host, bob.live(table) as live:
        begin_together(host, live)
        while live.document["view"]["actor"] != 0:
            if live.question is not None:
                live.move()
            else:
                live.receive()
    return table


def test_a_device_asks_for_notifications_by_a_switch_and_is_told(visit: Visit, tmp_path: Path) -> None:
    with push_service() as service, site(tmp_path, push_anywhere=1) as address, Person(address, "Bob") as bob:
        device = service.browser()
        visitor = visit(address=address, keeps=True)
        page = with_push(visitor, device)
        with Person(address, "Ann") as ann:
            let_in(visitor, ann)
            page.goto("/")
            until_kept(page)
            page.get_by_role("button", name="Settings").click()
            switch = page.get_by_role("switch", name="Tell me when I am away")
            switch.check(force=True)
            page.wait_for_function("async () => (await (await fetch('/api/push')).json()).on")
            table = slow_table(ann, bob)
            eventually(lambda: bool(device.told))
            assert device.told[0]["table"] == table and device.told[0]["title"].startswith("Your turn")
            page.reload()
            page.get_by_role("button", name="Settings").click()
            expect(page.get_by_role("switch", name="Tell me when I am away")).to_be_checked()
            page.get_by_role("switch", name="Tell me when I am away").uncheck(force=True)
            page.wait_for_function("async () => !(await (await fetch('/api/push')).json()).on")


def requests_of(page: Page) -> list[str]:
    """The addresses that the page asks for from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    return asked


def test_at_a_game_over_days_notifications_are_offered_once(visit: Visit, tmp_path: Path) -> None:
    """One device takes the offer and another one does not; neither is asked again."""
    with push_service() as service, site(tmp_path, push_anywhere=1) as address, Person(address, "Bob") as bob:
        device = service.browser()
        with Person(address, "Ann") as ann:
            table = slow_table(ann, bob)
            for answer in ("Not now", "Notify me"):
                visitor = visit(address=address, keeps=True)
                page = with_push(visitor, device)
                let_in(visitor, ann)
                page.goto("/")
                until_kept(page)
                page.goto(f"/#table={table}")
                offer = page.locator("[data-offer=push]")
                expect(offer).to_be_visible()
                if answer == "Not now":
                    assert axe(page) == []
                    shoot(page, "slow-offer")
                offer.get_by_role("button", name=answer).click()
                expect(offer).to_have_count(0)
                if answer == "Notify me":
                    page.wait_for_function("async () => (await (await fetch('/api/push')).json()).on")
                asked = requests_of(page)
                page.reload()
                expect(page.get_by_role("timer").first).to_be_visible()
                draw_frames(page)
                assert [url for url in asked if url.endswith("/api/push")] == []
                expect(offer).to_have_count(0)
                page.goto("about:blank")  # before the site closes


def test_where_it_does_not_work_nothing_is_said_of_notifications(visit: Visit) -> None:
    page = visit(keeps=True).page
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Call me when it is my turn")).to_be_attached()
    draw_frames(page)
    expect(page.get_by_text("Tell me when I am away")).to_have_count(0)
