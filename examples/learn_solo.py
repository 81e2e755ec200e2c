"""A player of the solo game of Dice Miner that learns on the batch environment, within minutes and with NumPy alone.

    python examples/learn_solo.py --minutes 3
    cd examples && zaria arena miner-solo learn_solo:Learned greedy --games 2000

Its reward is the increase of points. A second network, the critic, learns how many points usually follow, and a choice
is good if more followed. The weights are kept in `learned_solo.npz`, the curve in `learned_solo.svg`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from policy import Floats, Policy, pick

import zaria
from zaria.arena.plots import curve

HERE = Path(__file__).resolve().parent
KEPT = HERE / "learned_solo.npz"
GAMES = 256
STEPS = 48  # between two updates
HIDDEN = 64
SCALE = 10  # points are learnt in tens
FAR = 0.95  # the lambda of generalised advantage estimation
OF_TABLE = 18  # the last features are the same for all choices
MOST = 24  # choices considered; the rare further ones are ignored
GAME = zaria.GAMES["miner-solo"]
ANSWERS = GAME.index.size
KINDS = np.repeat(np.arange(5), (27, 10, 7, 8, 8))  # of each die
QUESTION_OF = np.repeat(np.arange(4), [kind.answers for kind in GAME.questions])
ANSWER_OF = np.concatenate([np.arange(kind.answers) for kind in GAME.questions])
IS_DIE = (ANSWER_OF < 60) & ((QUESTION_OF == 0) | (QUESTION_OF == 3))
DIE_OF = np.where(IS_DIE, ANSWER_OF, 0)
KIND_OF = np.eye(5, dtype=np.float32)[KINDS[DIE_OF]] * IS_DIE[:, None]
CELLS = [(a, row - a) for row in range(5, 10) for a in range(row - 5, 6)]  # by their places on the mountain, from 1
BELOW = np.zeros((len(CELLS) + 1, 2), int)  # the places under each; 0 for the ground
for _place, (_a, _b) in enumerate(CELLS, start=1):
    BELOW[_place] = [CELLS.index(cell) + 1 if cell in CELLS else 0 for cell in ((_a - 1, _b), (_a, _b - 1))]
FORM = np.stack(
    [QUESTION_OF == number for number in range(4)]
    + [~IS_DIE & (QUESTION_OF == 0) & (ANSWER_OF == answer) for answer in (61, 62)]  # refill, stop
    + [(QUESTION_OF == 1) & (ANSWER_OF == side) for side in range(6)]
    + [(QUESTION_OF == 2) & (ANSWER_OF == 1)],
    axis=1,
).astype(np.float32)


def part(vectors: NDArray[Any], name: str, size: int) -> Floats:
    """One field of all vectors."""
    first = GAME.observation.place(name)  # type: ignore[union-attr]
    found: Floats = vectors[:, first : first + size].astype(np.float32)
    return found


def choices(masks: NDArray[Any]) -> tuple[NDArray[Any], NDArray[np.bool_]]:
    """The legal answers of each game in a row, and which of its places are used."""
    order = np.argsort(masks == 0, axis=1, kind="stable")[:, :MOST]
    return order, np.take_along_axis(masks, order, axis=1) > 0


def features(vectors: NDArray[Any], answers: NDArray[Any]) -> Floats:
    """The features of each choice: its kind, its die's face, the dice it uncovers, and the trove."""
    dice = DIE_OF[answers]
    is_die = IS_DIE[answers]
    symbols, amounts = part(vectors, "symbol", 60).astype(int), part(vectors, "amount", 60)
    owned = part(vectors, "owner", 60)
    allowed, trove = may_take(vectors, symbols, amounts, owned)
    bare, useful = laid_bare(vectors, allowed)
    own_symbol = np.take_along_axis(symbols, dice, axis=1)
    by_die = [np.take_along_axis(one, dice, axis=1) for one in (amounts / 3, owned, bare, useful)]
    table = np.concatenate([trove, (answers[:, :1] * 0 + 1)], axis=1)
    columns = [FORM[answers], KIND_OF[answers], np.eye(14, dtype=np.float32)[own_symbol] * is_die[..., None]]
    columns.append(np.stack(by_die, axis=2) * is_die[..., None])
    columns.append(np.repeat(table[:, None, :], answers.shape[1], axis=1))
    return np.concatenate(columns, axis=2).astype(np.float32)


def may_take(vectors: NDArray[Any], symbols: NDArray[Any], amounts: Floats, owned: Floats) -> tuple[Floats, Floats]:
    """Which dice may be taken (SOLO-04, SOLO-05), and which are in the trove and on the mountain."""
    shown = part(vectors, "shown", 10)
    marks = part(vectors, "marks", 60).astype(int)
    free = (owned > 0) & (marks & 4 == 0)
    pickaxes, shields = ((free & (symbols == symbol)).sum(axis=1, keepdims=True) for symbol in (9, 10))
    magic = (amounts * ((owned > 0) & (symbols == 12))).sum(axis=1, keepdims=True)
    room = (amounts * ((owned > 0) & (symbols == 11))).sum(axis=1, keepdims=True)
    room = room - ((owned > 0) & (marks & 2 > 0)).sum(axis=1, keepdims=True)
    before = np.concatenate([np.full((len(shown), 1), 99), shown[:, :5]], axis=1)
    fits = np.concatenate([before[:, :5] > shown[:, :5], np.ones((len(shown), 8), bool)], axis=1)
    fits[:, 6], fits[:, 7] = pickaxes[:, 0] > 0, shields[:, 0] > 0
    allowed = np.take_along_axis(fits, np.maximum(symbols - 1, 0), axis=1) & (symbols > 0)
    cells = part(vectors, "cell", 60)
    on_top = (cells > 0) & (part(vectors, "covers", 60) == 0)
    choice = (on_top & allowed).sum(axis=1, keepdims=True)
    numbers = [
        shown / 4,
        pickaxes,
        shields,
        magic / 3,
        room / 2,
        choice / 4,
        (cells > 0).sum(axis=1, keepdims=True) / 10,
    ]
    return allowed.astype(np.float32), np.concatenate([*numbers, part(vectors, "refills", 1)], axis=1)


