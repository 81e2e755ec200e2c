"""Batches: many games stepped by one call play exactly what single games play."""

import pytest

import zaria
from zaria.core.batch import Batch
from zaria.core.engine.player import Bot
from zaria.core.engine.state import State

pytestmark = pytest.mark.compiled

GAMES = 4
SEED = 7
TABLES = [
    ("vegas", 2, {"rounds": 1}),
    ("vegas", 4, {"rounds": 2, "tiles": 3}),
    ("miner", 3, {}),
    ("miner-solo", 1, {}),
]


def batch(game: str, players: int, options: dict[str, object], reward: str = "win", bots: str = "") -> Batch:
    first = zaria.new(game, players=players, **options)
    opponents: list[Bot | None] = [None, *[zaria.bot(name) for name in bots.split()]] if bots else [None] * players
    made = Batch(first, GAMES, reward, opponents, 10)
    made.reset(SEED)
    return made


def rows(made: Batch, name: str) -> list[list[float]]:
    """One of the rows that callers read, game by game."""
    numbers: list[float] = list(memoryview(getattr(made, name)))
    width = len(numbers) // GAMES
    return [numbers[game * width : (game + 1) * width] for game in range(GAMES)]


def choose(made: Batch, number: int) -> list[int]:
    """A legal answer in every game, another one each time."""
    legal = [[place for place, one in enumerate(mask) if one] for mask in rows(made, "masks")]
    return [answers[number % len(answers)] for answers in legal]


def settle(state: State, rng: zaria.Rng) -> State:
    while state.actor == zaria.CHANCE:
        state.roll(rng)
    return state


def start(first: State, rng: zaria.Rng) -> State:
    """A game in which somebody is asked."""
    state = settle(first.copy(), rng)
    return state if state.actor != zaria.OVER else start(first, rng)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
@pytest.mark.parametrize("reward", ["win", "score", "standing"])
def test_games_of_a_batch_are_those_of_single_states(
    game: str, players: int, options: dict[str, object], reward: str
) -> None:
    made = batch(game, players, options, reward)
    first = zaria.new(game, players=players, **options)
    sources = [zaria.Rng(SEED).split(f"game {number}") for number in range(GAMES)]
    states = [start(first, rng) for rng in sources]

    def scored(state: State) -> list[int]:
        return state.standing() if reward == "standing" else state.scores()

    ended = 0
    for number in range(150):
        for place, state in enumerate(states):
            assert rows(made, "actors")[place] == [state.actor]
            assert rows(made, "observations")[place] == list(state.observe(state.actor))
            assert rows(made, "masks")[place] == list(state.index_mask())
        answers = choose(made, number)
        made.check(answers)
        made.step(answers)
        for place, state in enumerate(states):
            before = scored(state)
            state.apply(state.answer_at(answers[place]))
            settle(state, sources[place])
            is_over = state.actor == zaria.OVER
            if reward == "win":
                won = state.winners()
                paid = [1 / len(won) if seat in won else 0 for seat in range(players)]
            else:
                paid = [now - then for now, then in zip(scored(state), before)]
            assert rows(made, "over")[place] == [is_over]
            assert rows(made, "rewards")[place] == (paid if reward != "win" or is_over else [0] * players)
            if is_over:
                states[place] = start(first, sources[place])
                ended += 1
        if ended >= GAMES and not zaria.COMPILED:
            break  # the sources take a hundred times as long
    assert ended >= GAMES


@pytest.mark.parametrize("answers", [[0, 1], [158, 158, 158, 158], [-1] * 4, [7] * 4])
def test_wrong_answers_are_refused_and_change_nothing(answers: list[int]) -> None:
    made = batch("vegas", 3, {})
    before = [state.key() for state in made.states]
    with pytest.raises((zaria.BadBuffer, zaria.IllegalMove)) as caught:
        made.check(answers)
    assert [state.key() for state in made.states] == before
    said = str(caught.value)
    assert said == "4 games need 4 answers, not 2" or said.startswith(
        f"game 0: {answers[0]} does not stand for an answer that is legal now. Possible: "
    )


def test_opponents_play_all_seats_but_one() -> None:
    made = batch("vegas", 3, {"rounds": 1, "tiles": 2}, "win", "greedy random")
    seats = set()
    for number in range(60):
        caller = [actor for (actor,) in rows(made, "actors")]
        seats |= set(caller)
        answers = choose(made, number)
        made.check(answers)
        made.step(answers)
        for place, (actor,) in enumerate(rows(made, "actors")):
            assert actor == caller[place] or rows(made, "over")[place] == [1]
    assert seats == {0, 1, 2}  # drawn for each game


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = batch("miner", 2, {}), batch("miner", 2, {})
    for number in range(20):
        for made in (one, two):
            made.step(choose(made, number))
    assert rows(one, "observations") == rows(two, "observations")
    one.reset(SEED)
    assert rows(one, "observations") == rows(batch("miner", 2, {}), "observations")
    one.reset(SEED + 1)
    assert rows(one, "observations") != rows(batch("miner", 2, {}), "observations")


def test_a_game_in_which_nobody_is_asked_is_started_again() -> None:
    """SOLO-09: it ends at once if nothing can be done on the first mountain."""
    first = zaria.new("miner-solo", magic=0)
    seed = next(seed for seed in range(10_000) if settle(first.copy(), source(seed)).actor == zaria.OVER)
    made = Batch(first, 1, "score", [None], 10)
    made.reset(seed)
    assert list(memoryview(made.actors)) == [0] and any(memoryview(made.masks))


def source(seed: int) -> zaria.Rng:
    """What the first game of a batch draws from."""
    return zaria.Rng(seed).split("game 0")
