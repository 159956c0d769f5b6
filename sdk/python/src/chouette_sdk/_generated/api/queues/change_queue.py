from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.queue_card import QueueCard
from ...models.queue_change_body import QueueChangeBody
from ...types import UNSET, Request, Unset


def request(
    queue_id: str,
    *,
    body: QueueChangeBody | Unset = UNSET,
) -> Request:
    """Builds the call of `change_queue`."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "PATCH",
        "url": "/v1/queues/{queue_id}".format(
            queue_id=quote(str(queue_id), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> QueueCard:
    """Reads the answer to `change_queue`."""
    if response.status_code == 200:
        response_200 = QueueCard.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
