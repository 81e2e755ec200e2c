"""Where luck ended and skill began: a finished game taken apart, for each seat.

Start + luck + own decisions + gifts (what others' decisions gave) = end, exactly.
"""

from __future__ import annotations

from zaria.analysis.analysis import USUAL, Analysis, analyse

__all__ = ["USUAL", "Analysis", "analyse"]
