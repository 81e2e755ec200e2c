"""A server behind a domain: its name, https only, and clients told apart through the proxy."""

import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.process import Process
from support.server.person import Person
from support.server.serving import serving
from zaria.server.messages.refusals import Refused
from zaria.server.operations.public_site import UNKNOWN, PublicSite, forwarded_for, read_site

SITE = PublicSite("https://dice.example.org")
NAME = {"Host": "dice.example.org"}
PATHS = "/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin"


def test_addresses_of_sites() -> None:
    assert read_site("https://Dice.example.org/", 2) == PublicSite("https://dice.example.org", 2)
    assert read_site("https://dice.example.org:443", 1).host == "dice.example.org"
    assert read_site("http://dice.example.org:8080", 1).host == "dice.example.org:8080"
    for wrong in (
        "dice.example.org",
        "ftp://a.b",
        "https://",
        "https://a.b/c",
        "https://me@a.b",
        "https://[",
        "https://a.b?c",
    ):
        with pytest.raises(Refused):
            read_site(wrong, 1)


def test_only_what_our_own_proxies_say_counts() -> None:
    assert SITE.client(["6.6.6.6, 192.0.2.7"]) == SITE.client(["6.6.6.6", "192.0.2.7"]) == "192.0.2.7"
    assert PublicSite(SITE.origin, 2).client(["6.6.6.6, 192.0.2.7, 10.0.0.1"]) == "192.0.2.7"
    assert PublicSite(SITE.origin, 2).client(["192.0.2.7"]) == UNKNOWN
    assert SITE.client([]) == SITE.client(["unknown"]) == SITE.client(["127.0.0.1, _hidden"]) == UNKNOWN
    assert SITE.client(["2001:db8::1"]) == SITE.client(["[2001:db8::1]:4711"]) == "2001:db8::1"
    assert SITE.client(["6.6.6.6, 192.0.2.7:4711"]) == "192.0.2.7"
    said = ['for=6.6.6.6, For="[2001:db8::1]:4711";proto=https']
    assert SITE.client(forwarded_for(said)) == "2001:db8::1"
    assert SITE.client(forwarded_for(["for=192.0.2.7, proto=https"])) == UNKNOWN


def test_the_domain_is_welcome_by_https_only(tmp_path: Path) -> None:
    with serving(tmp_path, site=SITE) as url:
        answer = httpx.get(f"{url}/api/me", headers=NAME | {"Origin": SITE.origin})
        assert answer.status_code == 200
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert "Secure" in answer.headers["set-cookie"]
        for headers in (
            NAME | {"Origin": "http://dice.example.org"},
            NAME | {"Origin": "https://evil.example"},
            {"Host": "evil.example"},
            {"Host": "dice.example.org.evil.example"},
            {"Host": "dice.example.org:8080"},
        ):
            assert httpx.get(f"{url}/api/me", headers=headers).status_code == 403, headers
    with serving(tmp_path) as url:
        assert httpx.get(f"{url}/api/me", headers=NAME).status_code == 403
        plain = httpx.get(f"{url}/api/me")
        assert "strict-transport-security" not in plain.headers and "Secure" not in plain.headers["set-cookie"]


def test_the_guests_cookie_is_secure(tmp_path: Path) -> None:
    with serving(tmp_path, site=SITE) as url:
        token = httpx.get(f"{url}/api/me", headers=NAME).cookies["zaria_csrf"]
        headers = NAME | {"X-CSRF-Token": token, "Cookie": f"zaria_csrf={token}"}
        answer = httpx.post(f"{url}/api/guests", json={"name": "Ann"}, headers=headers)
        assert answer.status_code == 201
        assert "Secure" in next(one for one in answer.headers.get_list("set-cookie") if one.startswith("zaria_guest="))


def test_browsers_get_a_cookie_that_no_other_host_can_set(tmp_path: Path) -> None:
    with serving(tmp_path, site=SITE) as url:
        token = httpx.get(f"{url}/api/me", headers=NAME).cookies["zaria_csrf"]
        headers = NAME | {"X-CSRF-Token": token, "Cookie": f"zaria_csrf={token}", "Origin": SITE.origin}

        def cookie_of(name: str) -> str:
            answer = httpx.post(f"{url}/api/guests", json={"name": name}, headers=headers)
            [made] = [one for one in answer.headers.get_list("set-cookie") if "zaria_guest=" in one]
            assert made.startswith("__Host-zaria_guest=") and "Secure" in made and "Path=/" in made
            assert "domain" not in made.lower()
            return made.partition("=")[2].partition(";")[0]

        def name_by(cookie: str) -> Any:
            found = httpx.get(f"{url}/api/me", headers=NAME | {"Cookie": cookie}).json()
            return found and found["name"]

        ann, eve = cookie_of("Ann"), cookie_of("Eve")
        assert name_by(f"__Host-zaria_guest={ann}") == "Ann"
        assert name_by(f"zaria_guest={eve}; __Host-zaria_guest={ann}") == "Ann"  # Eve's is from a neighbouring host
        assert name_by(f"__Host-zaria_guest={ann}; zaria_guest={eve}") == "Ann"
        assert name_by(f"zaria_guest={ann}") == "Ann"  # programs, and devices of earlier versions


