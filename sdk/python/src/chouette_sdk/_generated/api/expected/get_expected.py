from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.expected import Expected
from ...types import Request


def request(
    game_id: str,
) -> Request:
    """Builds the call of `get_expected`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/games/{game_id}/expected".format(
            game_id=quote(str(game_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> Expected:
    """Reads the answer to `get_expected`."""
    if response.status_code == 200:
        response_200 = Expected.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
