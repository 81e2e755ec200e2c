"""The cookies of this machine's bots, one per server and name, in a file that only its owner can read."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path


class CookieFile:
    def __init__(self, path: Path) -> None:
        self.path = path

    def all(self) -> dict[str, dict[str, str]]:
        """Cookies by server and name. An unreadable file counts as empty."""
        try:
            cookies = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return cookies if isinstance(cookies, dict) else {}

    def cookie(self, server: str, name: str) -> str | None:
        names = self.all().get(server)
        cookie = names.get(name) if isinstance(names, dict) else None
        return cookie if isinstance(cookie, str) else None

    def keep(self, server: str, name: str, cookie: str) -> None:
        """Store a cookie. Ignores a file that cannot be written: the next start then makes a new guest."""
        cookies = self.all()
        names = cookies.get(server)
        cookies[server] = {**(names if isinstance(names, dict) else {}), name: cookie}
        with suppress(OSError):
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            fresh = self.path.with_name(f"{self.path.name}.{os.getpid()}")
            with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
                json.dump(cookies, file, indent=1)
            fresh.replace(self.path)  # atomically
