"""What the games show and ask. It imports little, since `zaria.typed` is made of it when a wheel is built."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, Union

import msgspec
from msgspec import UNSET

from zaria.games import parts
from zaria.games.shapes import GameShapes, Shape

Arguments = dict[str, Any]
GAMES: list[GameShapes] = list(parts("shapes"))
if TYPE_CHECKING:
    View: TypeAlias = Shape
    Preview: TypeAlias = Shape
    AnyWhy: TypeAlias = Shape
else:  # made of what the games bring
    View = Union[tuple(view for game in GAMES for view in game.views)]  # noqa: UP007
    AnyWhy = Union[tuple(game.why for game in GAMES if game.why is not None)]  # noqa: UP007
    Preview = msgspec.defstruct(
        "Preview",
        [(field.name, field.type, UNSET) for game in GAMES for field in msgspec.structs.fields(game.preview)],
        bases=(Shape,),
        namespace={"__doc__": "What would follow; each question tells what it can."},
        forbid_unknown_fields=True,
    )


class Choice(Shape):
    """The words of verbs and targets are in docs/questions.md."""

    action: int
    word: str
    verb: str
    targets: list[str]
    same_as: list[str]
    preview: Preview


class Question(Shape):
    """`question` is the key of its message, `number` its own in `game.questions`, `source` the key of a tile."""

    question: str
    number: int
    source: str | None
    rules: list[str]
    main: bool
    arguments: Arguments
    choices: list[Choice]
    secret: bool
