from typing import Literal, cast

WebhookStatus = Literal["disabled", "enabled"]


def check_webhook_status(value: str) -> WebhookStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return cast(WebhookStatus, value)
