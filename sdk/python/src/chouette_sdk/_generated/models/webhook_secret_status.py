from typing import Literal, cast

WebhookSecretStatus = Literal["disabled", "enabled"]


def check_webhook_secret_status(value: str) -> WebhookSecretStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return cast(WebhookSecretStatus, value)
