from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.act_answer import ActAnswer
from ...models.play_body import PlayBody
from ...types import UNSET, Request, Unset


def request(
    game_id: str,
    *,
    body: PlayBody,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `lay_cards`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/games/{game_id}/plays".format(
            game_id=quote(str(game_id), safe=""),
        ),
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> ActAnswer:
    """Reads the answer to `lay_cards`."""
    if response.status_code == 201:
        response_201 = ActAnswer.from_dict(response.json())

        return response_201

    raise UnexpectedAnswer(response)
