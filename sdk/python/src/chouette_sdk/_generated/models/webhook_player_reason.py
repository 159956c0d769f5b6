from typing import Literal

WebhookPlayerReason = (
    Literal["absent", "bound", "cul_de_chouette_double", "cx", "left", "lost", "t6", "undecided", "won"] | str
)


def check_webhook_player_reason(value: str) -> WebhookPlayerReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
