from typing import Literal

WebhookTournamentVisibility = Literal["private", "public"] | str


def check_webhook_tournament_visibility(value: str) -> WebhookTournamentVisibility:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
