from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.webhook_body import WebhookBody
from ...models.webhook_secret import WebhookSecret
from ...types import UNSET, Request, Unset


def request(
    *,
    body: WebhookBody,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `create_webhook`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/webhooks",
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> WebhookSecret:
    """Reads the answer to `create_webhook`."""
    if response.status_code == 201:
        response_201 = WebhookSecret.from_dict(response.json())

        return response_201

    raise UnexpectedAnswer(response)
