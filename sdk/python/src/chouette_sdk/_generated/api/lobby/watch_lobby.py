from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.lobby_news import LobbyNews
from ...models.watch_lobby_status import WatchLobbyStatus
from ...types import UNSET, Request, Unset


def request(
    *,
    status: WatchLobbyStatus | Unset = "lobby",
    ruleset: str | Unset = UNSET,
    free_seats: int | Unset = UNSET,
    bots: bool | Unset = UNSET,
) -> Request:
    """Builds the call of `watch_lobby`."""

    params: dict[str, Any] = {}

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    params["ruleset"] = ruleset

    params["free_seats"] = free_seats

    params["bots"] = bots

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/lobby",
        "params": params,
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> LobbyNews:
    """Reads the answer to `watch_lobby`."""
    if response.status_code == 200:
        response_200 = LobbyNews.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
