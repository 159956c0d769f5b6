"""Erasing a player: the name goes from everywhere, and what was played stays."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from service.access.credentials import new_token
from service.director import entering, inviting
from service.director.draft import TournamentDraft
from service.director.refused import Refused
from service.director.repository import TournamentNotFound
from service.director.service import TournamentService
from service.engine.core.actions.acts import Forfeit
from service.engine.core.refusals import Refusal
from service.games.changes import Anonymise, ReplaceToken
from service.games.service import GameService
from service.matchmaking.service import MatchmakingService
from service.players import ids
from service.players.history import games_of
from service.players.kept import Draft, Repository
from service.players.record import ERASED, Claim, Player, claim_of
from service.store.errors import GameNotFound
from service.store.idempotency import StoredAnswer
from service.tournaments.rounds import tables_of

log = logging.getLogger(__name__)


class Erasing:
    """One commit erases the player, and names what is still to be done; all of that may be done twice."""

    def __init__(
        self, games: GameService, tournaments: TournamentService, matchmaking: MatchmakingService,
        players: Repository[Player], claims: Repository[Claim],
    ) -> None:  # fmt: skip
        self._games = games
        self._tournaments = tournaments
        self._matchmaking = matchmaking
        self._players = players
        self._claims = claims

    def begin(self, player: str) -> None:
        """The player is there no more. Raises what is missing, StoreUnavailable."""

        def erase(draft: Draft[Player]) -> None:
            record = draft.record
            if record.erased_at is not None:
                return
            record.claim = claim_of(record.owner, record.external_id) if record.external_id else ""
            record.erased_at, record.erasing, draft.recheck = draft.now, True, True
            record.name, record.external_id, record.token = ERASED, "", ""
            record.tournaments |= {offer.tournament: draft.now for offer in record.offers}
            record.metadata, record.invitations, record.offers = {}, [], []

        self._players.change(ids.stored(player), erase)

    def finish(self, player: str) -> None:
        """Do what is still to be done; nothing where nothing is. Raises StoreUnavailable."""
        try:
            record = self._players.load(ids.stored(player)).record
        except Refused:
            return
        if not record.erasing:
            return
        for queue_id in record.tickets:
            self._matchmaking.forget(queue_id, player)
        for game_id in self._games_of(record):
            self._leave(game_id, player)
        for tournament_id in record.tournaments:
            self._withdraw(tournament_id, player)
        if record.claim:
            self.release(record.claim, player)
        self._players.change(ids.stored(player), _done)

    def release(self, claim: str, player: str) -> None:
        """Give up a claim on an account, if it is this player's."""

        def give_up(draft: Draft[Claim]) -> None:
            if draft.record.player == player:
                draft.record.player = ""

        try:
            self._claims.change(claim, give_up)
        except Refused:
            log.info("the claim was given up before", extra={"player": player})

    def _games_of(self, record: Player) -> Iterator[str]:
        yield from record.seats
        yield from games_of(self._games.store, record.id)

    def _leave(self, game_id: str, player: str) -> None:
        """The player leaves a game that goes on, and stands under no name in any."""
        try:
            snapshot = self._games.read(game_id)
            if player not in snapshot.meta.members:
                return
            if not snapshot.finished:
                self._forfeit(game_id, player)
            # So that streams of the seat are looked at again: the token opens it no more.
            self._games.do(game_id, ReplaceToken(at=self._games.clock.now(), player=player, token=new_token()))
            self._games.do(game_id, Anonymise(at=self._games.clock.now(), player=player, name=ERASED))
        except GameNotFound:
            return

    def _forfeit(self, game_id: str, player: str) -> None:
        try:
            self._games.do(game_id, Forfeit(player=player, at=self._games.clock.now()))
        except Refusal as refusal:
            log.info("%s was left before: %s", game_id, refusal)

    def _withdraw(self, tournament_id: str, player: str) -> None:
        """The player plays in no later round, and leaves the games of this one; the entry has no name in any."""
        nothing = StoredAnswer(status=204, body=b"")
        try:
            self._tournaments.answer(
                tournament_id, lambda draft: _anonymise(draft, player), None, lambda draft, _: nothing
            )
            known = self._tournaments.load(tournament_id).tournament
        except TournamentNotFound:
            return
        for _, table in tables_of(known.rounds):
            if player in table.seats:
                self._leave(known.games[table.id].game, player)


def _anonymise(draft: TournamentDraft, player: str) -> None:
    entering.anonymise(draft, player, ERASED)
    inviting.forget(draft, player)


def _done(draft: Draft[Player]) -> None:
    record = draft.record
    record.erasing, record.claim, record.seats, record.tournaments, record.asked = False, "", {}, {}, []
    record.tickets = {}
