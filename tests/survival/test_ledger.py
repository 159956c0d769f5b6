"""The ledger is no friend of the service: each way in which a game may be bent on purpose is found out."""

from __future__ import annotations

import asyncio
import copy
import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import redis

from service.store import keys
from tests.serve.running import Serving
from tests.support.redis import RedisServer
from tests.survival.ledger import Faults, Ledger
from tests.survival.trial import Outcome, play

NO_POINTS = (1, 2, 5) * 8
"""Eight turns of two throws each in which nobody gains anything: acts enough, however the dice fall after them."""

Bend = Callable[[str, Any], None]
"""Called with the path of a request and its answer (JSON), which it may change."""


class Played:
    """One game that was played without any trouble, on a server that is still there."""

    def __init__(self, server: RedisServer, url: str, ledger: Ledger) -> None:
        self.server, self.url, self._ledger = server, url, ledger

    def ledger(self, *, lossy: bool) -> Ledger:
        """As the players and the reader left it; a copy."""
        found = copy.copy(self._ledger)
        found.acts, found.watchers, found.lossy = list(found.acts), [copy.copy(w) for w in found.watchers], lossy
        for watcher in found.watchers:
            watcher.events = copy.deepcopy(watcher.events)
        return found

    def faults(self, ledger: Ledger, bend: Bend = lambda path, answer: None) -> Faults:
        """What is found where the service's answers are bent like this."""
        with httpx.Client(base_url=self.url, timeout=30, transport=Bending(bend)) as http:
            return ledger.faults(http)

    def missing(self, ledger: Ledger, bend: Bend = lambda path, answer: None) -> int:
        """So many acts are missed where the service's answers are bent like this."""
        with httpx.Client(base_url=self.url, timeout=30, transport=Bending(bend)) as http:
            return ledger.missing(http)


class Bending(httpx.BaseTransport):
    """Passes requests on, and bends what is answered."""

    def __init__(self, bend: Bend) -> None:
        self._bend = bend
        self._inner = httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        answer = self._inner.handle_request(request)
        body = json.loads(answer.read())
        self._bend(request.url.path, body)
        return httpx.Response(answer.status_code, json=body)

    def close(self) -> None:
        self._inner.close()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    server = RedisServer(appendfsync="always")
    server.start()
    try:
        given = {"CHOUETTE_ALLOW_TEST_DICE": "true"}
        with Serving(tmp_path_factory.mktemp("ledger"), f"--redis-url={server.url}", environment=given) as serving:
            [ledger] = asyncio.run(play(serving.url, 1, time.monotonic() + 120, Outcome("ledger"), None, NO_POINTS))
            yield Played(server, serving.url, ledger)
    finally:
        server.close()


LOSSY = pytest.mark.parametrize("lossy", [False, True], ids=["nothing may be lost", "whole acts may be lost"])


@LOSSY
def test_a_game_that_nobody_bent_is_well(played: Played, lossy: bool) -> None:
    ledger = played.ledger(lossy=lossy)
    assert played.faults(ledger).all() == []
    assert ledger.given_up == 0
    assert len(ledger.acts) > 5
    assert len({act.kind for act in ledger.acts}) > 1, "only the start was acknowledged: it proves nothing"


def of_log(bend: Callable[[list[dict[str, Any]]], None]) -> Bend:
    """Bends the pages of the log."""

    def work(path: str, answer: Any) -> None:
        if path.endswith("/events") and answer.get("events"):
            bend(answer["events"])

    return work


@LOSSY
def test_an_act_of_which_a_part_is_lost_is_found(played: Played, lossy: bool) -> None:
    ledger = played.ledger(lossy=lossy)
    act = next(act for act in ledger.acts if len(act.answer["events"]) > 1)
    half = act.answer["events"][-1]["seq"]

    def bend(events: list[dict[str, Any]]) -> None:
        for event in events:
            if event["seq"] == half:
                event["at"] += 1

    found = played.faults(ledger, of_log(bend))
    assert any("only a part was lost" in sentence for sentence in found.bent)
    assert any("its reader was told otherwise" in sentence for sentence in found.bent)
    assert bool(found.lost) is not lossy
    assert ledger.given_up == lossy


def test_what_is_missing_is_counted_while_a_game_goes_on(played: Played) -> None:
    ledger = played.ledger(lossy=False)
    act = next(act for act in ledger.acts if act.kind == "roll")

    def bend(events: list[dict[str, Any]]) -> None:
        events[:] = [event for event in events if event not in act.answer["events"]]

    assert played.missing(ledger) == 0
    assert played.missing(ledger, of_log(bend)) == 1


def test_a_game_of_which_the_service_knows_nothing_is_lost(played: Played) -> None:
    ledger = played.ledger(lossy=False)
    ledger.game = "AAAAAAAAAAAAAAAAAAAAAA"
    assert played.missing(ledger) == len(ledger.acts)


@LOSSY
def test_a_log_with_a_gap_is_bent(played: Played, lossy: bool) -> None:
    found = played.faults(played.ledger(lossy=lossy), of_log(lambda events: events.pop(len(events) // 2)))
    assert any("the log has gaps" in sentence for sentence in found.bent)


@LOSSY
def test_an_act_that_is_in_the_log_and_was_never_sent_is_found(played: Played, lossy: bool) -> None:
    ledger = played.ledger(lossy=lossy)
    ledger.acts.remove(next(act for act in ledger.acts if act.kind == "roll"))
    assert any("than were asked for" in sentence for sentence in played.faults(ledger).doubled)


@LOSSY
def test_scores_that_the_acts_do_not_lead_to_are_found(played: Played, lossy: bool) -> None:
    def bend(path: str, answer: Any) -> None:
        if path.endswith("/record"):
            scores = answer["expect"]["scores"]
            scores[next(iter(scores))] += 1

    found = played.faults(played.ledger(lossy=lossy), bend)
    assert any("does not play again" in sentence for sentence in found.bent)


@LOSSY
def test_a_reader_that_was_told_otherwise_is_found(played: Played, lossy: bool) -> None:
    ledger = played.ledger(lossy=lossy)
    del ledger.watchers[-1].events[3]
    ledger.watchers[-1].events[5]["at"] += 1
    assert [sentence.partition(": ")[2] for sentence in played.faults(ledger).bent] == [
        "its reader was told otherwise of events [3, 5]"
    ]


@LOSSY
def test_a_reader_whose_stream_broke_is_found_though_another_followed(played: Played, lossy: bool) -> None:
    ledger = played.ledger(lossy=lossy)
    first = copy.copy(ledger.watchers[0])
    first.wrong = "the stream broke: somewhere"
    ledger.watchers.insert(0, first)
    assert any("the stream broke" in sentence for sentence in played.faults(ledger).bent)


def test_a_state_in_redis_that_does_not_go_with_its_log_is_found(played: Played, tmp_path: Path) -> None:
    """As where a process that remembered a lost state went on from it."""
    ledger = played.ledger(lossy=True)
    with redis.Redis.from_url(played.server.url) as client:
        name = keys.game(ledger.game)
        blob: Any = client.hget(name, "b")
        bent, count = re.subn(rb'("score":)(\d+)', lambda found: found[1] + b"%d" % (int(found[2]) + 1), blob, count=1)
        assert count == 1
        client.hset(name, "b", bent)
        try:
            # One that remembers nothing.
            with Serving(tmp_path, f"--redis-url={played.server.url}") as other:
                found = Played(played.server, other.url, ledger).faults(ledger)
        finally:
            client.hset(name, "b", blob)
    assert any("does not play again" in sentence for sentence in found.bent)
