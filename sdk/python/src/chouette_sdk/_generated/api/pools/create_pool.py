from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.pool_body import PoolBody
from ...models.pool_card import PoolCard
from ...types import UNSET, Request, Unset


def request(
    *,
    body: PoolBody,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `create_pool`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/pools",
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> PoolCard:
    """Reads the answer to `create_pool`."""
    if response.status_code == 201:
        response_201 = PoolCard.from_dict(response.json())

        return response_201

    raise UnexpectedAnswer(response)
