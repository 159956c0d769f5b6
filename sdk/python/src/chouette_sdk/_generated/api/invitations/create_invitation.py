from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.invitation_answer import InvitationAnswer
from ...models.invitation_body import InvitationBody
from ...types import UNSET, Request, Unset


def request(
    game_id: str,
    *,
    body: InvitationBody | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
) -> Request:
    """Builds the call of `create_invitation`."""
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/games/{game_id}/invitations".format(
            game_id=quote(str(game_id), safe=""),
        ),
    }

    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return Request(**_kwargs)


def parse(response: httpx.Response) -> InvitationAnswer:
    """Reads the answer to `create_invitation`."""
    if response.status_code == 201:
        response_201 = InvitationAnswer.from_dict(response.json())

        return response_201

    raise UnexpectedAnswer(response)
