from typing import Any
from urllib.parse import quote

import httpx

from ...errors import UnexpectedAnswer
from ...models.entry_standing import EntryStanding
from ...types import Request


def request(
    tournament_id: str,
    entry_id: str,
) -> Request:
    """Builds the call of `get_entry`."""

    _kwargs: dict[str, Any] = {
        "method": "GET",
        "url": "/v1/tournaments/{tournament_id}/entries/{entry_id}".format(
            tournament_id=quote(str(tournament_id), safe=""),
            entry_id=quote(str(entry_id), safe=""),
        ),
    }
    return Request(**_kwargs)


def parse(response: httpx.Response) -> EntryStanding:
    """Reads the answer to `get_entry`."""
    if response.status_code == 200:
        response_200 = EntryStanding.from_dict(response.json())

        return response_200

    raise UnexpectedAnswer(response)
