"""Environments for programs that learn: PettingZoo, Gymnasium, and batches of many games (docs/environments.md).

>>> from zaria.env import vegas_v0
>>> env = vegas_v0.env(players=3)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> [place for place, legal in enumerate(observation["action_mask"]) if legal]
[1, 2, 5, 6]
"""

try:
    import gymnasium
    import numpy
    import pettingzoo
except ModuleNotFoundError as error:
    raise ModuleNotFoundError('zaria.env needs the extra "env": pip install ".[env]"', name=error.name) from None

from zaria.env import miner_v0, vegas_v0
from zaria.env.batch import BatchStep, Games, vector
from zaria.env.single import register_all

__all__ = ["BatchStep", "Games", "miner_v0", "vector", "vegas_v0"]

del gymnasium, numpy, pettingzoo
register_all()
