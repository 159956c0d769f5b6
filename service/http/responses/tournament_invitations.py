"""What the service answers about players who are invited into a tournament."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from service.director.record import InvitationStatus, Tournament


class TournamentInvitation(msgspec.Struct, kw_only=True):
    """That a player may enter. player_id: whom it is for, whose entry will have that id. created_at: in ms since the
    epoch. status: what came of it; it is `expired` once entries are closed."""

    id: str
    player_id: str
    created_at: int
    status: InvitationStatus


class TournamentInvitations(msgspec.Struct, kw_only=True):
    """Invitations into a tournament."""

    invitations: list[TournamentInvitation]


def invitations(known: Tournament, players: Iterable[str]) -> TournamentInvitations:
    """Those of these players, each once and in this order."""
    held = [(player, known.invited[player]) for player in dict.fromkeys(players)]
    return TournamentInvitations(
        invitations=[
            TournamentInvitation(id=one.id, player_id=player, created_at=one.at, status=one.status)
            for player, one in held
        ]
    )
