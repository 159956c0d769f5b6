"""Games that stand in a situation: each can be made, says what may be done, refuses what it should, and ends."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from flask.testing import FlaskClient

from service import engine
from service.bots.levels import LEVELS
from service.http.responses.proof import Record
from service.sandbox.library import Situation, library
from service.scenario.check import check
from service.scenario.form import parse
from tests.http.table import START, HandClock, bearer
from tests.sandbox.house import Standing, sandbox

BOOKS = [book.id for book in engine.rulesets()]
NO_DIE_ENDS_IT = "aquitaine"


def test_every_situation_becomes_a_game_that_tells_each_seat_what_it_may_do() -> None:
    client = sandbox()
    for one in library().situations:
        game = Standing.made(client, situation=one.id, clock="manual")
        assert game.answer["situation"] == one.id
        assert game.answer["now"] == START
        assert set(game.tokens) == {seat["player"] for seat in game.answer["seats"]}
        told = client.get(f"/v1/sandbox/situations/{one.id}").json
        for player in game.tokens:
            expected = game.expected(player)
            assert expected["at"] == START
            offered = [[act["act"], act["name"]] for act in expected["acts"]]
            assert offered == [[it["act"], it["name"]] for it in told["offers"] if it["player"] == player], one.id


@pytest.mark.parametrize("ruleset", BOOKS)
def test_what_is_to_be_tried_is_refused_or_wrong_as_it_is_told(ruleset: str) -> None:
    client = sandbox()
    for one in library().situations:
        if one.ruleset != ruleset or one.attempt is None:
            continue
        game, attempt = Standing.made(client, situation=one.id, clock="manual"), one.attempt
        answer = game.post(attempt.player, attempt.path, attempt.body)
        if attempt.effect == "refused":
            assert answer.status_code in (403, 409, 422), (one.id, answer.json)
            assert answer.json["code"] == attempt.code, one.id
        else:
            assert answer.status_code == 201, (one.id, answer.json)
            game.advance(60_000)
            log = client.get(f"/v1/games/{game.id}/events?limit=500", headers=bearer(game.tokens[attempt.player])).json
            assert attempt.code in [event.get("code") for event in log["events"]], one.id


def _shortest(ruleset: str) -> list[Situation]:
    """One of each kind."""
    found: dict[str, Situation] = {}
    for one in library().situations:
        if one.ruleset == ruleset:
            found.setdefault(one.kind, one)
    return list(found.values())


@pytest.mark.parametrize("ruleset", BOOKS)
def test_bots_play_a_situation_of_each_kind_to_its_end(ruleset: str) -> None:
    client = sandbox(HandClock(START), bot_speed=20.0)
    for one in _shortest(ruleset):
        play_to_the_end(client, one)


@pytest.mark.nightly
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("ruleset", BOOKS)
def test_bots_play_every_situation_to_its_end(ruleset: str) -> None:
    client = sandbox(HandClock(START), bot_speed=20.0)
    for one in library().situations:
        if one.ruleset == ruleset:
            play_to_the_end(client, one)


def play_to_the_end(client: FlaskClient, one: Situation) -> None:
    """A bot in every seat but that of those who wait for one; the clock alone goes on."""
    scenario: dict[str, Any] = library().scenarios[one.scenario]
    if (scenario.get("options") or {}).get(NO_DIE_ENDS_IT):
        # No score ends such a game, only its players do.
        return
    # One seat is a client's, who never acts: the table does, once the turn has run out.
    seats = [seat["player"] for seat in client.get(f"/v1/sandbox/situations/{one.id}").json["players"]]
    levels = [*LEVELS]
    bots = {player: levels[number % len(levels)] for number, player in enumerate(seats[1:]) if player in _seated(one)}
    game = Standing.made(client, situation=one.id, clock="manual", bots=bots, options={"turn_ms": 20_000})
    for _ in range(3_000):
        moved = game.move({"advance_ms": 3_600_000})
        if moved.status_code == 409:
            assert moved.json["code"] == "game_finished"
            return
    raise AssertionError(f"{one.id} goes on for ever")


def _seated(one: Situation) -> dict[str, Any]:
    return dict(library().scenarios[one.scenario]["players"])


@pytest.mark.parametrize("ruleset", BOOKS)
def test_the_record_of_a_situation_plays_it_again(ruleset: str) -> None:
    client = sandbox()
    for one in library().situations:
        if one.ruleset == ruleset:
            game = Standing.made(client, situation=one.id, clock="manual")
            record = client.get(f"/v1/games/{game.id}/record?format=json", headers=bearer(game.tokens[game.anyone]))
            assert record.status_code in (200, 409), one.id
            if record.status_code == 200:
                told = msgspec.convert(record.json, Record)
                assert set(record.json) <= set(told.__struct_fields__), "all of it is in the document"
                verdict = check(parse(record.json, "record"))
                assert (verdict.outcome, verdict.why) == ("passed", ""), one.id
