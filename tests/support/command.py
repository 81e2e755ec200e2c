"""The command `zaria`, in this process: as a program of its own it is tested in tests/cli."""

from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

from zaria.cli import main


def zaria(*arguments: str) -> tuple[int, str]:
    """Its exit code, and all that it says."""
    said = StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = main([*arguments, "--lang", "en"])
    return code, said.getvalue()
