from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.player_seats import PlayerSeats
from ...types import Request


def request() -> Request:
    """Builds the call of `list_my_seats`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/me/seats",
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> PlayerSeats:
    """Reads the answer to `list_my_seats`."""
    if response.status_code == 200:
        response_200 = PlayerSeats.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
