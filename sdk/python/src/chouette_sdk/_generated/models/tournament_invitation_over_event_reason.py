from typing import Literal

TournamentInvitationOverEventReason = Literal["expired", "revoked"] | str


def check_tournament_invitation_over_event_reason(value: str) -> TournamentInvitationOverEventReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
