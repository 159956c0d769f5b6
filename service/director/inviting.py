"""Players who are invited: one invitation a player, and what comes of it. The player of one that has changed is told
by what keeps the players (service/players/inviting.py)."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import msgspec

from service.director.draft import TournamentDraft
from service.director.events import InvitationRevoked, InvitationsExpired, PlayerDeclined, PlayersInvited
from service.director.record import MOST_ENTRIES, InvitationStatus, Invited, Tournament
from service.director.refused import Refused

TELL_MS = 2_000
"""So long the process that changed an invitation is left alone with telling its player."""


def invite(draft: TournamentDraft, players: Sequence[str]) -> None:
    """Invite these. Again: nothing; one who has declined, or whose invitation was revoked, is invited anew.

    Raises Refused: `tournament_over`, `entries_closed`, `already_entered`, `invitation_limit`; then none is invited.
    """
    tournament = draft.tournament
    draft.check_takes_entries()
    fresh = [player for player in dict.fromkeys(players) if _is_fresh(tournament, player)]
    if not fresh:
        return
    kept = {player: held for player, held in tournament.invited.items() if held.status in ("open", "accepted")}
    if len(kept) + len(fresh) > MOST_ENTRIES:
        detail = f"This tournament has {len(kept)} invitations of {MOST_ENTRIES}: revoke some that are open."
        raise Refused("invitation_limit", detail, limit=MOST_ENTRIES)
    if len(tournament.invited) + len(fresh) > MOST_ENTRIES:
        tournament.invited = kept
    for player in fresh:
        tournament.invited[player] = Invited(id=secrets.token_hex(8), at=draft.now)
    draft.tell(PlayersInvited, players=fresh)


def _is_fresh(tournament: Tournament, player: str) -> bool:
    held = tournament.invited.get(player)
    if tournament.entrant(player) is None:
        return held is None or held.status != "open"
    if held is None or held.status != "accepted":
        raise Refused("already_entered", f"{player} takes part already: leave them out.", player=player)
    return False


def revoke(draft: TournamentDraft, invitation_id: str) -> None:
    """Take an invitation back. One that is over stays as it is. Raises Refused: `invitation_not_found`,
    `invitation_used`."""
    tournament = draft.tournament
    found = next((player for player, held in tournament.invited.items() if held.id == invitation_id), None)
    if found is None:
        raise Refused("invitation_not_found", "This tournament has no such invitation (any more).")
    if tournament.invited[found].status == "accepted":
        raise Refused("invitation_used", "The player has entered by it: withdraw the entry.", player=found)
    _drop(draft, found)


def decline(draft: TournamentDraft, player: str, invitation_id: str) -> None:
    """The player does not want to take part. One that is over stays as it is."""
    held = draft.tournament.invited.get(player)
    if held is not None and held.id == invitation_id and held.status == "open":
        _put(draft, player, "declined", told=True)
        draft.tell(PlayerDeclined, player=player)


def close(draft: TournamentDraft) -> None:
    """Where entries are closed, invitations open nothing any more."""
    tournament = draft.tournament
    if tournament.takes_entries:
        return
    left = [player for player in tournament.invited if tournament.is_invited(player)]
    for player in left:
        _put(draft, player, "expired")
    if left:
        draft.tell(InvitationsExpired, players=left)


def forget(draft: TournamentDraft, player: str) -> None:
    """The player is there no more."""
    if player in draft.tournament.invited:
        _drop(draft, player)
        del draft.tournament.invited[player]


def untold(tournament: Tournament) -> dict[str, Invited]:
    """Invitations of which their players do not know how they stand, by player."""
    return {player: held for player, held in tournament.invited.items() if not held.told}


def note_told(draft: TournamentDraft, told: Mapping[str, Invited]) -> None:
    """These players know that their invitations stand so."""
    invited = draft.tournament.invited
    for player, held in told.items():
        if invited.get(player) == held:
            invited[player] = msgspec.structs.replace(held, told=True)


def _drop(draft: TournamentDraft, player: str) -> None:
    if draft.tournament.is_invited(player):
        _put(draft, player, "revoked")
        draft.tell(InvitationRevoked, player=player)


def _put(draft: TournamentDraft, player: str, status: InvitationStatus, *, told: bool = False) -> None:
    invited = draft.tournament.invited
    invited[player] = msgspec.structs.replace(invited[player], status=status, told=told)
