from typing import Literal

WebhookAttemptErrorType0 = (
    Literal["address_refused", "connection", "protocol", "status", "timeout", "tls", "unresolvable"] | str
)


def check_webhook_attempt_error_type_0(value: str) -> WebhookAttemptErrorType0:
    # A value newer than this SDK passes through: an older client must not fall over a newer service.
    return value
