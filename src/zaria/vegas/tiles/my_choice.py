"""My Choice (H2): roll the black dice and choose one of the two results.

1, 2: chips. 3: $30,000. 4: activate another tile. 5: an adjustment. 6: a die on the gold place, for $60,000 at payouts.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from zaria.core.engine.errors import Refusal
from zaria.core.engine.questions import QuestionKind
from zaria.core.values.bits import bit
from zaria.vegas.rules import questions
from zaria.vegas.rules.markers import die_is_big, die_owner, die_view, single_die
from zaria.vegas.rules.money import reward_view
from zaria.vegas.rules.table import CASINOS, Table
from zaria.vegas.rules.turn import activate
from zaria.vegas.tiles.adjust import Adjust
from zaria.vegas.tiles.base import BlackDice, Tile, TileQuestion

GOLD: Final = 6  # what the gold place pays

ACTIVATE: Final = 4
ADJUST: Final = 5
GOLD_PLACE: Final = 6


@final
class MyChoice(Tile):
    def when_activated(self, table: Table, casino: i64, seat: i64) -> None:
        table.push(RollResults(seat, casino))

    def at_payouts(self, table: Table, casino: i64) -> None:
        die = table.markers.gold
        if die != 0:
            table.reward(die_owner(die), GOLD, self.key)

    def would_pay(self, table: Table, casino: i64, seat: i64) -> i64:
        if table.markers.gold == 0 or die_owner(table.markers.gold) != seat:
            return 0
        return GOLD

    def view(self, table: Table, casino: i64, seat: int | None) -> dict[str, Any]:
        return {"gold": die_view(table.markers.gold)}


@final
class RollResults(BlackDice):
    def rolled(self, state: Table, one: i64, two: i64) -> None:
        state.push(ChooseResult(self.seat, self.casino, one, two))


@final
class ChooseResult(TileQuestion):
    """One of the two results (LV-TILE-H2-01)."""

    def __init__(self, seat: i64, casino: i64, one: i64, two: i64) -> None:
        super().__init__(seat, casino)
        self.one = one
        self.two = two

    def key(self) -> tuple[object, ...]:
        return (int(self.seat), int(self.casino), int(self.one), int(self.two))

    def mask(self, state: Table) -> i64:
        return bit(self.one) | bit(self.two)

    def resolve(self, state: Table, action: i64) -> None:
        if state.sink is not None:
            state.tell("vegas-chose", {"seat": int(self.seat), "number": int(action)})
        if action < ACTIVATE:
            state.reward(self.seat, action, "my_choice")  # LV-TILE-H2-02
        elif action == ACTIVATE:
            state.push(ActivateOther(self.seat, self.casino))
        elif action == ADJUST:
            state.push(Adjust(self.seat, self.casino))  # LV-TILE-H2-04
        else:
            state.push(PutOnGold(self.seat, self.casino))

    def why_not(self, state: Table, action: i64) -> Refusal:
        if 1 <= action and action <= GOLD_PLACE:
            rolled: dict[str, object] = {"one": int(self.one), "two": int(self.two)}
            return Refusal("LV-TILE-H2-01", "vegas-not-a-result", rolled)
        return super().why_not(state, action)

    def asks(self, state: Table) -> QuestionKind:
        return questions.RESULT

    def arguments(self, state: Table) -> dict[str, object]:
        return {"one": int(self.one), "two": int(self.two)}

    def word(self, state: Table, action: i64) -> str:
        return f"choose {action}" if 1 <= action and action <= GOLD_PLACE else ""

    def verb(self, state: Table, action: i64) -> str:
        return "choose"

    def targets(self, state: Table, action: i64) -> list[str]:
        return [f"black:{action}"]

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        if action < ACTIVATE:
            return {"reward": reward_view(action)}
        return {}


@final
class ActivateOther(TileQuestion):
    """Any other tile acts as if a die had been put in its casino, closed or not (LV-TILE-H2-03, LV-TILE-E1-05)."""

    def mask(self, state: Table) -> i64:
        mask: i64 = 0
        for casino in range(i64(CASINOS)):
            if casino != self.casino and state.tiles[casino] is not None:
                mask |= bit(casino)
        return mask

    def resolve(self, state: Table, action: i64) -> None:
        activate(state, action, self.seat)

    def why_not(self, state: Table, action: i64) -> Refusal:
        if action < CASINOS:
            return Refusal("LV-TILE-H2-03", "vegas-no-other-tile", {"casino": int(action) + 1})
        return super().why_not(state, action)

    def asks(self, state: Table) -> QuestionKind:
        return questions.ACTIVATE

    def word(self, state: Table, action: i64) -> str:
        return f"choose {action + 1}" if action < CASINOS else ""

    def verb(self, state: Table, action: i64) -> str:
        return "activate"

    def targets(self, state: Table, action: i64) -> list[str]:
        tile = state.tiles[action]
        casino = f"casino:{action + 1}"
        return [casino, f"tile:{tile.key}"] if tile is not None else [casino]


@final
class PutOnGold(TileQuestion):
    """A supply die on the gold place; one that lay there goes back to its owner's supply (LV-TILE-H2-05)."""

    def mask(self, state: Table) -> i64:
        mask: i64 = 0
        if state.small[self.seat] > 0:
            mask |= 1
        if state.big[self.seat] > 0:
            mask |= 2
        return mask

    def resolve(self, state: Table, action: i64) -> None:
        old = state.markers.gold
        if old != 0:
            state.small[die_owner(old)] += 1 - die_is_big(old)
            state.big[die_owner(old)] += die_is_big(old)
        state.small[self.seat] -= 1 - action
        state.big[self.seat] -= action
        state.markers.gold = single_die(self.seat, action)
        if state.sink is not None:
            state.tell("vegas-gold", {"seat": int(self.seat), "die": "big" if action == 1 else "small"})

    def asks(self, state: Table) -> QuestionKind:
        return questions.GOLD

    def word(self, state: Table, action: i64) -> str:
        if action > 1:
            return ""
        return "move big" if action == 1 else "move small"

    def verb(self, state: Table, action: i64) -> str:
        return "put"

    def targets(self, state: Table, action: i64) -> list[str]:
        return ["die:big" if action == 1 else "die:small"]

    def preview(self, state: Table, action: i64) -> dict[str, object]:
        return {"reward": reward_view(GOLD), "displaced": die_view(state.markers.gold)}
