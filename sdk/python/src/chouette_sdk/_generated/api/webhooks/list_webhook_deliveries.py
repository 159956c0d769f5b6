from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.webhook_delivery_page import WebhookDeliveryPage
from ...types import UNSET, Request, Unset


def request(
    webhook_id: str,
    *,
    limit: int | Unset = 20,
    cursor: str | Unset = UNSET,
) -> Request:
    """Builds the call of `list_webhook_deliveries`."""

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["cursor"] = cursor

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/webhooks/{webhook_id}/deliveries".format(
            webhook_id=quote(str(webhook_id), safe=""),
        ),
        "params": params,
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> WebhookDeliveryPage:
    """Reads the answer to `list_webhook_deliveries`."""
    if response.status_code == 200:
        response_200 = WebhookDeliveryPage.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
