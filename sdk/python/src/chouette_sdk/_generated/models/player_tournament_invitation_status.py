from typing import Literal

PlayerTournamentInvitationStatus = Literal["cancelled", "finished", "open", "paused", "running"] | str


def check_player_tournament_invitation_status(value: str) -> PlayerTournamentInvitationStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
