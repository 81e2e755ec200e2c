"""The engine's view as the slow engine gives it, so that the two can be compared."""

from typing import Any

from zaria.core.engine.state import State


def picture(state: State) -> dict[str, Any]:
    """What everybody sees, and everybody's money as each one sees it."""
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
