"""The process of a bot that is a user's class. Here it may end, hang, print and close whatever it likes."""

from __future__ import annotations

import base64
import json
import os
from importlib import import_module
from operator import attrgetter
from queue import SimpleQueue
from threading import Thread
from time import process_time
from typing import Any, TextIO

import zaria
from zaria.arena.match import error_line, legal_action

LONGEST = 200  # characters of the reason why it cannot be loaded


def host(module: str, attribute: str) -> None:
    """Load the class, report success or failure, and answer questions until there are no more."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    questions = os.fdopen(os.dup(0), encoding="utf-8")
    os.dup2(2, 1)  # its output must not mix with answers
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    waiting: SimpleQueue[str] = SimpleQueue()
    Thread(target=listen, args=(questions, waiting), daemon=True).start()
    try:
        player = attrgetter(attribute)(import_module(module))()
    except (Exception, SystemExit) as error:  # anybody's code may do anything
        tell(answers, {"number": 0, "broken": f"{type(error).__name__}: {error}"[:LONGEST]})
        return
    tell(answers, {"number": 0, "can_choose": callable(getattr(player, "choose", None))})
    while True:
        tell(answers, answer(player, json.loads(waiting.get())))


def listen(questions: TextIO, waiting: SimpleQueue[str]) -> None:
    """End this process when the pipe of questions closes, whatever the bot is doing."""
    for line in questions:
        waiting.put(line)
    os._exit(0)


def answer(player: Any, question: dict[str, Any]) -> dict[str, Any]:
    """Its action or its error, and the CPU time it took."""
    known = zaria.from_bytes(base64.b64decode(question["state"]))
    legal = known.legal()  # before the class may change the state
    begun = process_time()
    try:
        action = player.choose(known, question["seat"], zaria.Rng(question["seed"]), question["budget"])
        said: dict[str, Any] = {"action": legal_action(action, legal)}
    except (Exception, SystemExit) as error:  # anybody's code may do anything
        said = {"failed": error_line(error)}
    return {"number": question["number"], "spent": process_time() - begun} | said


def tell(answers: TextIO, said: dict[str, Any]) -> None:
    answers.write(json.dumps(said) + "\n")
    answers.flush()
