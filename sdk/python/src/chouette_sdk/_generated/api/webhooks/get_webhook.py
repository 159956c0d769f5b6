from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.webhook import Webhook
from ...types import Request


def request(
    webhook_id: str,
) -> Request:
    """Builds the call of `get_webhook`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/webhooks/{webhook_id}".format(
            webhook_id=quote(str(webhook_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> Webhook:
    """Reads the answer to `get_webhook`."""
    if response.status_code == 200:
        response_200 = Webhook.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
