"""Las Vegas and Las Vegas Royale for PettingZoo.

| | |
|---|---|
| Agents | `seat_0` to `seat_4`, as many as `players` |
| Observation | `{"observation": int16 vector, "action_mask": int8}`, see docs/environments.md |
| Actions | `Discrete(158)`: the index of all questions and answers |
| Rewards | the share of the win at the end, or by `reward`: the money as it is won (`score`, `standing`) |

`env(players=4, tiles=0, rounds=3, ...)` takes the options of the game, and `reward`, `render_mode`, `max_cycles` and
`illegal` (`terminate`: the library's way; `random`: a random legal answer is taken instead).

Version 0: the first one. A change of the vector or of the index is a new version.
"""

from typing import Any

from zaria.env.aec import Env, ZariaAEC, in_parallel, wrap

__all__ = ["env", "parallel_env", "raw_env"]


def raw_env(players: int = 4, **options: Any) -> ZariaAEC:
    """The environment itself. An illegal action raises zaria.IllegalMove."""
    return ZariaAEC("vegas_v0", "vegas", players, **options)


def env(players: int = 4, **options: Any) -> Env:
    """With PettingZoo's usual wrappers."""
    return wrap(raw_env(players, **options))


def parallel_env(players: int = 4, **options: Any) -> Env:
    """The parallel form, in which only the action of the agent whose turn it is counts."""
    return in_parallel(raw_env(players, **options))
