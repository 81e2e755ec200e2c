"""Message keys that the code puts together from a prefix and a name. All other keys are in the source as they are.

Refusals, events and questions are read from the engine's source instead: see `said_in_source`.
"""

import json
import re
from errno import errorcode
from pathlib import Path

from messages import texts
from said_in_source import SOURCE, chance_kinds

import zaria
from zaria import cli
from zaria.bots import BOTS
from zaria.cli import prompt
from zaria.cli.game_terminal import drawings, pads
from zaria.games import FOLDERS
from zaria.miner.dice import KIND_NAMES
from zaria.miner.heroes import HERO_NAMES
from zaria.vegas.tiles.catalogue import TILES

ROOT = Path(__file__).parents[2]
RULES = re.findall(
    r"^- ([A-Z]+(?:-[A-Z0-9]+)*-\d\d)\b",
    "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "docs/rules").glob("*.md"))),
    re.MULTILINE,
)
TILE_KEYS = [tile.key.replace("_", "-") for tile in TILES]
SYMBOLS = ["tunnel", "cave-in", "dragon", "pickaxe", "shield", "chest", "gem", "magic", "beer"]
QUESTIONS = [question.key for game in zaria.GAMES.values() for question in game.questions]
PACKAGES = {game.begin.__module__.split(".")[1] for game in zaria.GAMES.values()}
DRAWS = [f"{package}-{kind}" for package in PACKAGES for kind in chance_kinds(SOURCE / package)]
OPTIONS = [option.key.removeprefix("option-") for game in zaria.GAMES.values() for option in game.options]
OPTION_FILES = [option.type for game in zaria.GAMES.values() for option in game.options if option.in_file]
ARGUMENTS = sorted(
    {
        name
        for path in (SOURCE / "cli").glob("*.py")
        for name in re.findall(r'\.(?:place|places|value|flag)\("[\w-]+", "([\w-]+)"', path.read_text("utf-8"))
    }
)
GUIDE = [
    {"game": folder} | section
    for folder in FOLDERS
    for section in json.loads((SOURCE / folder / "words/guide.json").read_text("utf-8"))
]
SECTIONS = [f"{one['game']}-{one['section']}" for one in GUIDE]
PARAGRAPHS = [f"{one['game']}-{one['section']}-{number}" for one in GUIDE for number in range(1, one["paragraphs"] + 1)]

EXPLAINED = [f"words-{name}" for name in QUESTIONS]  # made of the key of a question

MADE: dict[str, list[str]] = {
    "rule-": RULES,
    "rules-": [rule[:-3] for rule in RULES],
    "game-": list(zaria.GAMES),
    "option-": OPTIONS,
    "chance-": DRAWS,
    "tile-": TILE_KEYS,
    "hero-": list(HERO_NAMES),
    "die-kind-": list(KIND_NAMES),
    "face-": SYMBOLS,
    "errno-": list(errorcode.values()),
    "rating-": ["1", "2", "3", "4", "5", "6"],
    "phase-": ["setup", "heroes", "excavation", "magic", "replenish", "tie-break", "mining", "over"],
    "guide-": SECTIONS + PARAGRAPHS,
    # the terminal's
    "command-": list(cli.all_commands()),
    "argument-": ARGUMENTS + OPTION_FILES,
    "help-": [*prompt.COMMANDS, *(drawing.private_command or "" for drawing in drawings().values())],
    "short-": [*KIND_NAMES, *SYMBOLS],
    "group-miner-": list(KIND_NAMES),
    "mark-miner-": ["spent", "cached", "used", "chosen"],
    "preview-miner-": ["takes", "rerolls", "at-stake", "rolls", "dice", "recycles"],
    "score-ask-": list(pads()),
    "score-miner-": ["tunnels", "treasure", "hazards", "cave-ins", "dragons"],
    "score-miner-solo-": ["tunnels", "treasure", "hazards"],
    "table-vegas-": [*TILE_KEYS, "dice", "chips", "cards", "money"],
    # the page's
    "web-bot-": list(BOTS),
    "web-dice-": ["sealed", "real"],
    "web-do-": [f"question-{name}" for name in QUESTIONS if f"web-do-question-{name}" in texts("en")],
    "web-done-": [f"question-miner-{name}" for name in ("take-second", "magic", "cache")],
    "web-miner-hero-": list(HERO_NAMES),
    "web-miner-row-": ["tunnels", "treasure", "cave-ins", "dragons", "chests", "magic", "beer"],
    "web-miner-tab-": ["mine", "others", "sheet"],
    "web-mode-": [f"question-vegas-{name}" for name in ("power", "group", "adjust")],
    "web-pad-": ["miner", "vegas"],
    "web-real-": [*DRAWS, "small", "big", "black", "faces", "cards", "tiles", "seat"],
    "web-status-": ["open", "sealing", "playing", "over", "abandoned", "closed"],
    "web-theme-": ["system", "light", "dark"],
}
