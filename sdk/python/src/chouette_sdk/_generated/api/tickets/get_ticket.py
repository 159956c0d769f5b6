from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.matchmaking_ticket import MatchmakingTicket
from ...types import Request


def request(
    queue_id: str,
) -> Request:
    """Builds the call of `get_ticket`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/queues/{queue_id}/ticket".format(
            queue_id=quote(str(queue_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> MatchmakingTicket:
    """Reads the answer to `get_ticket`."""
    if response.status_code == 200:
        response_200 = MatchmakingTicket.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
