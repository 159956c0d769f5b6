"""Games of players who are kept beyond them: several at a time, and those whose end is still to be told."""

from __future__ import annotations

from collections.abc import Iterable

from service.games.repository import GameRepository
from service.games.session import envelope_of
from service.games.snapshot import Snapshot
from service.store.clock import Clock


class MemberGames:
    """What a process does with them."""

    def __init__(self, repository: GameRepository, clock: Clock) -> None:
        self._repository = repository
        self._clock = clock

    def read_many(self, game_ids: Iterable[str]) -> list[Snapshot]:
        """Those of these games that are there, as they are now; nothing is stored. One round trip.

        Raises StoreUnavailable.
        """
        wanted, now = list(dict.fromkeys(game_ids)), self._clock.now()
        if wanted:
            self._repository.warm(wanted)
        found: list[Snapshot] = []
        for game_id in wanted:
            held = self._repository.remembered(game_id)
            if held is not None:
                session = self._repository.open(game_id, held)
                session.settle(now)
                found.append(Snapshot(session.game, session.meta, session.revision, now))
        return found

    def owing(self, game_ids: Iterable[str]) -> list[str]:
        """Those of these games, which this process has just looked at, that are over and whose players are to be told
        of it."""
        held = {game_id: self._repository.remembered(game_id) for game_id in game_ids}
        metas = {game_id: envelope_of(known.blob).meta for game_id, known in held.items() if known}
        return [game_id for game_id, meta in metas.items() if meta.owes_players and meta.ended_at is not None]
