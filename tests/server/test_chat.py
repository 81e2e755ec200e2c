"""Chat: plain text, limited, and it can be muted."""

from support.person import Person


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
