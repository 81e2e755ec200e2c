"""The machine of a measurement, its load, and the resources of a process."""

from __future__ import annotations

import datetime
import os
import platform
from pathlib import Path

import zaria


def machine() -> str:
    """Date, machine and versions of a measurement."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line.partition(":")[2].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line]
        model = names[0] if names else model
    compiled = "compiled" if zaria.COMPILED else "uncompiled"
    today = datetime.date.today().isoformat()
    return f"{today}, {model}, {os.cpu_count()} cores, Python {platform.python_version()}, engine {compiled}"


def load_average() -> str:
    """The load average of the last minute; `?` on systems without one."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "?"


def cpu_seconds(pid: int) -> float:
    """The CPU time of the process so far; 0 if unknown."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    """The memory of the process; 0 if unknown."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def row(*cells: str) -> None:
    """Print a row of a Markdown table."""
    print("| " + " | ".join(cells) + " |", flush=True)
