"""The reasons for the value of a face to a trove, most useful first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from zaria.miner.pieces.dice import TUNNEL
from zaria.miner.pieces.faces import SIDES
from zaria.miner.pieces.tally import CAVE_IN, DRAGON, GEM, LONGEST, PICKAXE, SHIELD, count_in, tally_of
from zaria.miner.rules.scoring import against
from zaria.miner.why.outlook import line

if TYPE_CHECKING:
    from zaria.miner.why.outlook import Outlook

# Each hazard with its tool, and the names that messages select their words by.
HAZARD_OF: Final = {PICKAXE: CAVE_IN, SHIELD: DRAGON}
TOOL_OF: Final = {CAVE_IN: PICKAXE, DRAGON: SHIELD}
NAME_OF: Final = {PICKAXE: "pickaxe", SHIELD: "shield", CAVE_IN: "cave-in", DRAGON: "dragon"}


def scoring_lines(before: Outlook, face: i64) -> list[dict[str, object]]:
    """The reasons for a face that scores or helps others to; none for chests, magic and Beer."""
    symbol = before.faces.symbol[face]
    if face // SIDES == TUNNEL and symbol < LONGEST:
        return tunnel_lines(before.tally(), symbol + 1)
    if symbol == GEM:
        return gem_lines(before, face)
    if symbol in (CAVE_IN, DRAGON):
        return hazard_lines(before.tally(), symbol, before.faces.amount[face])
    if symbol in (PICKAXE, SHIELD):
        return tool_lines(before.tally(), symbol)
    return []


# Tunnels


def tunnel_lines(tally: i64, number: i64) -> list[dict[str, object]]:
    """A further tunnel starts, continues or joins a sequence, or has to wait (DM-SCORE-01)."""
    after = tally + tally_of(number - 1, 1)
    if reaching(after, number) == reaching(tally, number):
        missing = missing_before(tally, number)
        return [line("tunnel-waits", {"missing": missing, "number": len(missing)})]
    end = int(number)
    while end < LONGEST and reaching(after, end + 1) > reaching(tally, end + 1):
        end += 1
    joined, waiting = numbers(1, int(number) - 1), numbers(int(number) + 1, end)
    whole = numbers(1, end)
    points = line("tunnel-change", {"from": sum(joined), "to": sum(whole)})
    if joined and waiting:
        return [line("tunnel-joins", {"joined": joined, "waiting": waiting, "whole": whole}), points]
    if joined:
        return [line("tunnel-extends", {"joined": joined, "whole": whole}), points]
    if waiting:
        return [line("tunnel-leads", {"waiting": waiting, "whole": whole}), points]
    return [line("tunnel-starts", {})]


def reaching(tally: i64, number: i64) -> i64:
    """The number of sequences that reach this number."""
    fewest = count_in(tally, 0)
    for lower in range(i64(1), number):
        fewest = min(fewest, count_in(tally, lower))
    return fewest


def missing_before(tally: i64, number: i64) -> list[int]:
    """The tunnels missing before a further one with this number counts, repeated as often as they are missing."""
    needed = count_in(tally, number - 1) + 1
    missing: list[int] = []
    for lower in range(i64(1), number):
        missing.extend([int(lower)] * int(max(0, needed - count_in(tally, lower - 1))))
    return missing


def numbers(first: int, last: int) -> list[int]:
    return list(range(first, last + 1))


# Gems


def gem_lines(before: Outlook, face: i64) -> list[dict[str, object]]:
    """The number of gems, and who has the crown: the most gems count double (DM-SCORE-02)."""
    after = before.with_face(face)
    most = before.most_gems_of_others()
    lines = [line("gem", {"gems": int(before.faces.amount[face]), "mine": after.gems(), "most": most})]
    if after.richest() == after.seat:
        lines.append(line("gem-keeps" if before.richest() == before.seat else "gem-crown", {}))
    elif after.gems() == most:
        lines.append(line("gem-tie", {"seats": after.with_gems(most)}))
    for other in after.others_from(before):
        lines.append(line("gem-takes", {"seat": other["seat"], "change": other["points"]}))
    return lines


# Hazards and tools


def hazard_lines(tally: i64, hazard: i64, symbols: i64) -> list[dict[str, object]]:
    """Each symbol scores once per tool; without a tool it counts against the trove (DM-SCORE-03)."""
    tool = TOOL_OF[int(hazard)]
    tools = count_in(tally, tool)
    if tools > 0:
        turned = {"tool": NAME_OF[tool], "number": int(tools), "symbols": int(symbols)}
        return [line("hazard-turned", turned)]
    lines = [
        line("hazard-bare", {"tool": NAME_OF[tool], "change": -int(symbols)}),
        line("hazard-tool-would", {"tool": NAME_OF[tool], "change": int(symbols)}),
    ]
    others = count_in(tally, hazard)
    if others > 0:
        lines.append(line("hazard-all", {"hazard": NAME_OF[int(hazard)], "number": int(others)}))
    return lines


def tool_lines(tally: i64, tool: i64) -> list[dict[str, object]]:
    """A tool turns all hazards of its kind, or makes turned ones count once more (DM-SCORE-03)."""
    hazard = HAZARD_OF[int(tool)]
    hazards, tools = count_in(tally, hazard), count_in(tally, tool)
    lines: list[dict[str, object]] = []
    if hazards == 0:
        lines.append(line("tool-none-yet", {"hazard": NAME_OF[hazard]}))
    if tools > 0:
        about = {"tool": NAME_OF[int(tool)], "hazard": NAME_OF[hazard], "number": int(tools) + 1}
        lines.append(line("tool-more", about))
    if hazards > 0:
        points = {"signed_from": int(against(hazards, tools)), "signed_to": int(against(hazards, tools + 1))}
        lines.append(line("tool-change" if tools > 0 else "tool-turns", {"hazard": NAME_OF[hazard], **points}))
    return lines
