from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.reason_body import ReasonBody
from ...models.tournament_standings import TournamentStandings
from ...types import UNSET, Request, Unset


def request(
    tournament_id: str,
    table_id: str,
    *,
    body: ReasonBody | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `replay_table`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/tournaments/{tournament_id}/tables/{table_id}/replay".format(
            tournament_id=quote(str(tournament_id), safe=""),
            table_id=quote(str(table_id), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> TournamentStandings:
    """Reads the answer to `replay_table`."""
    if response.status_code == 200:
        response_200 = TournamentStandings.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
