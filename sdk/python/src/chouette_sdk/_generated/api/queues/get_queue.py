from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.queue_card import QueueCard
from ...types import Request


def request(
    queue_id: str,
) -> Request:
    """Builds the call of `get_queue`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/queues/{queue_id}".format(
            queue_id=quote(str(queue_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> QueueCard:
    """Reads the answer to `get_queue`."""
    if response.status_code == 200:
        response_200 = QueueCard.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
