from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.empty_body import EmptyBody
from ...models.entry_standing import EntryStanding
from ...types import UNSET, Request, Unset


def request(
    tournament_id: str,
    entry_id: str,
    *,
    body: EmptyBody | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `request_table`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/tournaments/{tournament_id}/entries/{entry_id}/table_request".format(
            tournament_id=quote(str(tournament_id), safe=""),
            entry_id=quote(str(entry_id), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> EntryStanding:
    """Reads the answer to `request_table`."""
    if response.status_code == 200:
        response_200 = EntryStanding.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
