from typing import Any

import httpx

from ...errors import UnexpectedAnswer
from ...models.tournament_body import TournamentBody
from ...models.tournament_view import TournamentView
from ...types import UNSET, Request, Unset


def request(
    *,
    body: TournamentBody,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `create_tournament`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/tournaments",
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> TournamentView:
    """Reads the answer to `create_tournament`."""
    if response.status_code == 201:
        response_201 = TournamentView.from_dict(response.json())

        return response_201

    raise UnexpectedAnswer(response)
