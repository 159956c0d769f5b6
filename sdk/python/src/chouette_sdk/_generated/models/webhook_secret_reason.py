from typing import Literal

WebhookSecretReason = Literal["", "asked", "failing", "gone", "revoked"] | str


def check_webhook_secret_reason(value: str) -> WebhookSecretReason:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
