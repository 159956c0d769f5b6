"""Where a player plays: what a phone asks when it comes back."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from service import engine
from service.director.record import Status, Tournament
from service.director.refused import Refused
from service.director.repository import TournamentNotFound
from service.director.service import TournamentService
from service.engine import Game
from service.games.changes import Revoke
from service.games.service import GameService, Snapshot
from service.players.record import GameInvitation, Player, TournamentOffer
from service.store.errors import GameNotFound
from service.store.meta import Meta
from service.tournaments.settings import Format

log = logging.getLogger(__name__)


class PlayerSeat(msgspec.Struct, kw_only=True):
    """A seat in a game that waits for its start, or is played.

    game: its id. player: the player's id there. name: of the game, null without. tournament: the id of the one that it
    belongs to, null without. created_at: in ms since the epoch. may_act: whether the rules let the player do something
    now, as `get_expected` tells.
    """

    game: str
    player: str
    ruleset: str
    name: str | None
    status: Literal["lobby", "playing"]
    tournament: str | None
    created_at: int
    may_act: bool


class PlayerTournament(msgspec.Struct, kw_only=True):
    """A tournament that the player takes part in. tournament: its id. entry: the player's id there. game: the id of the
    game that is played there now, null without."""

    tournament: str
    entry: str
    name: str
    status: Status
    game: str | None


class PlayerInvitation(msgspec.Struct, kw_only=True):
    """A seat that is kept for the player: `join_game` with the player's token takes it.

    game: the id of the game. name: of the game, null without. players: who sits there. invited_at: in ms since the
    epoch. expires_at: in ms since the epoch, null for as long as the game waits.
    """

    id: str
    game: str
    ruleset: str
    name: str | None
    players: list[str]
    invited_at: int
    expires_at: int | None


class PlayerTournamentInvitation(msgspec.Struct, kw_only=True):
    """A tournament that the player may enter: `enter_tournament` with the player's token does it.

    tournament: its id. format: how its tables are made. table_size: players at a full one. entries: how many take part.
    starts_at: when it starts by itself, null where it is started. invited_at: in ms since the epoch, as all instants.
    """

    id: str
    tournament: str
    name: str
    ruleset: str
    format: Format
    table_size: int
    status: Status
    entries: int
    starts_at: int | None
    invited_at: int


class Places:
    """Finds them; nothing of it is stored."""

    def __init__(self, games: GameService, tournaments: TournamentService) -> None:
        self._games = games
        self._tournaments = tournaments

    def tournaments(self, player: Player) -> list[PlayerTournament]:
        """Those that are not over, in the order in which they were entered. Raises StoreUnavailable."""
        found: list[PlayerTournament] = []
        for tournament_id in player.tournaments:
            try:
                known = self._tournaments.load(tournament_id).tournament
            except TournamentNotFound:
                continue
            entrant = known.entrant(player.id)
            if known.over or entrant is None or not entrant.member:
                continue
            made = [table for table in known.open_tables() if table not in known.making]
            tables = [known.table(table) for table in made]
            game = next((known.games[one.id].game for one in tables if one and player.id in one.seats), None)
            found.append(
                PlayerTournament(
                    tournament=known.id, entry=player.id, name=known.plan.name, status=known.status, game=game
                )
            )  # fmt: skip
        return found

    def seats(self, player: Player, more: Iterable[PlayerTournament] = ()) -> list[PlayerSeat]:
        """Seats in games that are not over, the oldest first. more: also at these tables. Raises StoreUnavailable."""
        wanted = [*player.seats, *(one.game for one in more if one.game)]
        found = self._games.member_games.read_many(wanted)
        return [seat for snapshot in found if (seat := _seat(snapshot, player.id)) is not None]

    def invitations(self, player: Player) -> list[PlayerInvitation]:
        """Seats that are kept for the player, the oldest first. Raises StoreUnavailable."""
        games = self._games.member_games.read_many(invited.game for invited in player.invitations)
        found = {snapshot.game.state.id: snapshot for snapshot in games}
        return [
            _invitation(invited, snapshot)
            for invited in player.invitations
            if (snapshot := found.get(invited.game)) is not None and _open(invited, snapshot, player.id)
        ]

    def tournament_invitations(self, player: Player) -> list[PlayerTournamentInvitation]:
        """Tournaments that the player may enter by an invitation, the oldest first. Raises StoreUnavailable."""
        found: list[PlayerTournamentInvitation] = []
        for offer in player.offers:
            try:
                known = self._tournaments.load(offer.tournament).tournament
            except TournamentNotFound:
                continue
            if known.is_invited(player.id) and known.invited[player.id].id == offer.id:
                found.append(_offered(offer, known))
        return found

    def give_back(self, player: str, invitation_id: str, game_id: str) -> None:
        """The player has declined: the game keeps no seat for them any more. Raises StoreUnavailable."""
        at = self._games.clock.now()

        def make(game: Game, meta: Meta) -> Revoke:
            kept = meta.invitations.get(invitation_id)
            if kept is None or kept.member != player or kept.used_by:
                raise Refused("invitation_not_found")
            return Revoke(at=at, id=invitation_id)

        try:
            self._games.do(game_id, make)
        except (GameNotFound, Refused):
            log.info("the seat was given before", extra={"game": game_id})


def _open(invited: GameInvitation, snapshot: Snapshot, player: str) -> bool:
    kept = snapshot.meta.invitations.get(invited.id)
    waits = snapshot.game.state.status == "lobby"
    return waits and kept is not None and kept.member == player and kept.valid(snapshot.now)


def _invitation(invited: GameInvitation, snapshot: Snapshot) -> PlayerInvitation:
    state = snapshot.game.state
    return PlayerInvitation(
        id=invited.id, game=invited.game, ruleset=state.ruleset, name=snapshot.meta.name or None,
        players=[player.display_name for player in state.players], invited_at=invited.invited_at,
        expires_at=invited.expires_at,
    )  # fmt: skip


def _offered(offer: TournamentOffer, known: Tournament) -> PlayerTournamentInvitation:
    plan = known.plan
    return PlayerTournamentInvitation(
        id=offer.id, tournament=known.id, name=plan.name, ruleset=plan.ruleset, format=plan.settings.format,
        table_size=plan.settings.table_size, status=known.status, entries=len(known.entrants), starts_at=plan.starts_at,
        invited_at=offer.invited_at,
    )  # fmt: skip


def _seat(snapshot: Snapshot, player: str) -> PlayerSeat | None:
    state, meta = snapshot.game.state, snapshot.meta
    there: Sequence[str] = [one.id for one in state.all_players if not one.gone]
    if state.status == "finished" or player not in meta.members or player not in there:
        return None
    return PlayerSeat(
        game=state.id, player=player, ruleset=state.ruleset, name=meta.name or None, status=state.status,
        tournament=meta.tournament or None, created_at=meta.created_at,
        may_act=bool(engine.expected(snapshot.game, player, snapshot.now).acts),
    )  # fmt: skip
