from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.empty_body import EmptyBody
from ...models.player_token import PlayerToken
from ...types import UNSET, Request, Unset


def request(
    account_id: str,
    *,
    body: EmptyBody | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `replace_player_token`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/players/{account_id}/token".format(
            account_id=quote(str(account_id), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> PlayerToken:
    """Reads the answer to `replace_player_token`."""
    if response.status_code == 201:
        response_201 = PlayerToken.from_dict(response.json())

        return response_201

    raise UnexpectedAnswer(response)
