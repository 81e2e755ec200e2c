"""Starting and stopping `zaria serve`."""

import fcntl
import signal
import socket
import stat
import sys
from pathlib import Path

import httpx
import pytest

from support.process import Process
from support.server.person import Person
from zaria.server.messages.refusals import Refused
from zaria.server.operations import settings
from zaria.server.operations.settings import data_folder, earlier_folder, fixed_secret, own_key
from zaria.server.storage.folder_lock import lock_folder


def test_serving_as_people_do(tmp_path: Path) -> None:
    """The next free port; the address first; files for the owner only; no secret printed; one server for a folder."""
    data = tmp_path / "data"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        server = Process(data, "--port", str(port))
    with server:
        assert server.said.startswith("Zaria is at http://127.0.0.1:")
        assert int(server.url.rpartition(":")[2]) > port
        assert str(data) in server.said
        assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
        listens_on_loopback_only(int(server.url.rpartition(":")[2]))
        with Process(data, "--port", str(port)) as second:
            assert second.process.wait(60) == 1
            assert "another server already uses" in second.said
        secrets = make_secrets(server.url)
        for file in data.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
        assert server.stop(signal.SIGTERM) == 0
        assert not [secret for secret in secrets if secret in server.said]
    kept = b"".join(path.read_bytes() for path in data.iterdir())
    assert not [secret for secret in secrets[:2] if secret.encode() in kept]  # only their hashes are stored


def make_secrets(url: str) -> list[str]:
    """A recovery token, a cookie's secret and its signature, and the link of a private table."""
    with Person(url) as ann:
        token = ann.post("/api/me/recovery")["token"]
        cookie = str(ann.http.cookies["zaria_guest"])
        table = ann.create("vegas", "mr", private=True)
        ann.refused("POST", "/api/recover", {"token": "x"})
        ann.ask("GET", "/nowhere")
    return [token, *cookie.split("."), table]


def listens_on_loopback_only(port: int) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("10.255.255.255", 1))
        own = probe.getsockname()[0]
    if own != "127.0.0.1":
        with socket.socket() as outside:
            outside.settimeout(2)
            assert outside.connect_ex((own, port)) != 0


def test_a_fixed_secret_is_for_loopback_only(tmp_path: Path) -> None:
    secret = "ab" * 32
    with Process(tmp_path / "data", "--lan", ZARIA_TEST_SECRET=secret) as server:
        assert server.process.wait(60) == 1
        assert "cannot be used with --lan" in server.said and secret not in server.said
    assert fixed_secret({"ZARIA_TEST_SECRET": secret}, lan=False) == bytes.fromhex(secret)
    assert fixed_secret({}, lan=True) is None
    with pytest.raises(Refused, match="64 hexadecimal digits"):
        fixed_secret({"ZARIA_TEST_SECRET": "abc"}, lan=False)


def test_the_data_folder_is_the_given_one_or_the_systems() -> None:
    assert data_folder("here", {"ZARIA_DATA": "there"}) == Path("here")
    assert data_folder(None, {"ZARIA_DATA": "there"}) == Path("there")
    assert data_folder(None, {}).name == "zaria"


def test_a_folder_of_an_earlier_version_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    usual, earlier = tmp_path / "usual", tmp_path / "earlier" / "zaria"
    monkeypatch.setattr(settings, "user_data_path", lambda name, appauthor: usual)
    environment = {"XDG_DATA_HOME": str(earlier.parent)}
    assert data_folder(None, environment) == usual
    earlier.mkdir(parents=True)
    assert data_folder(None, environment) == earlier
    usual.mkdir()
    assert data_folder(None, environment) == usual


@pytest.mark.parametrize(
    ("system", "environment", "expected"),
    [
        ("linux", {}, ".local/share/zaria"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/zaria"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "Library/Application Support/zaria"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/zaria"),
    ],
)
def test_where_earlier_versions_kept_their_files(
    system: str, environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert earlier_folder(environment) == Path.home() / expected


def test_a_server_of_an_earlier_version_holds_the_lock_too(tmp_path: Path) -> None:
    """Earlier versions locked the same file with `flock`: neither must start while the other runs."""
    path = tmp_path / "lock"
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        with pytest.raises(Refused, match="another server already uses"), lock_folder(tmp_path):
            pass
    with lock_folder(tmp_path):
        with path.open("w") as file, pytest.raises(BlockingIOError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        with pytest.raises(Refused, match="another server already uses"), lock_folder(tmp_path):
            pass
    with lock_folder(tmp_path):
        assert path.exists()


def test_the_key_is_made_once_with_mode_0600(tmp_path: Path) -> None:
    key = own_key(tmp_path)
    (tmp_path / "key").chmod(0o644)
    assert own_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600
    (tmp_path / "key.new").write_bytes(b"half")  # of a start that was killed
    assert own_key(tmp_path) == key
    (tmp_path / "key").unlink()
    assert len(own_key(tmp_path)) == len(key) and not (tmp_path / "key.new").exists()
    (tmp_path / "key").write_bytes(b"short")
    with pytest.raises(Refused, match="is damaged"):
        own_key(tmp_path)


def test_a_start_that_is_killed_while_it_writes_the_key_leaves_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(_: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as killing:
        killing.setattr(settings.os, "fsync", killed)  # type: ignore[attr-defined]
        with pytest.raises(KeyboardInterrupt):
            own_key(tmp_path)
    assert not (tmp_path / "key").exists()
    assert len(own_key(tmp_path)) == 32
