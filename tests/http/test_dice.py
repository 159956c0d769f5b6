"""Anybody can check every die, with nothing but what the service publishes."""

from __future__ import annotations

import hashlib
import hmac

from flask.testing import FlaskClient

from tests.http.table import HandClock, Table


def face(seed: str, contributions: str, index: int) -> int:
    """As the published method says, written down without a look at the engine."""
    for block in range(100):
        message = f"{contributions}|{index}|{block}".encode()
        for byte in hmac.new(bytes.fromhex(seed), message, hashlib.sha256).digest():
            if byte < 252:
                return byte % 6 + 1
    raise AssertionError("so many bytes are never all refused")


def test_every_die_follows_from_the_seed_that_was_committed_to(client: FlaskClient, clock: HandClock) -> None:
    table = Table.made(client, clock, dice=None, options={"target": 30})
    for name, entropy in (("Perceval", "tavernier"), ("Karadoc", "")):
        table.join(name, entropy=entropy)
    before = table.get("/dice").json
    assert before["seed"] is None
    table.finish()

    proof = table.get("/dice").json

    assert proof["commitment"] == before["commitment"]
    assert hashlib.sha256(bytes.fromhex(proof["seed"])).hexdigest() == proof["commitment"]
    contributions = "".join(f"{given['player']}:{given['entropy']};" for given in proof["contributions"])
    assert contributions == "perceval:tavernier;"
    assert proof["throws"]
    for throw in proof["throws"]:
        indexes = range(throw["first_die"], throw["first_die"] + len(throw["faces"]))
        assert throw["faces"] == [face(proof["seed"], contributions, index) for index in indexes]
