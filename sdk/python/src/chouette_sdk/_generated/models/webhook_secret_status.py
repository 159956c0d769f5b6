from typing import Literal

WebhookSecretStatus = Literal["disabled", "enabled"] | str


def check_webhook_secret_status(value: str) -> WebhookSecretStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
