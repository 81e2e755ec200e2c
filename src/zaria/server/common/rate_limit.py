"""Rate limits: bursts and averages."""

from __future__ import annotations

import heapq
import time

FEW = 1000  # keys; when there are more, expired ones are removed


class TokenBucket:
    """Allows bursts of `at_once`, and `per_second` on average."""

    def __init__(self, at_once: int, per_second: float) -> None:
        self.most = at_once
        self.rate = per_second
        self.left = float(at_once)
        self.at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Is this allowed now? If so, it is counted. Anything larger than a burst counts as a whole burst."""
        self.refill()
        amount = min(amount, self.most)
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def refill(self) -> None:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """A bucket for each key. Full ones have expired and are removed, since attackers can make up keys."""

    def __init__(self, at_once: int, per_second: float) -> None:
        self.most = at_once
        self.per_second = per_second
        self.by_key: dict[str, TokenBucket] = {}
        self.taken: dict[str, float] = {}  # in this process, since the key's bucket was last full
        self.look_at = FEW  # when there are so many keys

    def take(self, key: str, amount: float = 1) -> bool:
        if not self.bucket(key).take(amount):
            return False
        self.taken[key] = self.taken.get(key, 0) + amount
        return True

    def charge(self, key: str, amount: float) -> None:
        """Count what was taken in another process. Debts are at most a burst."""
        bucket = self.bucket(key)
        bucket.refill()
        bucket.left = max(-float(bucket.most), bucket.left - amount)

    def most_taken(self, number: int) -> dict[str, float]:
        """The keys that took most lately, with the amounts. Not all keys are looked at: there may be very many."""
        most = heapq.nlargest(number, self.taken.items(), key=lambda item: item[1])
        for key, _ in most:
            self.bucket(key).refill()
            if self.by_key[key].left >= self.most:
                del self.by_key[key], self.taken[key]
        return {key: amount for key, amount in most if key in self.taken}

    def bucket(self, key: str) -> TokenBucket:
        bucket = self.by_key.get(key)
        if bucket is None:
            if len(self.by_key) >= self.look_at:
                self.remove_expired()
            bucket = self.by_key[key] = TokenBucket(self.most, self.per_second)
        return bucket

    def remove_expired(self) -> None:
        for bucket in self.by_key.values():
            bucket.refill()
        self.by_key = {key: bucket for key, bucket in self.by_key.items() if bucket.left < bucket.most}
        self.taken = {key: amount for key, amount in self.taken.items() if key in self.by_key}
        self.look_at = max(FEW, 2 * len(self.by_key))
