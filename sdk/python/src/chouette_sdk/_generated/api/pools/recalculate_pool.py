from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.empty_body import EmptyBody
from ...models.recalculated import Recalculated
from ...types import UNSET, Request, Unset


def request(
    pool_id: str,
    *,
    body: EmptyBody | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `recalculate_pool`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/pools/{pool_id}/recalculation".format(
            pool_id=quote(str(pool_id), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> Recalculated:
    """Reads the answer to `recalculate_pool`."""
    if response.status_code == 200:
        response_200 = Recalculated.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
