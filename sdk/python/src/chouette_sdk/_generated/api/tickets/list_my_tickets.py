from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.matchmaking_tickets import MatchmakingTickets
from ...types import Request


def request() -> Request:
    """Builds the call of `list_my_tickets`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/me/tickets",
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> MatchmakingTickets:
    """Reads the answer to `list_my_tickets`."""
    if response.status_code == 200:
        response_200 = MatchmakingTickets.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
