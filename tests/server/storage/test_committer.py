"""What a transaction tells other processes fits into what PostgreSQL carries at once."""

from zaria.server.storage.committer import payloads

MOST = 8000  # bytes: PostgreSQL refuses a payload that is as long


def test_many_hints_need_few_notifications() -> None:
    hints = [f"version table{number:08} {number}" for number in range(1000)]
    sent = list(payloads("process", hints))
    assert len(sent) <= 5 and all(len(one.encode()) < MOST for one in sent)
    assert [hint for one in sent for hint in one.removeprefix("process ").split("\n")] == hints


def test_no_hints_need_none() -> None:
    assert list(payloads("process", [])) == []
