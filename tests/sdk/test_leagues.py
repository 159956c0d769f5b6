"""Leagues, check-ins and rounds that are sat out, by the Python SDK."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import attrs
import pytest
from chouette_sdk import AsyncClient, Client, Conflict, models
from chouette_sdk.bodies import NewTournament

LEAGUE: dict[str, Any] = {"format_": "league", "table_size": 2, "options": {"target": 30, "pause_ms": 20}}
SOON_MS = 600_000


def test_scripts_ask_for_tables_of_a_league_until_it_closes(service_url: str, api_key: str) -> None:
    with Client(service_url, api_key=api_key) as client:
        league = client.create_tournament("Ligue", "wikimonde", **LEAGUE)
        league.start()
        perceval, karadoc = league.enter("Perceval"), league.enter("Karadoc")
        assert perceval.ask_for_table().waiting is not None
        perceval.ask_no_more()
        assert perceval.ask_for_table(key="again").waiting is not None
        karadoc.ask_for_table()
        seat = next(iter(perceval.seats()))
        with pytest.raises(Conflict, match="at_table"):
            karadoc.ask_for_table()
        seat.leave()
        league.close()
        *_, last = league.follow()
        assert (last.finished, last.lines[0].entry) == (True, "karadoc")
        assert league.verify().proved


def test_the_same_for_asyncio(service_url: str, api_key: str) -> None:
    async def run() -> None:
        async with AsyncClient(service_url, api_key=api_key) as client:
            league = await client.create_tournament("Ligue", "wikimonde", **LEAGUE)
            await league.start()
            entrants = [await league.enter(name) for name in ("Perceval", "Karadoc")]
            await entrants[0].ask_for_table()
            await entrants[0].ask_no_more()
            for entrant in entrants:
                await entrant.ask_for_table()
            async for seat in entrants[0].seats():
                await seat.leave()
                break
            await league.close()
            seen = [standings async for standings in league.follow()]
            assert seen[-1].lines[0].entry == "karadoc"

    asyncio.run(run())


def test_entries_check_in_and_sit_out(service_url: str, api_key: str) -> None:
    until = int(time.time() * 1000) + SOON_MS
    with Client(service_url, api_key=api_key) as client:
        cup = client.create_tournament("Coupe", format_="swiss", table_size=2, check_in_until=until)
        entrants = [cup.enter(name) for name in ("Perceval", "Karadoc", "Bohort")]
        for entrant in entrants[:2]:
            assert entrant.check_in().entry.checked_in_at is not None
        assert entrants[0].sit_out().entry.sits_out == [1]
        entrants[0].play_next_round()
        cup.start()
        assert [entry.id for entry in cup.entries()] == ["perceval", "karadoc"]
        cup.cancel()


def test_the_sdk_knows_all_that_may_be_settled() -> None:
    assert {field.name.rstrip("_") for field in attrs.fields(models.TournamentBody)} == {
        "name", "ruleset", "format", *NewTournament.__annotations__,
    }  # fmt: skip
