from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.rated_games import RatedGames
from ...types import UNSET, Request, Unset


def request(
    pool_id: str,
    *,
    after: int | Unset = 0,
    limit: int | Unset = 100,
) -> Request:
    """Builds the call of `list_rated_games`."""

    params: dict[str, Any] = {}

    params["after"] = after

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/pools/{pool_id}/games".format(
            pool_id=quote(str(pool_id), safe=""),
        ),
        "params": params,
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> RatedGames:
    """Reads the answer to `list_rated_games`."""
    if response.status_code == 200:
        response_200 = RatedGames.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
