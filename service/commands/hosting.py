"""Commands of those who made a game: inviting guests, taking invitations back, calling the game off."""

from __future__ import annotations

from service.commands.requester import Denied, Requester
from service.engine import Game
from service.engine.core.actions.acts import ORGANISER, Cancel
from service.games import invitations
from service.games.changes import Invite, Revoke
from service.games.tasks import Make
from service.players.known import KnownPlayer
from service.store.meta import Meta


class CancelledBefore(Exception):
    """The game was called off before: there is nothing to do."""


def invite(who: Requester, invitation: Invite, member: KnownPlayer | None = None) -> Make:
    """Let a guest in. member: whom the invitation is for, where that is a player who is kept beyond the game.

    Raises `not_the_host`, `game_finished`, `watching_not_invited`, `invitation_limit`, `not_your_player`.
    """

    def make(game: Game, meta: Meta) -> Invite:
        who.host(meta)
        if invitation.member:
            _check_invited(invitation.member, member, meta)
        if game.state.status == "finished":
            raise Denied("game_finished", "The game is over: there is nothing to invite to.")
        if invitation.kind == "watch" and meta.watchers != "invited":
            raise Denied("watching_not_invited", watching=meta.watchers)
        if len(invitations.without_expired(meta, invitation.at)) >= invitations.MOST:
            raise Denied("invitation_limit", limit=invitations.MOST)
        return invitation

    return make


def _check_invited(named: str, member: KnownPlayer | None, meta: Meta) -> None:
    """A game that a key made is for players of that key."""
    if member is None or member.erased_at is not None or meta.api_key_id not in (None, member.owner):
        raise Denied("not_your_player", player=named)


def revoke(who: Requester, invitation_id: str, at: int) -> Make:
    """Take an invitation back. Raises `not_the_host`, `invitation_not_found`, `invitation_used`."""

    def make(game: Game, meta: Meta) -> Revoke:
        who.host(meta)
        kept = meta.invitations.get(invitation_id)
        if kept is None:
            raise Denied("invitation_not_found")
        if kept.used_by:
            raise Denied(
                "invitation_used", "A seat was taken with it: take the player out, where that is still possible."
            )
        return Revoke(at=at, id=invitation_id)

    return make


def cancel(who: Requester, at: int) -> Make:
    """Call the game off. Raises `not_your_game`, `game_not_found`; CancelledBefore."""

    def make(game: Game, meta: Meta) -> Cancel:
        who.owner(meta)
        if game.state.end == "cancelled":
            raise CancelledBefore
        return Cancel(player=ORGANISER, at=at)

    return make
