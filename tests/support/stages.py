"""The stages of tests: `python tests/support/stages.py tests/server/...` prints the stage of a test."""

import sys
from pathlib import Path

# Tests of what is built on the rules run on the compiled package, in a hundredth of the time.
PRODUCT = {
    "analysis",
    "arena",
    "cli",
    "client",
    "contract",
    "docs",
    "env",
    "i18n",
    "miner",
    "notebook",
    "server",
    "tree",
}


def stage_of(test: str) -> str:
    """`units` of the page, `browser`, `compiled` or `sources`, by the test's folder."""
    path = test.partition("::")[0]
    if not path or not Path(path).exists():
        raise SystemExit(f"there is no test {path!r}: name a file or folder of tests/ or web/test/, T=tests/rules")
    parts = Path(path).parts
    if parts[0] == "web":
        return "units"
    folder = parts[1] if len(parts) > 1 else ""
    return "browser" if folder == "web" else "compiled" if folder in PRODUCT else "sources"


if __name__ == "__main__":
    print(stage_of(*sys.argv[1:] or [""]))
