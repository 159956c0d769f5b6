"""Examples of players who are kept beyond games: one who is made, invited, plays and is erased."""

from __future__ import annotations

from typing import Any

from service.http.openapi.played_game import (
    GAME_ID,
    INVITATION_ID,
    PLAYER_ID,
    POOL_ID,
    QUEUE_ID,
    START_MS,
    TOURNAMENT_ID,
    Examples,
    encoded,
)
from service.http.responses import players as shown
from service.http.streaming.event_ids import id_of
from service.json_types import JsonObject
from service.players.events import (
    GameOver,
    InvitationDeclined,
    PlayerCreated,
    PlayerEvent,
    PlayerInvited,
    SeatTaken,
    TicketCancelled,
    TicketExpired,
    TicketMatched,
    TicketWaiting,
    TournamentDeclined,
    TournamentEntered,
    TournamentInvitationOver,
    TournamentInvited,
)
from service.players.history import PlayerResult
from service.players.kept import Draft
from service.players.places import PlayerInvitation, PlayerSeat, PlayerTournament, PlayerTournamentInvitation
from service.pools.rating import rate_into
from service.pools.recalculation import Recalculated
from service.pools.record import GameRated, RatingPool
from service.ratings import Played, Side, leaderboard, recalculated

PLAYER_TOKEN = f"pt_{PLAYER_ID[2:]}_9fQm3sVb7XkTz2LrYw0aCeHk3vQ9sT2x"
HOUR_MS = 3_600_000
BODY: JsonObject = {"name": "Perceval", "external_id": "account-17", "metadata": {"club": "Kaamelott"}}


def _account(**changed: Any) -> shown.PlayerAccount:
    told = {**BODY, "id": PLAYER_ID, "created_at": START_MS, "has_token": True, **changed}
    return shown.PlayerAccount(**told)


def accounts(made: Examples) -> None:
    """What the key does that made the player."""
    created = shown.PlayerCreation(player=_account(), token=PLAYER_TOKEN)
    made.put("create_player", "perceval", created, BODY)
    made.put("list_players", "page", shown.PlayerPage(players=[_account()], next=None))
    made.put("get_player", "perceval", _account())
    named = "Perceval de Galles"
    made.put("change_player", "renamed", _account(name=named), {"name": named})
    made.put("replace_player_token", "another", shown.PlayerToken(token=PLAYER_TOKEN), {})


def me(made: Examples) -> None:
    """What the player asks."""
    made.put("get_me", "perceval", shown.Profile(id=PLAYER_ID, name="Perceval", created_at=START_MS, seq=5))
    seat = PlayerSeat(
        game=GAME_ID, player=PLAYER_ID, ruleset="titouan", name="La taverne", status="playing", tournament=None,
        created_at=START_MS, may_act=True,
    )  # fmt: skip
    cup = PlayerTournament(
        tournament=TOURNAMENT_ID, entry=PLAYER_ID, name="Coupe de Kaamelott", status="open", game=None
    )
    made.put("list_my_seats", "playing", shown.PlayerSeats(seats=[seat], tournaments=[cup]))
    invitation = PlayerInvitation(
        id=INVITATION_ID, game=GAME_ID, ruleset="titouan", name="La taverne", players=["Karadoc"], invited_at=START_MS,
        expires_at=None,
    )  # fmt: skip
    offer = PlayerTournamentInvitation(
        id=INVITATION_ID, tournament=TOURNAMENT_ID, name="Coupe de Kaamelott", ruleset="wikimonde", format="swiss",
        table_size=4, status="open", entries=7, starts_at=None, invited_at=START_MS,
    )  # fmt: skip
    made.put("list_my_invitations", "one", shown.PlayerInvitations(invitations=[invitation], tournaments=[offer]))
    result = PlayerResult(
        game=GAME_ID, ruleset="titouan", ended_at=START_MS + HOUR_MS, place=1, players=4, score=343, reason="won",
        tournament=None, pool=POOL_ID, rating_before=1500, rating_after=1566,
    )  # fmt: skip
    made.put("list_my_results", "page", shown.PlayerResultPage(results=[result], next=None))


