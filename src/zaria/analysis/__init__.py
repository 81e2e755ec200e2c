"""Luck and skill: how each seat's result in a finished game came about.

Start + luck + own decisions + gifts (the effect of others' decisions) = end, exactly.
"""

from __future__ import annotations

from zaria.analysis.analysis import USUAL, Analysis, analyse

__all__ = ["USUAL", "Analysis", "analyse"]
