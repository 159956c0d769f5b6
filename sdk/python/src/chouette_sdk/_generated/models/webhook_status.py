from typing import Literal

WebhookStatus = Literal["disabled", "enabled"] | str


def check_webhook_status(value: str) -> WebhookStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