def events(made: Examples) -> None:
    """All that happens to a player."""
    told: list[PlayerEvent] = [
        PlayerCreated(seq=1, at=START_MS),
        PlayerInvited(seq=2, at=START_MS + 1, invitation=INVITATION_ID, game=GAME_ID, expires_at=None),
        SeatTaken(seq=3, at=START_MS + 2, game=GAME_ID),
        TournamentEntered(seq=4, at=START_MS + 3, tournament=TOURNAMENT_ID),
        GameOver(
            seq=5, at=START_MS + HOUR_MS, game=GAME_ID, place=1, players=4, score=343, tournament=None, pool=POOL_ID,
            rating_before=1500, rating_after=1566
        ),
        InvitationDeclined(seq=6, at=START_MS + HOUR_MS, invitation="0a1b2c3d4e5f6789", game=GAME_ID),
        TournamentInvited(seq=7, at=START_MS + HOUR_MS, invitation=INVITATION_ID, tournament=TOURNAMENT_ID),
        TournamentDeclined(seq=8, at=START_MS + HOUR_MS + 1, invitation=INVITATION_ID, tournament=TOURNAMENT_ID),
        TournamentInvitationOver(
            seq=9, at=START_MS + HOUR_MS + 2, invitation="0a1b2c3d4e5f678a", tournament=TOURNAMENT_ID, reason="expired"
        ),
        TicketWaiting(seq=10, at=START_MS + HOUR_MS, queue=QUEUE_ID, expires_at=START_MS + HOUR_MS + 60_000),
        TicketMatched(seq=11, at=START_MS + HOUR_MS + 1, queue=QUEUE_ID, game=GAME_ID),
        TicketExpired(seq=12, at=START_MS + 2 * HOUR_MS, queue=QUEUE_ID, reason="no_table"),
        TicketCancelled(seq=13, at=START_MS + 3 * HOUR_MS, queue=QUEUE_ID, reason="withdrawn"),
    ]  # fmt: skip
    page = shown.PlayerEventPage(events=told, last_seq=13, last_id=id_of(13, "1783a5f2"))
    made.put("list_my_events", "page", page)
    made.streamed["list_my_events"] = encoded(told[1])


def pools(made: Examples) -> None:
    """A pool in which one game was shown."""
    other = "p_m7q4w5z6b5n6c2k3f4x2"
    body: JsonObject = {"name": "Winter", "rulesets": ["wikimonde"], "starts_at": START_MS - HOUR_MS}
    pool = RatingPool(id=POOL_ID, created_at=START_MS - HOUR_MS, owner="key_7k2m", **body)
    made.put("create_pool", "season", pool.shown, body)
    made.ask("create_game", "rated", {"ruleset": "wikimonde", "rated": True})
    made.put("list_pools", "page", shown.PoolPage(pools=[pool.shown], next=None))
    made.put("get_pool", "season", pool.shown)
    draft = Draft(pool, START_MS)
    sides = (Side(players=(PLAYER_ID,), place=1), Side(players=(other,), place=2))
    played = Played(game=GAME_ID, at=START_MS, sides=sides)
    rate_into(draft, played, {})
    names = {PLAYER_ID: "Perceval", other: "Karadoc"}
    lines = [shown.line(rank, names) for rank in leaderboard(recalculated([played]))]
    made.put("get_leaderboard", "first", shown.Leaderboard(pool=pool.shown, lines=lines, next=None))
    told = [event for event in draft.fresh if isinstance(event, GameRated)]
    made.put("list_rated_games", "one", shown.RatedGames(games=told, last_seq=1))
    made.put("recalculate_pool", "same", Recalculated(games=1, players=2, same=True, differing=[]), {})
