from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.pool_page import PoolPage
from ...types import UNSET, Request, Unset


def request(
    *,
    limit: int | Unset = 20,
    cursor: str | Unset = UNSET,
) -> Request:
    """Builds the call of `list_pools`."""

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["cursor"] = cursor

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/pools",
        "params": params,
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> PoolPage:
    """Reads the answer to `list_pools`."""
    if response.status_code == 200:
        response_200 = PoolPage.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
