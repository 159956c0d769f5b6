from typing import Literal

MatchmakingTicketReasonType0 = (
    Literal["no_table", "not_renewed", "queue_closed", "unplayable", "withdrawn"] | str
)


def check_matchmaking_ticket_reason_type_0(value: str) -> MatchmakingTicketReasonType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
