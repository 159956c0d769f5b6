from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.act_answer import ActAnswer
from ...types import Request


def request(
    game_id: str,
) -> Request:
    """Builds the call of `cancel_game`."""

    _kwargs: dict[str, Any] = {
        "method": "DELETE",
        "url": "/v1/games/{game_id}".format(
            game_id=quote(str(game_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> ActAnswer:
    """Reads the answer to `cancel_game`."""
    if response.status_code == 200:
        response_200 = ActAnswer.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
