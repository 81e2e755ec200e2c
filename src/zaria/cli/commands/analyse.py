"""`zaria analyse FILE`: luck and skill in a recorded game."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from zaria.analysis import Analysis
from zaria.arena.plots import Line, curves
from zaria.cli.arguments import Arguments
from zaria.cli.files import read_named
from zaria.cli.many_games import show_progress
from zaria.cli.prompts.hint_lines import reason
from zaria.core.engine.errors import BadRecord
from zaria.core.records.record import Record
from zaria.core.records.replay import replay, state_after
from zaria.i18n import Words, with_sign
from zaria.i18n.speech import Speech
from zaria.terminal.columns import columns
from zaria.terminal.drawing import Drawing, drawing_of
from zaria.terminal.errors import UsageError
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen, clean


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("analyse", words)
    parser.place("file", "analyse")
    parser.flag("--json", "analyse-json")
    parser.value("--svg", "analyse-svg")
    parser.flag("--so-far", "analyse-so-far")
    parser.flag("--plain", "plain")
    return parser


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    record = read_named(args.file, "analyse")
    replay(record)  # refuse an impossible game before the analysis
    if record.result is None and not args.so_far:
        raise BadRecord("analysis-unfinished")
    report = finish_analysis(record)
    if args.svg is not None:
        write_picture(Path(args.svg), graph(report, words))
    if args.json:
        print(json.dumps(report), file=screen.out)  # one line, however long
    else:
        screen.show(*AnalysisText(record, report, drawing_of(record.game, screen, words, record.players)).lines())
    return 0


def finish_analysis(record: Record) -> dict[str, Any]:
    analysis = Analysis(record)
    while not analysis.is_done:
        analysis.refine()
        show_progress(int(100 * analysis.progress), 100)
    return analysis.report()


def write_picture(path: Path, picture: str) -> None:
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise UsageError("file-unwritable", file=str(path), errno=error.errno) from None


def graph(report: dict[str, Any], words: Words) -> str:
    """The chances of all players after every step."""
    scale = 1 if report["unit"] == "points" else 100
    speech = Speech(words, {})
    lines = [
        Line(clean(name), [scale * position["values"][seat] for position in report["positions"]])
        for seat, name in enumerate(report["players"])
    ]
    rounds = [position["round"] for position in report["positions"]]
    firsts = [place for place in range(len(rounds)) if rounds[place] > 0 and rounds[place] not in rounds[:place]]
    marks = [(place, speech.say("analysis-round", {"round": rounds[place]})) for place in firsts]
    return curves(words.say(f"analysis-graph-{report['unit']}"), words.say("analysis-axis"), lines, marks)


class AnalysisText:
    """The report in words."""

    def __init__(self, record: Record, report: dict[str, Any], drawing: Drawing) -> None:
        self.record = record
        self.report = report
        self.drawing = drawing
        self.say = drawing.speech.say
        self.scale = 1 if report["unit"] == "points" else 100

    def lines(self) -> list[str]:
        report = self.report
        lines = [self.heading(), "", *self.table(), "", self.say(f"analysis-note-{report['unit']}")]
        if report["moments"]:
            lines += ["", self.say("analysis-moments"), *(self.moment(one) for one in report["moments"])]
        lines += ["", self.say("analysis-mistakes")]
        if not report["mistakes"]:
            lines.append(f"  {self.say('analysis-no-mistakes')}")
        else:
            lines.append(f"  {self.say('analysis-note-mistakes')}")
        for mistake in report["mistakes"]:
            lines += self.mistake(mistake)
        return lines

    def heading(self) -> str:
        result = self.report["result"]
        if result is None:
            return self.say("analysis-so-far")
        if len(self.report["players"]) == 1:
            return self.say("analysis-solo", {"points": result["scores"][0]})
        won, verdict = self.drawing.winners(result).strip(), self.report["verdict"]
        if verdict == "none":
            return won
        return f"{won} {self.say(f'analysis-verdict-{verdict}', {'seat': result['winners'][0]})}"

    def sure(self, value: int, error: float) -> str:
        return f"{with_sign(value)} ±{max(1, round(self.scale * error))}" if error > 0 else with_sign(value)

    def table(self) -> list[str]:
        names = ("start", "luck", "decisions", "gifts", "end")
        rows = [["", *(self.say(f"analysis-{name}") for name in names)]]
        for seat, row in enumerate(self.report["whole"]):
            errors = self.report["seats"][seat]
            changes = [self.sure(row[name], errors[f"{name}_error"]) for name in ("luck", "decisions", "gifts")]
            rows.append([self.drawing.speech.name(seat), str(row["start"]), *changes, str(row["end"])])
        return columns(rows)

    def moment(self, moment: dict[str, Any]) -> str:
        place = self.report["positions"][moment["position"]]
        change = self.sure(round(self.scale * moment["change"]), moment["error"])
        about = {"seat": moment["seat"], "round": place["round"], "step": moment["step"], "by": change}
        return f"  {self.say('analysis-moment', about)}"

    def mistake(self, mistake: dict[str, Any]) -> list[str]:
        state = state_after(self.record, mistake["step"] - 1)
        view = state.view(mistake["seat"])
        names = {choice["word"]: self.drawing.named(view, view["ask"], choice) for choice in view["ask"]["choices"]}
        change = self.sure(-round(self.scale * mistake["loss"]), mistake["error"])
        about = {name: mistake[name] for name in ("seat", "round", "turn", "step")}
        played = self.say("analysis-played", {"choice": names[mistake["played"]]})
        return [
            f"  {self.say('analysis-mistake', about | {'by': change})}",
            f"    {played} {reason(mistake, names, self.drawing.speech)}",
        ]
