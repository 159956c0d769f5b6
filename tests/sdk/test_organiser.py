"""What the Python SDK has for the key that made a game."""

from __future__ import annotations

import asyncio
import uuid

import pytest
from chouette_sdk import AsyncClient, Client, Conflict, NotFound


def test_an_organiser_finds_starts_and_cancels_its_games(service_url: str, api_key: str) -> None:
    league = {"league": uuid.uuid4().hex}
    with Client(service_url, api_key=api_key) as client, Client(service_url) as player:
        first = client.create_game(visibility="private", metadata={**league, "round": "1"})
        second = client.create_game(visibility="private", metadata={**league, "round": "2"})
        assert [game.id for game in client.own_games(metadata=league)] == [second.id, first.id]
        [found] = client.own_games(metadata={**league, "round": "1"}, status="lobby")
        assert (found.id, found.metadata["round"]) == (first.id, "1")
        seat = player.table(first.id).join("Perceval")
        first.add_bot("novice")
        first.add_bot("novice", name="Karadoc")
        first.evict("karadoc")
        first.start()
        assert seat.view().status == "playing"
        with pytest.raises(Conflict) as started:
            first.evict(seat.player)
        assert started.value.code == "game_started"
        assert first.view().status == "playing", "the key sees a private game"
        with pytest.raises(NotFound):
            player.table(first.id).view()
        assert first.cancel().effect == "counted"
        assert first.cancel().effect == "repeated"
        assert seat.view().end == "cancelled"
        assert [game.status for game in client.own_games(metadata=league)] == ["lobby", "finished"]


def test_the_same_for_asyncio(service_url: str, api_key: str) -> None:
    league = {"league": uuid.uuid4().hex}

    async def run() -> None:
        async with AsyncClient(service_url, api_key=api_key) as client:
            table = await client.create_game(metadata=league)
            await table.join("Perceval")
            await table.add_bot("novice", name="Karadoc")
            await table.evict("karadoc")
            await table.add_bot("novice")
            await table.start()
            assert [game.id async for game in client.own_games(metadata=league)] == [table.id]
            await table.cancel()
            assert (await table.view()).end == "cancelled"

    asyncio.run(run())
