from typing import Literal

WebhookGameVisibility = Literal["private", "public"] | str


def check_webhook_game_visibility(value: str) -> WebhookGameVisibility:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
