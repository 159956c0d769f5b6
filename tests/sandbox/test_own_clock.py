"""A game with a clock of its own: time passes when it is told to, and all that is due on the way happens."""

from __future__ import annotations

from itertools import pairwise

from service.engine.core.actions.acts import Cut
from service.games.bots.runner import play_bots
from service.games.service import GameService
from service.http.wiring import EXTENSION
from tests.http.table import START, HandClock, bearer
from tests.sandbox.house import RACE, Standing, sandbox

HOUR = 3_600_000


def test_no_time_passes_by_itself() -> None:
    clock = HandClock(START)
    game = Standing.made(sandbox(clock), situation=RACE, clock="manual")
    before = game.view()
    clock.move(HOUR)
    assert game.view() == before
    assert before["clock_now"] == START
    assert before["sandbox"]
    assert before["test_dice"]


def test_a_window_of_seconds_closes_when_it_is_told_to() -> None:
    game = Standing.made(sandbox(), situation=RACE, clock="manual")
    deadline = game.view()["windows"][0]["deadline"]
    before = game.advance(deadline - START)
    assert before["now"] == deadline
    assert [event["type"] for event in game.advance(1)["events"]] or before["events"]
    assert "pas_mou_le_caillou" not in [window["name"] for window in game.view()["windows"]]


def test_to_the_next_deadline_is_exactly_to_it() -> None:
    game = Standing.made(sandbox(), situation=RACE, clock="manual")
    told = game.client.get(f"/v1/sandbox/games/{game.id}/clock", headers=bearer_of(game)).json
    moved = game.next_deadline()
    assert (told["clock"], told["now"]) == ("manual", START)
    assert moved["now"] == told["next_deadline"]
    assert moved["reached"]
    assert "window_closed" in [event["type"] for event in moved["events"]]
    assert {event["at"] for event in moved["events"]} <= set(range(START, moved["now"] + 1))


def bearer_of(game: Standing) -> dict[str, str]:
    return {"Authorization": f"Bearer {game.tokens[game.anyone]}"}


def test_acts_are_made_at_the_instant_that_the_clock_shows() -> None:
    clock = HandClock(START)
    game = Standing.made(sandbox(clock), situation=RACE, clock="manual")
    clock.move(HOUR)
    game.advance(700)
    said = game.post(game.anyone, "annonces", {"annonce": "pas_mou_le_caillou"})
    assert said.status_code == 201, said.json
    assert said.json["at"] == START + 700
    assert game.expected(game.anyone)["at"] == START + 700


def test_two_words_at_one_instant_are_a_tie_and_a_step_apart_they_are_none() -> None:
    for apart, tied in ((0, True), (200, False)):
        game = Standing.made(sandbox(), situation=RACE, clock="manual")
        first, second, *_ = game.expected_of("pas_mou_le_caillou")
        game.post(first, "annonces", {"annonce": "pas_mou_le_caillou"})
        game.advance(apart)
        said = game.post(second, "annonces", {"annonce": "pas_mou_le_caillou"})
        assert said.status_code == (201 if tied else 409), said.json
        game.advance(15_000)
        log = game.client.get(f"/v1/games/{game.id}/events?limit=500", headers=bearer_of(game)).json["events"]
        closed = [event for event in log if event["type"] == "window_closed" and event["name"] == "pas_mou_le_caillou"]
        assert len(closed[-1]["answers"]) == (2 if tied else 1)


def test_bots_act_on_the_way_each_at_an_instant_of_its_own() -> None:
    game = Standing.made(
        sandbox(), clock="manual", ruleset="wikimonde", first="perceval", dice=[6, 4, 1] * 30,
        players=[{"name": "Perceval"}, {"name": "Karadoc"}, {"name": "Arthur"}],
        bots={"karadoc": "champion", "arthur": "novice"},
    )  # fmt: skip
    assert set(game.tokens) == {"perceval"}
    game.advance(3_000)
    for _ in range(3):
        game.post("perceval", "rolls")
        game.advance(10_000)
    events = game.client.get(f"/v1/games/{game.id}/events?limit=500", headers=bearer_of(game)).json["events"]
    thrown = [event for event in events if event["type"] == "dice_rolled" and event["player"] != "perceval"]
    assert thrown
    assert all(before["at"] <= after["at"] for before, after in pairwise(events))


def test_a_game_of_bots_alone_comes_to_its_end_by_the_clock_alone() -> None:
    game = Standing.made(
        sandbox(), clock="manual", ruleset="wikimonde", first="perceval",
        players=[{"name": "Perceval", "score": 300}, {"name": "Karadoc", "score": 300}, {"name": "Arthur"}],
        bots={"karadoc": "champion", "arthur": "novice"}, options={"turn_ms": 20_000},
    )  # fmt: skip
    for _ in range(400):
        moved = game.move({"advance_ms": 600_000})
        if moved.status_code == 409:
            assert moved.json["code"] == "game_finished"
            return
    raise AssertionError("it goes on for ever")


