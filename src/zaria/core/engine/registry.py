"""Games and their options, and the checks of options."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from zaria.core.engine.components import Component, components_of, components_today
from zaria.core.engine.errors import BadOption, BadPlayers, UnknownGame, quote
from zaria.core.engine.observation import ActionIndex, Observation
from zaria.core.engine.questions import QuestionKind
from zaria.core.engine.setup import Setup

if TYPE_CHECKING:
    from zaria.core.engine.frames import Frames
    from zaria.core.engine.state import State


class Option:
    """An option of a new game.

    `type` is a word for clients (`bool`, `int`, `choice`, ...), `range` the allowed values, `key` its message key.
    On a command line an option with `in_file` is given as the name of a file; `read` gets the file's content.
    """

    def __init__(self, game: str, name: str, type: str, default: Any, range: list[Any]) -> None:
        self.name = name
        self.type = type
        self.default = default
        self.range = range
        self.key = f"option-{game}-{name.replace('_', '-')}"
        self.in_file = False

    def check(self, value: Any) -> Any:
        """The value in the form that is kept, or BadOption."""
        raise self.refuse(value)

    def read(self, text: str) -> Any:
        """Read the value from a text on a command line."""
        return self.check(text)

    def refuse(self, value: Any) -> BadOption:
        return BadOption(f"option-{self.type}", option=self.name, given=quote(value), possible=self.possible())

    def possible(self) -> str:
        return ", ".join(str(value) for value in self.range)


class IntOption(Option):
    def __init__(self, game: str, name: str, default: int, low: int, high: int) -> None:
        super().__init__(game, name, "int", default, [low, high])

    def check(self, value: Any) -> Any:
        if type(value) is not int or not self.range[0] <= value <= self.range[1]:
            raise self.refuse(value)
        return value

    def read(self, text: str) -> Any:
        return self.check(read_int(text))

    def possible(self) -> str:
        return f"{self.range[0]}..{self.range[1]}"


class BoolOption(Option):
    def __init__(self, game: str, name: str, default: bool) -> None:
        super().__init__(game, name, "bool", default, [False, True])

    def check(self, value: Any) -> Any:
        if type(value) is not bool:
            raise self.refuse(value)
        return value

    def read(self, text: str) -> Any:
        return self.check({"yes": True, "true": True, "no": False, "false": False}.get(text.lower(), text))


class ChoiceOption(Option):
    def __init__(self, game: str, name: str, default: str, choices: list[str]) -> None:
        super().__init__(game, name, "choice", default, list(choices))

    def check(self, value: Any) -> Any:
        if type(value) is not str or value not in self.range:
            raise self.refuse(value)
        return value


class Game:
    """A game that can be started.

    `rules` is the version of its rules. Records and saved states from `replays_from` on can be continued: where rules
    differ, the game checks the version in the setup.
    """

    def __init__(
        self,
        name: str,
        players: tuple[int, int],
        options: list[Option],
        rules: int,
        begin: Callable[[Setup], State],
        blank: Callable[[Setup], State],
        frames: Frames,
        questions: list[QuestionKind],
        components: list[Component],
        replays_from: int,
        observation: Observation | None = None,
        is_possible: Callable[[Any], bool] | None = None,
    ) -> None:
        self.name = name
        self.players = players
        self.options = options
        self.rules = rules
        self.replays_from = replays_from
        self.begin = begin
        self.blank = blank  # an empty table, to load a saved one into
        self.frames = frames
        self.questions = questions
        self.components = components
        self.is_possible = is_possible  # can a game reach this position? For states from untrusted sources
        self.observation = observation  # the observation vector, if the game has one
        self.index = ActionIndex(questions)

    def new(self, players: object = None, **options: Any) -> State:
        """A fresh state; nothing is drawn yet."""
        return self.start(players, options)

    def start(self, players: object, options: dict[str, Any]) -> State:
        """`new` with options as a dictionary, for options that came as data with any names."""
        number, checked = self.check_players(players), self.check_options(options)
        return self.begin(Setup(self.name, self.rules, number, checked, components_today(self.components, checked)))

    def setup_of(
        self, rules: int, players: object, options: dict[str, Any], components: dict[str, Any] | None
    ) -> Setup:
        """The checked setup of a table, possibly started under older rules."""
        number, checked = self.check_players(players), self.check_options(options)
        return Setup(self.name, rules, number, checked, components_of(self.components, checked, rules, components))

    def check_players(self, players: object) -> int:
        low, high = self.players
        if players is None and low == high:
            players = low
        if players is None:
            raise BadPlayers("players-missing", game=self.name, low=low, high=high)
        if type(players) is not int or not low <= players <= high:
            raise BadPlayers("players", game=self.name, given=quote(players), low=low, high=high)
        return players

    def check_options(self, given: dict[str, Any]) -> dict[str, Any]:
        """All options with their values, defaults filled in."""
        for name in given:
            if name not in [option.name for option in self.options]:
                names = ", ".join(option.name for option in self.options)
                raise BadOption("option-unknown", game=self.name, option=quote(name), possible=names)
        return {option.name: option.check(given.get(option.name, option.default)) for option in self.options}


GAMES: dict[str, Game] = {}


def register(game: Game) -> Game:
    GAMES[game.name] = game
    return game


def find_game(name: object) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame("unknown-game", given=quote(name), possible=", ".join(GAMES))
    return GAMES[name]


def new(game: object, players: object = None, **options: Any) -> State:
    """Start a game: `new("vegas", players=4)`."""
    return find_game(game).start(players, options)


def read_int(text: str) -> int | str:
    """The integer that the text spells, or the text itself."""
    digits = text[1:] if text[:1] == "-" else text
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= 18 else text
