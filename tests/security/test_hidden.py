"""What is hidden is told to nobody: every answer of every operation, every form of stream, errors and logs are searched
for canaries, for each who may look. The search itself is proved to find what is there."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
import structlog

from tests.http.table import Table, bearer
from tests.security import operations
from tests.security.house import KEY, House
from tests.security.operations import Operation
from tests.security.world import told
from tests.support.games import stored

STREAMS = ({"Accept": "text/event-stream"}, {"Accept": "application/x-ndjson"})

NEVER_FALLS = {
    "create_stream_ticket": "it is no act",
    "advance_clock": "no game here has a clock of its own",
    "return_ping": "it is no act",
    "create_invitation": "it is no act",
    "revoke_invitation": "it is no act",
    "replace_token": "it is no act",
    "rematch": "the games here are not over",
    "remove_bot": "no bot sits there",
    "set_terms": "no duel is open",
}
"""Operations that never come to the engine's acts here, and why."""


@dataclass
class Written:
    """What was logged while a test ran, at the level DEBUG."""

    err: pytest.CaptureFixture[str]
    lines: pytest.LogCaptureFixture

    def all(self) -> str:
        said = self.err.readouterr()
        return said.err + said.out + "\n".join(f"{line.getMessage()} {line.exc_text}" for line in self.lines.records)


@pytest.fixture
def written(capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> Iterator[Written]:
    before = structlog.get_config()
    caplog.set_level(logging.DEBUG)
    yield Written(capsys, caplog)
    structlog.configure(**before)


def tables(house: House, operation: Operation) -> list[Table]:
    return list(house.tables.values()) if operation.of_a_game else [house.tables["seeded"]]


@pytest.mark.parametrize("operation", operations.every(), ids=lambda it: it.id)
def test_no_operation_tells_anybody_what_is_hidden_from_him(operation: Operation, written: Written) -> None:
    found, house = list[str](), House.built()
    # First as it goes wrong: then nothing has happened yet. A read goes no other way the second time.
    for fails in (True, False) if operation.method != "GET" else (False,):
        house.engine.fails = fails
        for viewer, headers in house.viewers().items():
            for table in tables(house, operation):
                answer = house.ask(operation, table, headers)
                text = told(answer)
                shown = house.dice_are_shown()
                found += [f"{viewer}: {leak}: {text[:300]}" for leak in house.leaks(text, viewer, dice=not shown)]
    log = written.all()
    found += [f"log: {leak}" for leak in house.leaks(log)]
    assert found == []
    may_fall = operation.of_a_game and operation.method != "GET" and operation.id not in NEVER_FALLS
    assert not may_fall or "the engine fell" in log, "no error was forced"


def stream(house: House, table: Table, query: str, headers: dict[str, str]) -> str:
    """A stream up to the last event so far, or the refusal."""
    last = f'"seq":{stored(house.service, table.id).state.events}'
    with table.client.get(f"/v1/games/{table.id}/events{query}", headers=headers) as answer:
        text = f"{answer.headers}"
        for chunk in answer.response:
            text += chunk.decode() if isinstance(chunk, bytes) else chunk
            if last in text:
                break
    return text


@pytest.mark.parametrize("form", STREAMS, ids=["sse", "ndjson"])
def test_no_stream_tells_anybody_what_is_hidden_from_him(form: dict[str, str], written: Written) -> None:
    found, house = list[str](), House.built()
    heard = 0
    for viewer, headers in house.viewers().items():
        for name, table in house.tables.items():
            text = stream(house, table, "", {**headers, **form})
            heard += "game_started" in text
            found += [f"{viewer} at {name}: {leak}" for leak in house.leaks(text, viewer)]
    assert found == []
    assert heard > len(house.tables), "the streams were heard"
    assert house.leaks(written.all()) == []


def test_no_long_poll_and_no_ticket_tells_more_than_a_token(written: Written) -> None:
    found, house = list[str](), House.built()
    for name, table in house.tables.items():
        for player, token in table.tokens.items():
            made = table.client.post(f"/v1/games/{table.id}/stream-tickets", headers=bearer(token))
            ticket = made.json["ticket"]
            viewer = f"{player} at {name}"
            last = table.get("/events?limit=500", player).json["last_seq"]
            for form in STREAMS:
                text = stream(house, table, f"?ticket={ticket}", form)
                assert "game_started" in text, "it was heard"
                found += [f"{viewer}: {leak}" for leak in house.leaks(text, viewer)]
            for other in house.tables.values():
                for query in (f"ticket={ticket}", f"after={last}&wait=0.01&ticket={ticket}"):
                    answer = other.get(f"/events?{query}")
                    found += [f"{viewer}: {leak}" for leak in house.leaks(told(answer), viewer)]
            assert ticket not in written.all()
    assert found == []


def test_an_answer_that_is_kept_for_a_retry_is_told_to_its_asker_alone(written: Written) -> None:
    house = House.built()
    table, body = house.tables["other"], {"ruleset": "wikimonde", "player": {"name": "Yvain"}}
    once = {"Idempotency-Key": "canary-once", **bearer(table.tokens["perceval"])}
    first = table.client.post("/v1/games", json=body, headers=once)
    token = first.json["seat"]["token"]
    assert table.client.post("/v1/games", json=body, headers=once).json["seat"]["token"] == token
    for viewer, headers in house.viewers().items():
        if viewer != "perceval at other":
            again = table.client.post("/v1/games", json=body, headers={"Idempotency-Key": "canary-once", **headers})
            assert token not in told(again), viewer
    # Nor does the store hold it in the clear, or the key that opens it.
    kept = repr([vars(game) for game in house.service.store._games.values()])  # type: ignore[attr-defined]
    assert first.json["id"] in kept
    assert token not in kept
    assert "canary-once" not in kept
    assert token not in written.all()


# --- the search is sharp


def test_the_search_finds_what_those_see_who_may() -> None:
    house = House.built()

    def found(name: str, path: str, player: str) -> list[str]:
        return house.leaks(told(house.tables[name].get(path, player)))

    assert found("tichette", "", "perceval") == ["hidden dice"]
    assert "name of the private table" in found("private", "", "karadoc")
    assert "entropy at the private table" in found("private", "/events", "karadoc")
    assert "entropy at the private table" in found("private", "/dice", "karadoc")
    assert house.leaks(told(house.tables["private"].get("", "karadoc")), "karadoc at private") == []


def test_the_search_finds_a_leak_that_is_planted(written: Written) -> None:
    house = House.built()
    table = house.tables["seeded"]
    token, seed = table.tokens["karadoc"], next(s.text for s in house.secrets() if s.name == "seed of seeded")
    structlog.get_logger("canary").debug("planted", what=token)
    logging.getLogger("canary").debug("planted %s", seed)
    log = written.all()
    assert set(house.leaks(log)) == {"token of karadoc at seeded", "seed of seeded"}
    assert house.leaks(f'{{"key":"{KEY[:20]}…"}}') == ["key", "key"], "a part of one is found, too"
    table.client.post("/v1/games", json={"ruleset": "wikimonde", "name": seed[:40]})
    assert house.leaks(told(table.client.get("/v1/games"))) == ["seed of seeded"]
