from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...types import Request


def request(
    webhook_id: str,
) -> Request:
    """Builds the call of `delete_webhook`."""

    _kwargs: dict[str, Any] = {
        "method": "DELETE",
        "url": "/v1/webhooks/{webhook_id}".format(
            webhook_id=quote(str(webhook_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> None:
    """Reads the answer to `delete_webhook`."""
    if response.status_code == 204:
        return None

    raise UnexpectedAnswer(response)
