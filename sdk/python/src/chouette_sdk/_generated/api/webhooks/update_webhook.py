from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.webhook import Webhook
from ...models.webhook_change_body import WebhookChangeBody
from ...types import UNSET, Request, Unset


def request(
    webhook_id: str,
    *,
    body: WebhookChangeBody | Unset = UNSET,
) -> Request:
    """Builds the call of `update_webhook`."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "PATCH",
        "url": "/v1/webhooks/{webhook_id}".format(
            webhook_id=quote(str(webhook_id), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> Webhook:
    """Reads the answer to `update_webhook`."""
    if response.status_code == 200:
        response_200 = Webhook.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
