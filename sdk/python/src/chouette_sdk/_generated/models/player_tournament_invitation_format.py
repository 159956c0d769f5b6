from typing import Literal

PlayerTournamentInvitationFormat = Literal["knockout", "league", "round_robin", "swiss"] | str


def check_player_tournament_invitation_format(value: str) -> PlayerTournamentInvitationFormat:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
