"""Round trips are measured by nonces that the stream brings, and an act is credited with what was measured."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask

from service.commands import lag_nonces, latency
from service.engine.core.timing.lag import UNMEASURED_MS
from service.http.streaming.lag_probes import LagProbes
from service.http.wiring import EXTENSION
from tests.http.table import START, HandClock, Table, bearer

KEY = lag_nonces.key_of("5eed" * 16)


def pings(table: Table, player: str | None, accept: str = "text/event-stream") -> Iterator[str]:
    """The nonces that a stream brings, as it brings them."""
    headers = {"Accept": accept, **(bearer(table.tokens[player]) if player else {})}
    response: Any = table.client.get(f"/v1/games/{table.id}/events", headers=headers)
    try:
        for chunk in response.response:
            for line in chunk.decode().splitlines():
                if '"nonce"' in line:
                    told = json.loads(line.removeprefix("data: "))
                    yield str(told.get("data", told)["nonce"])
    finally:
        response.close()


def measure(table: Table, player: str, *, took: int, times: int = 3) -> Any:
    """Return so many nonces, each after so many ms; the last answer."""
    stream = pings(table, player)
    for _ in range(times):
        nonce = next(stream)
        table.clock.move(took)
        answer = table.post(player, "pings", {"nonce": nonce})
        assert answer.status_code == 200, answer.json
    stream.close()  # type: ignore[attr-defined]
    return answer.json


def lag_of(table: Table, player: str) -> int | None:
    seats = {seat["id"]: seat for seat in table.get().json["players"]}
    lag: int | None = seats[player].get("lag_ms")
    return lag


def race(app: Flask, clock: HandClock) -> Table:
    """A Chouette-Velute lies there; Karadoc's network takes 200 ms."""
    table = Table.seated(app.test_client(), clock, dice=[6, 1, 3, 3, 6])
    measure(table, "karadoc", took=200)
    thrower = table.begin()
    for _ in range(2):
        thrown = table.post(thrower, "rolls")
        assert thrown.status_code == 201, thrown.json
        clock.move(1500)
    clock.move(-1500)
    return table


def test_the_game_learns_the_least_of_the_first_measurements_by_one_event(table: Table) -> None:
    assert measure(table, "karadoc", took=230, times=2) == {"round_trip_ms": 230, "lag_ms": 230}
    assert lag_of(table, "karadoc") is None
    assert measure(table, "karadoc", took=200, times=1) == {"round_trip_ms": 200, "lag_ms": 200}
    assert lag_of(table, "karadoc") == 200
    told = [event for event in table.get("/events").json["events"] if event["type"] == "lag_measured"]
    assert [(event["player"], event["lag_ms"]) for event in told] == [("karadoc", 200)]


def test_a_slow_nonce_changes_nothing_and_a_slower_network_is_believed_in_the_end(table: Table) -> None:
    measure(table, "karadoc", took=100)
    version = table.get().json["version"]
    assert measure(table, "karadoc", took=900, times=1)["lag_ms"] == 100
    assert measure(table, "karadoc", took=98, times=1)["lag_ms"] == 100, "hardly news"
    assert table.get().json["version"] == version
    assert measure(table, "karadoc", took=300, times=8)["lag_ms"] == 300


