"""What the Python SDK has for a player who is kept beyond games: against a real service, with its workers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest
from chouette_sdk import AsyncClient, Client, Conflict, NoTable, Player, TokenUnknown, models


def made(organiser: Client, name: str) -> tuple[str, str]:
    """The id and the token of a new player."""
    answer = organiser.api.create_player(body=models.NewPlayerBody(name=name))
    assert answer.token
    return answer.player.id, answer.token


def test_a_player_is_invited_plays_and_finds_the_result_and_the_rating(service_url: str, api_key: str) -> None:
    with Client(service_url, api_key=api_key) as organiser, Client(service_url) as phone:
        (id_, token), (_, other) = made(organiser, "Perceval"), made(organiser, "Karadoc")
        perceval, karadoc = phone.player(token), phone.player(other)
        game = organiser.create_game("wikimonde", seats="invited", rated=True)
        organiser.api.create_invitation(game.id, body=models.InvitationBody(player_id=id_))
        [invitation] = perceval.invitations()
        seat = perceval.join(invitation.game)
        assert seat.player == perceval.profile().id == id_
        organiser.api.create_invitation(game.id, body=models.InvitationBody(player_id=karadoc.profile().id))
        karadoc.join(game.id).start()
        assert [each.id for each in perceval.seats()] == [game.id]
        perceval.seats()[0].leave()
        events = {event.type_: event for event in islice(perceval.listen(), 4)}
        assert list(events) == ["player_created", "player_invited", "seat_taken", "game_over"]
        [result] = perceval.results()
        assert (result.game, result.place, result.rating_before) == (game.id, 2, 1500)
        assert result.pool
        first, second = organiser.api.get_leaderboard(result.pool).lines[:2]
        assert first.rating > second.rating
        assert perceval.seats() == []
        organiser.api.revoke_player_token(id_)
        with pytest.raises(TokenUnknown):
            _until_it_is_refused(perceval)


def test_a_player_is_invited_into_a_tournament(service_url: str, api_key: str) -> None:
    with Client(service_url, api_key=api_key) as organiser, Client(service_url) as phone:
        (id_, token), (other, _) = made(organiser, "Perceval"), made(organiser, "Karadoc")
        perceval = phone.player(token)
        cup = organiser.create_tournament("Coupe", "wikimonde", format_="swiss", table_size=2, entering="invited")
        first, second = cup.invite(id_, other)
        cup.revoke(second.id)
        [offer] = perceval.tournament_invitations()
        perceval.decline(offer.id)
        cup.invite(id_)
        perceval.enter(perceval.tournament_invitations()[0].tournament)
        assert [(one.player_id, one.status) for one in cup.invitations()] == [(id_, "accepted"), (other, "revoked")]
        events = [event.type_ for event in islice(perceval.listen(), 5)][1:]
        assert events == ["tournament_invited", "tournament_declined", "tournament_invited", "tournament_entered"]
        assert first.id == offer.id


def _until_it_is_refused(player: Player) -> None:
    """Three seconds later at the latest."""
    while True:
        player.profile()


def until(holds: Callable[[], bool]) -> None:
    while not holds():
        pass


def renewed(player: Player, queue: str) -> bool:
    """Whether the player's ticket lasts for longer than it did at first."""
    found = [ticket for ticket in player.tickets() if ticket.queue == queue]
    return any((ticket.expires_at or 0) > ticket.since + 5_000 for ticket in found)


def test_players_wait_for_a_table_and_sit_there(service_url: str, api_key: str) -> None:
    with Client(service_url, api_key=api_key) as organiser, Client(service_url) as phone:
        tokens = [made(organiser, name)[1] for name in ("Perceval", "Karadoc")]
        body = models.QueueBody(name="Ranked", ruleset="wikimonde", table_size=2, ticket_ms=5_000)
        queue = organiser.api.create_queue(body=body).id

        async def waits(token: str) -> str:
            async with AsyncClient(service_url) as other:
                return (await other.player(token).wait_for_table(queue)).id

        def waits_long(player: Player) -> str:
            return player.wait_for_table(queue).id

        with ThreadPoolExecutor(1) as hands:
            first = hands.submit(waits_long, phone.player(tokens[0]))
            until(lambda: renewed(phone.player(tokens[0]), queue))
            game = asyncio.run(waits(tokens[1]))
            assert first.result() == game
        assert phone.player(tokens[0]).wait_for_table(queue).id == game
        [ticket] = phone.player(tokens[0]).tickets()
        assert (ticket.state, ticket.game) == ("matched", game)
        with pytest.raises(Conflict, match="able"):
            phone.player(tokens[0]).leave_queue(queue)


def test_a_wait_that_is_too_long_takes_the_ticket_back(service_url: str, api_key: str) -> None:
    with Client(service_url, api_key=api_key) as organiser, Client(service_url) as phone:
        perceval = phone.player(made(organiser, "Perceval")[1])
        queue = organiser.api.create_queue(body=models.QueueBody(name="Ranked", ruleset="wikimonde")).id
        with pytest.raises(NoTable) as none:
            perceval.wait_for_table(queue, longest_s=0.2)
        assert (none.value.ticket.state, none.value.ticket.reason) == ("cancelled", "withdrawn")
        assert organiser.api.get_queue(queue).waiting == 0

        async def gives_up() -> None:
            async with AsyncClient(service_url) as other:
                await asyncio.wait_for(other.player(perceval.token).wait_for_table(queue), 0.5)

        with pytest.raises(asyncio.TimeoutError):
            asyncio.run(gives_up())
        assert organiser.api.get_queue(queue).waiting == 0


def test_a_queue_whose_longest_wait_is_over_says_that_no_one_came(service_url: str, api_key: str) -> None:
    with Client(service_url, api_key=api_key) as organiser, Client(service_url) as phone:
        perceval = phone.player(made(organiser, "Perceval")[1])
        body = models.QueueBody(name="Ranked", ruleset="wikimonde", wait_ms=1_000)
        queue = organiser.api.create_queue(body=body).id
        with pytest.raises(NoTable, match="no_table"):
            perceval.wait_for_table(queue)
        bots = models.QueueChangeBody(bots="novice")
        organiser.api.change_queue(queue, body=bots)
        assert len(perceval.wait_for_table(queue).view().players) == 4


def test_the_same_for_asyncio(service_url: str, api_key: str) -> None:
    with Client(service_url, api_key=api_key) as organiser:
        id_, token = made(organiser, "Perceval")
        game = organiser.create_game("wikimonde")

        async def run() -> None:
            async with AsyncClient(service_url) as phone:
                player = phone.player(token)
                seat = await player.join(game.id)
                assert seat.player == (await player.profile()).id == id_
                assert [each.id for each in await player.seats()] == [game.id]
                async for event in player.listen():
                    if event.type_ == "seat_taken":
                        break
                assert [result async for result in player.results()] == []

        asyncio.run(run())
