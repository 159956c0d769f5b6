"""What is lost comes back: a service that was killed, a client that was closed, a terminal of another size."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path
from typing import Any

import pytest
from chouette_sdk import AsyncClient, AsyncSeat
from textual.pilot import Pilot

from service.play.app import PlayApp
from service.play.screens.asking import AskScreen
from service.play.screens.lobby import LobbyScreen
from service.play.screens.points import PointsScreen
from service.play.screens.table import TableScreen
from service.play.seats import Seats
from tests.play.conftest import ENVIRONMENT
from tests.play.driving import at_table, client, make, move, offered, press, text_of, until
from tests.serve.running import Serving

OPTIONS: dict[str, Any] = {"target": 1000, "pause_ms": 20, "reaction_ms": 600, "decision_ms": 1500}
ENOUGH = 25
"""So many events are a game under way."""


async def seated(app: PlayApp, **game: Any) -> AsyncSeat:
    """A game in which this client has a seat, beside two bots."""
    seat = await app.client.create_game(
        "wikimonde", options=OPTIONS, player="Moi", bots=["champion", "champion"], **game
    )
    app.keep(seat, "Moi", await seat.view())
    await seat.start()
    return seat


async def come_back(app: PlayApp, game: str) -> TableScreen:
    """To the table by the lobby."""
    await until(lambda: isinstance(app.screen, LobbyScreen) and app.screen.is_mounted, "the lobby")
    screen = app.screen
    assert isinstance(screen, LobbyScreen)
    screen.come_back(game)
    await until(lambda: at_table(app), "the table")
    assert isinstance(app.screen, TableScreen)
    return app.screen


async def play_on(app: PlayApp, pilot: Pilot[int], screen: TableScreen, events: int) -> None:
    """Until so many more events were heard."""
    goal, chance = screen.following.memory.seq + events, random.Random(1)
    while screen.following.memory.seq < goal:
        await move(app, pilot, chance)
        await asyncio.sleep(0.02)


@pytest.mark.nightly
def test_a_service_that_is_killed_and_comes_back_loses_no_event_and_the_user_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        first = Serving(tmp_path / "service", environment=ENVIRONMENT)
        port = first.url.rsplit(":", 1)[1]
        app = client(first.url, tmp_path / "state")
        async with app.run_test(size=(80, 24)) as pilot:
            seat = await seated(app)
            screen = await come_back(app, seat.id)
            await play_on(app, pilot, screen, ENOUGH)
            first.stop(signal.SIGKILL)
            await until(lambda: "Connection lost" in text_of(app), "that the connection is lost")
            second = Serving(tmp_path / "service", f"--port={port}", environment=ENVIRONMENT)
            try:
                await until(lambda: "Connection lost" not in text_of(app), "that it is back")
                await play_on(app, pilot, screen, ENOUGH)
                told = [event.seq for event in (await seat.page(limit=500)).events]
                assert told == list(range(1, len(told) + 1))
                assert screen.following.memory.seq >= 2 * ENOUGH
            finally:
                second.stop()

    asyncio.run(run())


def test_a_user_who_closes_the_client_finds_their_seat_in_the_lobby_and_plays_on(
    service_url: str, tmp_path: Path
) -> None:
    async def run() -> None:
        before = client(service_url, tmp_path)
        async with before.run_test(size=(80, 24)) as pilot:
            seat = await seated(before, name="Kaamelott")
            screen = await come_back(before, seat.id)
            await play_on(before, pilot, screen, 5)
            await pilot.press("ctrl+c")
        assert before.return_code == 130
        assert (tmp_path / "seats.json").stat().st_mode & 0o777 == 0o600
        after = client(service_url, tmp_path)
        async with after.run_test(size=(80, 24)) as pilot:
            await until(lambda: isinstance(after.screen, LobbyScreen) and after.screen.is_mounted, "the lobby")
            await press(pilot, "enter")
            await until(lambda: at_table(after), "the table")
            screen = after.screen
            assert isinstance(screen, TableScreen)
            assert screen.following.me == "moi"
            await play_on(after, pilot, screen, 5)

    asyncio.run(run())


def test_a_table_is_whole_in_every_size_of_the_terminal(service_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        app = client(service_url, tmp_path)
        async with app.run_test(size=(120, 40)) as pilot:
            screen = await come_back(app, (await seated(app)).id)
            for size in ((80, 24), (60, 18), (200, 60), (80, 24)):
                await pilot.resize_terminal(*size)
                await play_on(app, pilot, screen, 3)
                for part in ("#title", "#centre", "#asked", "#players", "#log", "#hints", "#notice"):
                    region = screen.query_one(part).region
                    assert region.height > 0, (size, part)
                    assert region.right <= size[0], (size, part)
                    assert region.bottom <= size[1], (size, part)

    asyncio.run(run())


def test_a_friend_joins_by_the_link_and_another_one_watches(service_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        host = client(service_url, tmp_path / "host")
        async with host.run_test(size=(80, 24)) as at_host:
            seat = await host.client.create_game("wikimonde", player="Arthur", visibility="private")
            host.keep(seat, "Arthur", await seat.view())
            await come_back(host, seat.id)
            await press(at_host, "i")
            await until(lambda: f"{service_url}/v1/games/{seat.id}" in text_of(host), "the link")
            friend = client(service_url, tmp_path / "friend", open_first=f"{service_url}/v1/games/{seat.id}")
            async with friend.run_test(size=(80, 24)) as at_friend:
                await until(lambda: isinstance(friend.screen, AskScreen), "the question for a name")
                await press(at_friend, *"Bohort", "enter")
                await until(lambda: at_table(friend), "the table")
                await until(lambda: "Bohort" in text_of(host), "the friend")
                assert Seats(tmp_path / "friend").of(service_url, seat.id) is not None

    asyncio.run(run())


def test_a_spectator_follows_a_public_game_and_presses_no_act(service_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncClient(service_url) as other:
            seat = await other.create_game("wikimonde", options=OPTIONS, player="Arthur", bots=["champion", "champion"])
            await seat.start()
            app = client(service_url, tmp_path)
            async with app.run_test(size=(80, 24)) as pilot:
                screen = await come_back(app, seat.id)
                await until(lambda: screen.following.memory.seq > 4, "events")
                assert screen.following.offers == []
                await press(pilot, "space", "enter", "a", "*")
                assert "watching" in text_of(app)

    asyncio.run(run())


def test_a_seat_whose_token_opens_nothing_any_more_is_told_in_a_sentence(service_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        app = client(service_url, tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            seat = await seated(app)
            await app.client.seat(seat.id, seat.player, seat.token).replace_token()
            lobby = app.screen
            assert isinstance(lobby, LobbyScreen)
            lobby.come_back(seat.id)
            await until(lambda: "sit down again" in text_of(app), "the sentence")
            await pilot.pause()

    asyncio.run(run())


def test_points_are_explained_by_rule_heading_and_what_modified_them(service_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        app = client(service_url, tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            # The opening is Perceval's: 3-3-6 is a Chouette-Velute, taken by the first who shouts, however late.
            patient, dice = {**OPTIONS, "reaction_ms": 30_000}, [2, 5, 3, 3, 6] * 20
            seat = await app.client.create_game("wikimonde", options=patient, player="Perceval", dice=dice)
            app.keep(seat, "Perceval", await seat.view())
            other = await app.client.table(seat.id).join("Karadoc")
            screen = await come_back(app, seat.id)
            await press(pilot, "s")
            await until(lambda: bool(screen.following.offers), "the opening")
            await press(pilot, "space")
            await other.roll()
            for throw, faces in (("chouettes", [3, 3]), ("cul", [3, 3, 6])):
                await until(lambda throw=throw: offered(screen, throw), f"the throw of the {throw}")
                await press(pilot, "space")
                await until(lambda faces=faces: screen.following.memory.dice.faces == faces, "the dice")
            await until(lambda: offered(screen, "pas_mou_le_caillou"), "the shout")
            await press(pilot, screen.following.keyboard.keys["pas_mou_le_caillou"])
            await until(lambda: bool(screen.following.memory.settled), "points")
            await press(pilot, "=")
            await until(lambda: isinstance(app.screen, PointsScreen) and "base" in text_of(app), "the explanation")
            for part in ("Perceval +72", "La Chouette Velute", "on 3-3-6"):
                assert part in text_of(app)
            await press(pilot, "=")
            await until(lambda: app.screen is screen, "the table again")

    asyncio.run(run())


def test_teams_are_made_in_the_form_and_a_friend_chooses_one(service_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        host = client(service_url, tmp_path / "host")
        async with host.run_test(size=(80, 24)) as pilot:
            await make(host, pilot, "wikimonde", {"teams": "Bretons, Romains"})
            screen = host.screen
            assert isinstance(screen, TableScreen)
            game = screen.table.id
            friend = client(service_url, tmp_path / "friend", open_first=game)
            async with friend.run_test(size=(80, 24)) as at_friend:
                await until(lambda: isinstance(friend.screen, AskScreen), "the question for a name")
                await press(at_friend, *"Bohort", "enter")
                await until(lambda: "Romains" in text_of(friend), "the question for a team")
                await press(at_friend, "2")
                await until(lambda: at_table(friend), "the table")
            view = await screen.table.view()
            teams = {player.name: player.team for player in view.players}
            assert teams["Moi"] == "Bretons"
            assert teams["Bohort"] == "Romains"
            assert list(teams.values()).count("Romains") >= 2

    asyncio.run(run())


def test_an_act_that_is_under_way_is_not_sent_a_second_time(service_url: str, tmp_path: Path) -> None:
    """A user that leans on the key throws when it may be thrown, and no throw is wrong."""

    async def run() -> None:
        app = client(service_url, tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            seat = await app.client.create_game(
                "wikimonde", options=OPTIONS, player="Perceval", dice=[2, 5, 3, 4, 6] * 9
            )
            app.keep(seat, "Perceval", await seat.view())
            await app.client.table(seat.id).join("Karadoc")
            screen = await come_back(app, seat.id)
            await press(pilot, "s")
            await until(lambda: bool(screen.following.offers), "the opening")
            await press(pilot, *["space"] * 10)
            told = [event.type_ for event in (await seat.page()).events]
            assert "dice_rolled" in told
            assert "bevue" not in told

    asyncio.run(run())
