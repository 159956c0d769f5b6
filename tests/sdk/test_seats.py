"""Seats in the Python SDK beyond play: guests let in, the same game once more, and a token that is replaced."""

from __future__ import annotations

import asyncio
import threading

import pytest
from chouette_sdk import (
    AsyncClient,
    AsyncSeat,
    Client,
    Conflict,
    Event,
    Forbidden,
    NotFound,
    TokenReplaced,
    TokenUnknown,
)
from chouette_sdk.bodies import NewGame

from tests.sdk.proxy import FaultyProxy
from tests.serve.running import eventually

GUESTS: NewGame = {"seats": "invited", "watching": "invited"}


# --- guests


def test_an_invitation_seats_one_guest_and_one_to_watch_shows_the_game(service_url: str) -> None:
    with Client(service_url) as client:
        host = client.create_game(player="Arthur", **GUESTS)
        seat, watch = host.invite(name="Perceval", external_id="p-1"), host.invite("watch", expires_in_s=600)
        with pytest.raises(NotFound):
            client.table(host.id).join("Perceval")
        with pytest.raises(Forbidden) as other:
            client.table(host.id).join("Karadoc", invitation=seat.token)
        assert (other.value.code, other.value.values) == ("invitation_for_another", {"name": "Perceval"})
        guest = client.table(host.id).join("Perceval", invitation=seat.token)
        with pytest.raises(Conflict) as used:
            client.table(host.id).join("Perceval", invitation=seat.token)
        assert used.value.code == "invitation_used"
        assert [(each.kind, each.used_by) for each in host.invitations()] == [("seat", guest.player), ("watch", None)]
        watching = client.table(host.id, token=watch.token)
        assert (watching.view().you, len(watching.page().events)) == (None, 3)
        assert watching.stream_ticket().url.startswith(f"/v1/games/{host.id}/events?ticket=watch-")
        with pytest.raises(NotFound):
            client.table(host.id).view()
        host.revoke(watch.invitation.id)
        with pytest.raises(NotFound):
            watching.view()


# --- the same game once more


def test_all_seats_get_the_same_rematch_and_so_does_the_organiser(service_url: str, api_key: str) -> None:
    with Client(service_url, api_key=api_key) as organiser, Client(service_url) as client:
        table = organiser.create_game("titouan", name="Kaamelott", metadata={"round": "1"})
        first, second = (client.table(table.id).join(name) for name in ("Perceval", "Karadoc"))
        with pytest.raises(Conflict) as early:
            first.rematch()
        assert early.value.code == "not_finished"
        first.start()
        second.leave()
        assert first.view().status == "finished"
        mine, other, again = first.rematch(), second.rematch(), first.rematch()
        assert {mine.id, other.id, again.id, table.rematch().id} == {mine.id}
        assert mine.id != table.id
        assert (mine.player, other.player, again.token) == ("perceval", "karadoc", mine.token)
        assert table.view().rematch == mine.id
        mine.start()
        assert [player.name for player in other.view().players] == ["Perceval", "Karadoc"]
        mine.replace_token()
        with pytest.raises(TokenReplaced):
            first.rematch()


# --- a token that is replaced


def test_a_seat_goes_on_with_its_new_token_and_so_do_its_open_streams_though_answers_are_lost(service_url: str) -> None:
    with FaultyProxy(service_url, messages_each=1000).running() as proxy, Client(proxy.url) as client:
        seat = client.create_game("titouan", player="Perceval", visibility="private")
        patient, heard = seat.with_options(timeout_s=5), list[Event]()

        def follow() -> None:
            for event in patient.events():
                heard.append(event)

        thread = threading.Thread(target=follow, daemon=True)
        thread.start()
        assert eventually(lambda: bool(heard))
        old = seat.token
        assert seat.replace_token() is seat
        assert seat.token == patient.token != old
        with pytest.raises(NotFound):
            client.seat(seat.id, seat.player, old).view()
        client.table(seat.id).join("Karadoc").start()
        assert seat.view().you == "perceval"
        seat.leave()
        thread.join(30)
        assert not thread.is_alive()
        assert [event.seq for event in heard] == list(range(1, len(heard) + 1))
        assert heard[-1].type_ == "game_finished"
        sent = {each.headers["authorization"] for each in proxy.asked if "/events" in each.path}
        assert sent == {f"Bearer {old}", f"Bearer {seat.token}"}


def test_a_token_that_was_replaced_elsewhere_ends_a_stream_with_the_refusal(service_url: str) -> None:
    with Client(service_url) as client:
        seat = client.create_game("titouan", player="Perceval")
        events = seat.events()
        assert next(events).seq == 1
        client.seat(seat.id, seat.player, seat.token).replace_token()
        with pytest.raises(TokenUnknown):
            list(events)


def test_the_same_for_asyncio(service_url: str) -> None:
    async def follow(seat: AsyncSeat, heard: list[Event]) -> None:
        async for event in seat.events():
            heard.append(event)

    async def run() -> None:
        async with AsyncClient(service_url) as client:
            host = await client.create_game("titouan", player="Arthur", **GUESTS)
            invited = await host.invite()
            guest = await client.table(host.id).join("Perceval", invitation=invited.token)
            watch = (await host.invite("watch")).token
            assert (await client.table(host.id, token=watch).view()).you is None
            heard: list[Event] = []
            following = asyncio.create_task(follow(guest, heard))
            while not heard:
                await asyncio.sleep(0.01)
            old = guest.token
            await guest.replace_token()
            assert guest.token != old
            await guest.start()
            await host.leave()
            await asyncio.wait_for(following, 30)
            assert [event.seq for event in heard] == list(range(1, len(heard) + 1))
            mine, other = await guest.rematch(), await host.rematch()
            assert (mine.id, mine.player, other.player) == (other.id, "perceval", "arthur")

    asyncio.run(run())