def laid_bare(vectors: NDArray[Any], allowed: Floats) -> tuple[Floats, Floats]:
    """By die, how many dice it would uncover if taken, and how many of these could be taken then."""
    cells = part(vectors, "cell", 60).astype(int)
    waiting = part(vectors, "covers", 60) == 1
    by_place = np.zeros((2, len(cells), len(BELOW)), np.float32)
    rows = np.arange(len(cells))[:, None]
    by_place[0, rows, cells] = waiting
    by_place[1, rows, cells] = waiting * allowed
    by_place[:, :, 0] = 0  # dice that are not on the mountain
    under = by_place[:, :, BELOW].sum(axis=3)
    bare, useful = np.take_along_axis(under[0], cells, axis=1), np.take_along_axis(under[1], cells, axis=1)
    return bare * (cells > 0), useful * (cells > 0)


class Learned:
    """The trained player, for `zaria arena` and `zaria play`."""

    name = "learned"

    def __init__(self) -> None:
        self.policy = Policy.load(KEPT)

    def choose(self, known: zaria.State, seat: int, rng: zaria.Rng, budget: int) -> int:
        vector = np.frombuffer(known.observe(seat), np.int16)[None]
        answers, legal = choices(np.frombuffer(known.index_mask(), np.int8)[None])
        best = self.policy.probabilities(features(vector, answers), legal)[0].argmax()
        return int(ANSWER_OF[answers[0, best]])


def learn(minutes: float, seed: int, games: int = GAMES, steps: int = STEPS) -> tuple[Policy, list[float]]:
    """Train a policy; return it and its mean points after each update."""
    from zaria.env import vector

    rng = np.random.default_rng(seed)
    tables = vector("miner-solo", n=games)
    shown = tables.reset(seed=seed)
    policy = Policy(features(shown.observations, choices(shown.masks)[0]).shape[2], HIDDEN, rng)
    critic = Policy(OF_TABLE, HIDDEN, rng)
    points: list[float] = []
    start = time.monotonic()
    spent = 0.0  # of the time
    while spent < 1:
        played: list[Any] = []
        rewards: list[Any] = []
        ends: list[Any] = []
        for _ in range(steps):
            answers, legal = choices(shown.masks)
            seen = features(shown.observations, answers)
            chances = policy.probabilities(seen, legal)
            chosen = pick(chances, rng)
            rows = np.arange(games)
            shown = tables.step(answers[rows, chosen])
            rewards.append(shown.rewards[:, 0].astype(np.float32) / SCALE)
            ends.append(shown.over)
            played.append((seen, legal, chosen, chances[rows, chosen]))
        last = features(shown.observations, choices(shown.masks)[0])
        points.append(SCALE * float(np.sum(rewards)) / max(1, int(np.sum(ends))))
        improve(policy, critic, played, rewards, ends, last, rng, 2e-3 * (1 - 0.9 * spent))
        spent = (time.monotonic() - start) / (60 * minutes)
        if len(points) % 10 == 0:
            print(f"{time.monotonic() - start:5.0f} s  mean points {np.mean(points[-10:]):.1f}")
    return policy, points


def expected(critic: Policy, seen: Floats) -> Floats:
    """The critic's expected points, from the trove and the mountain only."""
    found: Floats = critic.forward(seen[:, 0, -OF_TABLE:])[-1][..., 0]
    return found


def improve(
    policy: Policy,
    critic: Policy,
    played: list[Any],
    rewards: list[Any],
    ends: list[Any],
    last: Floats,
    rng: np.random.Generator,
    rate: float,
) -> None:
    """Update the policy by the points beyond the critic's expectation, and the critic by the points that followed."""
    after, more = expected(critic, last), np.zeros(len(last), np.float32)
    gains: list[Floats] = []
    targets: list[Floats] = []
    for (seen, *_), reward, over in zip(played[::-1], rewards[::-1], ends[::-1]):
        before = expected(critic, seen)
        more = reward + np.where(over, 0, after + FAR * more) - before
        gains.insert(0, more)
        targets.insert(0, more + before)
        after = before
    seen, legal, chosen, likely = (np.concatenate(column) for column in zip(*played))
    gain, target = np.concatenate(gains), np.concatenate(targets)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(3):
        for rows in np.array_split(rng.permutation(len(gain)), 6):
            policy.update(seen[rows], legal[rows], chosen[rows], likely[rows], gain[rows], rate)
            layers = critic.forward(seen[rows][:, 0, -OF_TABLE:])
            critic.learn(layers, ((layers[-1] - target[rows][:, None]) / len(rows)).astype(np.float32), rate)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play the solo game of Dice Miner.")
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    policy, points = learn(given.minutes, given.seed)
    policy.save(KEPT)
    picture = curve("Mean points of a solo game", "rounds of learning", [max(0.0, one) for one in points])
    KEPT.with_suffix(".svg").write_text(picture, encoding="utf-8")
    print(f"kept in {KEPT.name} and {KEPT.with_suffix('.svg').name}")


if __name__ == "__main__":
    main()
