"""Invitations of players: to seats at games, and into tournaments. The game and the tournament know whom they have
invited; what is noted here with the player is that they were told."""

from __future__ import annotations

import logging

from service.director import inviting
from service.director.draft import TournamentDraft
from service.director.record import Invited
from service.director.refused import Refused
from service.director.repository import TournamentNotFound
from service.director.service import TournamentService
from service.players import ids
from service.players.events import (
    InvitationDeclined,
    PlayerInvited,
    TournamentDeclined,
    TournamentInvitationOver,
    TournamentInvited,
)
from service.players.kept import Draft, Repository
from service.players.places import Places
from service.players.record import MOST_PLACES, REMEMBERED_INVITATIONS, GameInvitation, Player, TournamentOffer
from service.players.sitting import check

log = logging.getLogger(__name__)


class Inviting:
    """Every part may be done again, or be broken off anywhere. Every method may raise StoreUnavailable."""

    def __init__(self, tournaments: TournamentService, players: Repository[Player], places: Places) -> None:
        self._tournaments = tournaments
        self._players = players
        self._places = places

    def to_game(self, player: str, invitation: GameInvitation) -> None:
        """Tell the player of an invitation that a game has. The oldest one goes where there are too many. Raises
        Refused (`account_not_found`)."""

        def note(draft: Draft[Player]) -> None:
            check(draft)
            record = draft.record
            if any(one.id == invitation.id for one in record.invitations):
                return
            record.invitations = [*record.invitations, invitation][-MOST_PLACES:]
            draft.tell(
                PlayerInvited, invitation=invitation.id, game=invitation.game, expires_at=invitation.expires_at
            )  # fmt: skip

        self._players.change(ids.stored(player), note)

    def tell(self, tournament_id: str) -> None:
        """Tell all players of a tournament who do not know yet how their invitations stand."""
        try:
            untold = inviting.untold(self._tournaments.load(tournament_id).tournament)
            gone = [player for player, held in untold.items() if not self._told(tournament_id, player, held)]
            if untold:
                self._tournaments.change(tournament_id, lambda draft: _settle(draft, untold, gone))
        except TournamentNotFound:
            log.info("a tournament is gone", extra={"tournament": tournament_id})

    def _told(self, tournament_id: str, player: str, held: Invited) -> bool:
        """Tell one of them; whether the player is there."""

        def note(draft: Draft[Player]) -> None:
            check(draft)
            if held.status == "open":
                _offer(draft, TournamentOffer(id=held.id, tournament=tournament_id, invited_at=held.at))
            elif _taken(draft, held.id) is not None:
                over = TournamentInvitationOver
                draft.tell(over, invitation=held.id, tournament=tournament_id, reason=held.status)

        try:
            self._players.change(ids.stored(player), note)
        except Refused:
            return False
        return True

    def decline(self, player: str, invitation_id: str) -> None:
        """Accept no seat and no place by this invitation. Raises Refused (`invitation_not_found`)."""
        offers = self._players.load(ids.stored(player)).record.offers
        if (offer := next((one for one in offers if one.id == invitation_id), None)) is not None:
            self._decline_there(player, offer)
        game: list[str] = []

        def change(draft: Draft[Player]) -> None:
            check(draft)
            record = draft.record
            game[:] = [one.game for one in record.invitations if one.id == invitation_id]
            if game:
                record.invitations = [one for one in record.invitations if one.id != invitation_id]
                draft.tell(InvitationDeclined, invitation=invitation_id, game=game[0])
                return
            taken = _taken(draft, invitation_id)
            if taken is None:
                raise Refused("invitation_not_found", "You have no such invitation (any more).")
            draft.tell(TournamentDeclined, invitation=invitation_id, tournament=taken.tournament)

        self._players.change(ids.stored(player), change)
        if game:
            self._places.give_back(player, invitation_id, game[0])

    def _decline_there(self, player: str, offer: TournamentOffer) -> None:
        """First at the tournament, so that what is broken off behind this is declined by the next request."""

        def change(draft: TournamentDraft) -> None:
            draft.by = f"player:{player}"
            inviting.decline(draft, player, offer.id)

        try:
            self._tournaments.change(offer.tournament, change)
        except TournamentNotFound:
            log.info("a tournament is gone", extra={"tournament": offer.tournament})


def _settle(draft: TournamentDraft, told: dict[str, Invited], gone: list[str]) -> None:
    inviting.note_told(draft, told)
    for player in gone:
        inviting.forget(draft, player)


def _offer(draft: Draft[Player], offer: TournamentOffer) -> None:
    record = draft.record
    if offer.id in record.heard:
        return
    record.heard = [*record.heard, offer.id][-REMEMBERED_INVITATIONS:]
    record.offers = [*record.offers, offer][-MOST_PLACES:]
    draft.tell(TournamentInvited, invitation=offer.id, tournament=offer.tournament)


def _taken(draft: Draft[Player], invitation_id: str) -> TournamentOffer | None:
    """The invitation that the player has no longer, None where there was none."""
    record = draft.record
    found = next((one for one in record.offers if one.id == invitation_id), None)
    record.offers = [one for one in record.offers if one.id != invitation_id]
    return found
