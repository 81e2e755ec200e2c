"""Dice Miner for PettingZoo, and its solo game for one agent.

| | |
|---|---|
| Agents | `seat_0` to `seat_3`, as many as `players`; one of them plays solo |
| Observation | `{"observation": int16 vector, "action_mask": int8}`, see docs/environments.md |
| Actions | `Discrete(379)`, solo `Discrete(131)`: the index of all questions and answers |
| Rewards | the share of the win at the end, solo the points as they are won; or by `reward`: `score`, `standing` |

`env(players=4, ...)` takes the options of the game, and `reward`, `render_mode`, `max_cycles` and `illegal`
(`terminate`: the library's way; `random`: a random legal answer is taken instead).

Version 0: the first one. A change of the vector or of the index is a new version.
"""

from typing import Any

from zaria.env.aec import Env, ZariaAEC, in_parallel, wrap

__all__ = ["env", "parallel_env", "raw_env"]


def raw_env(players: int = 4, **options: Any) -> ZariaAEC:
    """The environment itself. An illegal action raises zaria.IllegalMove."""
    return ZariaAEC("miner_v0", "miner-solo" if players == 1 else "miner", players, **options)


def env(players: int = 4, **options: Any) -> Env:
    """With PettingZoo's usual wrappers."""
    return wrap(raw_env(players, **options))


def parallel_env(players: int = 4, **options: Any) -> Env:
    """The parallel form, in which only the action of the agent whose turn it is counts."""
    return in_parallel(raw_env(players, **options))
