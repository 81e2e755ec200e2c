"""A cache of expensive answers that never change: the game so far at a version, and replayed records."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

LARGEST = 32_000_000  # bytes, all together


class AnswerCache:
    """Encoded answers by their inputs. The least recently used ones are evicted."""

    def __init__(self, most: int = LARGEST) -> None:
        self.most = most
        self.size = 0
        self.answers: OrderedDict[Hashable, bytes] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        if key in self.answers:
            self.answers.move_to_end(key)
            return self.answers[key]
        answer = await make()
        if key not in self.answers:
            self.answers[key] = answer
            self.size += len(answer)
        while self.size > self.most:
            self.size -= len(self.answers.popitem(last=False)[1])
        return answer
