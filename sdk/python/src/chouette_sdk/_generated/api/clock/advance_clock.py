from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.clock_answer import ClockAnswer
from ...models.clock_body import ClockBody
from ...types import UNSET, Request, Unset


def request(
    game_id: str,
    *,
    body: ClockBody,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `advance_clock`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/sandbox/games/{game_id}/clock".format(
            game_id=quote(str(game_id), safe=""),
        ),
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> ClockAnswer:
    """Reads the answer to `advance_clock`."""
    if response.status_code == 200:
        response_200 = ClockAnswer.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
