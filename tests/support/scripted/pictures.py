"""The engine's view in the form of the slow engine, so that the two can be compared."""

from typing import Any

from zaria.core.engine.state import State


def picture(state: State) -> dict[str, Any]:
    """The public view, and each player's money as they see it."""
    view = state.view()
    players = [state.view(seat)["players"][seat] for seat in range(state.players)]
    casinos = [{name: casino[name] for name in ("cards", "dice", "neutral")} for casino in view["casinos"]]
    return {
        "round": view["round"],
        "starter": view["starter"],
        "casinos": casinos,
        "players": players,
        "roll": view["roll"],
    }
