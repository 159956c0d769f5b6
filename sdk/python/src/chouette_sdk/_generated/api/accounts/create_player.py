from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.new_player_body import NewPlayerBody
from ...models.player_creation import PlayerCreation
from ...types import UNSET, Request, Unset


def request(
    *,
    body: NewPlayerBody,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `create_player`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/players",
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> PlayerCreation:
    """Reads the answer to `create_player`."""
    if response.status_code == 200:
        response_200 = PlayerCreation.from_dict(response.json())

        return response_200
    if response.status_code == 201:
        response_201 = PlayerCreation.from_dict(response.json())

        return response_201

    raise UnexpectedAnswer(response)
