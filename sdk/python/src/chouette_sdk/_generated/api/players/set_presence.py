from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.act_answer import ActAnswer
from ...models.presence_body import PresenceBody
from ...types import Request


def request(
    game_id: str,
    player_id: str,
    *,
    body: PresenceBody,
) -> Request:
    """Builds the call of `set_presence`."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "PUT",
        "url": "/v1/games/{game_id}/players/{player_id}/presence".format(
            game_id=quote(str(game_id), safe=""),
            player_id=quote(str(player_id), safe=""),
        ),
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> ActAnswer:
    """Reads the answer to `set_presence`."""
    if response.status_code == 200:
        response_200 = ActAnswer.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
