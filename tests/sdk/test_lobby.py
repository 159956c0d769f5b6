"""The lobby, live, in the Python SDK: right at first, after each change, and after each lost connection."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import islice
from typing import Any

import pytest
from chouette_sdk import AsyncClient, Client, ConnectionFailed, Lobby, Patience, Problem, Retry

from tests.sdk.proxy import FaultyProxy
from tests.sdk.scripted import ScriptedServer, drops, problem, streams

QUICK = Patience(silence_s=0.3, alone_s=2.0, retry=Retry(first_s=0.01, longest_s=0.05))
Watch = Callable[..., list[Lobby]]


def watch_sync(url: str, count: int) -> list[Lobby]:
    """So many answers, through the synchronous client."""
    with Client(url) as client:
        return list(islice(client.lobby(patience=QUICK), count))


def watch_async(url: str, count: int) -> list[Lobby]:
    """So many answers, through the asynchronous client."""

    async def listen() -> list[Lobby]:
        async with AsyncClient(url) as client:
            return [lobby async for lobby in _first(client.lobby(patience=QUICK), count)]

    return asyncio.run(listen())


async def _first(lobbies: AsyncIterator[Lobby], count: int) -> AsyncIterator[Lobby]:
    for _ in range(count):
        yield await anext(lobbies)


@pytest.fixture(params=[watch_sync, watch_async], ids=["sync", "async"])
def watch(request: pytest.FixtureRequest) -> Watch:
    """Both clients must behave alike."""
    face: Watch = request.param
    return face


def card(id_: str, at: int = 1, **more: Any) -> dict[str, Any]:
    """A game as the lobby lists it."""
    whole = {"id": id_, "name": "", "ruleset": "wikimonde", "status": "lobby", "players": [], "max_players": 6}
    return {
        **whole,
        "created_at": at,
        "end": None,
        "seats": "open",
        "started_at": None,
        "ended_at": None,
        "bots": 0,
        "sandbox": False,
        **more,
    }


def news(event: str, *games: dict[str, Any], gone: tuple[str, ...] = ()) -> str:
    """A message of the stream."""
    return f"event: {event}\ndata: {json.dumps({'games': list(games), 'gone': list(gone)})}\n\n"


def told(lobby: Lobby) -> tuple[list[str], list[str], list[str]]:
    """The ids of what is there, of what is new, and of what is gone."""
    return list(lobby.games), [game.id for game in lobby.changed], lobby.gone


def test_changes_are_put_into_what_was_there_newest_first(watch: Watch) -> None:
    script = streams(
        ": open\n\n",
        news("snapshot", card("b", 2), card("a", 1)),
        ": heartbeat\n\n",
        news("change", card("c", 3), card("a", 1, players=["Perceval"]), gone=("b",)),
        5.0,
    )
    with ScriptedServer(script).running() as server:
        first, second = watch(server.url, 2)
    assert told(first) == (["b", "a"], ["b", "a"], [])
    assert told(second) == (["c", "a"], ["c", "a"], ["b"])
    assert second.games["a"].players == ["Perceval"]
    assert server.asked[0].path == "/v1/lobby?status=lobby"
    assert first.games["a"].players == [], "what was told stays as it was"


def test_the_snapshot_after_a_lost_connection_tells_what_was_missed(watch: Watch) -> None:
    script = (
        streams(news("snapshot", card("b", 2), card("a", 1)), 'event: change\ndata: {"games": ['),
        drops,
        problem(503, "store_unavailable"),
        streams(news("snapshot", card("c", 3), card("a", 1, players=["Karadoc"]), card("z", 0)), 5.0),
    )
    with ScriptedServer(*script).running() as server:
        first, second = watch(server.url, 2)
    assert told(first) == (["b", "a"], ["b", "a"], [])
    assert told(second) == (["c", "a", "z"], ["c", "a", "z"], ["b"])


def test_a_snapshot_without_news_is_not_told(watch: Watch) -> None:
    script = (
        streams(news("snapshot", card("a")), 'event: dropped\nretry: 20\ndata: {"reason": "time"}\n\n'),
        streams(news("snapshot", card("a")), news("change", gone=("a",)), 5.0),
    )
    with ScriptedServer(*script).running() as server:
        assert [told(each) for each in watch(server.url, 2)] == [(["a"], ["a"], []), ([], [], ["a"])]


def test_an_empty_lobby_is_told_too(watch: Watch) -> None:
    with ScriptedServer(streams(news("snapshot"), 5.0)).running() as server:
        assert told(watch(server.url, 1)[0]) == ([], [], [])


def test_what_is_refused_and_what_stays_away_is_raised(watch: Watch) -> None:
    with ScriptedServer(problem(422, "invalid_request")).running() as server, pytest.raises(Problem) as refused:
        watch(server.url, 1)
    assert refused.value.code == "invalid_request"
    with ScriptedServer(drops).running() as server, pytest.raises(ConnectionFailed):
        watch(server.url, 1)


def test_the_real_lobby_is_right_after_each_change_though_the_network_loses_every_change(service_url: str) -> None:
    with (
        FaultyProxy(service_url, messages_each=1).running() as proxy,
        Client(proxy.url) as far,
        Client(service_url) as near,
    ):
        lobbies = far.lobby(ruleset="titouan", bots=False, patience=Patience(silence_s=10))
        before = set(next(lobbies).games)
        table = near.create_game("titouan", name="Kaamelott")
        assert _until(lobbies, lambda lobby: table.id in lobby.games).games[table.id].name == "Kaamelott"
        seat = table.join("Perceval")
        lobby = _until(lobbies, lambda lobby: lobby.games[table.id].players == ["Perceval"])
        assert [game.id for game in lobby.changed] == [table.id]
        other = near.create_game("titouan", player="Karadoc")
        assert next(iter(_until(lobbies, lambda lobby: other.id in lobby.games).games)) == other.id, "the newest first"
        near.seat(table.id, seat.player, seat.token).add_bot("novice")
        lobby = _until(lobbies, lambda lobby: table.id in lobby.gone)
        assert set(lobby.games) == before | {other.id}, "no game with a bot is wanted"
        other.leave()
        lobby = _until(lobbies, lambda lobby: lobby.games[other.id].players == [])
        listed = near.api.list_games(status="lobby", ruleset="titouan", bots=False, limit=100).games
        assert list(lobby.games.values()) == listed
        assert isinstance(proxy, FaultyProxy)
        assert proxy.cut >= 4


def _until(lobbies: Iterator[Lobby], holds: Callable[[Lobby], bool]) -> Lobby:
    return next(lobby for lobby in lobbies if holds(lobby))
