"""The process of a bot that is somebody's class. It may end, hang, print and close whatever it likes here."""

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

LONGEST = 200  # letters of the reason why it cannot be loaded


def host(module: str, attribute: str) -> None:
    """Load the class, say whether that went well, and answer questions until there are no more."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    questions = os.fdopen(os.dup(0), encoding="utf-8")
    os.dup2(2, 1)  # what it prints is no answer
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
    """When no more questions can come, whoever asked is gone: this process ends, whatever the bot is doing."""
    for line in questions:
        waiting.put(line)
    os._exit(0)


def answer(player: Any, question: dict[str, Any]) -> dict[str, Any]:
    """Its action, or what went wrong; and the processor time that it took."""
    known = zaria.from_bytes(base64.b64decode(question["state"]))
    legal = known.legal()  # now: the class may move on in the state
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
