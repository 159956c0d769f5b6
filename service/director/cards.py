"""What the list of tournaments shows of one."""

from __future__ import annotations

import msgspec

from service.director.record import Status, Tournament
from service.tournaments.settings import Format

LIST = "tournaments"
"""Under this name the store keeps the list of all tournaments: no key of anybody has such an id."""


class Card(msgspec.Struct, kw_only=True):
    """A tournament in a list. owner: the public id of the key that made it. Instants are in ms since the epoch."""

    id: str
    name: str
    ruleset: str
    format: Format
    status: Status
    visibility: str
    owner: str
    entries: int
    rounds: int
    created_at: int
    starts_at: int | None
    started_at: int | None
    ended_at: int | None


def card_of(tournament: Tournament) -> Card:
    """Of a tournament as it is."""
    plan = tournament.plan
    return Card(
        id=tournament.id, name=plan.name, ruleset=plan.ruleset, format=plan.settings.format, status=tournament.status,
        visibility=plan.visibility, owner=tournament.owner, entries=len(tournament.entrants),
        rounds=len(tournament.rounds), created_at=tournament.created_at, starts_at=plan.starts_at,
        started_at=tournament.started_at, ended_at=tournament.ended_at,
    )  # fmt: skip
