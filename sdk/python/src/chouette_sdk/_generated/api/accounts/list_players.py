from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.player_page import PlayerPage
from ...types import UNSET, Request, Unset


def request(
    *,
    limit: int | Unset = 20,
    cursor: str | Unset = UNSET,
    external_id: str | Unset = UNSET,
) -> Request:
    """Builds the call of `list_players`."""

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["cursor"] = cursor

    params["external_id"] = external_id

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/players",
        "params": params,
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> PlayerPage:
    """Reads the answer to `list_players`."""
    if response.status_code == 200:
        response_200 = PlayerPage.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
