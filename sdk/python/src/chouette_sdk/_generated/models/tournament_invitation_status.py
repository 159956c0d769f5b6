from typing import Literal

TournamentInvitationStatus = Literal["accepted", "declined", "expired", "open", "revoked"] | str


def check_tournament_invitation_status(value: str) -> TournamentInvitationStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
