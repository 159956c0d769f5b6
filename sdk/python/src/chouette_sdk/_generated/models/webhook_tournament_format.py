from typing import Literal

WebhookTournamentFormat = Literal["knockout", "league", "round_robin", "swiss"] | str


def check_webhook_tournament_format(value: str) -> WebhookTournamentFormat:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