def test_browsers_get_the_other_cookie_so_too(tmp_path: Path) -> None:
    """The token against requests from elsewhere: a neighbouring host could set one that it knows."""
    with serving(tmp_path, site=SITE) as url:
        browser = NAME | {"Sec-Fetch-Site": "same-origin"}
        answer = httpx.get(f"{url}/api/me", headers=browser)
        [made] = [one for one in answer.headers.get_list("set-cookie") if "zaria_csrf=" in one]
        assert made.startswith("__Host-zaria_csrf=") and "Secure" in made and "Path=/" in made
        assert "domain" not in made.lower()
        token = made.partition("=")[2].partition(";")[0]
        other = httpx.get(f"{url}/api/me", headers=NAME).cookies["zaria_csrf"]
        for cookie, sent, status in (
            (f"__Host-zaria_csrf={token}", token, 201),
            (f"zaria_csrf={other}; __Host-zaria_csrf={token}", token, 201),
            (f"__Host-zaria_csrf={token}; zaria_csrf={other}", other, 403),
        ):
            headers = browser | {"X-CSRF-Token": sent, "Cookie": cookie, "Origin": SITE.origin}
            answer = httpx.post(f"{url}/api/guests", json={"name": "Ann"}, headers=headers)
            assert answer.status_code == status
        again = httpx.get(f"{url}/api/me", headers=browser | {"Cookie": f"__Host-zaria_csrf={token}"})
        assert not any("zaria_csrf" in one for one in again.headers.get_list("set-cookie"))


def codes(url: str, address: str, times: int, **more: str) -> list[int]:
    headers = NAME | {"X-Forwarded-For": address} | more
    return [httpx.get(f"{url}/api/games", headers=headers).status_code for _ in range(times)]


def test_clients_behind_the_proxy_are_counted_apart(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"requests_of_network_per_minute": 4, "requests_per_minute": 10**6}
    with serving(tmp_path / "behind", site=SITE, **limits) as url:
        assert codes(url, "192.0.2.7", 6) == [200] * 4 + [429] * 2
        assert codes(url, "6.6.6.6, 192.0.2.7", 1) == [429]  # what the client itself wrote does not help
        assert codes(url, "192.0.2.8", 1) == [200]
    with serving(tmp_path / "alone", **limits) as url:  # without a proxy the header says nothing
        headers = {"X-Forwarded-For": "192.0.2.7"}
        assert [httpx.get(f"{url}/api/games", headers=headers).status_code for _ in range(6)] == [200] * 6


@pytest.mark.parametrize("said", [None, "", "unknown", "localhost", "127.0.0.1; DROP", "_hidden,"])
def test_who_is_not_told_by_the_proxy_is_not_this_machine(tmp_path: Path, said: str | None) -> None:
    """Such requests count together, and nothing answers them that answers only this machine."""
    headers = NAME if said is None else NAME | {"X-Forwarded-For": said}
    limits: dict[str, Any] = {"requests_of_network_per_minute": 4, "requests_per_minute": 10**6}
    with serving(tmp_path, site=SITE, **limits) as url:
        assert httpx.get(f"{url}/metrics", headers=headers).status_code == 404
        answers = [httpx.get(f"{url}/api/games", headers=headers).status_code for _ in range(6)]
        assert answers == [200] * 4 + [429] * 2
        assert httpx.get(f"{url}/health", headers=headers).status_code == 200  # what watches over it asks without


def test_ports_and_brackets_are_understood(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"requests_of_network_per_minute": 2, "requests_per_minute": 10**6}
    with serving(tmp_path, site=SITE, **limits) as url:
        assert codes(url, "192.0.2.7:1000", 1) + codes(url, "192.0.2.7:1001", 2) == [200, 200, 429]
        assert codes(url, "[2001:db8::7]:1000", 1) + codes(url, "2001:db8::8", 2) == [200, 200, 429]
        forwarded = NAME | {"Forwarded": "for=192.0.2.9", "X-Forwarded-For": "192.0.2.7"}
        assert httpx.get(f"{url}/api/games", headers=forwarded).status_code == 429  # only the proxy's header counts
    with serving(tmp_path, site=SITE, forwarded_by="forwarded", **limits) as url:
        found = []
        for port in range(3):
            said = {"Forwarded": f'for="[2001:db8::7]:{port}"', "X-Forwarded-For": f"192.0.2.{port}"}
            found.append(httpx.get(f"{url}/api/games", headers=NAME | said).status_code)
        assert found == [200, 200, 429]


