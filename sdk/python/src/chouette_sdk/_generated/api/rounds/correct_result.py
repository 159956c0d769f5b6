from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.correction_body import CorrectionBody
from ...models.tournament_standings import TournamentStandings
from ...types import UNSET, Request, Unset


def request(
    tournament_id: str,
    table_id: str,
    *,
    body: CorrectionBody,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `correct_result`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/tournaments/{tournament_id}/tables/{table_id}/correction".format(
            tournament_id=quote(str(tournament_id), safe=""),
            table_id=quote(str(table_id), safe=""),
        ),
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> TournamentStandings:
    """Reads the answer to `correct_result`."""
    if response.status_code == 200:
        response_200 = TournamentStandings.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
