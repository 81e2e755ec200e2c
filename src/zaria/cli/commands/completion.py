"""`zaria completion SHELL`: a script that completes commands, options, games and bots."""

from __future__ import annotations

import argparse

from zaria.bots import BOTS
from zaria.cli.arguments import Arguments
from zaria.cli.command_list import all_commands
from zaria.core.engine.errors import quote
from zaria.core.engine.registry import GAMES
from zaria.i18n import LOCALES, Words
from zaria.terminal.errors import UsageError
from zaria.terminal.keyboard import Keyboard
from zaria.terminal.screen import Screen, clean

SHELLS = ("bash", "zsh", "fish")

BASH = """\
_zaria() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}}
  case $before in
    --bots|--bot) COMPREPLY=($(compgen -W "{bots}" -- "$word")); return;;
    --lang) COMPREPLY=($(compgen -W "{languages}" -- "$word")); return;;
    --record|--csv|--data|--faces) COMPREPLY=($(compgen -f -- "$word")); return;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "{commands}" -- "$word")); return; fi
  case ${{COMP_WORDS[1]}} in
{cases}
  esac
}}
complete -o default -F _zaria zaria
"""


def arguments(words: Words, given: list[str]) -> Arguments:
    parser = Arguments("completion", words)
    parser.place("shell", "completion", possible=", ".join(SHELLS))
    parser.flag("--plain", "plain")
    return parser


def run(args: argparse.Namespace, screen: Screen, keyboard: Keyboard, words: Words) -> int:
    shell = clean(args.shell or "")
    if shell not in SHELLS:
        raise UsageError("completion-shell", given=quote(shell), possible=", ".join(SHELLS))
    screen.out.write(script(shell, words))  # not wrapped: a script must stay as it is
    return 0


def script(shell: str, words: Words) -> str:
    commands = all_commands()
    takes = {name: command.arguments(words, []).names() for name, command in commands.items()}
    games = {
        name: list(GAMES) if name in ("play", "arena", "simulate", "dataset", "score", "rules") else []
        for name in takes
    }
    if shell == "fish":
        lines = [f"complete -c zaria -n __fish_use_subcommand -a '{' '.join(takes)}'"]
        for name, options in takes.items():
            seen = f"complete -c zaria -n '__fish_seen_subcommand_from {name}'"
            lines.extend(f"{seen} -l {option.removeprefix('--')}" for option in options)
            lines.extend(f"{seen} -a {game}" for game in games[name])
        return "\n".join([*lines, f"complete -c zaria -l bots -xa '{' '.join(BOTS)}'", ""])
    cases = "\n".join(
        f'    {name}) COMPREPLY=($(compgen -W "{" ".join([*options, *games[name]])}" -- "$word"));;'
        for name, options in takes.items()
    )
    bash = BASH.format(bots=" ".join(BOTS), languages=" ".join(LOCALES), commands=" ".join(takes), cases=cases)
    return bash if shell == "bash" else f"autoload -U +X bashcompinit && bashcompinit\n{bash}"
