"""Invitations as the host of a game sees them."""

from __future__ import annotations

from typing import Literal

import msgspec

from service.store.meta import Invitation as KeptInvitation


class Invitation(msgspec.Struct, kw_only=True):
    """What lets a guest in, without the token that does so.

    kind: `seat`: to take a seat; `watch`: to watch. name: under which the seat must be taken, null for any.
    external_id: what the host's own service calls the guest, null if nothing was sent. player_id: the player for whom
    alone it is, null where there is none. created_at: in ms since the
    epoch. expires_at: in ms since the epoch, null for never. status: whether it can still be used. used_by: the id of
    the player who took the seat, null until then.
    """

    id: str
    kind: Literal["seat", "watch"]
    name: str | None
    external_id: str | None
    player_id: str | None
    created_at: int
    expires_at: int | None
    status: Literal["open", "used", "expired"]
    used_by: str | None


class InvitationAnswer(msgspec.Struct, kw_only=True):
    """An invitation was made.

    token: told this once; give it to your guest only. Of kind `seat` it goes into `invitation` of `join_game`; of kind
    `watch` it is sent as a bearer token.
    """

    invitation: Invitation
    token: str


class InvitationList(msgspec.Struct, kw_only=True):
    """The invitations of a game, oldest first, the spent ones too."""

    invitations: list[Invitation]


def invitation(id_: str, kept: KeptInvitation, now: int) -> Invitation:
    """An invitation as its host sees it at this instant (ms)."""
    status: Literal["open", "used", "expired"] = "used" if kept.used_by else "open" if kept.valid(now) else "expired"
    return Invitation(
        id=id_, kind=kept.kind, name=kept.name or None, external_id=kept.external_id or None,
        player_id=kept.member or None, created_at=kept.created_at,
        expires_at=kept.expires_at, status=status, used_by=kept.used_by or None,
    )  # fmt: skip
