"""What no replica has in time is answered 503, and by the same key when one has it."""

from __future__ import annotations

from service.app import create_app
from service.settings import Settings
from tests.support.redis_node import until
from tests.support.sentinels import Sentinels


def test_a_client_that_repeats_with_the_same_key_gets_the_answer_when_a_replica_has_it(
    own_sentinels: Sentinels,
) -> None:
    settings = Settings(redis_url=own_sentinels.url, wait_timeout_ms=100)
    client = create_app(settings).test_client()
    body, key = {"ruleset": "wikimonde", "player": {"name": "Perceval"}}, {"Idempotency-Key": "7b0c6a52-4f6e"}
    own_sentinels.servers[1].freeze()
    for _ in range(2):
        # The second one would be answered from what is stored, and is not, as nothing but the master has it.
        refused = client.post("/v1/games", json=body, headers=key)
        assert refused.status_code == 503
        assert refused.json["code"] == "store_unavailable"
        assert "repeat the request with the same Idempotency-Key" in refused.json["detail"]
        assert refused.headers["Retry-After"] == "1"
    own_sentinels.servers[1].thaw()
    until("the replica goes on", lambda: own_sentinels.servers[1].client.ping())
    made = client.post("/v1/games", json=body, headers=key)
    assert made.status_code == 201, made.json
    until(
        "the replica has what was acknowledged",
        lambda: own_sentinels.servers[1].client.exists(f"chouette:{{{made.json['id']}}}:game"),
    )
