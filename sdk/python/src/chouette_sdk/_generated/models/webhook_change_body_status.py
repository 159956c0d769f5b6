from typing import Literal, cast

WebhookChangeBodyStatus = Literal["disabled", "enabled"]


def check_webhook_change_body_status(value: str) -> WebhookChangeBodyStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return cast(WebhookChangeBodyStatus, value)
