from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.game_clock import GameClock
from ...types import Request


def request(
    game_id: str,
) -> Request:
    """Builds the call of `get_clock`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/sandbox/games/{game_id}/clock".format(
            game_id=quote(str(game_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> GameClock:
    """Reads the answer to `get_clock`."""
    if response.status_code == 200:
        response_200 = GameClock.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
