from typing import Literal

WebhookReason = Literal["", "asked", "failing", "gone", "revoked"] | str


def check_webhook_reason(value: str) -> WebhookReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
