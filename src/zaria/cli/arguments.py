"""Arguments of commands: argparse parses them, our own messages explain errors."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from zaria.cli.argparse_errors import lacks_a_value
from zaria.cli.files import read_option_file
from zaria.cli.language import LANGUAGE
from zaria.core.engine.errors import quote
from zaria.core.engine.registry import Game, Option, read_int
from zaria.i18n import LOCALES, Words
from zaria.terminal.errors import UsageError
from zaria.terminal.screen import Screen, clean, term_lines, width_of


class Arguments(argparse.ArgumentParser):
    """The arguments of one command. All values are strings, or None if not given."""

    def __init__(self, command: str, words: Words) -> None:
        super().__init__(prog=f"zaria {command}", add_help=False, allow_abbrev=False, exit_on_error=False)
        self.words = words
        self.listed: list[argparse.Action] = []
        self.split = self.parse_known_args
        self.flag("--help", "help", short="-h")
        about_languages = words.say("argument-lang", {"possible": ", ".join(LOCALES)})
        self.add(LANGUAGE, metavar=words.say("argument-lang.value"), help=about_languages)

    def add(self, *names: str, **about: Any) -> None:
        self.listed.append(self.add_argument(*names, **about))

    def place(self, name: str, key: str, **about: str) -> None:
        """A positional argument."""
        metavar = self.words.say(f"argument-{key}.value")
        self.add(name, nargs="?", metavar=metavar, help=self.words.say(f"argument-{key}", about))

    def places(self, name: str, key: str, **about: str) -> None:
        """All further positional arguments."""
        metavar = self.words.say(f"argument-{key}.value")
        self.add(name, nargs="*", metavar=metavar, help=self.words.say(f"argument-{key}", about))
        self.split = self.parse_known_intermixed_args  # flags may come between them

    def value(self, name: str, key: str, many: bool = False) -> None:
        """`--name VALUE`"""
        metavar = self.words.say(f"argument-{key}.value")
        action = "append" if many else "store"
        self.add(name, action=action, metavar=metavar, help=self.words.say(f"argument-{key}"))

    def flag(self, name: str, key: str, short: str | None = None) -> None:
        names = [name] if short is None else [short, name]
        self.add(*names, action="store_true", help=self.words.say(f"argument-{key}"))

    def setting(self, name: str, default: str, variable: str) -> None:
        """`--name VALUE`, which can also be given in the environment."""
        about_it = {"about": self.words.say(f"setting-{name}"), "default": default, "variable": variable}
        metavar = self.words.say("argument-setting.value")
        self.add(f"--{name}", metavar=metavar, help=self.words.say("argument-setting", about_it))

    def names(self) -> list[str]:
        """All options, such as `--players`."""
        return [option for action in self.listed for option in action.option_strings if option.startswith("--")]

    def options_of(self, games: Iterable[Game], given: list[str]) -> None:
        """The options of the named game; if none is named, those of all games, to be listed."""
        listed = list(games)
        named = [game for game in listed if game.name in given][:1]
        for option in {option.name: option for game in named for option in game.options}.values():
            self.game_option(option)
        for name in [] if named else dict.fromkeys(option.name for game in listed for option in game.options):
            owners = [game for game in listed if any(option.name == name for option in game.options)]
            option = next(option for option in owners[0].options if option.name == name)
            self.game_option(option, ", ".join(game.name for game in owners))

    def game_option(self, option: Option, owners: str = "") -> None:
        """`--rounds 5`; a bool option without a value means yes. `owners` are the games that have it, for the help."""
        name, text = flag_of(option), about(option, self.words)
        if owners:
            text = f"{owners}: {text}"
        if option.type == "bool":
            self.add(name, nargs="?", const="yes", metavar="yes|no", dest=option.name, help=text)
        else:
            value = "argument-record" if option.in_file else "argument-option"
            self.add(name, metavar=self.words.say(f"{value}.value"), dest=option.name, help=text)

    def read(self, given: Sequence[str]) -> argparse.Namespace:
        """The arguments, or UsageError."""
        try:
            arguments, rest = self.split(list(given))
        except argparse.ArgumentError as error:
            code = "argument-needs-value" if lacks_a_value(error) else "argument-takes-no-value"
            raise UsageError(code, argument=error.argument_name or "", command=self.prog) from None
        if rest:
            possible = ", ".join(self.names())
            raise UsageError("argument-unknown", given=quote(clean(rest[0])), command=self.prog, possible=possible)
        return arguments

    def help_lines(self, screen: Screen) -> list[str]:
        """One entry for each argument."""
        takes = [(f"  {screen.paint(usage_of(action), 'bold')}", action.help or "") for action in self.listed]
        column = max(width_of(usage) for usage, _ in takes) + 2
        return [line for usage, text in takes for line in term_lines(usage, text, column, screen.width)]


def usage_of(action: argparse.Action) -> str:
    names = ", ".join(action.option_strings)
    return " ".join(part for part in (names, action.metavar) if isinstance(part, str) and part)


def flag_of(option: Option) -> str:
    return "--" + option.name.replace("_", "-")


def about(option: Option, words: Words) -> str:
    """What the option does, with its possible values and its default as they are typed."""
    help_text = words.say_or(f"{option.key}.help", option.name)
    if option.in_file:
        return words.say_or(f"argument-{option.type}", help_text, {"help": help_text})
    is_bool = option.type == "bool"
    possible = "yes, no" if is_bool else option.possible()
    default = ("yes" if option.default else "no") if is_bool else str(option.default)
    about_it = {"help": help_text, "possible": possible, "default": default}
    return words.say("argument-option", about_it)


def game_options(game: Game, args: argparse.Namespace) -> dict[str, object]:
    """The given options, in the form of the game."""
    given = {option: getattr(args, option.name) for option in game.options}
    return {option.name: read_option(option, text) for option, text in given.items() if text is not None}


def read_option(option: Option, text: str) -> Any:
    """The value of an option. For an option in a file, the text is the file's name."""
    return option.read(read_option_file(Path(text), option.type) if option.in_file else text)


def whole_number(name: str, text: str | None, low: int | None = None, high: int | None = None) -> int | None:
    """The whole number given for an argument."""
    if text is None:
        return None
    number = read_int(text)
    if isinstance(number, int) and low is not None and number < low:
        raise UsageError("argument-number-low", argument=name, given=quote(clean(text)), low=low)
    if isinstance(number, int) and high is not None and number > high:
        raise UsageError("argument-number-high", argument=name, given=quote(clean(text)), high=high)
    if not isinstance(number, int):
        raise UsageError("argument-number", argument=name, given=quote(clean(text)))
    return number
