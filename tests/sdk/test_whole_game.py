"""Whole games against the real service, with the Python SDK, over good networks and bad ones."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from chouette_sdk import (
    Client,
    Conflict,
    GameNotFound,
    IdempotencyKeyReused,
    Invalid,
    NoOpenChallenge,
    NotModified,
    Seat,
    models,
)

from tests.sdk.bots import Played, play_async, play_sync
from tests.sdk.proxy import FaultyProxy

Play = Callable[[str], Played]


@pytest.fixture(params=[play_sync, play_async], ids=["sync", "async"])
def play(request: pytest.FixtureRequest) -> Play:
    """Both clients must be able to."""
    face: Play = request.param
    return face


def check(played: Played) -> None:
    """The game is over, and the stream told all of it, once and in order."""
    assert played.view is not None
    assert played.view.status == "finished"
    last = played.events[-1]
    assert isinstance(last, models.GameFinishedEvent)
    assert last.winner == played.view.winner == played.view.result[0].player
    assert last.result == played.view.result
    ranks = [place.rank for place in played.view.result]
    assert ranks == sorted(ranks)
    assert ranks[:2] != [1, 1], "there is one winner"
    assert f"reason: {played.view.result[-1].reason}" in played.record
    assert [event.seq for event in played.events] == list(range(1, played.view.seq + 1))
    assert played.events == played.pages
    thrown = [e for e in played.events if isinstance(e, models.DiceRolledEvent) and not e.by_table]
    assert len(thrown) == played.rolls
    assert played.record.startswith("title:")


def test_a_whole_game_is_played(play: Play, service_url: str) -> None:
    check(play(service_url))


def test_a_whole_game_is_played_over_a_network_that_loses_answers_and_streams(play: Play, service_url: str) -> None:
    with FaultyProxy(service_url).running() as proxy:
        assert isinstance(proxy, FaultyProxy)
        check(play(proxy.url))
        assert proxy.lost > 5
        assert proxy.cut > 1


def test_an_act_whose_answer_was_lost_counts_once(service_url: str) -> None:
    with FaultyProxy(service_url).running() as proxy, Client(proxy.url) as client:
        table = client.create_game("wikimonde")
        perceval = table.join("Perceval")
        table.join("Karadoc")
        view = table.view()
        assert [player.name for player in view.players] == ["Perceval", "Karadoc"]
        perceval.start()
        perceval.roll()
        rolled = [e for e in table.page().events if isinstance(e, models.DiceRolledEvent)]
        assert [e.player for e in rolled] == ["perceval"]
        assert proxy.lost == 5


# Each die that is thrown takes the next of these: the opening, a pair of sixes each, a Néant each, and the duel.
DUEL = [6, 1, 6, 6, 1, 6, 6, 2, 1, 3, 6, 1, 4, 6, 5, 5, 1, 2, 2, 2, 2]


def next_roll(seats: list[Seat]) -> str:
    """Whoever is to throw throws, once nobody wants to say anything; his player id."""
    for _ in range(20):
        seq = 0
        for seat in seats:
            expected = seat.expected()
            may, seq = {act.act for act in expected.acts}, expected.seq
            if "roll" in may:
                seat.roll()
                return seat.player
            if "pass" in may:
                seq = seat.passe().seq
        seats[0].page(after=seq, wait_s=0.2)
    raise AssertionError("nobody may throw")


def test_a_duel_is_challenged_for_named_and_thrown(service_url: str) -> None:
    with Client(service_url) as client:
        table = client.create_game("wikimonde", dice=DUEL, options={"pause_ms": 0})
        perceval, karadoc = table.join("Perceval"), table.join("Karadoc")
        seats = [perceval, karadoc]
        with pytest.raises(Conflict):
            perceval.challenge("grelottine", "karadoc")
        perceval.start()
        while not any(act.act == "challenge" for act in karadoc.expected().acts):
            next_roll(seats)
        assert karadoc.challenge("grelottine", "perceval").effect == "counted"
        named = karadoc.terms("chouette", 12)
        assert any(isinstance(event, models.TermsSetEvent) for event in named.events)
        [duel] = table.challenges()
        assert (duel.challenger, duel.defie, duel.combination, duel.amount) == ("karadoc", "perceval", "chouette", 12)
        assert client.api.get_challenge(table.id, duel.id).outcome == "open"
        assert next_roll(seats) == "perceval"
        with pytest.raises(NoOpenChallenge):
            perceval.terms("chouette", 1)


def test_a_player_may_stand_up_sit_down_and_leave(service_url: str) -> None:
    with Client(service_url) as client:
        table = client.create_game()
        seats = [table.join(name) for name in ("Perceval", "Karadoc", "Arthur")]
        seats[2].leave()
        seats[0].start()
        seats[1].stand()
        assert [player.presence for player in table.view().players] == ["seated", "standing"]
        seats[1].sit()
        assert [player.presence for player in table.view().players] == ["seated", "seated"]


def test_a_seat_is_found_again_by_its_token(service_url: str) -> None:
    with Client(service_url) as client:
        table = client.create_game(visibility="private")
        first = table.join("Perceval", entropy="mes mots")
        with Client(service_url) as later:
            again = later.seat(table.id, first.player, first.token)
            assert again.view().you == "perceval"
            assert again.expected().player == "perceval"
            # Who has no seat at a private table is not told that it exists.
            with pytest.raises(GameNotFound):
                later.seat(table.id, first.player, "x" * 43).expected()


def test_refusals_say_what_is_wrong(service_url: str) -> None:
    with Client(service_url) as client:
        with pytest.raises(Invalid) as caught:
            client.create_game(options={"tie_ms": -1})
        assert [error.field for error in caught.value.errors] == ["options.tie_ms"]
        with pytest.raises(TypeError, match="colour"):
            client.create_game(options={"colour": "red"})
        client.create_game(key="one-key")
        with pytest.raises(IdempotencyKeyReused):
            client.create_game("titouan", key="one-key")


def test_what_has_not_changed_is_not_sent_again(service_url: str) -> None:
    with Client(service_url) as client:
        table = client.create_game()
        tag = client.api.http.get(f"{service_url}/v1/games/{table.id}").headers["ETag"]
        with pytest.raises(NotModified):
            client.api.get_game(table.id, if_none_match=tag)


def test_every_reading_operation_is_understood(service_url: str) -> None:
    with Client(service_url) as client:
        ids = {ruleset.id for ruleset in client.api.list_rulesets().rulesets}
        assert {"wikimonde", "titouan"} <= ids
        assert client.api.get_ruleset("wikimonde").id == "wikimonde"
        table = client.create_game(name="Au lobby")
        assert table.id in {game.id for game in client.api.list_games(limit=100).games}
        assert client.api.get_time().now > 1_600_000_000_000
        assert table.challenges() == []
        assert table.dice().commitment
        assert table.page(after=1, wait_s=0.2).events == []
