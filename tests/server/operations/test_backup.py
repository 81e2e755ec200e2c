"""Backups, and moving a site between SQLite and PostgreSQL, by the commands that operators use."""

import stat
from pathlib import Path
from typing import Any

from support.command import zaria
from support.postgres import Postgres
from support.server.person import Person
from support.server.serving import serving
from zaria.server.operations.settings import Settings
from zaria.server.operations.site_key import push_key


def a_site(url: str) -> tuple[dict[str, str], str, Any]:
    """Cookies of a guest, a table in play with chat, and what the guest sees of it."""
    with Person(url) as ann:
        table = ann.create("vegas", "mm")
        with ann.live(table, 0) as live:
            live.begin(0, 1)
            live.until_asked()
            live.move()
            live.do("chat", text="hello")
        return dict(ann.http.cookies), table, seen(url, dict(ann.http.cookies), table)


def seen(url: str, cookies: dict[str, str], table: str) -> Any:
    with Person(url, None) as ann:
        ann.http.cookies.clear()
        ann.http.cookies.update(cookies)
        while ann.get(f"/api/tables/{table}?seat=0")["document"]["table"]["waiting"] is not None:
            continue  # the draw comes by itself
        shown = ann.get(f"/api/tables/{table}?seat=0")
        return ann.get("/api/me"), shown["document"], shown["chat"], ann.get(f"/api/tables/{table}/record?seat=0")


def test_a_site_moves_to_postgresql_and_back_and_into_backups(tmp_path: Path, postgres: Postgres) -> None:
    """Everybody stays who they are, every table is as it was; nothing is overwritten, nor moved while it is used."""
    old, new, third = tmp_path / "old", tmp_path / "new", tmp_path / "third"
    shared, backup = postgres.database_for(tmp_path / "shared"), tmp_path / "backup.sqlite3"
    old.mkdir()
    signs_notifications = push_key(Settings(old))  # with another one all devices would have to ask for them again
    with serving(old, address=None, seal_seconds=20) as url:
        cookies, table, before = a_site(url)
        code, said = zaria("backup", str(backup), "--data", str(old))  # while it runs
        assert code == 0 and "Tables: 1, guests: 1" in said
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert zaria("backup", str(backup), "--data", str(old)) == (
        1,
        f"zaria: {backup} exists already; choose another name\n",
    )
    assert zaria("migrate", "--data", str(old), "--database", shared)[0] == 0
    assert push_key(Settings(tmp_path / "unused", address=shared)) == signs_notifications
    with serving(tmp_path / "unused", address=shared) as url:
        assert seen(url, cookies, table) == before
        refused = zaria("migrate", "--back", "--data", str(new), "--database", shared)
        assert refused[0] == 1 and "another server already uses" in refused[1]
    assert "has a site already" in zaria("migrate", "--data", str(old), "--database", shared)[1]
    assert zaria("migrate", "--back", "--data", str(new), "--database", shared)[0] == 0
    assert zaria("restore", str(backup), "--data", str(third))[0] == 0
    assert "has a site already" in zaria("restore", str(backup), "--data", str(third))[1]
    for folder in (new, third):
        with serving(folder, address=None) as url:
            assert seen(url, cookies, table) == before
        assert push_key(Settings(folder)) == signs_notifications
        for name in ("key", "push-key"):
            assert stat.S_IMODE((folder / name).stat().st_mode) == 0o600


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    assert zaria("backup", str(tmp_path / "file"), "--data", str(tmp_path / "none"))[1].count("there is no site") == 1
    assert "there is no backup" in zaria("restore", str(tmp_path / "file"), "--data", str(tmp_path / "none"))[1]
    assert zaria("backup")[0] == 2
    assert zaria("migrate", "--data", str(tmp_path))[0] == 2
    broken = tmp_path / "broken"
    broken.write_bytes(b"no database")
    code, said = zaria("restore", str(broken), "--data", str(tmp_path / "none"))
    assert code == 1 and said.count("\n") == 1
