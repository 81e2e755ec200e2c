"""The same dice in every run of a test: what they are made of comes from the name of the test.

Dice are made of a table's secret, its id, and what each device contributes; and opponents draw lots, too.
"""

import random
import secrets
from collections.abc import Callable
from hashlib import sha256

Put = Callable[[object, str, object], None]


def same_secrets(test: str, put: Put) -> None:
    """What this process draws is the same: ids, secrets and contributions."""
    own = random.Random(test)
    put(secrets, "token_bytes", own.randbytes)
    put(secrets, "token_hex", lambda length: own.randbytes(length).hex())
    put(secrets, "randbits", own.getrandbits)
    put(secrets, "randbelow", own.randrange)
    put(secrets, "choice", own.choice)


def same_tables(test: str) -> None:
    """In a server of its own process: tables have the same ids one after the other, whatever else is asked of it
    meanwhile. All else is as it is for people: no command may have the id of another."""
    from zaria.server.commands import new_table
    from zaria.server.storage.ids import LETTERS

    own = random.Random(test)
    setattr(new_table, "new_id", lambda length: "".join(own.choices(LETTERS, k=length)))  # noqa: B010


def same_opponents() -> None:
    """In a server of its own process: an opponent decides the same in the same position of a table."""
    from zaria.core.engine.state import State
    from zaria.server.table.state import TableState

    def seed_for(table: TableState, known: State) -> int:
        return int.from_bytes(sha256(table.key + known.to_bytes()).digest()[:7], "big")

    setattr(TableState, "seed_for", seed_for)  # noqa: B010


def same_days() -> None:
    """In a server of its own process: every day has the same mountain."""
    from zaria.server.contests import daily
    from zaria.server.table.entries import SharedDice

    daily.dice_of = lambda day: SharedDice("daily", [])


# What a page contributes, and what it draws. Ids of commands stay as they are: none may come twice.
SAME_PAGE = """(() => {
  let state = SEED;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
  const truly = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (array.byteLength === 8) return truly(array);
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let place = 0; place < bytes.length; place++) bytes[place] = next() >>> 24;
    return array;
  };
  Math.random = () => next() / 2 ** 32;
})();"""


def same_page(visitor: str) -> str:
    """A script that a page runs before anything else."""
    return SAME_PAGE.replace("SEED", str(random.Random(visitor).getrandbits(32)))
