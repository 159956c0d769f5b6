from typing import Literal

TicketCancelledEventReason = Literal["queue_closed", "unplayable", "withdrawn"] | str


def check_ticket_cancelled_event_reason(value: str) -> TicketCancelledEventReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
