from typing import Literal

MatchmakingTicketState = Literal["cancelled", "expired", "matched", "waiting"] | str


def check_matchmaking_ticket_state(value: str) -> MatchmakingTicketState:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
