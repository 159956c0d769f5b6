from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.challenge import Challenge
from ...types import UNSET, Request, Unset


def request(
    game_id: str,
    challenge_id: int,
    *,
    if_none_match: str | Unset = UNSET,
) -> Request:
    """Builds the call of `get_challenge`."""
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/games/{game_id}/challenges/{challenge_id}".format(
            game_id=quote(str(game_id), safe=""),
            challenge_id=quote(str(challenge_id), safe=""),
        ),
    }
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> Challenge:
    """Reads the answer to `get_challenge`."""
    if response.status_code == 200:
        response_200 = Challenge.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
