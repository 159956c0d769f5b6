from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.pool_card import PoolCard
from ...types import Request


def request(
    pool_id: str,
) -> Request:
    """Builds the call of `get_pool`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/pools/{pool_id}".format(
            pool_id=quote(str(pool_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> PoolCard:
    """Reads the answer to `get_pool`."""
    if response.status_code == 200:
        response_200 = PoolCard.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
