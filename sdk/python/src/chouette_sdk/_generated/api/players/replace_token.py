from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.empty_body import EmptyBody
from ...models.seat import Seat
from ...types import UNSET, Request, Unset


def request(
    game_id: str,
    player_id: str,
    *,
    body: EmptyBody | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `replace_token`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/games/{game_id}/players/{player_id}/token".format(
            game_id=quote(str(game_id), safe=""),
            player_id=quote(str(player_id), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> Seat:
    """Reads the answer to `replace_token`."""
    if response.status_code == 201:
        response_201 = Seat.from_dict(response.json())

        return response_201

    raise UnexpectedAnswer(response)
