"""The only place that reads argparse's English error messages."""

from __future__ import annotations

import argparse


def lacks_a_value(error: argparse.ArgumentError) -> bool:
    """Is a value missing? Otherwise there is one that the argument does not take."""
    return "expected" in error.message or error.argument_name is None
