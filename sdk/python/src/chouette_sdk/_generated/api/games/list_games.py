from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.game_page import GamePage
from ...models.list_games_status import ListGamesStatus
from ...types import UNSET, Request, Unset


def request(
    *,
    status: ListGamesStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    free_seats: int | Unset = UNSET,
    bots: bool | Unset = UNSET,
    limit: int | Unset = 20,
    cursor: str | Unset = UNSET,
) -> Request:
    """Builds the call of `list_games`."""

    params: dict[str, Any] = {}

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    params["ruleset"] = ruleset

    params["free_seats"] = free_seats

    params["bots"] = bots

    params["limit"] = limit

    params["cursor"] = cursor

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/games",
        "params": params,
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> GamePage:
    """Reads the answer to `list_games`."""
    if response.status_code == 200:
        response_200 = GamePage.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
