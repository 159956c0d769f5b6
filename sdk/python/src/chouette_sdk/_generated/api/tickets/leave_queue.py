from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...types import Request


def request(
    queue_id: str,
) -> Request:
    """Builds the call of `leave_queue`."""

    _kwargs: dict[str, Any] = {
        "method": "DELETE",
        "url": "/v1/queues/{queue_id}/ticket".format(
            queue_id=quote(str(queue_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> None:
    """Reads the answer to `leave_queue`."""
    if response.status_code == 204:
        return None

    raise UnexpectedAnswer(response)
