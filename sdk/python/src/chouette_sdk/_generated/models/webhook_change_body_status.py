from typing import Literal, cast

WebhookChangeBodyStatus = Literal["disabled", "enabled"]


def check_webhook_change_body_status(value: str) -> WebhookChangeBodyStatus:
    # What is sent is the service's to check.
    return cast(WebhookChangeBodyStatus, value)
