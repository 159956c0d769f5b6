from typing import Literal

WebhookDeliveryStatus = Literal["delivered", "failed", "pending"] | str


def check_webhook_delivery_status(value: str) -> WebhookDeliveryStatus:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
