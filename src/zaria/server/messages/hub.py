"""Publish and subscribe, inside this process: subscribers of a topic get its messages in order."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable

from zaria.server.messages.mailbox import Mailbox

LONGEST_QUEUE = 500  # messages; a client further behind does not read at all


def never(text: str) -> bool:
    return False


class Subscriber:
    """A connection that reads at its own pace. One that falls far behind is closed; the client reconnects."""

    def __init__(self) -> None:
        self.mailbox: Mailbox[str] = Mailbox()  # messages that could not be sent at once
        self.is_behind = True  # are messages from the mailbox not sent yet?
        self.send_now: Callable[[str], bool] = never
        self.topics: set[str] = set()
        self.guest: str | None = None
        self.session = ""  # the device, by the hash of its cookie
        self.seat: int | None = None  # whose view they get; None for a spectator
        self.gone: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # resolves to a close code

    def send(self, text: str) -> None:
        """Send in order: directly if nothing is queued, which saves a task switch per text."""
        if not self.is_behind and not self.mailbox.items and self.send_now(text):
            return
        if len(self.mailbox) >= LONGEST_QUEUE:
            self.leave(1013)
        else:
            self.mailbox.put(text)

    def leave(self, code: int) -> None:
        if not self.gone.done():
            self.gone.set_result(code)


class Hub:
    def __init__(self) -> None:
        self.listeners: defaultdict[str, set[Subscriber]] = defaultdict(set)

    def subscribe(self, subscriber: Subscriber, topic: str) -> None:
        self.listeners[topic].add(subscriber)
        subscriber.topics.add(topic)

    def unsubscribe(self, subscriber: Subscriber, topic: str) -> None:
        subscriber.topics.discard(topic)
        self.listeners[topic].discard(subscriber)
        if not self.listeners[topic]:
            del self.listeners[topic]

    def publish(self, topic: str, text: str) -> None:
        for subscriber in self.listeners.get(topic, ()):
            subscriber.send(text)

    def remove(self, subscriber: Subscriber) -> None:
        for topic in list(subscriber.topics):
            self.unsubscribe(subscriber, topic)

    def subscribers(self, topic: str) -> set[Subscriber]:
        return set(self.listeners.get(topic, ()))
