"""What the sending process reads of a game's log: what everybody may see, as webhooks are read by nobody's seat."""

from __future__ import annotations

from service.store.connection import connect
from service.store.keys import webhooks_of
from service.store.port import Commit
from service.store.redis_store import RedisStore
from service.webhooks.delivery_store import DeliveryStore


def test_webhooks_are_told_the_public_form_of_an_event_that_has_others(redis_url: str) -> None:
    client = connect(redis_url)
    client.zadd(webhooks_of("league"), {"hook": 1})
    commit = Commit(
        game_id="g", expected=0, nonce="0" * 16, blob=b"{}", status="playing", owner="league",
        events=[b'{"seq":1}', b'{"seq":2,"cards":13}'], private={2: b'{"karadoc":{"seq":2,"cards":["queen"]}}'},
    )  # fmt: skip
    RedisStore(client, alarms_here=True).commit(commit)
    news = DeliveryStore(client).news("g")
    assert news is not None
    assert news.events == [b'{"seq":1}', b'{"seq":2,"cards":13}']
