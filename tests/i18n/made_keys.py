"""Message keys that the code puts together from a prefix and a name. All other keys are in the source as they are.

Refusals, events and questions are read from the engine's source instead: see `said_in_source`.
"""

import json
import re
from errno import errorcode
from pathlib import Path
from typing import get_args

from messages import texts
from said_in_source import SOURCE, chance_kinds

import zaria
from zaria.bots import REFERENCES
from zaria.bots.opponents import CHARACTERS, LEVELS
from zaria.bots.remarks import VARIANTS
from zaria.cli.command_list import all_commands
from zaria.cli.commands.admin import AMOUNTS
from zaria.cli.prompts import help as command_help
from zaria.games import FOLDERS
from zaria.miner.pieces.dice import KIND_NAMES
from zaria.miner.pieces.heroes import HERO_NAMES
from zaria.miner.shapes.why import ReasonKind
from zaria.server.operations import costs
from zaria.server.operations.settings import adjustable_settings
from zaria.server.table.lessons import lessons
from zaria.terminal.game_terminal import drawings, pads
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
        for path in (SOURCE / "cli").rglob("*.py")
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

# The words that the games' answers are made of, as they stand in strings of their source.
IN_STRINGS = set(
    re.findall(
        r"[a-z]+",
        " ".join(
            string
            for game in FOLDERS
            for path in (SOURCE / game).rglob("*.py")
            for string in re.findall(r'"[^"\n]*"', path.read_text("utf-8"))
        ),
    )
)
CHOICES = [key.removeprefix("choice-") for key in texts("en") if key.startswith("choice-")]

REMARKS = [
    f"{name}-{what}{number}"
    for name in CHARACTERS
    for what in (
        "roll",
        "tie",
        "paid",
        "nothing",
        "gem",
        "dragon",
        "beer",
        "scored",
        "lead",
        "overtaken",
        "won",
        "lost",
    )
    for number in ([f"-{one + 1}" for one in range(VARIANTS[what])] if what in VARIANTS else [""])
]

