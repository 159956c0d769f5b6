from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.create_answer import CreateAnswer
from ...models.game_body import GameBody
from ...types import UNSET, Request, Unset


def request(
    *,
    body: GameBody,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `create_game`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/games",
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> CreateAnswer:
    """Reads the answer to `create_game`."""
    if response.status_code == 201:
        response_201 = CreateAnswer.from_dict(response.json())

        return response_201

    raise UnexpectedAnswer(response)
