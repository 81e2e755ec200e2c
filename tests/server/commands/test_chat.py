"""Chat: plain text, limited, and it can be muted."""

from pathlib import Path

from support.server.person import Person, command
from support.server.serving import serving


def test_chat_is_plain_limited_and_can_be_muted(ann: Person, bob: Person, url: str) -> None:
    table = ann.create("vegas", "mo")
    bob.do(table, "sit", seat=1)
    with Person(url, "Eve") as eve, ann.live(table) as one, bob.live(table) as two, eve.live(table) as three:
        assert one.do("chat", text="  <b>hi</b>\n there ")["type"] == "ack"
        said = two.until("chat")
        assert (said["name"], said["text"], said["guest"]) == ("Ann", "<b>hi</b> there", ann.id)
        assert three.until("chat")["text"] == said["text"]
        assert three.do("chat", text="me too")["code"] == "not-seated"
        assert one.do("chat", text="x" * 301)["code"] == "chat-long"
        assert one.do("chat", text="   ")["code"] == "chat-long"
        assert one.do("chat", text="a\u202eb")["code"] == "chat-long"
        assert "chat-fast" in [one.do("chat", text="again").get("code") for _ in range(8)]
        three.send({"type": "mute", "on": True})
        three.send({"type": "ping"})
        three.until("pong")
        heard = len(three.heard)
        assert two.do("chat", text="psst")["type"] == "ack"
        three.send({"type": "ping"})
        three.until("pong")
        assert "chat" not in [message["type"] for message in three.heard[heard:]]
    with bob.live(table) as again:
        assert [message["text"] for message in again.heard[0]["chat"]][-1] == "psst"
    quiet = ann.create("vegas", "mo", chat=False)
    assert ann.cannot(quiet, "chat", text="hi") == (409, "chat-off")


def test_what_is_sent_again_after_a_restart_is_said_once(tmp_path: Path) -> None:
    said = command("chat", text="hello")
    answers = []
    cookies = None
    table = ""
    for _ in range(2):
        with serving(tmp_path) as url, Person(url, None) as ann:
            if cookies is None:
                ann.post("/api/guests", {"name": "Ann"})
                table = ann.create("vegas", "mo")
            else:
                ann.http.cookies.update(cookies)
            answers += [ann.post(f"/api/tables/{table}/commands", said) for _ in range(2)]
            cookies = ann.http.cookies
            ann.do(table, "sit" if len(answers) == 2 else "stand", seat=1)
            assert [one["text"] for one in ann.get(f"/api/tables/{table}")["chat"]] == ["hello"]
    assert answers == [{"type": "ack", "id": said["id"], "version": 1}] * 4
