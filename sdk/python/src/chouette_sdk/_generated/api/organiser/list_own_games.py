from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.list_own_games_status import ListOwnGamesStatus
from ...models.own_game_page import OwnGamePage
from ...types import UNSET, Request, Unset


def request(
    *,
    status: ListOwnGamesStatus | Unset = UNSET,
    ruleset: str | Unset = UNSET,
    free_seats: int | Unset = UNSET,
    bots: bool | Unset = UNSET,
    limit: int | Unset = 20,
    cursor: str | Unset = UNSET,
    created_after: int | Unset = UNSET,
    created_before: int | Unset = UNSET,
    metadata: list[str] | Unset = UNSET,
) -> Request:
    """Builds the call of `list_own_games`."""

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

    params["created_after"] = created_after

    params["created_before"] = created_before

    json_metadata: list[str] | Unset = UNSET
    if not isinstance(metadata, Unset):
        json_metadata = metadata

    params["metadata"] = json_metadata

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/organiser/games",
        "params": params,
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> OwnGamePage:
    """Reads the answer to `list_own_games`."""
    if response.status_code == 200:
        response_200 = OwnGamePage.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
