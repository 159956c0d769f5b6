"""Players, as HTTP asks for them: made, changed, given tokens, erased."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TypeVar

from service.access.credentials import digest, new_token
from service.director.refused import Refused
from service.director.service import TournamentService
from service.games.changes import ReplaceToken
from service.games.service import GameService
from service.matchmaking.service import MatchmakingService
from service.players import ids
from service.players.erasing import Erasing
from service.players.events import PlayerCreated, TournamentEntered
from service.players.inviting import Inviting
from service.players.kept import Draft, Render, Repository
from service.players.places import Places
from service.players.record import MOST_PLACES, Claim, Player, claim_of, list_of
from service.players.results import PlayerResults
from service.players.sitting import Sitting, check, unknown
from service.pools.service import PoolService
from service.store.errors import GameNotFound
from service.store.idempotency import Answer, Idempotency, StoredAnswer

CLAIM_ATTEMPTS = 50
GOES_S = 0.002
NOTHING = StoredAnswer(status=204, body=b"")
Result = TypeVar("Result")


class PlayerService:
    """What one process does with players. Safe in threads and greenlets; keeps nothing that the store lacks.

    Every method may raise StoreUnavailable; those on one player Refused (`account_not_found`), also where another key
    made that player.
    """

    def __init__(self, games: GameService, tournaments: TournamentService) -> None:
        self._games = games
        parts = games.store, games.settings, games.clock, games.alarms
        self._players = Repository(Player, unknown, *parts)
        self._claims = Repository(Claim, unknown, *parts)
        self.places = Places(games, tournaments)
        self.sitting = Sitting(games, self._players, self.places)
        self.inviting = Inviting(tournaments, self._players, self.places)
        self.pools = PoolService(games)
        self.matchmaking = MatchmakingService(games, self._players, self.pools, self.sitting)
        self._erasing = Erasing(games, tournaments, self.matchmaking, self._players, self._claims)
        self.results = PlayerResults(games, self._players, self.pools.rating)

    def create(
        self,
        owner: str,
        name: str,
        external_id: str,
        metadata: Mapping[str, str],
        idem: Idempotency | None,
        render: Render[Player, str],
    ) -> Answer | Player:
        """Make one, whose token goes to `render`; or give the one that this key has made for this `external_id`.

        Raises IdempotencyMismatch.
        """
        wished = ids.new_id(idem)
        for _ in range(CLAIM_ATTEMPTS):
            id_ = self._claim(owner, external_id, wished) if external_id else wished
            if not id_:
                # The claim of one who was erased goes in this very moment.
                time.sleep(GOES_S)
                continue
            token = ids.new_token(id_)
            made = Player(
                id=id_, created_at=self._games.clock.now(), owner=owner, name=name, external_id=external_id,
                metadata=dict(metadata), token=digest(token),
            )  # fmt: skip

            def begun(draft: Draft[Player], token: str = token) -> str:
                draft.tell(PlayerCreated)
                return token

            done = self._players.begin(made, begun, idem, render)
            if isinstance(done, Answer):
                return done
            if done.record.erased_at is None:
                return done.record
            # It was erased, and its claim is about to go: by this, where the one who erased it was broken off.
            self._erasing.release(claim_of(owner, external_id), id_)
            wished = ids.new_id()
        raise Refused("account_not_found")

    def load(self, player: str, owner: str | None = None) -> Player:
        """A player that is there. owner: the public id of the key that must have made it, None for any."""
        found = self._players.load(ids.stored(player)).record if ids.is_player(player) else None
        if found is None or found.erased_at is not None or owner not in (None, found.owner):
            raise Refused("account_not_found")
        return found

    def by_external_id(self, owner: str, external_id: str) -> list[Player]:
        """The player of this key that it knows by this, if there is one."""
        try:
            player = self._claims.load(claim_of(owner, external_id)).record.player
            return [self.load(player, owner)]
        except Refused:
            return []

    def page(self, owner: str, cursor: str | None, limit: int) -> tuple[list[bytes], str | None]:
        """Cards (JSON) of a key's players, newest first, and where the next page begins."""
        cards, following = self._players.page(list_of(owner), cursor, limit)
        return [card for card in cards if card != b"{}"], following

    def change(
        self, player: str, owner: str, name: str | None, metadata: Mapping[str, str] | None,
        render: Render[Player, None],
    ) -> Answer:  # fmt: skip
        """Change what is sent. Games that were joined before keep the name that they have."""

        def change(draft: Draft[Player]) -> None:
            check(draft, owner)
            draft.record.name = draft.record.name if name is None else name
            draft.record.metadata = draft.record.metadata if metadata is None else dict(metadata)

        return self._done(player, change, None, render)

    def give_token(self, player: str, owner: str, idem: Idempotency | None, render: Render[Player, str]) -> Answer:
        """Another token, which goes to `render`; the one until now opens nothing any more."""

        def change(draft: Draft[Player]) -> str:
            check(draft, owner)
            token = ids.new_token(player)
            draft.record.token, draft.recheck = digest(token), True
            return token

        return self._streams_end(player, self._done(player, change, idem, render))

    def revoke_token(self, player: str, owner: str, render: Render[Player, None]) -> Answer:
        """No token opens anything for this player any more."""

        def change(draft: Draft[Player]) -> None:
            check(draft, owner)
            draft.record.token, draft.recheck = "", True

        return self._streams_end(player, self._done(player, change, None, render))

    def erase(self, player: str, owner: str) -> None:
        """Erase a player: the token opens nothing from now on, and the name goes from everywhere. Again: nothing.

        What is broken off is taken up by a worker.
        """
        if not ids.is_player(player) or self._players.load(ids.stored(player)).record.owner != owner:
            raise Refused("account_not_found")
        self._erasing.begin(player)
        self._games.players.forget(player)
        self._erasing.finish(player)

    def finish_erasing(self, player: str) -> None:
        """What a worker does whose alarm rings for a player."""
        self._erasing.finish(player)

    def note_entry(self, player: str, tournament_id: str) -> None:
        """The player has entered a tournament. The oldest ones are no longer listed where there are too many."""

        def note(draft: Draft[Player]) -> None:
            record = draft.record
            if record.erased_at is not None:
                # In this very moment: the entry is withdrawn, and the name goes, by what finishes erasing.
                record.tournaments[tournament_id], record.erasing = draft.now, True
                return
            if tournament_id in record.tournaments:
                return
            while len(record.tournaments) >= MOST_PLACES:
                del record.tournaments[next(iter(record.tournaments))]
            record.tournaments[tournament_id] = draft.now
            record.offers = [offer for offer in record.offers if offer.tournament != tournament_id]
            draft.tell(TournamentEntered, tournament=tournament_id)

        self._players.change(ids.stored(player), note)

    def _done(
        self, player: str, change: Callable[[Draft[Player]], Result], idem: Idempotency | None,
        render: Render[Player, Result],
    ) -> Answer:  # fmt: skip
        """Change a player by a request."""
        if not ids.is_player(player):
            raise Refused("account_not_found")
        found = self._players.answer(ids.stored(player), change, idem, render)
        self._games.players.forget(player)
        return found

    def _streams_end(self, player: str, answered: Answer) -> Answer:
        """Have streams of the player's seats looked at again; where that is broken off, heartbeats see to it."""
        for seat in self.places.seats(self.load(player)):
            with suppress(GameNotFound):
                unused = ReplaceToken(at=self._games.clock.now(), player=player, token=new_token())
                self._games.do(seat.game, unused)
        return answered

    def _claim(self, owner: str, external_id: str, wished: str) -> str:
        """The id of the player who is or will be known by this to this key; empty where that was erased just now."""
        claim = Claim(id=claim_of(owner, external_id), created_at=self._games.clock.now(), player=wished)
        try:
            done = self._claims.begin(claim, lambda draft: None, None, lambda draft, _: NOTHING)
        except Refused:
            return ""
        return wished if isinstance(done, Answer) else done.record.player