@pytest.mark.parametrize("known", [0, 50, 200, 1_000])
def test_only_what_is_news_costs_a_commit(known: int) -> None:
    assert not latency.is_news([known + 8, 5_000], known)
    assert latency.is_news([known + 9 + known // 16], known)
    assert not latency.is_news([max(0, known - 2)], known)
    assert latency.is_news([max(0, known - 3)], known) == (known > 0), "what is measured too high is a liar's gain"


def test_an_act_with_its_claim_counts_when_it_was_made(app: Flask, clock: HandClock) -> None:
    table = race(app, clock)
    (open_,) = [window for window in table.get().json["windows"] if window["name"] == "pas_mou_le_caillou"]
    clock.move(560)
    told = table.post("karadoc", "annonces", {"annonce": "pas_mou_le_caillou", "reaction_ms": 350}).json
    assert told["at"] == open_["opened_at"] + 360
    assert told["timing"] == {
        "arrived_at": open_["opened_at"] + 560, "opened_at": open_["opened_at"], "reaction_ms": 350,
        "measured_ms": 200, "quota_ms": 1000, "cap_ms": 400, "credit_ms": 200, "counted_at": told["at"],
    }  # fmt: skip
    (made,) = [event for event in told["events"] if event["type"] == "annonce_made"]
    assert made["timing"] == told["timing"]
    lag = table.get("/expected", "karadoc").json["lag"]
    assert (lag["lag_ms"], lag["cap_ms"]) == (200, 400)
    assert lag["quota_ms"] < 1000


@pytest.mark.parametrize("visibility", ["public", "private"])
def test_a_shout_some_ms_after_its_window_ran_out_is_free_though_nothing_was_measured(
    app: Flask, clock: HandClock, visibility: str
) -> None:
    table = Table.seated(app.test_client(), clock, dice=[6, 1, 3, 3, 6], visibility=visibility)
    thrower = table.begin("karadoc")
    table.post(thrower, "rolls")
    clock.move(1500)
    table.post(thrower, "rolls")
    clock.move(4000 + 6)
    answer = table.post("karadoc", "annonces", {"annonce": "pas_mou_le_caillou"})
    assert (answer.status_code, answer.json["code"]) == (409, "too_late")
    clock.move(UNMEASURED_MS)
    assert table.post("karadoc", "annonces", {"annonce": "pas_mou_le_caillou"}).json["effect"] == "bevue"


def test_the_record_of_such_a_game_tells_claims_and_measurements(app: Flask, clock: HandClock) -> None:
    table = race(app, clock)
    clock.move(560)
    table.post("karadoc", "annonces", {"annonce": "pas_mou_le_caillou", "reaction_ms": 350})
    record = table.get("/record", Accept="application/json").json
    assert record["players"]["karadoc"]["lag"] == 200
    assert [step["karadoc"] for step in record["play"] if "karadoc" in step][-1] == {
        "annonce": "pas_mou_le_caillou",
        "reaction_ms": 350,
    }


def test_lines_of_json_bring_nonces_too(table: Table) -> None:
    assert len(next(pings(table, "karadoc", "application/x-ndjson"))) == lag_nonces.LENGTH


def test_nobody_is_measured_without_a_seat_or_where_lag_is_not_compensated(app: Flask, clock: HandClock) -> None:
    private = Table.seated(app.test_client(), clock, visibility="private")
    assert private.get(player="karadoc").json["options"]["lag_compensation"] is False
    assert "lag" not in private.get("/expected", "karadoc").json
    answer = private.post("karadoc", "pings", {"nonce": "x"})
    assert (answer.status_code, answer.json["code"]) == (409, "lag_compensation_off")
    public = Table.seated(app.test_client(), clock)
    assert public.get().json["options"]["lag_compensation"] is True
    for table, player in ((private, "karadoc"), (public, None)):
        headers = {"Accept": "text/event-stream", **(bearer(table.tokens[player]) if player else {})}
        response: Any = table.client.get(f"/v1/games/{table.id}/events", headers=headers)
        said = b"".join(next(response.response) for _ in range(4))
        response.close()
        assert b'"nonce"' not in said


def test_what_a_table_says_itself_goes_before_the_default(app: Flask, clock: HandClock) -> None:
    for visibility in ("public", "private"):
        for wanted in (True, False):
            table = Table.seated(app.test_client(), clock, visibility=visibility, options={"lag_compensation": wanted})
            assert table.get(player="karadoc").json["options"]["lag_compensation"] is wanted


def test_a_nonce_is_good_for_its_own_player_and_game_only_and_not_for_long(app: Flask, clock: HandClock) -> None:
    table, other = Table.seated(app.test_client(), clock), Table.seated(app.test_client(), clock)
    nonce = next(pings(table, "karadoc"))
    refused = [
        table.post("perceval", "pings", {"nonce": nonce}),
        other.post("karadoc", "pings", {"nonce": nonce}),
        table.post("karadoc", "pings", {"nonce": nonce[:-2] + "AA"}),
        table.post("karadoc", "pings", {"nonce": "Ünfug"}),
    ]
    clock.move(lag_nonces.EXPIRES_MS + 1)
    refused.append(table.post("karadoc", "pings", {"nonce": nonce}))
    assert [(answer.status_code, answer.json["code"]) for answer in refused] == [(422, "nonce_unknown")] * 5


def test_a_nonce_tells_how_long_ago_it_was_made() -> None:
    nonce = lag_nonces.make(KEY, "g", "karadoc", START)
    assert len(nonce) == lag_nonces.LENGTH
    assert lag_nonces.read(KEY, "g", "karadoc", nonce, START + 123) == (123, None)
    assert lag_nonces.read(KEY, "g", "karadoc", nonce, START - 1) == (0, None), "clocks of processes differ by a ms"
    shown = lag_nonces.make(KEY, "g", "karadoc", START, 42)
    assert lag_nonces.read(KEY, "g", "karadoc", shown, START + 50) == (50, 42)
    assert lag_nonces.make(KEY, "g", "karadoc", START) != nonce


def test_a_finished_game_measures_nobody_and_forgets_its_listeners(app: Flask, clock: HandClock) -> None:
    table = Table.seated(app.test_client(), clock, dice=[6, 1, 5, 5, 5], options={"target": 50})
    nonce = next(pings(table, "karadoc"))
    table.finish()
    answer = table.post("karadoc", "pings", {"nonce": nonce})
    assert (answer.status_code, answer.json["code"]) == (409, "game_finished")
    (probes,) = [one for one in app.extensions[EXTENSION].listening.observers if isinstance(one, LagProbes)]
    assert not probes._probed
