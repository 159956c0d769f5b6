from typing import Literal

TournamentFinishedEventReason = Literal["cancelled", "played", "too_few"] | str


def check_tournament_finished_event_reason(value: str) -> TournamentFinishedEventReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
