from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.leaderboard import Leaderboard
from ...types import UNSET, Request, Unset


def request(
    pool_id: str,
    *,
    limit: int | Unset = 20,
    after: str | Unset = UNSET,
    around: str | Unset = UNSET,
    provisional: bool | Unset = True,
    if_none_match: str | Unset = UNSET,
) -> Request:
    """Builds the call of `get_leaderboard`."""
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["after"] = after

    params["around"] = around

    params["provisional"] = provisional

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/pools/{pool_id}/leaderboard".format(
            pool_id=quote(str(pool_id), safe=""),
        ),
        "params": params,
    }
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> Leaderboard:
    """Reads the answer to `get_leaderboard`."""
    if response.status_code == 200:
        response_200 = Leaderboard.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
