from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.invite_body import InviteBody
from ...models.tournament_invitations import TournamentInvitations
from ...types import UNSET, Request, Unset


def request(
    tournament_id: str,
    *,
    body: InviteBody,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `invite_players`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/tournaments/{tournament_id}/invitations".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
    }
    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> TournamentInvitations:
    """Reads the answer to `invite_players`."""
    if response.status_code == 201:
        response_201 = TournamentInvitations.from_dict(response.json())

        return response_201

    raise UnexpectedAnswer(response)
