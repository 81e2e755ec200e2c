"""Lessons: a table whose dice and opponents follow a script, and which waits when the pupil does something else."""

import pytest

import zaria
from support.server.person import Person, command
from zaria.core.records.replay import take
from zaria.server.table.lessons import find_lesson, lessons

LESSONS = ["vegas", "royale", "miner", "solo"]


def begun(person: Person, lesson: str) -> str:
    table = str(person.post("/api/lessons", {"lesson": lesson})["id"])
    person.do(table, "start")
    return table


def test_every_lesson_is_a_possible_game_and_asks_for_moves_of_the_pupil() -> None:
    assert list(lessons()) == ["royale", "vegas", "miner", "solo"]
    for lesson in lessons().values():
        state = zaria.new(lesson.game, 1 + len(lesson.opponents), **lesson.options)
        actors = [state.actor]
        for number, step in enumerate(lesson.steps, 1):
            take(state, number, step)
            actors.append(state.actor)
        for point in lesson.points:
            assert actors[point.at] == (zaria.CHANCE if point.do == "roll" else 0), (lesson.name, point.say)
            if point.do == "move":
                assert lesson.steps[point.at] == [0, point.word]
        asked = {point.at for point in lesson.points if point.do == "move"}
        assert asked == {place for place, step in enumerate(lesson.steps) if step[0] == 0}  # nothing is left unsaid
        assert [point.do for point in lesson.points][-1] == "end"
        assert lesson.points[-1].at == len(lesson.steps)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_followed_to_its_end_and_then_played_on(ann: Person, name: str) -> None:
    lesson, table = find_lesson(name), begun(ann, name)
    with ann.live(table, seat=0) as live:
        live.until_status("playing")
        for point in lesson.points:
            if point.do != "move":
                continue
            live.until_asked()
            assert live.table["lesson"] == {"name": name, "at": point.at, "of": len(lesson.steps), "astray": False}
            assert live.do("move", version=live.version, word=point.word)["type"] == "ack"
        live.until_asked()
        assert live.table["lesson"]["at"] == len(lesson.steps)
        assert ann.get(f"/api/tables/{table}/record")["steps"] == lesson.steps
        assert live.move()["type"] == "ack"  # the game goes on, with dice of its own
        assert live.until_asked() is not None
        assert live.table["lesson"]["astray"] is False


def test_something_else_is_done_and_waits_to_be_taken_back(ann: Person, bob: Person) -> None:
    table = begun(ann, "vegas")
    with ann.live(table, seat=0) as live:
        live.until_status("playing")
        live.until_asked()
        assert live.do("move", version=live.version, word="place 5")["type"] == "ack"
        live.reach(ann.get(f"/api/tables/{table}")["version"])
        assert (live.table["lesson"]["at"], live.table["lesson"]["astray"]) == (2, True)
        assert live.table["waiting"] is not None  # Zoe's roll does not come
        assert bob.cannot(table, "lesson", version=live.version, at=2) == (403, "not-seated")
        assert ann.cannot(table, "lesson", version=live.version, at=3) == (409, "nothing-to-undo")
        assert live.do("lesson", version=live.version, at=2)["type"] == "ack"
        question = live.until_asked()
        assert question is not None
        assert "place 4" in [choice["word"] for choice in question["choices"]]
        assert live.table["lesson"]["astray"] is False
        assert live.do("lesson", version=live.version, at=0)["type"] == "ack"  # the whole lesson again
        live.until_asked()
        assert live.table["lesson"]["at"] == 2
    assert ann.refused("POST", "/api/lessons", {"lesson": "chess"}) == (404, "no-lesson")
    told = ann.get("/api/lessons")["lessons"]
    assert {one["name"]: len(one["points"]) for one in told} == {
        name: len(lesson.points) for name, lesson in lessons().items()
    }
    other = ann.create("vegas", "mg")
    ann.do(other, "abandon")
    assert ann.refused("POST", f"/api/tables/{other}/commands", command("lesson", version=3, at=0))[0] == 409


def test_a_lesson_is_no_open_table_and_gives_no_hints(ann: Person) -> None:
    table = begun(ann, "miner")
    shown = ann.get(f"/api/tables/{table}")["document"]["table"]
    assert (shown["dice"], shown["seal"], shown["hints"], shown["chat"]) == ("lesson", None, False, False)
    mine = ann.get("/api/me/tables")["tables"]
    assert next(one["lesson"] for one in mine if one["id"] == table) == "miner"