def test_the_same_request_twice_moves_the_clock_once() -> None:
    game = Standing.made(sandbox(), situation=RACE, clock="manual")
    first = game.move({"advance_ms": 500}, Idempotency_Key="one")
    again = game.move({"advance_ms": 500}, Idempotency_Key="one")
    assert first.data == again.data
    assert again.headers["Idempotent-Replayed"] == "true"
    assert game.view()["clock_now"] == START + 500


def test_a_clock_stops_on_its_way_where_too_much_happens_and_says_so() -> None:
    game = Standing.made(
        sandbox(), clock="manual", ruleset="titouan", first="perceval", options={"aquitaine": True, "turn_ms": 1_000},
        players=[{"name": "Perceval"}, {"name": "Karadoc"}, {"name": "Arthur"}, {"name": "Leodagan"}],
    )  # fmt: skip
    moved = game.advance(86_400_000)
    assert not moved["reached"]
    assert START < moved["now"] < START + 86_400_000
    assert game.view()["clock_now"] == moved["now"]


def test_a_clock_goes_no_further_than_a_year_in_all() -> None:
    game = Standing.made(sandbox(), situation=RACE, clock="manual", options={"abandon_ms": 2_592_000_000})
    refused = None
    for _ in range(60):
        refused = game.move({"advance_ms": 604_800_000})
        if refused.status_code != 200:
            break
    assert refused is not None
    assert refused.json["code"] in ("clock_too_far", "game_finished")


def test_the_clock_of_any_other_game_is_not_for_moving() -> None:
    client = sandbox()
    game = Standing.made(client, situation=RACE)
    refused = game.move({"advance_ms": 5})
    assert (refused.status_code, refused.json["code"]) == (409, "clock_not_manual")
    told = client.get(f"/v1/sandbox/games/{game.id}/clock", headers=bearer_of(game)).json
    assert (told["clock"], told["now"]) == ("real", START)


def test_what_is_no_step_of_a_clock_is_refused_and_named() -> None:
    game = Standing.made(sandbox(), situation=RACE, clock="manual")
    for body in (
        {}, {"advance_ms": 5, "to": "next_deadline"}, {"advance_ms": -1}, {"advance_ms": 604_800_001}, {"to": "x"},
        {"advance_ms": "5"}, {"advance_ms": True}, {"advance_ms": 1.5}, {"advance_ms": 5, "more": 1}, [], {"to": None},
    ):  # fmt: skip
        refused = game.move(body)
        assert refused.status_code == 422, body
    assert game.view()["clock_now"] == START


def service_of(game: Standing) -> GameService:
    found = game.client.application.extensions[EXTENSION].service
    assert isinstance(found, GameService)
    return found


def test_a_connection_that_is_lost_is_lost_by_the_game_s_clock() -> None:
    clock = HandClock(START)
    game = Standing.made(sandbox(clock), situation=RACE, clock="manual")
    clock.move(HOUR)
    service_of(game).do(game.id, Cut(player=game.anyone, at=clock.now()))
    other = list(game.tokens)[1]
    log = game.client.get(f"/v1/games/{game.id}/events?limit=500", headers=bearer(game.tokens[other])).json["events"]
    lost = [event for event in log if event["type"] == "connection_lost"]
    assert [event["at"] for event in lost] == [START]
    assert START < lost[0]["stands_at"] < START + HOUR


def test_workers_leave_its_bots_alone() -> None:
    clock = HandClock(START)
    game = Standing.made(sandbox(clock), situation=RACE, clock="manual", bots={"karadoc": "champion"})
    clock.move(HOUR)
    before = game.view()
    service = service_of(game)
    service.tick(game.id)
    assert service.with_bots([game.id]) == []
    assert play_bots(service, game.id) == 0
    assert game.view() == before


def test_a_game_that_nobody_plays_any_more_is_called_off_whatever_its_clock() -> None:
    for kind in ("manual", "real"):
        clock = HandClock(START)
        client = sandbox(clock, sandbox_idle_s=60)
        game = Standing.made(client, situation=RACE, clock=kind, options={"reaction_ms": 60_000, "turn_ms": 0})
        clock.move(59_000)
        service_of(game).tick(game.id)
        assert game.view()["status"] == "playing"
        clock.move(200_000)
        service_of(game).tick(game.id)
        assert game.view()["end"] == "cancelled"


def test_what_is_done_in_it_keeps_it() -> None:
    clock = HandClock(START)
    game = Standing.made(sandbox(clock, sandbox_idle_s=60), situation=RACE, clock="manual")
    for _ in range(5):
        clock.move(50_000)
        game.advance(1)
        service_of(game).tick(game.id)
    assert game.view()["status"] == "playing"


def test_hidden_dice_stay_hidden_from_the_others_when_the_clock_goes_on() -> None:
    game = Standing.made(sandbox(), situation="expert-window-tiche-offer-tichette", clock="manual")
    seen = {player: game.view(player) for player in game.tokens}
    hands = [player for player in game.tokens if seen[player]["hidden_dice"]]
    moved = game.move({"advance_ms": 100}, next(player for player in game.tokens if player not in hands))
    assert moved.status_code == 200
    assert not any(event.get("hidden") for event in moved.json["events"])
