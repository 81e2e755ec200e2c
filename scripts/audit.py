"""Known faults of all pinned packages, by pip-audit and npm audit. Says so if their data cannot be reached.

    make audit

Exits with 1 if there is a fault, and with 0 if there is none or no data could be reached.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from lock import pins

ROOT = Path(__file__).parents[1]
SECONDS = 300


def run(command: list[str], folder: Path) -> dict[str, object] | None:
    """The JSON report of a command; None if it made none."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS)
        report = json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None
    return report if isinstance(report, dict) and "error" not in report else None


def python_faults() -> list[str] | None:
    """One line for each fault."""
    with TemporaryDirectory() as folder:
        everything = Path(folder, "pins.txt")  # for other systems, too
        everything.write_text("\n".join(pins()), encoding="ascii")
        audit = [sys.executable, "-m", "pip_audit", "--requirement", str(everything), "--no-deps", "--disable-pip"]
        report = run([*audit, "--format", "json", "--progress-spinner", "off"], ROOT)
    if report is None:
        return None
    packages = report.get("dependencies")
    if not isinstance(packages, list):
        return None
    return [f"{one['name']} {one['version']}: {fault['id']}" for one in packages for fault in one.get("vulns", [])]


def node_faults() -> list[str] | None:
    report = run(["npm", "audit", "--json"], ROOT / "web")
    faults = None if report is None else report.get("vulnerabilities")
    if not isinstance(faults, dict):
        return None
    return [f"{name}: {fault['severity']}" for name, fault in faults.items()]


def main() -> int:
    found = 0
    for name, faults in (("Python", python_faults()), ("Node", node_faults())):
        if faults is None:
            print(f"{name}: not asked. The tool is not installed, or its data cannot be reached from here.")
            continue
        found += len(faults)
        print(f"{name}: {len(faults)} known faults", *faults, sep="\n  ")
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main())
