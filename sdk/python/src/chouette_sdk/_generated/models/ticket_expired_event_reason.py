from typing import Literal

TicketExpiredEventReason = Literal["no_table", "not_renewed"] | str


def check_ticket_expired_event_reason(value: str) -> TicketExpiredEventReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
