from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.player_event_page import PlayerEventPage
from ...types import UNSET, Request, Unset


def request(
    *,
    after: int | Unset = UNSET,
    limit: int | Unset = 100,
    wait: float | Unset = 0.0,
    last_event_id: str | Unset = UNSET,
) -> Request:
    """Builds the call of `list_my_events`."""
    headers: dict[str, Any] = {}
    if not isinstance(last_event_id, Unset):
        headers["Last-Event-ID"] = last_event_id

    params: dict[str, Any] = {}

    params["after"] = after

    params["limit"] = limit

    params["wait"] = wait

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/me/events",
        "params": params,
    }
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> PlayerEventPage:
    """Reads the answer to `list_my_events`."""
    if response.status_code == 200:
        response_200 = PlayerEventPage.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
