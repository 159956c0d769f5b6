from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.game import Game
from ...types import UNSET, Request, Unset


def request(
    game_id: str,
    *,
    if_none_match: str | Unset = UNSET,
) -> Request:
    """Builds the call of `get_game`."""
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/games/{game_id}".format(
            game_id=quote(str(game_id), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> Game:
    """Reads the answer to `get_game`."""
    if response.status_code == 200:
        response_200 = Game.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
