from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.sandbox_game import SandboxGame
from ...models.sandbox_game_body import SandboxGameBody
from ...types import UNSET, Request, Unset


def request(
    *,
    body: SandboxGameBody,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `create_sandbox_game`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/sandbox/games",
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> SandboxGame:
    """Reads the answer to `create_sandbox_game`."""
    if response.status_code == 201:
        response_201 = SandboxGame.from_dict(response.json())

        return response_201

    raise UnexpectedAnswer(response)
