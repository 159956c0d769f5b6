from typing import Literal, cast

WebhookDeliveryStatus = Literal["delivered", "failed", "pending"]


def check_webhook_delivery_status(value: str) -> WebhookDeliveryStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return cast(WebhookDeliveryStatus, value)
