"""The headers of one attempt: id, time, and a signature by each secret that is valid."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from standardwebhooks import Webhook


def headers(delivery_id: str, at_ms: int, body: bytes, secrets: Sequence[str]) -> dict[str, str]:
    """webhook-id, webhook-timestamp (whole seconds) and webhook-signature, as the specification has them.

    at_ms: of this attempt, not of the event: receivers refuse what is older than minutes.
    """
    seconds = at_ms // 1000
    at = datetime.fromtimestamp(seconds, UTC)
    signed = [Webhook(secret).sign(delivery_id, at, body.decode()) for secret in secrets]
    return {
        "webhook-id": delivery_id,
        "webhook-timestamp": str(seconds),
        "webhook-signature": " ".join(signed),
    }
