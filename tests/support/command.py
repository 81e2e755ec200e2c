"""The command `zaria`, as a program of its own."""

import subprocess
import sys

SECONDS = 120  # only a broken one takes longer


def zaria(*arguments: str) -> tuple[int, str]:
    """Its exit code, and all that it says."""
    command = [sys.executable, "-m", "zaria.cli", *arguments, "--lang", "en"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    return ran.returncode, ran.stdout + ran.stderr
