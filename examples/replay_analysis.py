"""What happened in a record: python examples/replay_analysis.py [FILE]

Without a file it plays a game first. It goes through the positions of the record, counts how often each number was
rolled, and finds the decision that changed the standing most.
"""

import sys
from collections import Counter
from pathlib import Path

import zaria


def analyse(record: zaria.Record) -> list[str]:
    rolled: Counter[int] = Counter()
    best_change, best = 0, "no decision changed the standing"
    before: list[int] | None = None
    for step, state in zaria.states(record):
        if step is None:
            continue
        if step[0] == "deal" and step[1].startswith("roll/"):
            rolled.update(value + 1 for value in step[3])
        elif isinstance(step[0], int) and before is not None:
            change = state.standing()[step[0]] - before[step[0]]
            if change > best_change:
                best_change, best = change, f"{record.players[step[0]]}: {step[1]}, {change:+,}"
        before = state.standing()
    counts = ", ".join(f"{number}: {rolled[number]}" for number in sorted(rolled))
    final = zaria.replay(record)
    scores = ", ".join(f"{name} {score:,}" for name, score in zip(record.players, final.scores()))
    return [f"scores: {scores}", f"rolled: {counts}", f"the most at once: {best}"]


def main() -> None:
    if len(sys.argv) > 1:
        record = zaria.Record.from_json(Path(sys.argv[1]).read_text(encoding="utf-8"))
    else:
        record = zaria.play("vegas", ["greedy", "naive", "random"], seed=7)
    print(*analyse(record), sep="\n")


if __name__ == "__main__":
    main()