MADE: dict[str, list[str]] = {
    "die-miner-": ["left", "right", "above", "below", "row"],
    "choice-": [word for word in CHOICES if word in IN_STRINGS],
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
    "why-": [*get_args(ReasonKind), "possible"],
    "odds-": [*("vegas-shows", "vegas-lead", "vegas-kept", "vegas-placed"), *("miner-better", "miner-bag")],
    "remark-": REMARKS,
    "rating-": ["1", "2", "3", "4", "5", "6"],
    "phase-": ["setup", "heroes", "excavation", "magic", "replenish", "tie-break", "mining", "over"],
    "guide-": SECTIONS + PARAGRAPHS,
    "web-rules-chapter-": [*sorted({one["chapter"] for one in GUIDE}), "tiles-here"],
    # the terminal's
    "command-": list(all_commands()),
    "argument-": ARGUMENTS + OPTION_FILES,
    "setting-": [name.replace("_", "-") for name in adjustable_settings()],
    "admin-costs-": list(costs.KINDS),
    "admin-": list(AMOUNTS),
    "help-": [*command_help.COMMANDS, *(drawing.private_command or "" for drawing in drawings().values())],
    "short-": [*KIND_NAMES, *SYMBOLS],
    "group-miner-": list(KIND_NAMES),
    "mark-miner-": ["spent", "cached", "used", "chosen"],
    "simulate-": [
        "mean",
        "deviation",
        "low",
        "median",
        "high",
        "length",
        "choices",
        "scores",
        "winning",
        "bots",
        "seats",
    ],
    "simulate-kind-": ["number", "tile", "hero", "die"],
    "simulate-amount-": ["number", "tile", "hero", "die"],
    "score-ask-": list(pads()),
    "score-miner-": ["tunnels", "treasure", "hazards", "cave-ins", "dragons"],
    "score-miner-solo-": ["tunnels", "treasure", "hazards"],
    "table-vegas-": [*TILE_KEYS, "dice", "chips", "cards", "money"],
    # the page's
    "lesson-": [f"{lesson.name}-{point.say}" for lesson in lessons().values() for point in lesson.points],
    "lesson-name-": list(lessons()),
    "analysis-": ["start", "luck", "decisions", "gifts", "end"],
    "analysis-verdict-": ["luck", "decisions", "equally"],
    "analysis-note-": ["chance", "points"],
    "analysis-graph-": ["chance", "points"],
    "web-hint-unit-": ["chance", "points", "lot"],
    "web-replay-cost-": ["chance", "points"],
    "web-replay-now-": ["chance", "points"],
    "web-bot-": [*REFERENCES, *LEVELS],
    "web-cast-": [f"{game}-{name}" for game in ("vegas", "miner") for name in CHARACTERS],
    "web-preset-": ["classic", "royale", "wild", "gentle", "steady", "hard", "bare"],
    "web-friends-": ["quick", "royale", "link", "device", "real"],
    "web-react-": ["hello", "bravo", "lucky", "ouch", "funny", "moment"],
    "web-presets-": ["vegas", "miner-solo"],
    "web-before-": ["miner"],
    "web-begin-": ["miner", "miner-solo"],
    "web-play-title-": ["miner"],
    "web-dice-": ["sealed", "real"],
    "web-do-": [f"question-{name}" for name in QUESTIONS if f"web-do-question-{name}" in texts("en")],
    "web-done-": [f"question-miner-{name}" for name in ("take-second", "magic", "cache")],
    "web-miner-hero-": list(HERO_NAMES),
    "web-miner-row-": ["tunnels", "treasure", "cave-ins", "dragons", "chests", "magic", "beer"],
    "web-mine-ask-": [
        "hero",
        "dig",
        "dig-or-share",
        "give",
        "share",
        "first",
        "second",
        "magic",
        "reroll",
        "cache",
        "set",
        "chest",
        "recycle",
    ],
    "web-mine-log-": ["took", "shared", "spent", "spent-hero", "rerolled", "cached", "hero", "round", "start"],
    "web-mine-lantern-": ["1", "2", "3", "4", "5"],
    "web-mine-help-": [
        f"{who}{what}"
        for who in ("", "solo-")
        for what in (
            "bag",
            *[f"group-{row}" for row in ("tunnels", "treasure", "cave-ins", "dragons", "chests", "magic", "beer")],
        )
    ],
    "web-mode-": [f"question-vegas-{name}" for name in ("power", "group", "adjust")],
    "web-pad-": ["miner", "vegas"],
    "web-volume-": ["dice", "gains", "calls", "room"],
    "web-pace-": ["calm", "quick", "instant"],
    "web-pad-kind-": ["tunnel", "hazard", "tool", "treasure"],
    "web-coach-": [f"{game}-{number}" for game in zaria.GAMES for number in (1, 2, 3)],
    "web-motion-": ["all", "little"],
    "web-my-dice-": ["0", "1", "2", "3", "4"],
    "web-vegas-bet-": ["higher", "lower"],
    "web-vegas-help-": [
        *["rounds", "casino", "closed", "card", "lane", "big-die", "neutral", "grey", "black"],
        *["starter", "dice-left", "chips", "cards", "money"],
    ],
    "web-vegas-picture-": ["chip", "money", "adjustment"],
    "web-vegas-short-": [name.removeprefix("vegas-") for name in QUESTIONS if name.startswith("vegas-")],
    "web-real-": [*DRAWS, "small", "big", "black", "faces", "cards", "tiles", "seat"],
    "web-statistics-": ["hero", "tile"],
    "web-statistics-trend-": ["decisions", "luck"],
    "web-statistics-trend-unit-": ["chance", "points"],
    "web-status-": ["open", "sealing", "playing", "over", "abandoned", "closed"],
    "web-theme-": ["system", "light", "dark"],
}