def test_metrics_need_a_token_behind_a_domain(tmp_path: Path) -> None:
    with serving(tmp_path / "none", site=SITE) as url:
        assert httpx.get(f"{url}/metrics").status_code == 404
    with serving(tmp_path / "token", site=SITE, metrics_token="secret") as url:
        for given in ("", "Bearer", "Bearer wrong", "secret", "Bearer s\u00e9cret"):
            asked = httpx.get(f"{url}/metrics", headers=[(b"Authorization", given.encode("latin-1"))])
            assert asked.status_code == 404
        assert httpx.get(f"{url}/metrics", headers={"Authorization": "Bearer secret"}).status_code == 200


def test_the_command_tells_the_address_and_refuses_others(tmp_path: Path) -> None:
    with Process(tmp_path / "data", "--public", "https://dice.example.org") as server:
        assert "On the internet, through your proxy: https://dice.example.org" in server.said
    with Process(tmp_path / "data", "--public", "dice") as server:
        assert server.process.wait(60) == 1
        assert "“dice” is not the address of a site" in server.said
    with Process(tmp_path / "data", "--public", SITE.origin, ZARIA_TEST_SECRET="00" * 32) as server:
        assert server.process.wait(60) == 1


CONFIG = """
daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 64; }}
http {{
  access_log off;
  client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder}; uwsgi_temp_path {folder};
  scgi_temp_path {folder};
  map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
  server {{
    listen 127.0.0.1:{port} ssl;
    ssl_certificate {folder}/certificate.pem; ssl_certificate_key {folder}/key.pem;
    location / {{
      proxy_pass {url};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
    }}
  }}
}}
"""


@pytest.fixture(scope="module")
def program() -> str:
    """nginx: that of the system, or of Debian if we may install it."""
    found = shutil.which("nginx", path=PATHS)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get") is not None:
        install = "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends"
        subprocess.run(f"{install} nginx-light openssl", shell=True, stdout=subprocess.DEVNULL)
        found = shutil.which("nginx", path=PATHS)
    if found is None:
        pytest.fail("nginx is not installed: apt-get install nginx-light", pytrace=False)
    return found


def certificate(folder: Path) -> None:
    """For this machine, signed by itself."""
    request = "openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost"
    request += " -addext subjectAltName=DNS:localhost"
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "certificate.pem")]
    subprocess.run([*request.split(), *files], check=True, capture_output=True)


@contextmanager
def nginx(program: str, folder: Path, port: int, url: str) -> Iterator[ssl.SSLContext]:
    folder.mkdir()
    certificate(folder)
    (folder / "nginx.conf").write_text(CONFIG.format(folder=folder, port=port, url=url))
    process = subprocess.Popen(
        [program, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    )
    trusted = ssl.create_default_context(cafile=folder / "certificate.pem")
    try:
        with httpx.Client(transport=httpx.HTTPTransport(retries=8, verify=trusted)) as waiting:
            waiting.get(f"https://localhost:{port}/health")
        yield trusted
    finally:
        process.terminate()
        process.wait(20)


def test_a_game_is_played_through_nginx_with_tls(tmp_path: Path, program: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"https://localhost:{port}"
    limits: dict[str, Any] = {"site": PublicSite(address), "requests_of_network_per_minute": 60, "seal_seconds": 20}
    with (
        serving(tmp_path / "data", **limits) as url,
        nginx(program, tmp_path / "nginx", port, url) as trusted,
        Person(address, trusted=trusted) as ann,
    ):
        answer = ann.ask("GET", "/api/me", Origin=address)
        assert answer.status_code == 200 and "max-age" in answer.headers["strict-transport-security"]
        assert all(cookie.secure for cookie in ann.http.cookies.jar)
        assert ann.ask("GET", "/api/me", Origin="https://evil.example").status_code == 403
        table = ann.create("vegas", "mg", options={"rounds": 1}, speed="fast")
        with ann.live(table) as live:
            live.begin(0)
            assert live.until_asked() is not None
            assert live.move()["type"] == "ack"
        spoofed = {"X-Forwarded-For": "192.0.2.9"}  # nginx adds the true address, which is this machine's
        answers = [ann.ask("GET", "/api/me", **spoofed).status_code for _ in range(80)]
        assert answers == [200] * 80
