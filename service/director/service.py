"""Tournaments, as HTTP and workers ask for them."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TypeVar

from service.access import credentials
from service.director import cards, plans
from service.director.draft import TournamentDraft
from service.director.events import TournamentCreated
from service.director.record import PREFIX, Plan, Tournament
from service.director.repository import Render, Stored, TournamentRepository
from service.director.running import TournamentRunner
from service.director.standings_board import StandingsBoard
from service.games.service import GameService
from service.outbox.reader import Reader
from service.store.idempotency import Answer, Idempotency
from service.store.log import Entry
from service.store.port import LobbyPage

Result = TypeVar("Result")


class TournamentService:
    """What one process does with tournaments. Safe in threads and greenlets; keeps nothing that the store lacks.

    Every method may raise StoreUnavailable; those on one tournament TournamentNotFound.
    """

    def __init__(self, games: GameService) -> None:
        self._games = games
        self._repository = TournamentRepository(games.store, games.settings, games.clock, games.alarms)
        self.standings = StandingsBoard(self._repository)
        self.runner = TournamentRunner(self._repository, games, games.clock)

    def create(self, plan: Plan, owner: str, idem: Idempotency | None, render: Render[None], seed: str = "") -> Answer:
        """Make one. owner: the public id of the key that makes it. Raises Refused, the engine's Refusal,
        IdempotencyMismatch."""
        now = self._games.clock.now()
        plans.check(plan, self._games.settings, now)
        tournament = Tournament(
            id=PREFIX + credentials.new_game_id(idem), owner=owner, created_at=now, plan=plan,
            seed=seed or secrets.token_hex(32),
        )  # fmt: skip
        return self._repository.begin(tournament, _created, idem, render)

    def load(self, tournament_id: str) -> Stored:
        """As it is now."""
        return self._repository.load(tournament_id)

    def answer(
        self,
        tournament_id: str,
        change: Callable[[TournamentDraft], Result],
        idem: Idempotency | None,
        render: Render[Result],
    ) -> Answer:
        """Change it by a request. render: words the answer, which is stored with the change. Raises what `change`
        raises, and IdempotencyMismatch."""
        return self._repository.answer(tournament_id, change, idem, render)

    def change(self, tournament_id: str, change: Callable[[TournamentDraft], None]) -> None:
        """Change it by the service's own doing. Raises what `change` raises."""
        self._repository.change(tournament_id, change)

    def page(self, cursor: str | None, limit: int) -> LobbyPage:
        """Cards (JSON) of all tournaments, newest first."""
        return self._games.store.owned(cards.LIST, cursor, limit)

    def log(self, tournament_id: str, after: int, limit: int) -> list[Entry]:
        """Its events with seq > after, oldest first."""
        return self._games.log(tournament_id, after, limit)

    def follow(self, tournament_id: str, after: int = 0, mark: str = "") -> Reader:
        """A place in its events, to listen from again and again; close it (`with`) at the end."""
        return self._games.follow(tournament_id, after, mark)


def _created(draft: TournamentDraft) -> None:
    tournament = draft.tournament
    draft.by = f"key:{tournament.owner}"
    draft.tell(
        TournamentCreated, name=tournament.plan.name, ruleset=tournament.plan.ruleset,
        format=tournament.plan.settings.format, commitment=tournament.lot.commitment,
    )  # fmt: skip
