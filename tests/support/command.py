"""The command `zaria`, in this process; tests/cli tests it as a separate program."""

from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

from zaria.cli import main


def zaria(*arguments: str) -> tuple[int, str]:
    """Run a command; return its exit code and output."""
    said = StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = main([*arguments, "--lang", "en"])
    return code, said.getvalue()
