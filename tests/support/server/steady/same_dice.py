"""The same dice in every run of a test: their inputs are derived from the name of the test.

Dice depend on a table's secret, its id, and each device's contribution; opponents use random numbers, too.
"""

import random
import secrets
from collections.abc import Callable
from hashlib import sha256

Put = Callable[[object, str, object], None]


def same_secrets(test: str, put: Put) -> None:
    """Fix the random values of this process: ids, secrets and contributions."""
    own = random.Random(test)
    put(secrets, "token_bytes", own.randbytes)
    put(secrets, "token_hex", lambda length: own.randbytes(length).hex())
    put(secrets, "randbits", own.getrandbits)
    put(secrets, "randbelow", own.randrange)
    put(secrets, "choice", own.choice)


def same_tables(test: str) -> None:
    """In a server's own process: tables get the same ids in order, whatever else is requested meanwhile. Other ids stay
    random: no command may have the id of another."""
    from zaria.server.commands import new_table
    from zaria.server.storage.ids import LETTERS

    own = random.Random(test)
    setattr(new_table, "new_id", lambda length: "".join(own.choices(LETTERS, k=length)))  # noqa: B010


def same_opponents() -> None:
    """In a server's own process: an opponent makes the same decision in the same position of a table."""
    from zaria.core.engine.state import State
    from zaria.server.table.state import TableState

    def seed_for(table: TableState, known: State) -> int:
        return int.from_bytes(sha256(table.key + known.to_bytes()).digest()[:7], "big")

    setattr(TableState, "seed_for", seed_for)  # noqa: B010


def same_days() -> None:
    """In a server's own process: every day has the same mountain."""
    from zaria.server.contests import daily
    from zaria.server.table.entries import SharedDice

    daily.dice_of = lambda day: SharedDice("daily", [])


# A page's contributions and random numbers. Ids of commands stay random: none may repeat.
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
