from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.queue_body import QueueBody
from ...models.queue_card import QueueCard
from ...types import UNSET, Request, Unset


def request(
    *,
    body: QueueBody,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `create_queue`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/queues",
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> QueueCard:
    """Reads the answer to `create_queue`."""
    if response.status_code == 201:
        response_201 = QueueCard.from_dict(response.json())

        return response_201

    raise UnexpectedAnswer(response)
