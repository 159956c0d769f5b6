from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.ping_answer import PingAnswer
from ...models.ping_body import PingBody
from ...types import UNSET, Request, Unset


def request(
    game_id: str,
    *,
    body: PingBody,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `return_ping`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/games/{game_id}/pings".format(
            game_id=quote(str(game_id), safe=""),
        ),
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> PingAnswer:
    """Reads the answer to `return_ping`."""
    if response.status_code == 200:
        response_200 = PingAnswer.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
