"""Which function carries out which type of command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from zaria.server.commands.context import CommandContext
from zaria.server.messages.incoming import BaseCommand

C = TypeVar("C", bound=BaseCommand)


class Handlers(dict[type[BaseCommand], Callable[[CommandContext, Any], None]]):
    """Each handler checks first and then changes the table: a refused command changes nothing."""

    def of(self, kind: type[C]) -> Callable[[Callable[[CommandContext, C], None]], Callable[[CommandContext, C], None]]:
        """Registers a function as the handler of this type of command."""

        def register(handler: Callable[[CommandContext, C], None]) -> Callable[[CommandContext, C], None]:
            self[kind] = handler
            return handler

        return register
